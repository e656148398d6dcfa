import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type EntryTime, NO_TIME, timeFor, timeOf, timeWords } from '../../machines/timetable';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'pt'];
const on = (day: string, begins = '', ends = ''): EntryTime =>
  day.length === 1 ? { day, date: '', begins, ends } : { day: 'date', date: day, begins, ends };

describe('when an entry of a timetable is', () => {
  it.each([
    ['Tuesdays 7pm', on('1', '19:00')],
    ['Every Tuesday at 7 pm', on('1', '19:00')],
    ['Sat', on('5')],
    ['Tue 7 pm – 8.30 pm', on('1', '19:00', '20:30')],
    ['Thursday, 18:00-19:30', on('3', '18:00', '19:30')],
    ['Thu 09:00–10:00', on('3', '09:00', '10:00')],
    ['14 June 2026', on('2026-06-14')],
    ['Sunday, June 14th, 2026 at 10am', on('2026-06-14', '10:00')],
    ['2026-06-14 19:00', on('2026-06-14', '19:00')],
  ])('is read: %s', (words, time) => {
    expect(timeOf(words, 'en')).toEqual(time);
  });

  it.each([
    '',
    'When the lamp is lit',
    'Tue–Thu 7 pm',
    'Tue 7–8 pm',
    'Tue 7:30',
    'Tue 10:00–11:30',
    'Tue 9 pm–1 am',
    'Tue 7 pm and 9 pm',
    'Every second Tuesday 7 pm',
    'Monday 14 June 2026',
    '3 May',
    '31 June 2026',
    '6/7/2026',
    '14 and 15 June 2026',
    'Tue 25:00',
    '7 pm',
    '€5',
  ])('is left as it is written where it would be a guess: %s', (words) => {
    expect(timeOf(words, 'en')).toBeNull();
  });

  it('is said in the words of the language, and in those of another', () => {
    expect(timeWords(on('1', '19:00', '20:30'), 'en')).toBe('Tue 7 pm–8:30 pm');
    expect(timeWords(on('2026-06-14', '10:00'), 'en')).toBe('Sunday 14 June 2026, 10 am');
    expect(timeWords(on('1', '19:00', '20:30'), 'de')).toBe('Dienstag 19:00–20:30');
    expect(timeFor('Tuesdays 7pm', 'en', 'es')).toBe('mar 19:00');
    expect(timeFor('3 May', 'en', 'es')).toBe('3 May');
    expect(timeWords({ ...NO_TIME, begins: '10:00' }, 'en')).toBe('');
  });

  it.each(LANGUAGES)('is understood again: %s', (language) => {
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 2 });
    const date = fc
      .integer({ min: 0, max: 5000 })
      .map((day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10));
    const day = fc.oneof(fc.integer({ min: 0, max: 6 }).map(String), date);
    fc.assert(
      fc.property(day, times, (when, minutes) => {
        const [begins = '', ends = ''] = minutes.sort((one, other) => one - other).map(clock);
        const words = timeWords(on(when, begins, ends), language);
        expect(timeOf(words, language), words).toEqual(on(when, begins, ends));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('is read or not, whatever the words are', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LANGUAGES), (words, language) => {
        const time = timeOf(words, language);
        if (time !== null) expect(timeOf(timeWords(time, language), language)).toEqual(time);
      }),
      { seed: 7 },
    );
  });
});
