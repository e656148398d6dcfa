import { DAYS, openingHours } from './openingHours';

/** From when to when, as `09:00`, the way a time field has it. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** The days of a week, Monday first; null: closed. */
export type Week = readonly (DayHours | null)[];

export const CLOSED_WEEK: Week = DAYS.map(() => null);

const USUAL: DayHours = { opens: '09:00', closes: '17:00' };

/** Opening hours in words as a table of the week; null where they are not surely understood, or a day is open twice. */
export function weekOf(words: string): Week | null {
  const week: (DayHours | null)[] = [...CLOSED_WEEK];
  for (const line of openingHours(words) ?? []) {
    const [days = '', times = ''] = line.split(' ');
    const [opens = '', closes = ''] = times.split('-');
    for (const day of days.split(',').flatMap(daysIn)) {
      if (week[day] !== null) return null;
      week[day] = { opens, closes };
    }
  }
  return week.every((day) => day === null) ? null : week;
}

/** `Tu-Th` as the numbers of its days; a range may run over Sunday. */
function daysIn(range: string): number[] {
  const [first = 0, last = first] = range
    .split('-')
    .map((name) => DAYS.findIndex((day) => day === name));
  const length = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length }, (_, index) => (first + index) % DAYS.length);
}

/**
 * A table of the week in the words of a language (a BCP 47 tag), days with the same hours together: "Mon–Fri 9 am–5 pm, Sat 10 am–2
 * pm"; empty where all days are closed. `weekOf` understands them. Pure.
 */
export function weekWords(week: Week, language: string): string {
  const parts: string[] = [];
  for (let day = 0; day < week.length; day += 1) {
    const hours = week[day];
    if (!hours) continue;
    const first = day;
    while (isSame(week[day + 1], hours)) day += 1;
    const days = [first, ...(day > first ? [day] : [])].map((one) => dayName(one, language));
    const times = [hours.opens, hours.closes].map((time) => timeIn(time, language));
    parts.push(`${days.join('–')} ${times.join('–')}`);
  }
  return parts.join(', ');
}

const isSame = (one: DayHours | null | undefined, { opens, closes }: DayHours): boolean =>
  one?.opens === opens && one.closes === closes;

/** German "Do" is Thursday, and Sunday in other languages: whole names cannot be mistaken. */
export function dayName(day: number, language: string, style?: 'short' | 'long'): string {
  const weekday = style ?? (language === 'de' ? 'long' : 'short');
  // The first of January 2024 is a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date);
}

/** `19:30` as a language writes it. */
export function timeIn(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (language !== 'en') return `${hours}:${String(minutes).padStart(2, '0')}`;
  const clock = hours % 12 === 0 ? 12 : hours % 12;
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${clock}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** A week with a day opened or closed; one that is opened has the hours of the open day before it. */
export function withDayOpen(week: Week, day: number, isOpen: boolean): Week {
  const before = week.slice(0, day).findLast((hours) => hours !== null);
  return week.map((hours, index) => (index === day ? (isOpen ? (before ?? USUAL) : null) : hours));
}

/** The days that do not close after they open. */
export const wrongDays = (week: Week): number[] =>
  week.flatMap((hours, day) =>
    hours !== null && !(hours.opens !== '' && hours.opens < hours.closes) ? [day] : [],
  );
