import { type Html, markup } from '../../document/html';
import type { Part } from '../ComponentIntent';
import { TIME } from '../understand/values';
import { capitalized, type Content, isIn, labelOf, partOf } from './Content';
import { card, type Draw, isChosen, restOf } from './pieces';
import {
  type Month,
  monthsIn,
  monthTable,
  nextMonth,
  sampleMonth,
  WEEKDAYS,
  weekdayOf,
} from './months';
import type { Ui } from './Ui';

/** The span of days that a text tells of ("from 28 to 4"), or one day, or nothing. */
function chosenDays(text: string): readonly [number, number] | null {
  const [, from, to] =
    /(?:from|selected|chosen|between)\D{0,12}(\d{1,2})(?:\D{1,12}?(?:to|until|and|-|–|through)\s*\D{0,12}?(\d{1,2}))?\b/u.exec(
      text,
    ) ?? [];
  return from === undefined ? null : [Number(from), Number(to ?? from)];
}

function dayButton(ui: Ui, day: number, state: 'end' | 'between' | 'free'): Html {
  const look = { end: ui.fill(), between: ui.tint(), free: ui.css('background: none') }[state];
  return markup`<button type="button" aria-pressed="${state === 'free' ? 'false' : 'true'}"${ui.as('small', look, ui.css('width: 100%; min-width: 0; aspect-ratio: 1; padding: 0; border: 0; border-radius: 0.5rem; cursor: pointer'))}>${day}</button>`;
}

/** The parts whose text is a time of day. */
const timesOf = (it: Content): Part[] =>
  it.takeAll(({ text, role }) => role === null && TIME.test(text));

