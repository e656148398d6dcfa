import type { RequestedChange, UnreadReason } from '../../../machines/requestedChanges';
import type { Slot } from './compileChanges';
import type { Situation } from './Situation';

/** What a line took from the words of a request, as typed. */
export type Taken = Partial<Record<Slot, string>>;

/** What a change does, and how it is told; `edits` and `change` are what the builder is asked for. */
export type Told = Pick<RequestedChange, 'label' | 'value' | 'edits' | 'change'>;

/**
 * What words that fit a line of its kind ask for: changes, why there are none, or null where they mean something else.
 */
export type ChangeKind = (taken: Taken, situation: Situation) => Told[] | UnreadReason | null;

/** A slot that the line has. */
export const slotOf = (taken: Taken, slot: Slot): string => taken[slot]?.trim() ?? '';

export const isReason = <T extends object>(found: T | UnreadReason): found is UnreadReason =>
  typeof found === 'string';

/** One edit of one kind, as most changes are. */
export const told = (label: string, value: string, ...edits: Told['edits']): Told => ({
  label,
  value,
  edits,
});
