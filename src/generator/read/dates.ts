import type { Phrase } from './draft';
import { isSoft, phraseEnds } from './text/phrases';
import type { Drafted, ReadingLanguage } from './ReadingLanguage';
import { sectionAt } from './sections/sections';
import type { Clause } from './clauses/segments';
import type { Word } from './text/words';

/** A date with what happens on it, and where. */
export interface DateWords {
  when: Word;
  what: Phrase | null;
  where: Phrase | null;
}

const NAMING: ReadonlySet<string> = new Set([
  'noun',
  'name',
  'other',
  'gerund',
  'adjective',
  'number',
]);
const LINKS: ReadonlySet<string> = new Set(['preposition', 'article', 'auxiliary']);
const MARK = /^[^\S\n]*[,:–—-]?[^\S\n]*$/;

/** The dates of a prompt in its order: "gathering on 3 October at the old forge", "9 April: Hexham". */
export function datesIn(
  { clauses }: Pick<Drafted, 'clauses'>,
  language: Pick<ReadingLanguage, 'lexicon' | 'sections'>,
): DateWords[] {
  return clauses
    .flatMap((clause) => inClause(clause, language))
    .sort((one, other) => one.when.at - other.when.at);
}

function inClause(
  { words, key }: Clause,
  { lexicon, sections }: Pick<ReadingLanguage, 'lexicon' | 'sections'>,
): DateWords[] {
  const isDate = (word: Word | undefined): boolean => word?.fact === 'date';
  return words.flatMap((when, at): DateWords[] => {
    if (!isDate(when)) return [];
    const next = words.findIndex((word, other) => other > at && isDate(word));
    const rest = words.slice(at + 1, next < 0 ? words.length : next);
    const isOwn = (phrase: Phrase): boolean =>
      phrase.length > 0 && sectionAt(sections, phrase, 0, phrase.length)?.to !== phrase.length;
    const earlier = named(words, at);
    const [end = 0] = MARK.test(rest[0]?.gap ?? '')
      ? phraseEnds(rest, 0, rest.length, lexicon)
      : [];
    const later = rest.slice(0, end);
    const place = placeIn(rest.slice(end), lexicon);
    if (isOwn(earlier)) return [{ when, what: earlier, where: later.length > 0 ? later : place }];
    if (later.length > 0) return [{ when, what: later, where: place }];
    return [{ when, what: key !== null && isOwn(key) ? key : null, where: place }];
  });
}

/** What stands right before a date, without what joins the two. */
function named(words: Phrase, at: number): Phrase {
  let to = at;
  /* "The fair is on 3 May" */
  while (to > 0 && LINKS.has(words[to - 1]?.tag ?? '')) to -= 1;
  if (!MARK.test(words[at]?.gap ?? '')) return [];
  let from = to;
  const isJoined = (index: number): boolean =>
    words[index]?.tag === 'and' &&
    words[index - 1]?.tag === 'name' &&
    words[index + 1]?.tag === 'name';
  while (
    from > 0 &&
    (NAMING.has(words[from - 1]?.tag ?? '') || isJoined(from - 1)) &&
    words[from - 1]?.fact === null &&
    (from === to || isSoft(words[from]?.gap ?? ''))
  )
    from -= 1;
  /* "…, party 13 May": a verb that stands alone before a date is what happens then. */
  const isAlone =
    from === to && words[to - 1]?.tag === 'verb' && /,/.test(words[to - 1]?.gap ?? '');
  return words.slice(isAlone ? from - 1 : from, to);
}

/** "At the old forge", "in Hexham": the place that stands next. */
function placeIn(words: Phrase, lexicon: ReadingLanguage['lexicon']): Phrase | null {
  if (words[0]?.tag !== 'preposition' || !isSoft(words[0].gap)) return null;
  const [end] = phraseEnds(words, 1, words.length, lexicon);
  return end === undefined || end <= 1 ? null : words.slice(1, end);
}
