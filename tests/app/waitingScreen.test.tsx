// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type Load, waitingFor } from '../../src/app/routes/waitingScreen';
import { reloadPage } from '../../src/services/page';

vi.mock('../../src/services/page', () => ({ reloadPage: vi.fn() }));
vi.mock('../../src/editor/NoNetworkPanel', () => ({
  NoNetworkPanel: () => <p>There is no network</p>,
}));

async function shown(load: Load): Promise<string | null> {
  const place = document.createElement('div');
  const Waiting = waitingFor(load);
  await act(async () => {
    createRoot(place).render(<Waiting />);
    await Promise.resolve();
  });
  return place.textContent;
}

describe('a screen that waits for the network', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.mocked(reloadPage).mockClear();
  });

  it('fault 82: loads the page again where the browser keeps the part as failed', async () => {
    const text = await shown(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')),
    );
    expect(text).toBe('There is no network');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('fault 82: shows the screen once it is there', async () => {
    expect(await shown(() => Promise.resolve({ Component: () => <p>Here</p> }))).toBe('Here');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