/** Designs of days, weeks and times. */
export const dateDesigns = {
  'date picker': (it, ui) => {
    const text = it.everything;
    const named = monthsIn(text);
    it.takeAll((part) => monthsIn(part.text).length > 0);
    const count = Math.max(named.length, it.count('month') ?? 1);
    const [first = sampleMonth] = named;
    const months = count > 1 ? [first, named[1] ?? nextMonth(first)] : [first];
    const days =
      chosenDays(text) ?? (months.length > 1 ? ([12, 18] as const) : ([17, 17] as const));
    it.called(/select|chosen|from|range/u);
    it.takeAll(({ text: one }) => /check-?(?:in|out)|\bcalendar\b/iu.test(one));
    const spans = months.length > 1 && days[1] < days[0];
    const stateOf = (month: Month, day: number) => {
      const at = months.indexOf(month);
      const isStart = at === 0 && day === days[0];
      const isEnd = spans ? at === 1 && day === days[1] : at === 0 && day === days[1];
      if (isStart || isEnd) return 'end';
      const isInside = spans
        ? at === 0
          ? day > days[0]
          : day < days[1]
        : at === 0 && day > days[0] && day < days[1];
      return isInside ? 'between' : 'free';
    };
    const actions = it.actions();
    const title =
      it.heading() ??
      it.modifier() ??
      it.topic() ??
      (months.length > 1 ? 'Choose dates' : 'Choose a date');
    return card(
      ui,
      { title, width: months.length > 1 ? 'medium' : 'narrow' },
      markup`<div${ui.as('grid')}>${months.map((month) => monthTable(ui, month, (day) => dayButton(ui, day, stateOf(month, day))))}</div>`,
      restOf(it, ui),
      actions.length > 0 && ui.actions(actions),
    );
  },

  'time picker': (it, ui) => {
    const range = /(\d{1,2}):(\d{2})\D{1,12}(\d{1,2}):(\d{2})/u.exec(it.everything);
    const taken = it.takeAll(({ text }) => /\d.*(?:to|and|-|–).*\d/u.test(text) && TIME.test(text));
    const step = Number(/every\s(\d+)\s?min/u.exec(it.everything)?.[1] ?? 30);
    const found = timesOf(it);
    const parts =
      found.length > 1
        ? found
        : found.length === 1
          ? around(found[0] ?? partOf(''))
          : range !== null && taken.length > 0
            ? slots(range, step)
            : ['9:00', '9:30', '10:00', '10:30', '11:00'].map(partOf);
    const isAnyOn = parts.some(isChosen);
    const actions = it.actions();
    const title = it.heading() ?? it.modifierOr(it.topic() ?? 'Choose a time');
    return card(
      ui,
      { title, note: it.topic() },
      markup`<fieldset${ui.as('fieldset')}><legend${ui.as('hidden')}>${title}</legend><div${ui.as(ui.columns(3))}>${parts.map(
        (part, index) =>
          ui.button(labelOf(part), {
            weight: isChosen(part) || (!isAnyOn && index === 1) ? 'solid' : 'outline',
            size: 'small',
            isDisabled: isIn(part, 'disabled'),
            attributes: markup` type="button" aria-pressed="${isChosen(part) ? 'true' : 'false'}"`,
          }),
      )}</div></fieldset>`,
      restOf(it, ui),
      actions.length > 0 && ui.actions(actions),
    );
  },

  calendar: (it, ui) => {
    const [month = sampleMonth] = monthsIn(it.everything);
    it.takeAll(
      (part) => monthsIn(part.text).length > 0 && /^(?:\p{L}+ ?){1}(?:\d{4})?$/u.test(part.text),
    );
    const events = it.takeAll(
      ({ value, role }) => role === null && value !== null && /^\d{1,2}\D{0,3}$/u.test(value),
    );
    const eventsOn = (day: number) =>
      events.filter(({ value }) => Number.parseInt(value ?? '', 10) === day);
    const title = it.heading() ?? it.modifier() ?? it.topic();
    const table = monthTable(ui, month, (day) => {
      const on = eventsOn(day);
      return markup`<div${ui.as('small', ui.css('display: grid; place-items: center; min-height: 2.5rem; border-radius: 0.5rem'), on.length > 0 && ui.fill())}>${day}${on.map((event) => ui.hidden(`: ${event.words}`))}</div>`;
    });
    return markup`<section aria-label="${title ?? 'Calendar'}"${ui.as('card', 'medium')}><div${ui.as('body', 'stack')}>
      ${title !== null && markup`<h2${ui.as('heading')}>${title}</h2>`}
      ${table}
      ${events.length > 0 && markup`<ul${ui.as('plainList', 'tight')}>${events.map((event) => markup`<li${ui.as('line')}><span${ui.as('number', ui.tint())}>${Number.parseInt(event.value ?? '', 10)}</span><span${ui.as('strong')}>${capitalized(event.words)}</span></li>`)}</ul>`}
      ${restOf(it, ui)}
    </div></section>`;
  },

  'weekly timetable': (it, ui) => {
    const span = it.take(
      ({ text }) => /\b(?:to|till|until|-|–)\b/u.test(text) && weekdaysIn(text).length === 2,
    );
    const [from = 0, to = 4] = span === null ? [] : weekdaysIn(span.text);
    const lessons = it
      .takeAll(
        (part) => part.role === null && weekdaysIn(part.text).length === 1 && TIME.test(part.text),
      )
      .map(lessonOf);
    it.draws('time', 'column', 'hour', 'day', 'class');
    const items = it
      .items('Morning class', 'Open hours', 'Workshop')
      .map((part) => capitalized(labelOf(part)));
    const last = Math.max(to, ...lessons.map(({ day }) => day));
    const days = WEEKDAYS.slice(from, last + 1);
    const times = [...new Set(lessons.map(({ time }) => time))].sort(
      (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
    );
    const rows = times.length > 0 ? times : ['9:00', '12:30', '17:00'];
    const cellOf = (time: string, day: number, row: number) => {
      if (lessons.length > 0)
        return lessons
          .filter((one) => one.day === day + from && one.time === time)
          .map(({ name }) => name);
      const [name] = [items[(row + day) % items.length]];
      return (row + day) % 3 === 2 || name === undefined ? [] : [name];
    };
    const id = ui.id('caption');
    const hours = span?.value;
    const title =
      it.heading() ?? it.modifierOr(it.topic() ?? it.name ?? it.described ?? 'Timetable');
    return markup`<div${ui.as('wide', 'stack')}><section aria-labelledby="${id}" tabindex="0"${ui.as('tableBox')}>${inner(
      ui,
      markup`<table${ui.as('table')}>
      <caption id="${id}"${ui.as('caption')}>${title}${hours != null && markup` <span${ui.as('muted', 'small')}>${hours}</span>`}</caption>
      <thead><tr><th scope="col"${ui.as('head')}>Time</th>${days.map((day) => markup`<th scope="col"${ui.as('head')}>${day}</th>`)}</tr></thead>
      <tbody>${rows.map(
        (time, row) =>
          markup`<tr><th scope="row"${ui.as('cell', 'strong')}>${time}</th>${days.map((_, day) => {
            const names = cellOf(time, day, row);
            return markup`<td${ui.as('cell')}>${names.length === 0 ? markup`<span${ui.as('muted')}>–</span>` : names.map((name) => ui.badge(name))}</td>`;
          })}</tr>`,
      )}</tbody>
    </table>`,
    )}</section>${lessons.length > 0 && items.length > 0 && it.has('note') && markup`<p>${items.join(', ')}</p>`}${restOf(it, ui)}</div>`;
  },

  'opening hours': (it, ui) => {
    const badge = it.role('badge', 'label');
    const lines = it.takeAll(
      ({ words, role }) => role === null && weekdayOf(words.slice(0, 3)) !== -1,
    );
    it.takeAll(({ text }) => /^today\b/iu.test(text));
    const shown =
      lines.length > 0
        ? lines
        : ['Monday–Friday 9:00–18:00', 'Saturday 10:00–14:00'].map((text) => hoursOf(text));
    const title = it.heading() ?? it.modifierOr(it.name ?? 'Opening hours');
    const open =
      badge === null
        ? /(?:^|\b)open now/iu.test(it.everything)
          ? 'Open now'
          : null
        : capitalized(badge.words);
    it.take(({ text }) => /^open now$/iu.test(text));
    return card(
      ui,
      {
        title: markup`<span${ui.as('between')}>${title}${open !== null && ui.badge(open, 'green')}</span>`,
        note: it.topic(),
      },
      markup`<dl${ui.as('tight')}>${shown.map((part) => {
        const isClosed = isIn(part, 'closed');
        const isToday = isIn(part, 'current');
        return markup`<div${ui.as('between', isToday && 'well')}><dt${ui.as('strong')}>${capitalized(part.words)}</dt><dd${ui.as('text', ui.css('margin: 0'))}>${isClosed ? 'Closed' : (part.value ?? part.detail ?? '')}${!isClosed && part.detail !== null && part.value !== null && ` ${part.detail}`}</dd></div>`;
      })}</dl>`,
      restOf(it, ui),
    );
  },
} satisfies Record<string, Draw>;

/** Vuetify wraps the table in a box of its own. */
export function inner(ui: Ui, table: Html): Html {
  const { classes } = ui.kit.parts.tableInner;
  return classes === '' ? table : markup`<div class="${classes}">${table}</div>`;
}

/** The half hours around a time, which is the chosen one. */
function around(part: Part): Part[] {
  const [hour = 0, minute = 0] = part.text.match(/\d+/gu)?.map(Number) ?? [];
  return [-60, -30, 0, 30, 60].map((shift) => {
    const at = hour * 60 + minute + shift;
    const time = `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
    return shift === 0 ? { ...partOf(part.value ?? time), states: ['current'] } : partOf(time);
  });
}

function slots(
  [, hour = '9', minute = '0', endHour = '17', endMinute = '0']: RegExpExecArray,
  step: number,
): Part[] {
  const start = Number(hour) * 60 + Number(minute);
  const end = Number(endHour) * 60 + Number(endMinute);
  const count = Math.max(1, Math.min(18, Math.floor((end - start) / Math.max(step, 5)) + 1));
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * step;
    return partOf(`${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`);
  });
}

function weekdaysIn(text: string): number[] {
  return text
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map(weekdayOf)
    .filter((day) => day !== -1);
}

function lessonOf({ text }: Part): { name: string; day: number; time: string } {
  const [day = 0] = weekdaysIn(text);
  const time = TIME.exec(text)?.[0] ?? '';
  const name = text
    .replace(time, '')
    .split(/\s+/u)
    .filter((word) => weekdayOf(word) === -1 || !/^\p{Lu}/u.test(word))
    .join(' ');
  return { name: capitalized(name.trim()), day, time };
}

const hoursOf = (text: string): Part => {
  const [words = '', value = ''] = text.split(' ');
  return { ...partOf(words), value };
};
