import type { Customization } from './entities';
import type { ListedPage, ListingField, PageListing } from './pageListing';

/** What a person made of a page's listing. */
export const listingOf = (
  { listings = {} }: Pick<Customization, 'listings'>,
  page: ListedPage,
): PageListing => (Object.hasOwn(listings, page) ? (listings[page] ?? {}) : {});

/** A customization with other words in a page's listing; empty ones are the generator's again. Pure. */
export function withListing(
  now: Customization,
  { page, field, value }: { page: ListedPage; field: ListingField; value: string },
): Customization {
  const before = listingOf(now, page);
  if ((before[field] ?? '') === value) return now;
  const { [field]: _, ...rest } = before;
  const listing = value === '' ? rest : { ...rest, [field]: value };
  const { listings = {}, ...others } = now;
  const { [page]: __, ...elsewhere } = listings;
  const all = Object.keys(listing).length === 0 ? elsewhere : { ...elsewhere, [page]: listing };
  return Object.keys(all).length === 0 ? others : { ...others, listings: all };
}

/** Listings with what takes a name's place in them; `renamer` gives what renames the words of a page. */
export function renamedListings(
  listings: NonNullable<Customization['listings']>,
  renamer: (page: ListedPage) => (words: string) => string,
): NonNullable<Customization['listings']> {
  return Object.fromEntries(
    Object.entries(listings).map(([page, listing]) => [
      page,
      Object.fromEntries(
        Object.entries(listing).map(([field, words]) => [field, renamer(page)(words as string)]),
      ),
    ]),
  );
}
