import type { Customization } from '../../../machines/entities';
import { listingOf } from '../../../machines/listings';
import type { ListedPage, PageListing } from '../../../machines/pageListing';
import { plainText } from './html';

/** A page's listing in the person's own words, as the page has them: whole, however long; what is empty is not in it. */
export function ownListing(
  customization: Pick<Customization, 'listings'>,
  page: ListedPage,
): PageListing {
  const clean = Object.entries(listingOf(customization, page))
    .map(([field, words]) => [
      field,
      plainText(words as string)
        .replace(/\s+/g, ' ')
        .trim(),
    ])
    .filter(([, words]) => words !== '');
  return Object.fromEntries(clean) as PageListing;
}
