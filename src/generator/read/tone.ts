import { SITE_TONES, type SiteTone } from '../../../machines/entities';
import { phrasesIn, type Spelling } from '../languages/spoken';
import type { ToneWords } from '../languages/wordsSchema';
import type { BriefPart, Role } from '../types';
import type { Phrase } from './draft';
import { PhraseSet } from './pattern';

/** The words of each tone, as they are compared. */
export type ToneTerms = ReadonlyMap<SiteTone, PhraseSet>;

export const compileTones = (words: ToneWords, spelling: Spelling): ToneTerms =>
  new Map(SITE_TONES.map((tone) => [tone, new PhraseSet(phrasesIn(spelling, [words[tone]]))]));

/** What can say how a site is to be; a sentence or an offering tells of something else. */
const TELLING: ReadonlySet<Role> = new Set(['instruction', 'style', 'subject', 'leftOver']);

/** The first words that ask for a tone; `noun`: those that name the kind of business, as in "fun run". */
export function toneIn(
  terms: ToneTerms,
  words: Phrase,
  parts: readonly BriefPart[],
  noun: Phrase,
): { tone: SiteTone; words: Phrase } | null {
  const told = words.filter(
    (word) =>
      !noun.includes(word) &&
      parts.some(
        ({ role, start, end }) => TELLING.has(role) && word.start >= start && word.end <= end,
      ),
  );
  for (const at of told.keys())
    for (const [tone, phrases] of terms) {
      const length = phrases.lengthAt(told, at);
      if (length > 0) return { tone, words: told.slice(at, at + length) };
    }
  return null;
}
