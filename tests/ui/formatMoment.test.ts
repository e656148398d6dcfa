import { afterEach, describe, expect, it, vi } from 'vitest';

const { DateTimeFormat } = Intl;

/** The function as a reader of this language in this time zone gets it. */
async function formatMomentIn(locale: string, timeZone: string) {
  vi.resetModules();
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_, options) {
    return new DateTimeFormat(locale, { ...options, timeZone });
  });
  return (await import('../../src/editor/parts/formatMoment')).formatMoment;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const newYear = Date.UTC(2026, 0, 1, 0, 30);

describe('formatMoment', () => {
  it.each([
    ['en-US', 'UTC', 'Jan 1, 2026, 12:30 AM'],
    ['en-US', 'America/Los_Angeles', 'Dec 31, 2025, 4:30 PM'],
    ['de-DE', 'Pacific/Kiritimati', '01.01.2026, 14:30'],
    ['ja-JP', 'Asia/Tokyo', '2026/01/01 9:30'],
  ])('fault 37: says a moment to a reader of %s in %s', async (locale, zone, text) => {
    const formatMoment = await formatMomentIn(locale, zone);
    const moment = formatMoment(newYear);
    expect(moment?.text.replaceAll('\u202f', ' ')).toBe(text);
    expect(moment?.iso).toBe('2026-01-01T00:30:00.000Z');
  });

  it.each([
    ['not a number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['after the last day there is', 8.64e15 + 1],
    ['before the first', -8.64e15 - 1],
  ])('fault 37: says nothing of a moment that is %s', async (_, milliseconds) => {
    for (const locale of ['en-US', 'de-DE', 'ar-EG', 'ja-JP']) {
      const formatMoment = await formatMomentIn(locale, 'UTC');
      expect(formatMoment(milliseconds)).toBeNull();
    }
  });

  it('fault 37: says a moment in the future like any other', async () => {
    const formatMoment = await formatMomentIn('en-US', 'UTC');
    expect(formatMoment(Date.UTC(2999, 5, 1))?.iso).toBe('2999-06-01T00:00:00.000Z');
    expect(formatMoment(8.64e15)?.text).not.toContain('Invalid');
  });
});
