import { spoken, type Spelling } from '../../languages/spoken';
import type { BookingWords, RequestWords } from '../../languages/wordsSchema';
import {
  type Booking,
  BOOKINGS,
  CONTACT_WAYS,
  type ContactWay,
  type Need,
  NEEDS,
} from '../../requestKinds';
import type { Draft, ItemDraft, Phrase } from '../draft';
import { PhraseSet } from '../text/pattern';

/** By which words prompts ask for more than sections, compiled once a language. */
export interface RequestIndex {
  needs: Readonly<Record<Need, PhraseSet>>;
  ways: Readonly<Record<ContactWay, PhraseSet>>;
  bookings: Readonly<Record<Booking, PhraseSet>>;
  pages: Readonly<Record<keyof RequestWords['pages'], PhraseSet>>;
  rough: PhraseSet;
}

export function indexRequests(
  { needs, ways, pages, rough }: RequestWords,
  sorts: Readonly<Record<Booking, Pick<BookingWords, 'asked'>>>,
  spelling: Spelling,
): RequestIndex {
  const set = (list: string): PhraseSet =>
    new PhraseSet(
      list
        .split(',')
        .map((phrase) => spoken(phrase.trim().replace(/\s+/g, ' '), spelling))
        .filter((phrase) => phrase !== ''),
    );
  const sets = <Key extends string>(lists: Readonly<Record<Key, string>>): Record<Key, PhraseSet> =>
    Object.fromEntries(
      Object.entries<string>(lists).map(([key, list]) => [key, set(list)]),
    ) as Record<Key, PhraseSet>;
  return {
    needs: sets(needs),
    ways: sets(ways),
    bookings: sets(
      Object.fromEntries(BOOKINGS.map((sort) => [sort, sorts[sort].asked])) as Record<
        Booking,
        string
      >,
    ),
    pages: sets(pages),
    rough: set(rough),
  };
}

/** Of several sets the one that has the longest phrase in the words; the first among equals. */
function longestIn<Key extends string>(
  words: Phrase,
  keys: readonly Key[],
  sets: Readonly<Record<Key, PhraseSet>>,
): { key: Key; from: number; to: number } | null {
  let best: { key: Key; from: number; to: number } | null = null;
  for (const key of keys) {
    for (let from = 0; from < words.length; from += 1) {
      const length = sets[key].lengthAt(words, from);
      if (length > 0 && (best === null || length > best.to - best.from))
        best = { key, from, to: from + length };
    }
  }
  return best;
}

/** What a request needs that a page cannot do by itself; null: nothing. */
export const needOf = ({ words }: ItemDraft, { needs }: RequestIndex): Need | null =>
  longestIn(words, NEEDS, needs)?.key ?? null;

/** The button that a request asks for to reach the owner; null: none. */
export const wayOf = ({ words }: ItemDraft, { ways }: RequestIndex): ContactWay | null =>
  longestIn(words, CONTACT_WAYS, ways)?.key ?? null;

/** What words say is booked; null: they do not say. */
export const bookingIn = (words: Phrase, { bookings }: RequestIndex): Booking | null =>
  longestIn(words, BOOKINGS, bookings)?.key ?? null;

/** Buttons that the prompt asks for where no request has their words: "put the phone big". */
export function waysBeside(
  words: Phrase,
  { wants, refused }: Draft,
  { ways }: RequestIndex,
): Phrase[] {
  const taken = new Set([...wants, ...refused].flatMap((item) => item.words.map(({ at }) => at)));
  const open = words.filter(({ at, fact }) => !taken.has(at) && fact === null);
  const found = longestIn(open, CONTACT_WAYS, ways);
  return found === null ? [] : [open.slice(found.from, found.to)];
}

/** What no business offers, whatever list it stands in: "a search bar", "live chat". */
const SERVICES: ReadonlySet<Need> = new Set(['search', 'accounts', 'payment', 'chat']);

/** Whether words name a service that a page needs and nothing else. */
export function isService({ core }: ItemDraft, { needs }: RequestIndex): boolean {
  const words = core.filter(({ tag }) => tag !== 'article');
  const found = longestIn(words, NEEDS, needs);
  return found !== null && SERVICES.has(found.key) && found.to - found.from === words.length;
}

/** Whether a request only says how to reach the owner: "call 0113 496 0123". */
export const isReach = ({ words, section }: ItemDraft): boolean =>
  section === null &&
  words.some(({ fact }) => fact === 'phone' || fact === 'email' || fact === 'webAddress') &&
  words.length <= LONGEST_REACH;

const LONGEST_REACH = 4;
