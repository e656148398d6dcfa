// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { useLateSelector } from '../../src/editor/useLateSelector';
import { aBuild } from '../../stories/fixtures/aBuild';

let root: Root;
let waiting: { frame: (() => void)[]; idle: (() => void)[] };

beforeEach(() => {
  waiting = { frame: [], idle: [] };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => waiting.frame.push(callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.idle.push(callback));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const come = (moment: 'frame' | 'idle') =>
  act(() => waiting[moment].splice(0).forEach((callback) => callback()));

function drawColor() {
  const build = aBuild();
  const builderRef = createActor(builderMachine, {
    input: { history: [build], currentId: build.id },
  }).start();
  const drawn: (string | undefined)[] = [];
  function Color() {
    const color = useLateSelector(
      builderRef,
      ({ context }) => context.history[0]?.customization.colors.primary,
    );
    drawn.push(color);
    return color;
  }
  act(() => root.render(<Color />));
  drawn.length = 0;
  const pick = (value: string) =>
    act(() => builderRef.send({ type: 'color.change', role: 'primary', value }));
  return { drawn, pick, Color };
}

it('draws what follows from a color after the frame that shows it, once the browser has a moment', () => {
  const { drawn, pick } = drawColor();
  pick('#112233');
  expect(drawn).toEqual([]);
  come('frame');
  expect(drawn).toEqual([]);
  come('idle');
  expect(drawn).toEqual(['#112233']);
});

it('draws the last of many colors, once', () => {
  const { drawn, pick } = drawColor();
  for (const value of ['#111111', '#222222', '#333333']) pick(value);
  come('frame');
  pick('#444444');
  come('idle');
  expect(drawn).toEqual(['#444444']);
  pick('#555555');
  come('frame');
  come('idle');
  expect(drawn).toEqual(['#444444', '#555555']);
});

it('draws nothing while a person types on, and the last color once they pause', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { drawn, pick } = drawColor();
  for (const value of ['#111111', '#222222']) {
    window.dispatchEvent(new Event('input'));
    pick(value);
    come('frame');
    act(() => vi.advanceTimersByTime(200));
    come('idle');
  }
  expect(drawn).toEqual([]);
  act(() => vi.advanceTimersByTime(100));
  come('idle');
  expect(drawn).toEqual(['#222222']);
  vi.useRealTimers();
});

it('is never behind the machine when it is drawn for another reason', () => {
  const { drawn, pick, Color } = drawColor();
  pick('#112233');
  act(() => root.render(<Color />));
  expect(drawn).toEqual(['#112233']);
});

it('is told nothing once it is gone', () => {
  const { drawn, pick } = drawColor();
  pick('#112233');
  act(() => root.render(null));
  come('frame');
  come('idle');
  expect(drawn).toEqual([]);
});
