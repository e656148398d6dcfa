import { clock, dayNumber, minutes, plain, TIME } from './openingHours';
import { dayName, timeIn } from './openingWeek';

/** When an entry of a timetable is, as its fields have it; what is not filled in is empty. */
export interface EntryTime {
  /** `0` to `6` for the days of each week, Monday first; `date` for a day of its own. */
  day: string;
  /** `2026-06-14`, where `day` says so. */
  date: string;
  /** `19:00`. */
  begins: string;
  ends: string;
}
export type TimePart = keyof EntryTime;

export const NO_TIME: EntryTime = { day: '', date: '', begins: '', ends: '' };
export const ON_A_DATE = 'date';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'ja', 'hi', 'ar'] as const;

const dateParts = (date: string, language: string, style: 'short' | 'long' = 'long') =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    weekday: style,
    day: 'numeric',
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(`${date}T00:00Z`));

/** What the weekday or the month of a date is called, whole and shortened, in the languages that dates are read in. */
const namesOf = (date: string, called: 'weekday' | 'month'): string[] =>
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) =>
      dateParts(date, language, style)
        .filter(({ type, value }) => type === called && !/\d/.test(value))
        .map(({ value }) => plain(value).replace(/\.$/, '')),
    ),
  );

let months: Map<string, number> | undefined;

const monthNumber = (name: string): number | undefined =>
  (months ??= new Map(
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      namesOf(`2024-${String(month).padStart(2, '0')}-01`, 'month').map((known) => [known, month]),
    ),
  )).get(name);

const isoDate = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900
    ? date.toISOString().slice(0, 10)
    : null;
};

