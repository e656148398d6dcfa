import type { Context, Mode } from '../Context';
import type { Candidate, Phrase } from '../draft';
import { matchPattern, type Vocabulary } from '../text/pattern';
import type { PatternIndex } from '../text/PatternIndex';
import type { Lexicon } from '../text/lexicon';
import { isSoft } from '../text/phrases';
import type { Clause } from './segments';

/** A frame that holds in a clause: what it is for, what it caught, and the rule that said so. */
export interface Frame {
  group: string;
  /** Its place in its group, from 0: the first are the surest. */
  rank: number;
  /** Where it begins in its clause. */
  from: number;
  to: number;
  /** The classes and extents that its pattern refers to. */
  uses: ReadonlySet<string>;
  captures: Readonly<Record<string, { from: number; to: number }>>;
  reason: string;
}

/** A list that a frame opens: what its members are for, and where they begin in the clause. */
export interface Opened {
  frame: Frame;
  mode: Mode;
  words: Phrase;
  start: number;
}

/** The classes of what asks for the site, or speaks of it. */
export const ASKING = ['site', 'siteitself', 'sitething', 'make', 'want'];

/** Whether a frame says the subject by asking for its site. */
export const asksForSite = ({ group, uses }: Frame): boolean =>
  group === 'subject' && ASKING.some((name) => uses.has(name));

/** What a frame tells a subject by. */
export const tellsBy = ({ uses }: Frame): Candidate['by'] => {
  if (uses.has('sited')) return 'sited';
  if (uses.has('make') && !uses.has('site')) return 'made';
  return uses.has('site') && (uses.has('about') || uses.has('make')) ? 'about' : undefined;
};

/** Every frame that holds somewhere in a clause. */
export function framesIn(words: Phrase, patterns: PatternIndex, vocabulary: Vocabulary): Frame[] {
  const clause = { from: 0, to: words.length };
  const found: Frame[] = [];
  for (const { group, rank, pattern, places } of patterns.candidates(words)) {
    for (const at of places) {
      const match = matchPattern(pattern, words, at, clause, vocabulary);
      if (match === null) continue;
      found.push({
        group,
        rank,
        from: match.from,
        to: match.to,
        uses: pattern.uses,
        captures: Object.fromEntries(
          match.captures.map(({ role, from, to }) => [role, { from, to }]),
        ),
        reason: `${group}: ${pattern.source}`,
      });
    }
  }
  return found;
}

/**
 * Without what a later sentence says of one page: "there should also be | a page of current lots" asks for no site, "we need
 * a page for our shop" does.
 */
export function ofWholeSite(
  frames: readonly Frame[],
  { draft, lexicon, isOpening }: Context,
  { words, sentence }: Clause,
): Frame[] {
  const isKnown = sentence > 0 && !isOpening && draft.subjects.length + draft.offers.length > 0;
  const isPart = (frame: Frame): boolean => {
    const link = words[frame.from + 1]?.lower ?? '';
    return (
      isKnown &&
      asksForSite(frame) &&
      lexicon.has('siteParts', words[frame.from]?.lower ?? '') &&
      (lexicon.has('siteLinks', link) || lexicon.complements.has(link)) &&
      !lexicon.has('audienceLinks', link) &&
      frame.captures.who === undefined
    );
  };
  return frames.filter((frame) => !isPart(frame));
}

/** Without what is said of others: "i turisti | sono francesi", where one word is both "we are" and "they are". */
export const ofOurselves = (frames: readonly Frame[], words: Phrase, lexicon: Lexicon): Frame[] =>
  frames.filter(
    ({ from, uses }) =>
      !(
        uses.has('weare') &&
        lexicon.has('theyToo', words[from]?.lower ?? '') &&
        ['noun', 'other', 'name'].includes(words[from - 1]?.tag ?? '') &&
        isSoft(words[from]?.gap ?? '')
      ),
  );
