// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, emit, setup } from 'xstate';

import type { Notice } from '../../machines/notice';
import { AppRoutes } from '../../src/app/routes/AppRoutes';
import { RootRoute } from '../../src/app/routes/RootRoute';
import { loadToasts, tellNoticesOf, useNotices } from '../../src/app/wiring/notices';
import { system } from '../../src/theme/system';
import { clearToasts } from '../../src/ui/toasts';

vi.mock('../../src/app/wiring/watchSession', () => ({ watchSession: () => () => undefined }));

/** Says `message` for each `end`. */
const flow = (message: string) =>
  createActor(
    setup({ types: {} as { events: { type: 'end' }; emitted: Notice } }).createMachine({
      on: { end: { actions: emit({ type: 'notice', status: 'success', message }) } },
    }),
  ).start();

let stop = () => {};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadToasts();
});

afterEach(() => {
  stop();
  clearToasts();
});

/** The screen that begins a flow, and another one, to which `leave` goes. */
function openApp(Begun: () => null) {
  let navigate: NavigateFunction = () => undefined;
  const routes = [
    {
      Component: RootRoute,
      children: [
        {
          path: '/editor',
          Component: function Editor() {
            navigate = useNavigate();
            return <Begun />;
          },
        },
        { path: '/', Component: () => <h1>Elsewhere</h1> },
      ],
    },
  ];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={['/editor']}>
          <AppRoutes routes={routes} />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  );
  stop = () => act(() => root.unmount());
  return { leave: () => act(async () => navigate('/')) };
}

it('tells what ends while another screen is shown, there', async () => {
  const generation = flow('Website generated');
  const end = tellNoticesOf(generation, 3000);
  const { leave } = openApp(() => null);
  await leave();
  await act(async () => generation.send({ type: 'end' }));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Website generated'));
  expect(document.querySelector('h1')?.textContent).toBe('Elsewhere');
  end();
});

it('tells what a screen has begun as long as that screen is there', async () => {
  const form = flow('Message sent');
  const { leave } = openApp(() => {
    useNotices(form, 5000);
    return null;
  });
  await act(async () => form.send({ type: 'end' }));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Message sent'));
  await leave();
  act(clearToasts);
  await act(async () => form.send({ type: 'end' }));
  expect(document.querySelectorAll('[data-scope=toast][data-part=root]').length).toBe(0);
});
