import type { SiteColors } from '../../../machines/entities';
import type { Need } from '../requestKinds';
import type { Role, SectionKind } from '../types';
import type { Word } from './text/words';

/** Words that stand together in a clause, what is in brackets between them left out. */
export type Phrase = readonly Word[];

/** Reasons that later rules ask for; all others are for people alone, and the build leaves them out. */
export const CLOSES_LETTER = 'closes the letter';
export const HAS_NO_NAME = 'says that there is no name';
/** The reason of a claim for a place in a list. */
export const ANOTHER_PLACE = 'a place';

/** A role that a rule gives to words. */
export interface Claim {
  words: Phrase;
  role: Role;
  reason: string;
}

/** Words that may be the value of a role, with what speaks for them. */
export interface Candidate {
  words: Phrase;
  weight: number;
  reason: string;
  /**
   * What it is told by, where that matters later: a key, a frame that says what the site is about or puts it before the site
   * ("avalanche bulletin website"), a kind of business named in a sentence, the first thing offered, what a sentence says is
   * done or stands behind the opening.
   */
  by?: 'key' | 'about' | 'sited' | 'made' | 'kind' | 'offer' | 'told';
}

/** Words that are said to be a name: the site's, as a key's value, of the one thing spoken of, of something else, of who writes, or of what the sentence says it is. */
export interface Naming {
  words: Phrase;
  how: 'called' | 'key' | 'thing' | 'other' | 'person' | 'is';
}

/** A member of a list: what is offered, wanted or refused. */
export interface ItemDraft {
  words: Phrase;
  /** What it is, without what only goes with it. */
  core: Phrase;
  /** What goes with it: a purpose, a time, what stands in brackets behind it. */
  detail: Phrase;
  price: Word | null;
  section: SectionKind | null;
  need: Need | null;
  isCapability: boolean;
  /** Only its section is asked for; its words are no item. */
  isMention: boolean;
  /** It stands in a list that no frame and no key governs. */
  isListed: boolean;
  /** Words before it say that it is offered. */
  isSold: boolean;
  /** What the page is called that it is to have for itself. */
  page?: Phrase;
  /** Further members that it holds: "merch (shirts, patches)". */
  members: ItemDraft[];
}

/** A color that a prompt gives to the design. */
export interface ColorMention {
  words: Phrase;
  hex: string;
  role: keyof SiteColors | null;
  /** The words for the place are places only beside a color; a surer one comes first. */
  isWeak: boolean;
}

/** Everything that the clauses of a prompt say, before it is weighed against each other. */
export interface Draft {
  claims: Claim[];
  subjects: Candidate[];
  namings: Naming[];
  names: Candidate[];
  places: Candidate[];
  audiences: Candidate[];
  /** Who can do something on the site: "let | students | rent textbooks". */
  users: Phrase[];
  since: Candidate[];
  slogans: Candidate[];
  offers: ItemDraft[];
  wants: ItemDraft[];
  refused: ItemDraft[];
  /** What the business is said not to be. */
  denied: Phrase[];
  statements: Phrase[];
  styles: Phrase[];
  colors: ColorMention[];
  refusedColors: ColorMention[];
  /** Where a dark site is asked for. */
  dark: Phrase | null;
}

export const emptyDraft = (): Draft => ({
  claims: [],
  subjects: [],
  namings: [],
  names: [],
  places: [],
  audiences: [],
  users: [],
  since: [],
  slogans: [],
  offers: [],
  wants: [],
  refused: [],
  denied: [],
  statements: [],
  styles: [],
  colors: [],
  refusedColors: [],
  dark: null,
});

/** An item of these words and nothing else. */
export const itemDraft = (words: Phrase, section: SectionKind | null = null): ItemDraft => ({
  words,
  core: words,
  detail: [],
  price: null,
  section,
  need: null,
  isCapability: false,
  isMention: false,
  isListed: false,
  isSold: false,
  members: [],
});

export const overlaps = (one: Phrase, other: Phrase): boolean =>
  one.some(({ at }) => other.some((word) => word.at === at));

/** The words of a phrase that are not in another. */
export const without = (words: Phrase, taken: readonly Phrase[]): Word[] =>
  words.filter(({ at }) => !taken.some((phrase) => phrase.some((word) => word.at === at)));

/** The candidate with most that speaks for it, the first among equals. */
export const best = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>(
    (one, other) => (one === null || other.weight > one.weight ? other : one),
    null,
  );

/** The best candidate for which more speaks than against it. */
export function chosen(candidates: readonly Candidate[]): Candidate | null {
  const found = best(candidates);
  return found !== null && found.weight > 0 ? found : null;
}
