// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const start = vi.fn();
const loaded = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.doMock('../../src/app/wiring/session', () => {
    loaded();
    return { sessionRef: { start } };
  });
});

async function watch() {
  const { watchSession } = await import('../../src/app/wiring/watchSession');
  const stop = watchSession();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return stop;
}

const storage = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('the session of public pages', () => {
  it('is not even loaded where nobody has signed in', async () => {
    const stop = await watch();
    expect(loaded).not.toHaveBeenCalled();
    stop();
  });

  it('is started where somebody has', async () => {
    localStorage.setItem('has-signed-in', 'yes');
    const stop = await watch();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    stop();
  });

  it('is started when somebody signs in in another tab, until the page is gone', async () => {
    const stop = await watch();
    storage('cookie-preferences', '{}');
    storage('has-signed-in', null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(loaded).not.toHaveBeenCalled();
    storage('has-signed-in', 'yes');
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    stop();
    storage('has-signed-in', 'yes');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(start).toHaveBeenCalledTimes(1);
  });
});
