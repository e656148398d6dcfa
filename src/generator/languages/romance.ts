import type { Tag, Word } from '../read/text/words';

/** How the words of a Romance language end that no closed class has. */
export interface Endings {
  /** Verbs whose ending alone tells them: "vendemos". */
  verb: RegExp;
  /** What a verb has behind a preposition: "para reservar". */
  infinitive: RegExp;
  /** The prepositions that infinitives stand behind. */
  leads: RegExp;
  gerund: RegExp;
  adverb: RegExp;
}

const NOMINAL: ReadonlySet<Tag> = new Set(['article', 'possessive', 'adjective', 'number']);
/** Tags that words lose when they are written as names: "Sara" is no "sarà". */
const NAMED: ReadonlySet<Tag> = new Set(['other', 'verb', 'auxiliary', 'noun', 'adverb']);
const SUBJECTS: ReadonlySet<Tag> = new Set(['pronoun', 'negation']);

const opensSentence = (word: Word, before: Word | undefined): boolean =>
  before === undefined || /[.!?:;\n"“«¡¿(]|\s[–—-]\s/.test(word.gap);
const isSoft = ({ gap }: Word): boolean => /^[^\S\n]*$/.test(gap);

/**
 * Tells verbs, nouns and names apart among words that no closed class has: by what stands before them, how they end, and
 * their capitals where capitals tell something.
 */
export const romanceTagger =
  ({ verb, infinitive, leads, gerund, adverb }: Endings) =>
  (words: readonly Word[]): void => {
    const written = words.filter(({ text }) => /^\p{L}{3}/u.test(text));
    const small = written.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
    const capitalsTell = small > written.length * 0.3;
    words.forEach((word, at) => {
      const before = words[at - 1];
      const follows = before !== undefined && isSoft(word);
      if (word.tag === 'verb' && follows && NOMINAL.has(before.tag)) word.tag = 'noun';
      const isName = capitalsTell && /^\p{Lu}/u.test(word.text) && !opensSentence(word, before);
      if (isName && NAMED.has(word.tag)) word.tag = 'name';
      if (word.tag !== 'other') return;
      if (follows && SUBJECTS.has(before.tag)) word.tag = 'verb';
      else if (follows && NOMINAL.has(before.tag)) word.tag = 'noun';
      else if (adverb.test(word.lower)) word.tag = 'adverb';
      else if (gerund.test(word.lower)) word.tag = 'gerund';
      else if (follows && before.tag === 'preposition')
        word.tag = leads.test(before.lower) && infinitive.test(word.lower) ? 'verb' : 'noun';
      else if (verb.test(word.lower)) word.tag = 'verb';
    });
  };
