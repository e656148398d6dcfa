import type { DropPlace } from '../../../../machines/outlineDrag';
import type { SelectedEntry } from '../../../../machines/outlineActs';
import type { OutlineEntry, OutlinePage } from '../../../../machines/outlineOf';

/** A row of the outline's tree: a page, or an entry of one. */
export interface OutlineNode {
  value: string;
  label: string;
  selects: SelectedEntry;
  /** Null for a page. */
  entry: OutlineEntry | null;
  children?: OutlineNode[];
}

/** What a row is known by among all of them. */
export const valueOf = ({ page, id }: SelectedEntry): string => `${page}/${id ?? ''}`;

export const nodesOf = (pages: readonly OutlinePage[]): OutlineNode[] =>
  pages.map(({ page: { lead: page }, label, entries }) => ({
    value: valueOf({ page, id: null }),
    label,
    selects: { page, id: null },
    entry: null,
    children: entries.map((entry) => ({
      value: valueOf({ page, id: entry.id }),
      label: entry.label,
      selects: { page, id: entry.id },
      entry,
    })),
  }));

/** A row, and where on it a dragged entry would come. */
export interface DropMark {
  value: string;
  side: 'before' | 'behind' | 'on';
}

/** Where the place at which a dragged entry would come to stand is shown. */
export function dropMarkOf(
  pages: readonly OutlinePage[],
  {
    dropPlace: { page, to },
    draggedId,
    folded,
  }: { dropPlace: DropPlace; draggedId: string | null; folded: readonly string[] },
): DropMark {
  const { entries = [] } = pages.find((one) => one.page.lead === page) ?? {};
  const others = entries.filter(({ id }) => id !== draggedId);
  const next = folded.includes(page) ? undefined : others[to];
  const last = folded.includes(page) ? undefined : others.at(-1);
  if (next !== undefined) return { value: valueOf({ page, id: next.id }), side: 'before' };
  if (last !== undefined) return { value: valueOf({ page, id: last.id }), side: 'behind' };
  return { value: valueOf({ page, id: null }), side: 'on' };
}
