import { type Candidate, type Draft, type Phrase, without } from './draft';
import type { Lexicon } from './lexicon';
import type { ReadingLanguage } from './read';
import type { Word } from './words';

const LOOSE: ReadonlySet<string> = new Set(['article', 'possessive', 'preposition', 'auxiliary', 'adverb', 'and', 'subordinator', 'pronoun']);
const CONTENT: ReadonlySet<string> = new Set(['noun', 'name', 'other', 'gerund', 'verb']);

/** What the site is about, in the words of the prompt: the candidate with most that speaks for it which says something. */
export function chooseSubject({ subjects, offers }: Draft, { lexicon }: ReadingLanguage, taken: readonly (Candidate | null)[]): Phrase | null {
  const ranked = [...subjects].sort((one, other) => other.weight - one.weight);
  const others = taken.flatMap((one) => (one === null ? [] : [one.words]));
  for (const { words } of ranked) {
    const found = cleaned(words, lexicon, others);
    if (found !== null) return found;
  }
  const [first] = offers;
  return first === undefined ? null : cleaned(first.core, lexicon, others);
}

/** A subject without what only introduces, names or places it; null where nothing is left that says what the site is about. */
function cleaned(words: Phrase, lexicon: Lexicon, taken: readonly Phrase[]): Phrase | null {
  const site = lexicon.classes.get('site');
  let rest = words;
  for (let at = 0; at < rest.length; at += 1) {
    const length = site?.lengthAt(rest, at) ?? 0;
    if (length === 0) continue;
    rest = at === 0 ? rest.slice(length) : rest.slice(0, at);
    break;
  }
  for (const phrase of taken) {
    const start = rest.findIndex(({ at }) => phrase.some((word) => word.at === at));
    if (start > 0) rest = rest.slice(0, start);
    else if (start === 0) rest = without(rest, [phrase]);
  }
  const isLead = (word: Word): boolean => LOOSE.has(word.tag) || lexicon.has('styleWords', word.lower) || lexicon.has('subjectLeads', word.lower);
  let [from, to] = [0, rest.length];
  while (from < to && isLead(rest[from] as Word)) from += 1;
  while (to > from && LOOSE.has(rest[to - 1]?.tag ?? '')) to -= 1;
  rest = rest.slice(from, to);
  return rest.some((word) => CONTENT.has(word.tag) && !lexicon.has('vague', word.lower)) ? rest : null;
}
