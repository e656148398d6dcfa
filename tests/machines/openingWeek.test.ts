import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openingHours } from '../../machines/openingHours';
import {
  CLOSED_WEEK,
  dayName,
  type Week,
  weekOf,
  weekWords,
  withDayOpen,
  wrongDays,
} from '../../machines/openingWeek';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'pt'];
const from = (opens: string, closes: string) => ({ opens, closes });
const shop: Week = [
  null,
  from('07:00', '15:00'),
  from('07:00', '15:00'),
  from('07:00', '15:00'),
  from('07:00', '15:00'),
  from('08:30', '12:00'),
  null,
];

describe('a week of opening hours', () => {
  it('is said with days of the same hours together', () => {
    expect(weekWords(shop, 'en')).toBe('Tue–Fri 7 am–3 pm, Sat 8:30 am–12 pm');
    expect(weekWords(shop, 'de')).toBe('Dienstag–Freitag 7:00–15:00, Samstag 8:30–12:00');
    expect(weekWords(CLOSED_WEEK, 'en')).toBe('');
  });

  it.each(LANGUAGES)('is understood again, by search engines too: %s', (language) => {
    const time = fc.integer({ min: 0, max: 95 });
    const clock = (quarter: number) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
    const day = fc.option(
      fc
        .tuple(time, time)
        .filter(([opens, closes]) => opens < closes)
        .map(([opens, closes]) => from(clock(opens), clock(closes))),
    );
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
        const words = weekWords(week, language);
        if (week.every((hours) => hours === null)) return;
        expect(weekOf(words), words).toEqual(week);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it.each([
    ['Tue–Sun 7am–3pm', 'Tu-Su 07:00-15:00'],
    ['Mo-Fr 9-12 Uhr', 'Mo-Fr 09:00-12:00'],
  ])('is read from "%s"', (words, stated) => {
    expect(openingHours(words)).toEqual([stated]);
    const week = weekOf(words);
    expect(week && openingHours(weekWords(week, 'en'))).toEqual([stated]);
  });

  it.each(['whenever the lamp is lit', '', 'Mon 9-12, Mon 13-17'])('is none: "%s"', (words) => {
    expect(weekOf(words)).toBeNull();
  });

  it('opens a day with the hours of the open day before it', () => {
    const monday = withDayOpen(CLOSED_WEEK, 0, true);
    expect(monday[0]).toEqual(from('09:00', '17:00'));
    expect(withDayOpen(shop, 6, true)[6]).toEqual(from('08:30', '12:00'));
    expect(withDayOpen(monday, 0, false)).toEqual(CLOSED_WEEK);
  });

  it('names the days that close before they open, or have no time', () => {
    expect(wrongDays(shop)).toEqual([]);
    expect(wrongDays([from('18:00', '02:00'), from('', '10:00'), from('09:00', '')])).toEqual([
      0, 1, 2,
    ]);
    expect(dayName(2, 'en', 'long')).toBe('Wednesday');
  });
});
