import type { GeneratedListing } from '../../../../machines/siteReport';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What the editor calls a page: its label, with its language where the site has several. */
export function pageName(
  { label, language }: GeneratedListing,
  pages: readonly GeneratedListing[],
): string {
  const isOnly = pages.every((other) => other.language === language);
  return isOnly ? label : `${label} (${names.of(language) ?? language})`;
}
