import { type Html, markup } from '../../document/html';
import type { Part, Tone } from '../ComponentIntent';
import { capitalized, type Content, isPlain, labelOf, partOf, textOf } from './Content';
import { inner } from './dates';
import { icon } from './icons';
import { toneOf } from './lists';
import { type Draw, facts, factOf, restOf } from './pieces';
import { sampleColumn, type SampleColumn } from './sampleCells';
import type { Ui } from './Ui';

/** A table in a box that scrolls, named by its caption; and below it what else the description says. */
function frame(ui: Ui, caption: string, rows: Html, below: Html): Html {
  const id = ui.id('caption');
  return markup`<div${ui.as('wide', 'stack')}><section aria-labelledby="${id}" tabindex="0"${ui.as('tableBox')}>${inner(ui, markup`<table${ui.as('table')}><caption id="${id}"${ui.as('caption')}>${caption}</caption>${rows}</table>`)}</section>${below}</div>`;
}

const captionOf = (it: Content, otherwise: string) =>
  it.heading() ?? it.modifier() ?? it.topic() ?? it.described ?? otherwise;

const headings = (
  ui: Ui,
  columns: readonly SampleColumn[],
  before: Html | false = false,
  sortable = false,
): Html =>
  markup`<thead><tr>${before}${columns.map(({ label, isNumber }, index) => markup`<th scope="col"${sortable && index === 0 && markup` aria-sort="ascending"`}${ui.as('head', isNumber && 'numeric')}>${sortable ? markup`<button type="button"${ui.as(ui.css('all: unset; cursor: pointer; font-weight: inherit'))}>${label} <span aria-hidden="true">${index === 0 ? '▲' : '↕'}</span></button>` : label}</th>`)}</tr></thead>`;

function value(ui: Ui, column: SampleColumn, row: number): Html {
  const text = column.cell(row);
  return column.isStatus ? ui.badge(text, toneOf(text)) : markup`${text}`;
}

/** Words that only name a thing, and yet head a column. */
const isColumn = (words: string) =>
  /^(?:number|photo|image|picture|icon|title|text|size|colou?r|badge|item|option|label|step|level|score|star)s?$/u.test(
    words,
  );

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => row);

