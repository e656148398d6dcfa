// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { useCurrentBuild } from '../../src/editor/builder/useCurrentBuild';
import { aBuild } from '../../stories/fixtures/aBuild';

let root: Root;
let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const comeFrame = () => act(() => frames.splice(0).forEach((callback) => callback()));

function drawBuild() {
  const build = aBuild();
  const builderRef = createActor(builderMachine, {
    input: { history: [build], currentId: build.id },
  }).start();
  const drawn: (string | undefined)[] = [];
  function Shown() {
    const shown = useCurrentBuild(builderRef)?.customization;
    drawn.push(`${shown?.colors.primary} ${shown?.content.title}`);
    return null;
  }
  act(() => root.render(<Shown />));
  drawn.length = 0;
  const send = (event: Parameters<typeof builderRef.send>[0]) => act(() => builderRef.send(event));
  return { drawn, send, title: build.customization.content.title };
}

it('draws another color after the frame that shows it', () => {
  const { drawn, send, title } = drawBuild();
  send({ type: 'color.change', role: 'primary', value: '#112233' });
  expect(drawn).toEqual([]);
  comeFrame();
  expect(drawn).toEqual([`#112233 ${title}`]);
});

it('draws everything else at once, with the color that waited', () => {
  const { drawn, send } = drawBuild();
  send({ type: 'color.change', role: 'primary', value: '#112233' });
  send({ type: 'content.change', field: 'title', value: 'Petal' });
  expect(drawn).toEqual(['#112233 Petal']);
  comeFrame();
  expect(drawn).toEqual(['#112233 Petal']);
});
