import {
  type BuilderRef,
  buildOf,
  canDo,
  type Doing,
  outlinePageOf,
  type SelectedEntry,
} from './outlineActs';
import { doingOf } from './outlineAsked';

/** The half of a row of the outline that the pointer is over. */
export interface RowHalf extends SelectedEntry {
  half: 'upper' | 'lower';
}

/** A place on a page, from 0, among the entries that are not dragged. */
export interface DropPlace {
  page: string;
  to: number;
}

/** Of the outline: whose site it is, what is dragged, and the pages whose sections are folded away. */
interface Dragging {
  builderRef: BuilderRef | null;
  dragged: SelectedEntry | null;
  folded: readonly string[];
}

/** Whether a row can be dragged: entries can, but for the hero, which stays first. */
export const isDraggable = ({ id }: SelectedEntry): boolean => id !== null && id !== 'hero';

/** What dropping the dragged entry at a place does; null: nothing. */
export const dropping = (
  { builderRef, dragged }: Dragging,
  place: DropPlace | null,
): Doing | null =>
  place === null
    ? null
    : doingOf({ builderRef, selected: dragged }, { act: 'place', to: place.to, on: place.page });

/**
 * Where the dragged entry comes to stand if it is dropped on a row: before or behind an entry, first on an open page, last on
 * a folded one. Null where it may not stand, or stands already (specification section 2, builder).
 */
export function dropPlaceAt(dragging: Dragging, over: RowHalf | null): DropPlace | null {
  const build = buildOf(dragging.builderRef);
  const page = over === null ? null : outlinePageOf(build, over.page);
  if (over === null || page === null) return null;
  const others = page.entries.filter(({ id }) => id !== dragging.dragged?.id);
  const at = others.findIndex(({ id }) => id === over.id);
  if (over.id !== null && at < 0) return null;
  const first = others[0]?.id === 'hero' ? 1 : 0;
  const onPage = dragging.folded.includes(over.page) ? others.length : first;
  const beside = Math.max(first, at + (over.half === 'lower' ? 1 : 0));
  const place = { page: over.page, to: over.id === null ? onPage : beside };
  const doing = dropping(dragging, place);
  return doing !== null && canDo(build, doing) ? place : null;
}