/** Designs of the category "tables" that are rows and columns. */
export const tableDesigns = {
  'data table': (it, ui) => {
    const perPage = it.take(({ text }) => /per page|rows shown/iu.test(text));
    const hasBoxes = it.has('checkbox') || it.take(({ role }) => role === 'checkbox') !== null;
    const isSortable = it.has('sortable') || it.has('sort') || /sortable/iu.test(it.calledWords);
    const actions = it
      .takeAll((part) => part.group !== null && /action/iu.test(part.group))
      .map(labelOf);
    const buttons = it.takeAll(({ role, isBare }) => role === 'button' && !isBare).map(labelOf);
    const listed = it
      .takeAll(
        (part) =>
          (isPlain(part) || part.role === 'badge' || (part.isBare && isColumn(part.words))) &&
          part.inner.length === 0,
      )
      .map((part) => capitalized(labelOf(part)));
    const columns = (listed.length > 1 ? listed : ['Product', 'Stock', 'Price', 'Status'])
      .slice(0, 10)
      .map(sampleColumn);
    const count = Math.min(it.count('row') ?? 4, 12);
    const caption = captionOf(it, listed.length === 1 ? (listed[0] ?? 'Records') : 'Records');
    const box = (label: string) => ui.choice('checkbox', label, { name: 'rows[]', isHidden: true });
    return frame(
      ui,
      caption,
      markup`${headings(ui, columns, hasBoxes && markup`<th scope="col"${ui.as('head')}>${ui.hidden('Choose')}</th>`, isSortable)}<tbody>${rowsOf(
        count,
      ).map(
        (row) =>
          markup`<tr>${hasBoxes && markup`<td${ui.as('cell')}>${box(`Row ${row + 1}`)}</td>`}${columns.map(
            (column, index) => {
              const look = ui.as('cell', column.isNumber && 'numeric', index === 0 && 'strong');
              const content = markup`${value(ui, column, row)}${index === columns.length - 1 && actions.length > 0 && markup` ${actions.map((label) => ui.button(capitalized(label), { size: 'small', weight: 'outline' }))}`}`;
              return index === 0
                ? markup`<th scope="row"${look}>${content}</th>`
                : markup`<td${look}>${content}</td>`;
            },
          )}</tr>`,
      )}</tbody>`,
      markup`${(perPage !== null || buttons.length > 0) && markup`<div${ui.as('between')}>${perPage !== null && markup`<span${ui.as('muted', 'small')}>${capitalized(textOf(perPage))}</span>`}${buttons.length > 0 && ui.actions(buttons.map(capitalized), { size: 'small' })}</div>`}${restOf(it, ui)}`,
    );
  },

  'comparison table': (it, ui) => {
    const lines = it.takeAll(
      (part) =>
        part.group !== null ||
        /\S\/\S+/u.test(part.text) ||
        (part.role === null && /\s(?:no|yes)\b/u.test(part.text)),
    );
    it.takeAll(({ isBare, text }) => isBare || /^(?:ticks?|checks?|crosses|side)\b/iu.test(text));
    const named = it.takeAll(
      (part) => isPlain(part) && /^\S*\p{Lu}|\s(?:in|between)\s\p{Lu}/u.test(part.words),
    );
    const plain = it.items();
    const options = (named.length > 1 ? named : ['Free', 'Pro', 'Enterprise'].map(partOf)).map(
      (part) => part.words.replace(/^.*\s(?:in|between)\s(?=\p{Lu})/u, ''),
    );
    const rows = [...lines, ...plain];
    const features =
      rows.length > 0
        ? rows
        : ['Export', 'Own domain', 'Priority support', 'Team access'].map(partOf);
    return frame(
      ui,
      captionOf(it, 'Compare'),
      markup`<thead><tr><th scope="col"${ui.as('head')}>Feature</th>${options.map((option) => markup`<th scope="col"${ui.as('head')}>${option}</th>`)}</tr></thead><tbody>${features.map(
        (part, row) => {
          const { name, values } = valuesOf(part, options.length);
          return markup`<tr><th scope="row"${ui.as('cell', 'strong')}>${capitalized(name)}</th>${options.map((_, column) => markup`<td${ui.as('cell')}>${answer(ui, values[column] ?? (column >= row % options.length ? 'yes' : 'no'))}</td>`)}</tr>`;
        },
      )}</tbody>`,
      restOf(it, ui),
    );
  },

  invoice: (it, ui) => {
    const SUMS = /^(?:vat|tax|net|sub ?total|gross|shipping|discount|total|sum|amount due)\b/iu;
    const total = it.take(({ key, words }) =>
      /^(?:gross )?(?:total|sum|amount due)\b/iu.test(key ?? words),
    );
    const sums = it.takeAll(({ key, words }) => SUMS.test(key ?? words));
    const due = it.called(/due/iu);
    const lead = it.take((part) => part.isLead && isPlain(part));
    const to = it.called(/^(?:to|for|bill to|customer|client)$/iu);
    const listed = it
      .takeAll(
        (part) =>
          isPlain(part) &&
          part.value === null &&
          /^\p{Ll}/u.test(part.words) &&
          part.words.split(' ').length < 3,
      )
      .map(labelOf);
    const items = it.takeAll(
      (part) => isPlain(part) && part.value !== null && part.words !== part.value,
    );
    const named = ['Item', ...listed.filter((label) => !/^items?$/iu.test(label)).map(capitalized)];
    const hasPrice = named.some((label) => /price|cost|amount|rate|sum|fee/iu.test(label));
    const columns = (
      items.length > 0
        ? ['Item', 'Amount']
        : listed.length > 0
          ? [...named, ...(hasPrice ? [] : ['Amount'])]
          : ['Item', 'Quantity', 'Price']
    ).map(sampleColumn);
    const count = Math.min(it.count('line', 'item', 'row', 'article') ?? 3, 10);
    const heading = it.heading() ?? (lead === null ? null : textOf(lead));
    const caption = `Invoice${heading === null ? '' : ` ${heading}`}${to === null ? '' : ` for ${to.words}`}`;
    const totals: readonly (readonly [string, string])[] = [
      ...sums.map(factOf),
      total === null ? ['Total', '$138.50'] : factOf(total),
    ];
    const body =
      items.length > 0
        ? items.map(
            (part) =>
              markup`<tr><th scope="row"${ui.as('cell', 'strong')}>${capitalized(part.words)}</th><td${ui.as('cell', 'numeric')}>${part.value}</td></tr>`,
          )
        : rowsOf(count).map(
            (row) =>
              markup`<tr>${columns.map((column, index) => (total !== null ? (index === 0 ? markup`<th scope="row"${ui.as('cell', 'strong')}>Item ${row + 1}</th>` : markup`<td${ui.as('cell', column.isNumber && 'numeric')}>–</td>`) : index === 0 ? markup`<th scope="row"${ui.as('cell', 'strong')}>${column.cell(row)}</th>` : markup`<td${ui.as('cell', column.isNumber && 'numeric')}>${column.cell(row)}</td>`))}</tr>`,
          );
    return frame(
      ui,
      caption,
      markup`${headings(ui, columns)}<tbody>${body}</tbody><tfoot>${totals.map(([term, amount]) => markup`<tr><th scope="row" colspan="${Math.max(columns.length - 1, 1)}"${ui.as('foot')}>${term}</th><td${ui.as('foot', 'numeric')}>${amount}</td></tr>`)}</tfoot>`,
      markup`${due !== null && facts(ui, [[capitalized(due.key ?? 'Due'), due.key === null ? (due.value ?? due.words) : due.words]])}${restOf(it, ui)}`,
    );
  },

  'keyboard shortcuts': (it, ui) => {
    const listed = it.items('Ctrl+K search', 'Ctrl+N new', 'Esc close');
    const parts = listed.filter(({ text }) => !/^\p{Ll}{2,}$/u.test(text));
    const split = (part: Part) => {
      const [keys = '', ...words] = part.text.split(/\s+(?!\+)/u);
      return { keys: keys.split('+').filter((key) => key !== ''), words: words.join(' ') };
    };
    return frame(
      ui,
      captionOf(it, it.name ?? 'Keyboard shortcuts'),
      markup`<thead><tr><th scope="col"${ui.as('head')}>Keys</th><th scope="col"${ui.as('head')}>What they do</th></tr></thead><tbody>${parts.map(
        (part) => {
          const { keys, words } = split(part);
          return markup`<tr><th scope="row"${ui.as('cell')}>${keys.map((key, index) => markup`${index > 0 && ' + '}<kbd${ui.as('kbd')}>${key}</kbd>`)}</th><td${ui.as('cell')}>${capitalized(words)}</td></tr>`;
        },
      )}</tbody>`,
      restOf(it, ui),
    );
  },
} satisfies Record<string, Draw>;

/** "storage 10/100/1000 GB": a name and a value for each column. */
function valuesOf({ text }: Part, count: number): { name: string; values: string[] } {
  const [, name = text, list = '', unit = ''] =
    /^(.+?)\s+(\S+(?:\/\S+)+)(\s.*)?$/u.exec(text) ?? [];
  const values = list.split('/');
  return values.length === count
    ? { name, values: values.map((one) => `${one}${unit}`) }
    : { name: text, values: [] };
}

function answer(ui: Ui, text: string): Html {
  const known: Record<string, readonly ['check' | 'cross', string, Tone]> = {
    yes: ['check', 'Yes', 'green'],
    no: ['cross', 'No', 'slate'],
  };
  const found = known[text.toLowerCase()];
  return found === undefined
    ? markup`${text}`
    : markup`<span${ui.as(ui.ink(found[2]))}>${icon(found[0])}</span>${ui.hidden(found[1])}`;
}
