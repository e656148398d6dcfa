import { type Html, markup } from '../../document/html';
import type { Ui } from './Ui';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** The year of samples: no design knows today's date. */
const SAMPLE_YEAR = 2026;

export interface Month {
  /** Counted from 0. */
  month: number;
  year: number;
  /** As the description writes it, without a year where it has none. */
  name: string;
}

/** The months that a text names, in their order; with the year beside them, or that of samples. */
export function monthsIn(text: string): Month[] {
  const names = MONTHS.map((name) =>
    name === 'May' ? 'May' : `${name.slice(0, 3)}(?:${name.slice(3)})?`,
  );
  return [...text.matchAll(new RegExp(`\\b(${names.join('|')})\\b(?:\\s(\\d{4}))?`, 'gu'))].map(
    ([, name = '', year]) => {
      const month = MONTHS.findIndex((one) => one.startsWith(name.slice(0, 3)));
      return {
        month,
        year: Number(year ?? SAMPLE_YEAR),
        name: `${MONTHS[month] ?? name}${year === undefined ? '' : ` ${year}`}`,
      };
    },
  );
}

export const nextMonth = ({ month, year }: Month): Month => {
  const next = (month + 1) % 12;
  return { month: next, year: next === 0 ? year + 1 : year, name: MONTHS[next] ?? '' };
};

export const sampleMonth: Month = { month: 2, year: SAMPLE_YEAR, name: `March ${SAMPLE_YEAR}` };

const daysIn = ({ month, year }: Month) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
/** Weekday of the first, Monday 0. */
const firstOf = ({ month, year }: Month) =>
  (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;

/** A month as a table of days, Monday first; `cell` draws what stands in a day. */
export function monthTable(ui: Ui, month: Month, cell: (day: number) => Html): Html {
  const first = firstOf(month);
  const count = daysIn(month);
  const weeks = Array.from({ length: Math.ceil((first + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => week * 7 + day - first + 1),
  );
  return markup`<table${ui.as(ui.css('width: 100%; table-layout: fixed; border-collapse: collapse; text-align: center'))}>
    <caption${ui.as('strong', ui.css('caption-side: top; padding: 0 0 0.5rem; text-align: center'))}>${month.name}</caption>
    <thead><tr>${DAYS.map((day) => markup`<th scope="col" abbr="${day}"${ui.as('muted', 'small', ui.css('padding: 0.25rem 0; font-weight: 500'))}>${day.slice(0, 2)}</th>`)}</tr></thead>
    <tbody>${weeks.map((week) => markup`<tr>${week.map((day) => (day >= 1 && day <= count ? markup`<td${ui.as(ui.css('padding: 1px; vertical-align: top'))}>${cell(day)}</td>` : markup`<td></td>`))}</tr>`)}</tbody>
  </table>`;
}

/** The days of a week, as short as a description writes them. */
export const WEEKDAYS = DAYS;

/** The place of a weekday by its name or its first letters, Monday 0; -1 where it is none. */
export const weekdayOf = (word: string) =>
  word.length < 2
    ? -1
    : DAYS.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));
