/** The first moment of the month of `moment` in this device's time zone, in milliseconds since the epoch. */
export function monthStart(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), 1).getTime();
}

/**
 * How many were made at or after `since` (specification section 6, "per month"). What bears no date, or one that is no
 * number, counts for no month.
 */
export function countSince(made: readonly { createdAt: number }[], since: number): number {
  return made.filter(({ createdAt }) => createdAt >= since).length;
}
