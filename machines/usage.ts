/** The first moment of the month of `moment` in this device's time zone, in milliseconds since the epoch. */
export function monthStart(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), 1).getTime();
}

/** What can be counted: when it was made, in milliseconds since the epoch, and whether that was elsewhere. */
interface Countable {
  createdAt: number;
  isOpened?: boolean;
}

/**
 * How many were made at or after `since` (specification section 6, "per month"). What bears no date, or one that is no
 * number, counts for no month; nor does what was opened from a file.
 */
export function countSince(made: readonly Countable[], since: number): number {
  return made.filter(({ createdAt, isOpened }) => createdAt >= since && isOpened !== true).length;
}