const isWeekdayOf = (date: string, name: string): boolean =>
  dayNumber(name) === (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7 ||
  namesOf(date, 'weekday').includes(name);

const BEFORE_A_DAY =
  /^(?:every|each|on|jeden|am|immer|cada|los|el|chaque|le|ogni|il) (?!\d+$)(.+)$/;
const BESIDE_A_DATE = new Set(['', 'the', 'of', 'de', 'del', 'di', 'le', 'el', 'il', 'den']);

/** A date with its year, in figures that can be taken one way only, or with the name of its month; null where it is neither. */
function dateIn(text: string): string | null {
  const figures =
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(text);
  if (figures !== null) return isoDate(Number(figures[1]), Number(figures[2]), Number(figures[3]));
  const found = { year: '', month: 0, day: '' };
  for (const word of text.split(/[ ,،]+/)) {
    const name = word.replace(/\.$/, '');
    const month = monthNumber(name);
    const day = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(name)?.[1];
    if (month !== undefined && found.month === 0) found.month = month;
    else if (/^\d{4}$/.test(name) && found.year === '') found.year = name;
    else if (day !== undefined && found.day === '') found.day = day;
    else if (!BESIDE_A_DATE.has(name)) return null;
  }
  const isWhole = found.year !== '' && found.month !== 0 && found.day !== '';
  return isWhole ? isoDate(Number(found.year), found.month, Number(found.day)) : null;
}

/** A day of each week, or one of the calendar whose weekday, if it is told, is its own. */
function onDay(text: string): Pick<EntryTime, 'day' | 'date'> | null {
  const bare = text.replace(/[ ,،:]+$/, '');
  const weekday = dayNumber((BEFORE_A_DAY.exec(bare)?.[1] ?? bare).replace(/\.$/, ''));
  if (weekday !== null) return { day: String(weekday), date: '' };
  const date = dateIn(bare);
  if (date !== null) return { day: ON_A_DATE, date };
  const [, first = '', rest = ''] = /^([^\s,،.]+)[.,،]*\s+(.+)$/.exec(bare) ?? [];
  const [, before = '', last = ''] =
    /^(.+?) ?\((.+)\)$/.exec(bare) ?? /^(.+月\d+日)(.+)$/.exec(bare) ?? [];
  for (const [name, words] of [
    [first, rest],
    [last, before],
  ] as const) {
    const told = dateIn(words);
    if (told !== null && isWeekdayOf(told, name)) return { day: ON_A_DATE, date: told };
  }
  return null;
}

const TIMES = new RegExp(
  String.raw`^(.*?)(?:[ ,،:]+(?:(?:at|from|um|von|ab|a las|de|das|as|a|alle|dalle|des) )?)` +
    String.raw`${TIME}(?:\s?(?:-|to|until|till|bis|a|as|alle|et)\s?${TIME})?$`,
);

/**
 * The fields of an entry whose day, or date with its year, and times are surely understood; null where any part of the words
 * is not, as in "7–8 pm", or in "7:30" of an English text, which may be morning or evening. `language`: that of the words.
 */
export function timeOf(words: string, language: string): EntryTime | null {
  const text = plain(words);
  const whole = onDay(text);
  if (whole !== null) return { ...whole, begins: '', ends: '' };
  const [, before = '', ...parts] = TIMES.exec(text) ?? [];
  const day = onDay(before);
  const [fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = parts;
  if (day === null || fromHour === undefined) return null;
  const told = [
    { hour: fromHour, minute: fromMinute, half: fromHalf },
    ...(toHour === undefined ? [] : [{ hour: toHour, minute: toMinute, half: toHalf }]),
  ];
  const halves = told.filter(({ half = '' }) => /^[ap]/.test(half)).length;
  const isOnTheDay = told.some(({ hour }) => Number(hour) > 12 || hour.startsWith('0'));
  const isSure = halves === 0 ? isOnTheDay || language !== 'en' : halves === told.length;
  const [begins = Number.NaN, ends] = told.map(({ hour, minute, half }) =>
    minutes(hour, minute, half),
  );
  const last = 24 * 60 - 1;
  if (!isSure || !(begins <= last) || (ends !== undefined && !(begins < ends && ends <= last)))
    return null;
  return { ...day, begins: clock(begins), ends: ends === undefined ? '' : clock(ends) };
}

/**
 * When an entry is in the words of a language (a BCP 47 tag): "Tue 7 pm–8:30 pm", "Sunday 14 June 2026, 10 am"; empty where its day is
 * not known. `timeOf` understands them. Pure.
 */
export function timeWords({ day, date, begins, ends }: EntryTime, language: string): string {
  const isDate = day === ON_A_DATE;
  if (day === '' || (isDate && date === '')) return '';
  const on = isDate ? dateWords(date, language) : dayName(Number(day), language);
  const times = [begins, ends].filter(Boolean).map((time) => timeIn(time, language));
  return [on, times.join('–')].filter(Boolean).join(isDate ? ', ' : ' ');
}

function dateWords(date: string, language: string): string {
  const parts = dateParts(date, language);
  if (language !== 'en') return parts.map(({ value }) => value).join('');
  const named = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return ['weekday', 'day', 'month', 'year'].map(named).join(' ');
}

/** What an entry is told by in another language: its time in that one's words, anything else as it is. */
export function timeFor(words: string, from: string, to: string): string {
  const time = timeOf(words, from);
  return time === null ? words : timeWords(time, to);
}

const isSame = (one: EntryTime, other: EntryTime): boolean =>
  one.day === other.day &&
  one.date === other.date &&
  one.begins === other.begins &&
  one.ends === other.ends;

/** The words of an entry's time; those that stand there where they say the same, so that nobody's words change unasked. */
export function timeWritten(time: EntryTime, before: string, language: string): string {
  const told = timeOf(before, language);
  return told !== null && isSame(told, time) ? before : timeWords(time, language);
}

/** An entry's time with one of its fields filled in; the date goes with the day that it was for. */
export const withTimePart = (time: EntryTime, part: TimePart, value: string): EntryTime => ({
  ...time,
  [part]: value,
  ...(part === 'day' && value !== ON_A_DATE && { date: '' }),
});
