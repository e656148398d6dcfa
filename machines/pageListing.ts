import { SEARCH_DESCRIPTION_SHOWN, SEARCH_TITLE_SHOWN } from './limits';

/** How a person has a page listed: by search engines and where its link is shared; absent: as the generator has it. */
export interface PageListing {
  title?: string;
  description?: string;
}
export type ListingField = keyof PageListing;

/** Lengths in graphemes: what a search result shows whole, and what is kept at most. */
export const LISTING_LENGTH: Record<ListingField, { shown: number; most: number }> = {
  title: { shown: SEARCH_TITLE_SHOWN, most: 300 },
  description: { shown: SEARCH_DESCRIPTION_SHOWN, most: 1000 },
};

/** A page of a site, in one of its languages, as its listing and its photo are named: `hero`, `menu`, `es.menu`. */
export type ListedPage = string;

/** The name of a page's listing; `prefix`: empty in the site's first language, or such as `es.`. */
export const listedPage = (prefix: string, lead: string): ListedPage => `${prefix}${lead}`;

const SHARE = 'share.';

/** The slot of the photo with which links to a page are shown. */
export const shareSlot = (page: ListedPage): string => `${SHARE}${page}`;

/** The page whose links a slot is for. */
export const pageOfSlot = (slot: string): ListedPage => slot.slice(SHARE.length);

/** Whether a slot is one for links; such a photo stands on no page. */
export const isShareSlot = (slot: string): boolean => slot.startsWith(SHARE);
