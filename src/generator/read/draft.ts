import type { SiteColors } from '../../../machines/entities';
import type { Need } from '../requestKinds';
import type { Role, SectionKind } from '../types';
import type { Word } from './words';

/** Words that stand together in a clause, what is in brackets between them left out. */
export type Phrase = readonly Word[];

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
}

/** Everything that the clauses of a prompt say, before it is weighed against each other. */
export interface Draft {
  claims: Claim[];
  subjects: Candidate[];
  names: Candidate[];
  places: Candidate[];
  audiences: Candidate[];
  since: Candidate[];
  slogans: Candidate[];
  offers: ItemDraft[];
  wants: ItemDraft[];
  refused: ItemDraft[];
  statements: Phrase[];
  styles: Phrase[];
  colors: ColorMention[];
  dark: Phrase | null;
}

export const emptyDraft = (): Draft => ({
  claims: [],
  subjects: [],
  names: [],
  places: [],
  audiences: [],
  since: [],
  slogans: [],
  offers: [],
  wants: [],
  refused: [],
  statements: [],
  styles: [],
  colors: [],
  dark: null,
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
