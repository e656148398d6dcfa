import { type Html, markup } from '../../document/html';
import type { DesignOf, Wishes } from '../ComponentIntent';
import { dressed, type Kit } from '../kits/Kit';
import { idIn } from '../understand/understandComponent';
import { type Draw, icon, partsOr } from './pieces';
import { sampleColumn, type SampleColumn } from './sampleCells';
import { capitalized } from '../understand/listedParts';

const TONE_OF_STATUS = { Active: 'green', Pending: 'amber', Paused: 'slate' } as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const captionOf = (wishes: Wishes, otherwise: string) =>
  wishes.wording ?? (wishes.about === null ? otherwise : capitalized(wishes.about));

function frame(wishes: Wishes, kit: Kit, caption: string, rows: Html): Html {
  const id = idIn(wishes, 'caption');
  const { classes } = kit.parts.tableInner;
  const table = markup`<table${dressed(kit.parts.table)}><caption id="${id}"${dressed(kit.parts.caption)}>${caption}</caption>${rows}</table>`;
  return markup`<section aria-labelledby="${id}" tabindex="0"${dressed(kit.parts.tableBox, kit.parts.wide)}>${classes === '' ? table : markup`<div class=\"${classes}\">${table}</div>`}</section>`;
}

function headings(kit: Kit, columns: readonly SampleColumn[]): Html {
  return markup`<thead><tr>${columns.map(({ label, isNumber }) => markup`<th scope="col"${dressed(kit.parts.head, ...(isNumber ? [kit.parts.number] : []))}>${label}</th>`)}</tr></thead>`;
}

function value(kit: Kit, column: SampleColumn, row: number): Html {
  const text = column.cell(row);
  const tone = Object.entries(TONE_OF_STATUS).find(([status]) => status === text)?.[1];
  return column.isStatus && tone !== undefined
    ? markup`<span${dressed(kit.badge(tone))}>${text}</span>`
    : markup`${text}`;
}

function bodyRow(kit: Kit, columns: readonly SampleColumn[], row: number): Html {
  return markup`<tr>${columns.map((column, index) => {
    const look = dressed(
      kit.parts.cell,
      ...(column.isNumber ? [kit.parts.number] : []),
      ...(index === 0 ? [kit.parts.strong] : []),
    );
    const content = value(kit, column, row);
    return index === 0
      ? markup`<th scope="row"${look}>${content}</th>`
      : markup`<td${look}>${content}</td>`;
  })}</tr>`;
}

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => row);

/** Designs of the category "tables". */
export const tableDesigns: Record<DesignOf<'tables'>, Draw> = {
  records: (wishes, kit) => {
    const columns = partsOr(wishes, ['Product', 'Stock', 'Price', 'Status'], 2, 8).map(
      sampleColumn,
    );
    const rows = rowsOf(Math.min(wishes.count ?? 4, 12));
    return frame(
      wishes,
      kit,
      captionOf(wishes, 'Records'),
      markup`${headings(kit, columns)}<tbody>${rows.map((row) => bodyRow(kit, columns, row))}</tbody>`,
    );
  },

  comparison: (wishes, kit) => {
    const options = partsOr(wishes, ['Free', 'Pro', 'Enterprise'], 2, 4);
    const features = ['Export', 'Own domain', 'Priority support', 'Team access'];
    const { head, cell, strong, hidden } = kit.parts;
    return frame(
      wishes,
      kit,
      captionOf(wishes, 'Compare'),
      markup`<thead><tr><th scope="col"${dressed(head)}>Feature</th>${options.map((option) => markup`<th scope="col"${dressed(head)}>${option}</th>`)}</tr></thead><tbody>${features.map(
        (feature, row) =>
          markup`<tr><th scope="row"${dressed(cell, strong)}>${feature}</th>${options.map(
            (_, column) => {
              const has = column >= row;
              return markup`<td${dressed(cell)}>${icon(has ? 'check' : 'cross')}<span${dressed(hidden)}>${has ? 'Yes' : 'No'}</span></td>`;
            },
          )}</tr>`,
      )}</tbody>`,
    );
  },

  totals: (wishes, kit) => {
    const named = partsOr(wishes, ['Item', 'Quantity', 'Price'], 2, 6);
    const hasPrice = named.some((label) => /price|cost|amount|total|sum|fee/iu.test(label));
    const columns = [
      ...named.filter((label) => !/^(?:grand )?total$/iu.test(label)),
      ...(hasPrice ? [] : ['Amount']),
    ].map(sampleColumn);
    const { foot, number } = kit.parts;
    const total = wishes.price ?? '$138.50';
    return frame(
      wishes,
      kit,
      captionOf(wishes, 'Invoice'),
      markup`${headings(kit, columns)}<tbody>${rowsOf(3).map((row) => bodyRow(kit, columns, row))}</tbody><tfoot><tr><th scope="row" colspan="${Math.max(columns.length - 1, 1)}"${dressed(foot)}>Total</th><td${dressed(foot, number)}>${total}</td></tr></tfoot>`,
    );
  },

  schedule: (wishes, kit) => {
    const given = wishes.parts.filter((part) =>
      DAYS.some((day) => day.startsWith(part.slice(0, 3))),
    );
    const days = given.length > 1 ? given : DAYS;
    const entries = wishes.parts.filter((part) => !given.includes(part));
    const names = entries.length > 0 ? entries : ['Morning class', 'Open hours', 'Workshop'];
    const { head, cell, strong, muted } = kit.parts;
    return frame(
      wishes,
      kit,
      captionOf(wishes, 'Schedule'),
      markup`<thead><tr><th scope="col"${dressed(head)}>Time</th>${days.map((day) => markup`<th scope="col"${dressed(head)}>${day}</th>`)}</tr></thead><tbody>${['09:00', '12:30', '17:00'].map((time, row) => markup`<tr><th scope="row"${dressed(cell, strong)}>${time}</th>${days.map((_, column) => ((row + column) % 3 === 2 ? markup`<td${dressed(cell, muted)}>–</td>` : markup`<td${dressed(cell)}><span${dressed(kit.badge(wishes.tone))}>${names[(row + column) % names.length]}</span></td>`))}</tr>`)}</tbody>`,
    );
  },
};
