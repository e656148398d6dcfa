import { type Html, markup } from '../../document/html';
import type { Part } from '../ComponentIntent';
import { capitalized, type Content, isPlain, labelOf, partOf, textOf } from './Content';
import { icon } from './icons';
import { card, type Draw, restOf, rows } from './pieces';
import type { Ui } from './Ui';

interface Point {
  label: string;
  value: number;
  shown: string;
}

const PAIR = /(\p{L}[\p{L}\s]*?)\s+([-−]?\d+(?:[.,]\d+)*k?\s?[%€$]?)(?=\s|,|$)/gu;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SAMPLES = [12, 18, 9, 22, 15, 26, 20, 24, 17, 28, 23, 30];

const numberIn = (text: string) =>
  Number.parseFloat(
    text
      .replace('−', '-')
      .replace(/,(?=\d{3}\b)/gu, '')
      .replace(',', '.'),
  );

/** The values of a chart: those that the description pairs with words, else samples for the months or days that it names. */
function pointsOf(it: Content): { points: Point[]; lead: string | null } {
  const parts = it.takeAll((part) => isPlain(part) && part.value !== null);
  const paired = parts.flatMap(({ text }) =>
    [...text.matchAll(PAIR)].map(([, words = '', value = '']) => ({ words, value: value.trim() })),
  );
  if (paired.length > 1) {
    const [first] = paired;
    const words = first?.words.split(' ') ?? [];
    const isLong =
      words.length > 1 && paired.slice(1).every((one) => one.words.trim().split(' ').length === 1);
    const lead = isLong ? words.slice(0, -1).join(' ') : null;
    return {
      lead,
      points: paired.map(({ words: said, value }, index) => ({
        label: capitalized((index === 0 && isLong ? words.at(-1) : said)?.trim() ?? ''),
        value: numberIn(value),
        shown: value,
      })),
    };
  }
  const text = [...parts.map((part) => part.text), it.everything].join(' ');
  const [from, to] = [
    ...text.matchAll(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/gu),
  ].map(([one]) => MONTHS.indexOf(one));
  const months = from === undefined ? MONTHS.slice(0, 6) : MONTHS.slice(from, (to ?? from + 5) + 1);
  const labels =
    /week|day/iu.test(`${text} ${it.calledWords}`) && from === undefined ? DAYS : months;
  const names = it
    .takeAll(
      (part) =>
        isPlain(part) && /^\p{Lu}/u.test(part.words) && !/\b(?:to|till)\b/u.test(part.words),
    )
    .map(labelOf);
  it.takeAll(
    (part) => isPlain(part) && /\b(?:to|till|until|–|-)\b/u.test(part.text) && from !== undefined,
  );
  return {
    lead: null,
    points: (names.length > 1 ? names : labels).map((label, index) => ({
      label,
      value: SAMPLES[index % SAMPLES.length] ?? 10,
      shown: String(SAMPLES[index % SAMPLES.length]),
    })),
  };
}

const titleOf = (it: Content, lead: string | null, otherwise: string) =>
  it.heading() ??
  (lead === null ? null : capitalized(lead)) ??
  it.modifier() ??
  it.topic() ??
  it.qualifier ??
  otherwise;

/** The values of a drawn chart, for those who do not see it. */
const dataList = (ui: Ui, points: readonly Point[]): Html =>
  markup`<ul${ui.as('hidden')}>${points.map(({ label, shown }) => markup`<li>${label}: ${shown}</li>`)}</ul>`;

const SHARES = ['blue', 'amber', 'green', 'violet', 'red', 'teal', 'pink', 'slate'] as const;

