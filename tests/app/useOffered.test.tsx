// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createPath, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import type { Build } from '../../machines/entities';
import { aBuild } from '../../stories/fixtures/aBuild';
import { useOfferedBuild, useOfferedPrompt } from '../../src/app/wiring/useOffered';

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
});

/** Opens the builder's address with what stands in its prompt field already. */
function openAt(address: string, typed: string, history: Build[] = []) {
  const builderRef = createActor(builderMachine, { input: { prompt: typed, history } }).start();
  const notices: string[] = [];
  builderRef.on('notice', ({ message }) => notices.push(message));
  const chosen: string[] = [];
  builderRef.system.inspect((event) => {
    if (event.type === '@xstate.event' && event.event.type === 'suggestion.choose')
      chosen.push(event.event.prompt as string);
  });
  let shown = '';
  const Page = () => {
    shown = createPath(useLocation());
    useOfferedPrompt(builderRef);
    useOfferedBuild(builderRef);
    return null;
  };
  act(() =>
    root.render(
      <StrictMode>
        <MemoryRouter initialEntries={[address]}>
          <Page />
        </MemoryRouter>
      </StrictMode>,
    ),
  );
  return {
    prompt: builderRef.getSnapshot().context.prompt,
    chosen,
    notices,
    currentId: builderRef.getSnapshot().context.currentId,
    address: shown,
  };
}

it('puts the offered prompt into the empty field, once, and takes it out of the address', () => {
  expect(openAt('/editor/builder?prompt=A%20shop%20%26%20more&from=showcase#x', '')).toMatchObject({
    prompt: 'A shop & more',
    chosen: ['A shop & more'],
    address: '/editor/builder?from=showcase',
  });
});

it('keeps what was typed', () => {
  expect(openAt('/editor/builder?prompt=A%20shop', 'My own words')).toMatchObject({
    prompt: 'My own words',
    chosen: [],
    address: '/editor/builder',
  });
});

it('takes a field with only spaces for empty', () => {
  expect(openAt('/editor/builder?prompt=A%20shop', ' \n ').prompt).toBe('A shop');
});

it.each(['?prompt=', '?prompt=%20%E2%80%8B'])('offers nothing for %s', (search) => {
  expect(openAt(`/editor/builder${search}`, '')).toMatchObject({
    prompt: '',
    chosen: [],
    address: '/editor/builder',
  });
});

it('leaves an address without a prompt alone', () => {
  expect(openAt('/editor/builder?tab=1#x', '').address).toBe('/editor/builder?tab=1#x');
});

it('loads the named build, once, and takes it out of the address', () => {
  const builds = [aBuild({ id: 'a', prompt: 'A bakery' }), aBuild({ id: 'b', prompt: 'A barber' })];
  expect(openAt('/editor/builder?build=b', 'My own words', builds)).toEqual({
    prompt: 'A barber',
    chosen: [],
    notices: ['Loaded build: A barber...'],
    currentId: 'b',
    address: '/editor/builder',
  });
});

it('a build that is gone changes nothing', () => {
  expect(openAt('/editor/builder?build=gone', 'My own words')).toEqual({
    prompt: 'My own words',
    chosen: [],
    notices: [],
    currentId: null,
    address: '/editor/builder',
  });
});
