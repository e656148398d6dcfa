import type { CopyItem, Picture, SectionCopy, Text } from '../types';
import type { Block, CardLook, Frame, GroupRole, Span, Surface } from './document';

export const heading = (text: Text, level: 1 | 2 | 3 = 2, id?: string): Block => ({
  block: 'heading',
  level,
  text,
  id,
});

const inTone =
  (tone: 'lead' | 'body' | 'detail' | 'price' | 'quote' | 'meta') =>
  (text: Text | null): Block[] =>
    text ? [{ block: 'text', tone, text }] : [];

export const lead = inTone('lead');
export const body = inTone('body');
export const detail = inTone('detail');
export const price = inTone('price');
export const quote = inTone('quote');
export const meta = inTone('meta');

export const actions = (copy: SectionCopy, fullOnly = false): Block[] =>
  copy.actions.length > 0 ? [{ block: 'actions', actions: copy.actions, fullOnly }] : [];

export const picture = (found: Picture | undefined, frame: Frame, fullOnly = false): Block[] =>
  found ? [{ block: 'picture', picture: found, frame, fullOnly }] : [];

export const card = (look: CardLook, children: Block[]): Block => ({
  block: 'card',
  look,
  children,
});

export const group = (role: GroupRole, children: Block[], surface?: Surface): Block => ({
  block: 'group',
  role,
  ...(surface === undefined ? {} : { surface }),
  children,
});

export const split = (
  ratio: 'even' | 'narrow' | 'wide',
  first: Block[],
  second: Block[],
  { isSwapped = false }: { isSwapped?: boolean } = {},
): Block => ({ block: 'split', ratio, first, second, isSwapped });

/** At most this many side by side: as many as fill their rows evenly. */
const columnsFor = (count: number): 2 | 3 | 4 => (count % 4 === 0 ? 4 : count === 2 ? 2 : 3);

/**
 * Rows as even as can be, the fuller ones last, so that five are two and three and four are never three and one.
 * `columns`: the most side by side. On a tablet two stand side by side, and one that is left over takes its row.
 */
export function spansOf(count: number, columns: 1 | 2 | 3 | 4): Span[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const least = Math.floor(count / rows);
  const short = rows - (count - least * rows);
  const spans: Span[] = [];
  for (let row = 0; row < rows; row += 1) {
    const inRow = row < short ? least : least + 1;
    for (let cell = 0; cell < inRow; cell += 1) {
      const isLeftOver = spans.length === count - 1 && count % 2 === 1;
      spans.push({
        medium: columns === 1 || isLeftOver ? 12 : 6,
        large: ({ 1: 12, 2: 6, 3: 4, 4: 3 } as const)[inRow as 1 | 2 | 3 | 4],
      });
    }
  }
  return spans;
}

const grid = (
  items: Block[][],
  columns: 1 | 2 | 3 | 4 = columnsFor(items.length),
  ordered = false,
): Block => ({
  block: 'grid',
  columns,
  ordered,
  items,
  spans: spansOf(items.length, columns),
});

/** A grid, or nothing where it would be empty. */
export const gridOf = (items: Block[][], columns?: 1 | 2 | 3 | 4, ordered?: boolean): Block[] =>
  items.length > 0 ? [grid(items, columns, ordered)] : [];

export const itemBlocks = (item: CopyItem): Block[] => [
  heading(item.title, 3),
  ...body(item.body),
  ...detail(item.detail),
];

/** Name on one side, the rest on the other. */
export const rowBlocks = (item: CopyItem): Block[] => {
  const rest = [...body(item.body), ...price(item.detail)];
  return [heading(item.title, 3), ...(rest.length > 0 ? [group('stack', rest)] : [])];
};
