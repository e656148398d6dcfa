import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import type { Tag } from '../text/words';

/** What only asks: "and I want a". */
const ASKING: ReadonlySet<Tag> = new Set([
  'pronoun',
  'verb',
  'auxiliary',
  'article',
  'possessive',
  'adverb',
  'and',
  'preposition',
]);

/**
 * What the pages are about that a sentence asks for and nothing else: "I want a page about | storing tubers | and a page on |
 * how to divide them"; empty where it asks for anything else.
 */
export function pageTopics(words: Phrase, lexicon: Lexicon): Phrase[] {
  const isTopic = (at: number): boolean =>
    lexicon.has('topicLeads', words[at]?.lower ?? '') || words[at]?.tag === 'gerund';
  const starts = words.flatMap(({ lower }, at) => (lexicon.has('siteParts', lower) ? [at] : []));
  const [first] = starts;
  const areTopics = starts.every(
    (at) => lexicon.complements.has(words[at + 1]?.lower ?? '') && isTopic(at + 2),
  );
  if (first === undefined || !areTopics) return [];
  if (!words.slice(0, first).every(({ tag }) => ASKING.has(tag))) return [];
  return starts.map((at, index) => {
    const next = starts[index + 1];
    const end =
      next === undefined
        ? words.length
        : words.findLastIndex((word, to) => to < next && !ASKING.has(word.tag)) + 1;
    return words.slice(at + 2, end);
  });
}
