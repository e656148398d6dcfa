// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const build = (name: string) => {
  document.head.innerHTML = `<script type="module" src="/assets/${name}.js"></script>`;
};
const miss = (chunk: string) =>
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), { payload: new Error(`no ${chunk}`) }),
  );

/** The app's page, as it is after each load: module state is fresh, what the tab stores is not. */
async function load() {
  vi.resetModules();
  const staleChunk = await import('../../src/services/staleChunk');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reload.mockClear();
  const listened = vi.spyOn(window, 'addEventListener');
  staleChunk.reloadOnStaleChunk();
  const [[type, listener] = []] = listened.mock.calls;
  listened.mockRestore();
  const end = () => window.removeEventListener(String(type), listener as EventListener);
  return { ...staleChunk, loads: () => reload.mock.calls.length, end };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  build('main-1');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a chunk that a deploy took away', () => {
  it('fault 75: two chunks missing, at once and again after the load, load the page once', async () => {
    const first = await load();
    miss('a.js');
    miss('b.js');
    first.end();
    const loadsOfFirst = first.loads();
    const second = await load();
    miss('b.js');
    miss('a.js');
    second.end();
    expect([loadsOfFirst, second.loads()]).toEqual([1, 0]);
    expect(second.isReloading()).toBe(false);
  });

  it('fault 53: the next deploy may load the page once more', async () => {
    const first = await load();
    miss('a.js');
    first.end();
    build('main-2');
    const second = await load();
    miss('a.js');
    second.end();
    expect(second.loads()).toBe(1);
  });

  it('fault 75: who stays on the page is shown what failed', async () => {
    const page = await load();
    const seen: boolean[] = [];
    page.watchReloading(() => seen.push(page.isReloading()));
    miss('a.js');
    vi.advanceTimersByTime(1500);
    page.end();
    expect(seen).toEqual([true, false]);
  });

  it('fault 82: without a network the page that is open stays', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await load();
    miss('a.js');
    page.end();
    expect(page.loads()).toBe(0);
    expect(page.isReloading()).toBe(false);
  });

  it('fault 53: where storage is blocked, nothing is loaded again', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    const page = await load();
    miss('a.js');
    page.end();
    expect(page.loads()).toBe(0);
  });
});
