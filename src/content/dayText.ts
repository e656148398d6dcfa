const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day in words, such as "November 10, 2026": the same wherever it is read, and when the page is prerendered. */
export function dayText(isoDay: string): string {
  return format.format(new Date(isoDay));
}
