import { isList } from '../clauses/clauseKinds';
import { HAS_NO_NAME, type Claim, type Phrase } from '../draft';
import { listMembers } from '../lists/lists';
import type { NameScene } from './nameRuns';
import { isCapital } from '../text/phrases';
import type { Clause } from '../clauses/segments';
import type { Word } from '../text/words';

/** The members of the list that a clause is; none where it is none. */
interface Listing {
  members: readonly Phrase[];
  /** By the first word of a member, its last. */
  lasts: ReadonlyMap<Word | undefined, Word | undefined>;
  capitals: number;
}

/** What is asked for every run, found once for the prompt, so that time grows with its length alone. */
export interface Surroundings {
  /** Whether small letters are used, so that capitals shout. */
  isWritten: boolean;
  addresses: readonly string[];
  /** How often a word stands with a capital. */
  capitals: ReadonlyMap<string, number>;
  claims: ReadonlyMap<number, readonly Claim[]>;
  /** The first words up to a mark, where they are few. */
  opening: Phrase;
  /** Whether the prompt says that there is no name yet. */
  isNameless: boolean;
  listing: (clause: Clause, words: Phrase) => Listing;
}

export function surroundingsOf({ words, claims, lexicon }: NameScene): Surroundings {
  const mark = words.findIndex(({ gap }, at) => at > 0 && /[,;:.\n/|·–—]/.test(gap));
  const capitals = new Map<string, number>();
  for (const word of words)
    if (isCapital(word)) capitals.set(word.lower, (capitals.get(word.lower) ?? 0) + 1);
  const claimsAt = new Map<number, Claim[]>();
  for (const claim of claims)
    for (const { at } of claim.words) {
      const others = claimsAt.get(at);
      if (others === undefined) claimsAt.set(at, [claim]);
      else others.push(claim);
    }
  const listings = new Map<Clause, Listing>();
  return {
    isWritten: words.some(({ text }) => /^\p{Ll}{3}/u.test(text)),
    addresses: words.flatMap(({ fact, text }) =>
      fact === 'email' || fact === 'webAddress'
        ? [
            text
              .toLowerCase()
              .replace(/^[^@]*@|^www\./, '')
              .replace(/[^\p{L}\p{N}]/gu, ''),
          ]
        : [],
    ),
    capitals,
    claims: claimsAt,
    opening: mark > 0 && mark < 6 ? words.slice(0, mark) : [],
    isNameless: claims.some(({ reason }) => reason === HAS_NO_NAME),
    listing: (clause, own) => {
      const known = listings.get(clause);
      if (known !== undefined) return known;
      const members = isList(own, lexicon) ? listMembers(own, lexicon) : [];
      const listing = {
        members,
        lasts: new Map(members.map((member) => [member[0], member.at(-1)])),
        capitals: members.filter((member) => isCapital(member[0])).length,
      };
      listings.set(clause, listing);
      return listing;
    },
  };
}
