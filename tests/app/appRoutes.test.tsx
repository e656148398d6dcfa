// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, Outlet, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { AppRoute } from '../../src/app/routes/appRoute';
import { AppRoutes } from '../../src/app/routes/AppRoutes';

vi.mock('../../src/app/routes/ErrorRoute', () => ({
  ErrorRoute: ({ error }: { error: unknown }) => <>Failed: {String(error)}</>,
}));

let stop = () => {};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => stop());

/** A part that arrives, or fails, when it is told to. */
function part(screen: string) {
  let arrive = () => {};
  let fail = () => {};
  const module = new Promise<{ Component: () => string }>((resolve, reject) => {
    arrive = () => resolve({ Component: () => screen });
    fail = () => reject(new Error('no such part'));
  });
  return {
    lazy: () => module,
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  };
}

async function open(routes: AppRoute[]) {
  const place = document.createElement('div');
  const root = createRoot(place);
  let navigate: NavigateFunction = () => undefined;
  function Navigation() {
    navigate = useNavigate();
    return null;
  }
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/first']}>
        <Navigation />
        <AppRoutes routes={routes} />
      </MemoryRouter>,
    ),
  );
  stop = () => act(() => root.unmount());
  return {
    text: () => place.textContent,
    go: (to: string) => act(async () => navigate(to)),
  };
}

const first: AppRoute = { path: '/first', Component: () => 'First' };

describe('the screen of an address', () => {
  it('stays until that of another address has arrived', async () => {
    const second = part('Second');
    const app = await open([{ ...first }, { path: '/second', lazy: second.lazy }]);
    await app.go('/second');
    expect(app.text()).toBe('First');
    await second.arrive();
    expect(app.text()).toBe('Second');
  });

  it('is that of the address gone to last, whichever arrives first', async () => {
    const second = part('Second');
    const third = part('Third');
    const app = await open([
      { ...first },
      { path: '/second', lazy: second.lazy },
      { path: '/third', lazy: third.lazy },
    ]);
    await app.go('/second');
    await app.go('/third');
    await third.arrive();
    await second.arrive();
    expect(app.text()).toBe('Third');
  });

  it('is entered before it is shown, once for as long as it is shown', async () => {
    let entered = () => {};
    const entering = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const enter = vi.fn(() => entering);
    const app = await open([
      { ...first },
      {
        path: '/room',
        enter,
        Component: () => (
          <>
            Room: <Outlet />
          </>
        ),
        children: [
          { index: true, Component: () => 'table' },
          { path: 'chair', Component: () => 'chair' },
        ],
      },
    ]);
    await app.go('/room');
    expect(app.text()).toBe('First');
    await act(async () => entered());
    expect(app.text()).toBe('Room: table');
    await app.go('/room/chair');
    expect(app.text()).toBe('Room: chair');
    expect(enter).toHaveBeenCalledTimes(1);
    await app.go('/first');
    await app.go('/room');
    expect(enter).toHaveBeenCalledTimes(2);
  });

  it('says that it could not be loaded, until another address is gone to', async () => {
    const second = part('Second');
    const app = await open([{ ...first }, { path: '/second', lazy: second.lazy }]);
    await app.go('/second');
    await second.fail();
    expect(app.text()).toBe('Failed: Error: no such part');
    await app.go('/first');
    expect(app.text()).toBe('First');
  });

  it('says that it could not be drawn, until another address is gone to', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await open([
      { ...first },
      {
        path: '/broken',
        Component: () => {
          throw new Error('cannot be drawn');
        },
      },
    ]);
    await app.go('/broken');
    expect(app.text()).toBe('Failed: Error: cannot be drawn');
    await app.go('/first');
    expect(app.text()).toBe('First');
    silenced.mockRestore();
  });
});
