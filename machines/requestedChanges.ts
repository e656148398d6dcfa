import type { Build } from './entities';
import type { SiteChange } from './siteChange';
import type { SiteEdit } from './siteEdits';

/** Most characters of a request for changes, counted as browsers count `maxlength`. */
export const REQUEST_LENGTH = 600;

/** Why words of a request change nothing. */
export type UnreadReason =
  /** They ask for nothing that can be changed. */
  | 'unknown'
  /** The site has no such section, item or text. */
  | 'missing'
  /** Something else than the selected section would change. */
  | 'outOfScope'
  /** They say "this", and no section is selected. */
  | 'nothingSelected'
  /** The site is so already. */
  | 'alreadySo'
  /** There is nothing to take away from the text. */
  | 'shortest'
  /** It is no value of its kind, such as a telephone number. */
  | 'invalid'
  /** They say what is to stay as it is. */
  | 'kept'
  /** No page that this product makes can do it. */
  | 'cannot'
  /** The site cannot be without it. */
  | 'needed'
  /** There is room for no more of its kind. */
  | 'full';

export interface UnreadWords {
  words: string;
  reason: UnreadReason;
}

/** One change that a person asks for in words. */
export interface RequestedChange {
  /** The same for the same words at the same place. */
  id: string;
  /** What changes, and to what: "Name", "Pettifer & Sons". */
  label: string;
  value: string;
  /** The words that ask for it. */
  words: string;
  /** The person took it out of the list. */
  isOut: boolean;
  /** A language model read the words. */
  isByModel?: true;
  /** What it does with the site, once those before it are done. */
  edits: SiteEdit[];
  /** What the site is drawn again for. */
  change?: SiteChange;
}

/** A sentence, and the site that it is said of. */
export interface ChangesAsked {
  build: Build;
  words: string;
  /** The page in view, by the section that it is named after. */
  page: string;
  /** Id of the section outside of which nothing may change; null: the whole site. */
  scope: string | null;
  /** Ids of changes that were taken out. */
  without: readonly string[];
  /** What a language model made of the words that the rules cannot read, unchecked; absent: it was not asked. */
  answer?: { value: unknown };
}

/** What a sentence asks for. */
export interface ChangesRead {
  changes: RequestedChange[];
  unread: UnreadWords[];
}
