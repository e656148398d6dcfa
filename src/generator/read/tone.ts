import { SITE_TONES, type SiteTone } from '../../../machines/entities';
import { phrasesIn, type Spelling } from '../languages/spoken';
import type { ToneWords } from '../languages/wordsSchema';
import type { BriefPart, Role } from '../types';
import type { Phrase } from './draft';
import { PhraseSet } from './text/pattern';
import { isSoft } from './text/phrases';
import type { Tag, Word } from './text/words';

/** The words of each tone, as they are compared. */
export type ToneTerms = ReadonlyMap<SiteTone, PhraseSet>;

export const compileTones = (words: ToneWords, spelling: Spelling): ToneTerms =>
  new Map(SITE_TONES.map((tone) => [tone, new PhraseSet(phrasesIn(spelling, [words[tone]]))]));

/** What can say how a site is to be; a sentence or an offering tells of something else. */
const TELLING: ReadonlySet<Role> = new Set(['instruction', 'style', 'subject', 'leftOver']);
const DESCRIBING: ReadonlySet<Tag> = new Set(['adjective', 'noun', 'other', 'and', 'adverb']);
/** How far from what it describes a word stands, and behind a negation. */
const REACH = 3;

/**
 * The first words that ask for a tone. `noun`: those that name the kind of business, as in "fun run"; `sites`: those for the
 * site itself. What stands beside either describes it, whatever else is read of its words.
 */
export function toneIn(
  terms: ToneTerms,
  words: Phrase,
  parts: readonly BriefPart[],
  { noun, sites }: { noun: Phrase; sites: Phrase },
): { tone: SiteTone; words: Phrase } | null {
  const described = new Set([...noun, ...sites]);
  const isBeside = (from: Word, step: 1 | -1): boolean => {
    if (words[from.at - 1]?.tag === 'pronoun') return false;
    for (let away = 1; away <= REACH; away += 1) {
      const word = words[from.at + step * away];
      const later = step > 0 ? word : words[from.at - away + 1];
      if (word === undefined || !isSoft(later?.gap ?? '')) return false;
      if (described.has(word)) return true;
      if (!DESCRIBING.has(word.tag)) return false;
    }
    return false;
  };
  const isDenied = ({ at }: Word): boolean =>
    words
      .slice(Math.max(0, at - REACH), at)
      .some(({ tag, at: before }) => tag === 'negation' && isSoft(words[before + 1]?.gap ?? ''));
  const roleOf = ({ start, end }: Word): Role | undefined =>
    parts.find((part) => start >= part.start && end <= part.end)?.role;
  const told = words.filter((word) => {
    if (noun.includes(word) || isDenied(word)) return false;
    const role = roleOf(word);
    return (
      role !== undefined &&
      (TELLING.has(role) || (role !== 'name' && (isBeside(word, 1) || isBeside(word, -1))))
    );
  });
  for (const at of told.keys())
    for (const [tone, phrases] of terms) {
      const length = phrases.lengthAt(told, at);
      if (length > 0) return { tone, words: told.slice(at, at + length) };
    }
  return null;
}