/** Designs of figures and charts, drawn without a script. */
export const chartDesigns = {
  'stat card': (it, ui) => {
    const parts = it.takeAll(
      (part) =>
        isPlain(part) &&
        part.value !== null &&
        (/^\p{Lu}|^[\d$€£+]/u.test(part.text) || part.isLead || part.words !== part.value),
    );
    const hasLine = it.has('sparkline') || it.has('chart') || it.has('trend');
    const trend = it.take(({ text }) =>
      /^(?:up|down|[+−-]\d)|\bvs\b|compared|\bfrom last\b/iu.test(text),
    );
    const label = it.heading() ?? it.modifier() ?? it.topic();
    const count = it.count('number', 'figure', 'stat', 'card', 'tile', 'kpi') ?? 0;
    const plain = it.items();
    const named =
      parts.length > 0
        ? parts
        : plain.length > 0
          ? plain
          : Array.from({ length: Math.max(count, 1) }, (_, index) =>
              partOf(
                ['Orders this week', 'Visitors', 'Returning customers', 'Average order'][index] ??
                  `Figure ${index + 1}`,
              ),
            );
    const rest = parts.length > 0 ? plain : [];
    return markup`<section aria-label="${label ?? 'Key figures'}"${ui.as(named.length > 1 ? 'wide' : 'narrow', 'tight')}><dl${ui.as('grid')}>${named.map(
      (part, index) => {
        const value = part.value ?? ['1,284', '46%', '312', '$48'][index % 4] ?? '12';
        const words = part.words.replace(part.value ?? '\u0000', '').trim();
        const name = words === '' ? (label ?? 'Total') : words;
        const more = [
          part.detail,
          index === named.length - 1 && trend !== null ? textOf(trend) : null,
        ]
          .filter((one) => one !== null)
          .join(' ');
        const isDown = /\bdown\b|^[-−]/iu.test(more);
        return markup`<div${ui.as('card', 'body', 'tight')}><dt${ui.as('term')}>${capitalized(name)}</dt><dd${ui.as('tight', ui.css('margin: 0'))}><span${ui.as('price')}>${value}</span>${more !== '' && markup`<span>${ui.badge(markup`${icon(isDown ? 'down' : 'up', 14)}${capitalized(more)}`, isDown ? 'red' : 'green')}</span>`}${part.value === null && markup`<span>${ui.badge('Sample figure', 'slate')}</span>`}${
          hasLine &&
          line(
            ui,
            SAMPLES.map((one) => one),
            48,
          )
        }</dd></div>`;
      },
    )}</dl>${rest.map((part) => markup`<p${ui.as('muted', 'small')}>${capitalized(textOf(part))}</p>`)}${restOf(it, ui)}</section>`;
  },

  'bar chart': (it, ui) => {
    const { points, lead } = pointsOf(it);
    const most = Math.max(...points.map(({ value }) => value), 1);
    const isFlat = it.has('horizontal') || /horizontal/iu.test(it.calledWords);
    const bars = isFlat
      ? markup`<div aria-hidden="true"${ui.as('tight')}>${points.map(({ label, value, shown }) => markup`<div${ui.as('line')}><span${ui.as('small', ui.css('min-width: 4.5rem'))}>${label}</span><span${ui.as('grow')}><span${ui.as(ui.fill(), ui.css(`display: block; height: 1.25rem; width: ${Math.max((value / most) * 100, 1)}%; border-radius: 0.25rem`))}></span></span><span${ui.as('strong', 'small')}>${shown}</span></div>`)}</div>`
      : markup`<div aria-hidden="true"${ui.as(ui.css(`display: grid; grid-template-columns: repeat(${points.length}, minmax(0, 1fr)); gap: 0.375rem; align-items: end`))}>${points.map(({ label, value, shown }) => markup`<div${ui.as('center', ui.css('gap: 0.25rem; min-width: 0'))}><span${ui.as('small', 'strong')}>${shown}</span><span${ui.as(ui.fill(), ui.css(`width: 100%; max-width: 3rem; height: ${Math.max((value / most) * 9, 0.125).toFixed(2)}rem; border-radius: 0.375rem 0.375rem 0 0`))}></span><span${ui.as('muted', 'small')}>${label}</span></div>`)}</div>`;
    return card(
      ui,
      { title: titleOf(it, lead, it.name ?? 'Bar chart'), width: 'medium' },
      bars,
      dataList(ui, points),
      restOf(it, ui),
    );
  },

  'line chart': (it, ui) => {
    const { points, lead } = pointsOf(it);
    return card(
      ui,
      { title: titleOf(it, lead, it.name ?? 'Line chart'), width: 'medium' },
      markup`<div aria-hidden="true"${ui.as('tight')}>${line(
        ui,
        points.map(({ value }) => value),
        160,
      )}<div${ui.as(ui.columns(points.length, '0'))}>${points.map(({ label, shown }) => markup`<span${ui.as('center', 'small')}><span${ui.as('strong')}>${shown}</span><span${ui.as('muted')}>${label}</span></span>`)}</div></div>`,
      dataList(ui, points),
      restOf(it, ui),
    );
  },

  'pie chart': (it, ui) => {
    const { points, lead } = pointsOf(it);
    const all = points.reduce((total, { value }) => total + value, 0) || 1;
    const around = 2 * Math.PI * 40;
    const isRing = /donut|doughnut|ring/iu.test(it.calledWords);
    const starts = points.map(
      (_, index) => points.slice(0, index).reduce((total, { value }) => total + value, 0) / all,
    );
    return card(
      ui,
      { title: titleOf(it, lead, it.name ?? 'Pie chart'), width: 'medium' },
      markup`<div${ui.as('row', ui.css('gap: 2rem; justify-content: center'))}>
        <svg aria-hidden="true" focusable="false" width="176" height="176" viewBox="0 0 160 160" fill="none"${ui.as(ui.css('transform: rotate(-90deg)'))}>${points.map(({ value }, index) => markup`<circle cx="80" cy="80" r="40" stroke="currentColor" stroke-width="${isRing ? 36 : 78}" stroke-dasharray="${((around * value) / all - 1).toFixed(2)} ${around.toFixed(2)}" stroke-dashoffset="${(-around * (starts[index] ?? 0)).toFixed(2)}"${ui.as(ui.ink(SHARES[index % SHARES.length]))}></circle>`)}</svg>
        <ul${ui.as('plainList', 'tight')}>${points.map(({ label, shown }, index) => markup`<li${ui.as('row', ui.css('gap: 0.5rem'))}><span aria-hidden="true"${ui.as('dot', ui.ink(SHARES[index % SHARES.length]), ui.css('background-color: currentColor'))}></span><span>${label}</span><span${ui.as('strong')}>${shown}</span></li>`)}</ul>
      </div>`,
      restOf(it, ui),
    );
  },

  'heat map': (it, ui) => {
    const weeks = Math.min(it.count('week', 'column') ?? 12, 26);
    const title = it.heading() ?? it.modifier() ?? it.topic() ?? it.name ?? 'Activity';
    it.takeAll(({ text }) => /less|more|legend|github|like\b/iu.test(text));
    const level = (index: number) => (index * index * 7 + index * 3) % 5;
    const cell = (of: number) =>
      markup`<span${ui.as(of === 0 ? ui.tint('slate') : ui.fill(ui.tone('green')), ui.css(`display: block; aspect-ratio: 1; border-radius: 3px; opacity: ${[0.6, 0.3, 0.5, 0.75, 1][of] ?? 1}`))}></span>`;
    return card(
      ui,
      { title, note: `The last ${weeks} weeks`, width: 'medium' },
      markup`<div role="img" aria-label="${title}: more on darker days, over ${weeks} weeks"${ui.as(ui.css(`display: grid; grid-auto-flow: column; grid-template-rows: repeat(7, auto); grid-template-columns: repeat(${weeks}, minmax(0, 1fr)); gap: 3px`))}>${Array.from({ length: weeks * 7 }, (_, index) => cell(level(index)))}</div>`,
      markup`<p${ui.as('row', 'small', 'muted', ui.css('justify-content: flex-end; gap: 0.375rem'))}><span>Less</span>${[0, 1, 2, 3, 4].map((of) => markup`<span aria-hidden="true"${ui.as(ui.css('width: 0.875rem'))}>${cell(of)}</span>`)}<span>More</span></p>`,
      restOf(it, ui),
    );
  },

  leaderboard: (it, ui) => {
    const mine = it.take(({ text }) =>
      /^#?\d+$|\bmy (?:own )?(?:row|rank|place)\b|^you\b/iu.test(text),
    );
    const unit =
      it.take(
        ({ text, value }) =>
          value === null && /^(?:points?|scores?|pts|wins?|sales|goals?)$/iu.test(text),
      )?.words ?? 'points';
    const title =
      it.heading() ??
      (/^top\b/iu.test(it.calledWords) ? capitalized(it.calledWords) : it.name) ??
      it.modifierOr('Ranking');
    const topic = it.topic();
    const count = Number(
      /\d+/u.exec(it.calledWords)?.[0] ??
        it.count(
          'player',
          'row',
          'person',
          'people',
          'team',
          'entry',
          topic?.toLowerCase() ?? 'player',
        ) ??
        5,
    );
    it.draws('name', 'flag', 'avatar', 'picture', 'rank', 'place', 'medal', 'time gap');
    const found = it.takeAll(
      (part) => isPlain(part) && (/^\p{Lu}/u.test(part.words) || part.value !== null),
    );
    const players: Part[] =
      found.length > 0
        ? found
        : Array.from({ length: Math.min(count, 10) }, (_, index) => ({
            ...partOf(`Player ${index + 1}`),
            value: String(980 - index * 65),
          }));
    const medal = ['amber', 'slate', 'red'] as const;
    const rank = (place: string, index: number) =>
      markup`<span${ui.as('number', index < 3 ? ui.tint(medal[index]) : ui.css('border: 1px solid #cbd5e1'))}>${place}</span>`;
    const me = mine === null ? null : (/\d+/u.exec(mine.text)?.[0] ?? String(players.length + 1));
    return card(
      ui,
      { title, note: topic },
      rows(
        ui,
        [
          ...players.map((part, index) =>
            ui.line({
              lead: rank(String(index + 1), index),
              title: capitalized(part.words),
              detail: part.detail,
              trail:
                part.value === null
                  ? null
                  : markup`<span${ui.as('strong')}>${part.value} ${/\p{L}/u.test(part.value) ? '' : unit}</span>`,
            }),
          ),
          ...(me === null
            ? []
            : [
                ui.line({
                  lead: markup`<span${ui.as('number', ui.fill(), ui.css('width: auto; padding: 0 0.625rem'))}>#${me}</span>`,
                  title: 'You',
                  detail: 'Your place',
                  trail: markup`<span${ui.as('strong')}>320 ${unit}</span>`,
                }),
              ]),
        ],
        'ol',
      ),
      restOf(it, ui),
    );
  },
} satisfies Record<string, Draw>;

/** A line through values, as high as given in pixels. */
function line(ui: Ui, values: readonly number[], height: number): Html {
  const most = Math.max(...values, 1);
  const least = Math.min(...values, 0);
  const at = (value: number, index: number) =>
    `${((index + 0.5) / values.length) * 300} ${(height - 6 - ((value - least) / (most - least || 1)) * (height - 12)).toFixed(1)}`;
  const points = values.map(at);
  return markup`<svg aria-hidden="true" focusable="false" viewBox="0 0 300 ${height}" preserveAspectRatio="none" fill="none"${ui.as(ui.ink(), ui.css(`display: block; width: 100%; height: ${height}px`))}><path d="M${points.join('L')}" stroke="currentColor" stroke-width="2.5" vector-effect="non-scaling-stroke" stroke-linejoin="round" stroke-linecap="round"></path></svg>`;
}
