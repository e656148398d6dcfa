// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchPageReturns } from '../../src/services/pageReturns';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watch() {
  const seen: string[] = [];
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const stop = watchPageReturns({
    onRestored: () => seen.push('restored'),
    onReturned: () => seen.push('returned'),
  });
  return {
    seen,
    stop,
    look: (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
  };
}

describe('a page that comes back', () => {
  it.each([
    ['a minute later', 60_000, ['returned']],
    ['a moment later', 59_999, []],
    ['after five frozen minutes', 300_000, ['returned']],
    ['with its clock set back by a day', -86_400_000, ['returned']],
    ['with its clock set on by a year', 31_536_000_000, ['returned']],
  ])('fault 35: %s is told at most once', (_, milliseconds, expected) => {
    const { look, pass, seen, stop } = watch();
    look('hidden');
    pass(milliseconds);
    look('visible');
    look('visible');
    expect(seen).toEqual(expected);
    stop();
  });

  it('fault 35: tells when the browser brings a left page back, until it ends', () => {
    const { seen, stop } = watch();
    const show = (persisted: boolean) =>
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    show(true);
    stop();
    show(true);
    expect(seen).toEqual(['restored']);
  });
});
