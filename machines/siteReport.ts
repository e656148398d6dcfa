import type { Delivery } from './delivery';
import type { ListedPage } from './pageListing';

/** What a site is checked for before it is taken away (specification section 2, Export). */
export const SITE_CHECKS = [
  'markup',
  'contrast',
  'headings',
  'links',
  'labels',
  'search',
  'requests',
  'weight',
] as const;
export type SiteCheckId = (typeof SITE_CHECKS)[number];

export interface SiteCheck {
  id: SiteCheckId;
  isPassed: boolean;
  /** What was checked and what came of it, one sentence. */
  summary: string;
  /** What stands in the way, one by one; empty where the check passed. */
  problems: string[];
}

/** A gap of a site that only its owner can fill. */
export interface SiteGap {
  textId: string;
  /** Id of the section it stands in. */
  section: string;
  /** What stands in its place until then. */
  words: string;
}

/** Sizes in bytes, unpacked. */
export interface SiteWeight {
  html: number;
  css: number;
  fonts: number;
  pictures: number;
}

/** A page that says nothing yet. */
export interface PageToFill {
  /** Id of the text that names it. */
  textId: string;
  label: string;
  /** Nothing on it is shown, so that it is no page of the export. */
  isLeftOut: boolean;
}

/** How a search result and a shared link will show the site. */
export interface SiteListing {
  title: string;
  description: string;
  /** Where the site will stand, such as `www.example.com`; null until the owner says it. */
  webAddress: string | null;
  /** The picture of a shared link, as an address that can be shown; null where there is none. */
  image: string | null;
}

/** A page as the generator has it listed, whatever the person wrote in the place of that. */
export interface GeneratedListing {
  page: ListedPage;
  /** BCP 47 tag. */
  language: string;
  /** What the site's navigation calls it. */
  label: string;
  /** Where it stands in an export. */
  path: string;
  title: string;
  description: string;
}

/** What becomes of the messages that visitors write into the site's forms. */
export interface SiteForms {
  delivery: Delivery;
  /** Whether visitors see the site's own thank-you page afterwards. */
  hasThanks: boolean;
}

export interface SiteReport {
  checks: SiteCheck[];
  gaps: SiteGap[];
  weight: SiteWeight;
  listing: SiteListing;
  /** Every page in the order of the navigation, the second language after the first. */
  pages: GeneratedListing[];
  /** Null: the site has no form. */
  forms: SiteForms | null;
  /** Slots of photos on the pages without words for what they show. */
  photosToDescribe: string[];
  pagesToFill: PageToFill[];
}
