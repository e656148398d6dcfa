const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A moment in the reader's own language and time zone, and as ISO text for `<time dateTime>`.
 * Takes milliseconds since the epoch; null when they are no moment at all.
 */
export function formatMoment(milliseconds: number): { text: string; iso: string } | null {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return null;
  return { text: format.format(date), iso: date.toISOString() };
}
