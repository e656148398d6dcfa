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
