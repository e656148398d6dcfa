// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { useOfferedPrompt } from '../../src/app/useOfferedPrompt';

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
});

/** Opens the builder's address with what stands in its prompt field already. */
function openAt(address: string, typed: string) {
  const builderRef = createActor(builderMachine, { input: { prompt: typed } }).start();
  const chosen: string[] = [];
  builderRef.system.inspect((event) => {
    if (event.type === '@xstate.event' && event.event.type === 'suggestion.choose')
      chosen.push(event.event.prompt as string);
  });
  const Page = () => {
    useOfferedPrompt(builderRef);
    return null;
  };
  const router = createMemoryRouter([{ path: '/editor/builder', Component: Page }], {
    initialEntries: ['/', address],
    initialIndex: 1,
  });
  act(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  const { pathname, search, hash } = router.state.location;
  return {
    prompt: builderRef.getSnapshot().context.prompt,
    chosen,
    address: pathname + search + hash,
  };
}

it('puts the offered prompt into the empty field, once, and takes it out of the address', () => {
  expect(openAt('/editor/builder?prompt=A%20shop%20%26%20more&from=showcase#x', '')).toEqual({
    prompt: 'A shop & more',
    chosen: ['A shop & more'],
    address: '/editor/builder?from=showcase',
  });
});

it('keeps what was typed', () => {
  expect(openAt('/editor/builder?prompt=A%20shop', 'My own words')).toEqual({
    prompt: 'My own words',
    chosen: [],
    address: '/editor/builder',
  });
});

it('takes a field with only spaces for empty', () => {
  expect(openAt('/editor/builder?prompt=A%20shop', ' \n ').prompt).toBe('A shop');
});

it.each(['?prompt=', '?prompt=%20%E2%80%8B'])('offers nothing for %s', (search) => {
  expect(openAt(`/editor/builder${search}`, '')).toEqual({
    prompt: '',
    chosen: [],
    address: '/editor/builder',
  });
});

it('leaves an address without a prompt alone', () => {
  expect(openAt('/editor/builder?tab=1#x', '').address).toBe('/editor/builder?tab=1#x');
});
