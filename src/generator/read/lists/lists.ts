import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isCased, isSoft } from '../text/phrases';
import type { Word } from '../text/words';

/** What parts members, the strongest first: where the first of these is found twice, the others stand inside members. */
const SEPARATORS: readonly (readonly [RegExp, number])[] = [
  [/[;|•·\n→]|\s[-—=]?>\s/, 2],
  [/\s\/\s/, 3],
  [/,/, 1],
  [/\s[/–—+]\s|(?<=\S)\/(?=\S)|\s-{1,2}\s/, 1],
];
/** Fewer words with nothing but "and" between them are one thing. */
const SHORTEST = 5;

/** The members of a list: what its marks and the last "and" part. */
export function listMembers(
  words: Phrase,
  { pairs, classes, has }: Pick<Lexicon, 'pairs' | 'classes' | 'has'>,
  shortest = SHORTEST,
): Phrase[] {
  /* "Les honoraires ainsi qu'un formulaire" */
  const alsoAnd = classes.get('also-and');
  const alsoAt = (at: number): number => (at > 0 ? (alsoAnd?.lengthAt(words, at) ?? 0) : 0);
  const marked = SEPARATORS.map(([mark, least]) => {
    const found = words.flatMap(({ gap }, at) => (at > 0 && mark.test(gap) ? [at] : []));
    return found.length >= least ? found : [];
  });
  const marks = marked.find((found) => found.length > 0) ?? [];
  const isPair = (at: number): boolean =>
    pairs.has(
      `${words[at - 1]?.lower ?? ''} ${words[at]?.lower ?? ''} ${words[at + 1]?.lower ?? ''}`,
    );
  /* "Daily and weekly trend charts" */
  const qualifies = (at: number): boolean =>
    words[at - 1]?.tag === 'adjective' &&
    words[at + 1]?.tag === 'adjective' &&
    words[at + 2]?.tag === 'noun' &&
    isSoft(words[at + 2]?.gap ?? '');
  const joins = words.flatMap(({ tag }, at) =>
    tag === 'and' && at > 0 && at < words.length - 1 && !isPair(at) && !qualifies(at) ? [at] : [],
  );
  /* With a comma before "and", the others stand inside members: "weighing scales and balances, and hardness testing". */
  const isOxford = marks.some((at) => words[at]?.tag === 'and');
  const last = joins.at(-1) ?? -1;
  /* "Wolle, Nadeln und Strickpakete, Lübecker Str. 8" */
  const lastMark =
    marks.findLast((at) => words.slice(at).some(({ fact }) => fact === null || fact === 'price')) ??
    0;
  /* "…, commissions for lights and door panes": behind a preposition "and" joins what it governs. */
  const isGoverned =
    words.slice(lastMark, Math.max(lastMark, last)).some(({ tag }) => tag === 'preposition') &&
    !opensAnew(words, lastMark, last);
  /* "Pumps, filters and valves, | usually within a day", "…, list the towns and display a map": what follows goes on anew. */
  const anew = marks.find((at, index) => {
    const mark = marks[index - 1];
    return (
      mark !== undefined &&
      OPENING.has(words[at]?.tag ?? 'fact') &&
      !DOING.has(words[mark]?.tag ?? 'fact') &&
      joins.some((join) => join >= mark && join < at)
    );
  });
  if (anew !== undefined)
    return [words.slice(0, anew), words.slice(anew)].flatMap((part) =>
      listMembers(part, { pairs, classes, has }, shortest),
    );
  const parts = (at: number): boolean => {
    if (marksAt.has(at) || alsoAt(at) > 0) return true;
    if (!joinsAt.has(at)) return false;
    if (words[at - 1]?.fact === 'price') return true;
    if (isOxford || isOneOf(words, lastMark, at)) return false;
    if (marks.length === 0) return words.length > shortest;
    return at === last && at > lastMark && !isGoverned;
  };
  const [marksAt, joinsAt] = [new Set(marks), new Set(joins)];
  const members: Word[][] = [[]];
  words.forEach((word, at) => {
    if (at > 0 && parts(at)) members.push([]);
    const isJoiner = [0, 1, 2, 3].some((back) => alsoAt(at - back) > back);
    if (!isJoiner) members.at(-1)?.push(word);
  });
  return members
    .map(trimmed)
    .flatMap(behindReach)
    .flatMap((member) => pricedMembers(member, has))
    .filter((member) => member.length > 0);
}

/** "Tel 0664 1234567 | keine Termine": what stands behind a number goes on anew. */
function behindReach(words: Phrase): Phrase[] {
  const end = words.findLastIndex(({ fact }) => fact === 'phone' || fact === 'email') + 1;
  const next = words[end];
  return end > 0 && next !== undefined && isCased(next) && next.fact === null
    ? [words.slice(0, end), words.slice(end)]
    : [words];
}

/** "Bath £25 cut £35 nails £10": each price ends a member where each has its thing before it. */
function pricedMembers(words: Phrase, has: Lexicon['has']): Phrase[] {
  const ends = words.flatMap(({ fact }, at) => (fact === 'price' ? [at + 1] : []));
  if (ends.length < 2) return [words];
  const isPriced = ends.every((end, index) => namesOne(words.slice(ends[index - 1] ?? 0, end - 1)));
  /* "Erwachsene 4,50 € Jugendliche 2,50 €": who pays is no thing. */
  const isForWhom = words.some(({ lower }) => has('audiences', lower));
  if (!isPriced || isForWhom) return [words];
  return [0, ...ends].map((from, index) => words.slice(from, ends[index])).map(trimmed);
}

/** Whether words may be the thing that a price stands behind. */
export const namesOne = (words: Phrase): boolean =>
  words.length > 0 &&
  words.length <= LONGEST_THING &&
  isCased(words[0]) &&
  words.every(({ tag, gap }, at) => THING.has(tag) && (at === 0 || /^[^\S\n]+$/.test(gap))) &&
  words.some(({ tag }) => tag !== 'preposition' && tag !== 'article' && tag !== 'number');

const LONGEST_THING = 5;

const THING: ReadonlySet<string> = new Set([
  ...['noun', 'name', 'other', 'adjective', 'gerund', 'participle', 'verb'],
  ...['preposition', 'article', 'number', 'adverb'],
]);

/** "إزالة بقع الحبر والقهوة": what has its article belongs to the noun without one before it. */
function isOneOf(words: Phrase, from: number, and: number): boolean {
  const isDefinite = (at: number): boolean => /^(?:ال|لل)/u.test(words[at]?.text ?? '');
  return (
    and > from + 1 &&
    isDefinite(and - 1) &&
    isDefinite(and + 1) &&
    !isDefinite(from) &&
    !words.slice(from, and).some(({ tag }) => tag === 'preposition')
  );
}

/** What follows a whole list rather than goes on with it. */
const OPENING: ReadonlySet<string> = new Set(['verb', 'adverb']);
/** "Do repairs and winter washing": one doing with its objects. */
const DOING: ReadonlySet<string> = new Set(['verb', 'auxiliary']);

/** Whether a thing of its own follows "and": "salas de reunião à hora e | uma cabine", "consultar el horario de cursos y | reservar". */
function opensAnew(words: Phrase, from: number, and: number): boolean {
  const [first, next] = [words[from], words[and + 1]];
  if (next?.tag === 'verb') return words[and + 2] !== undefined;
  return (
    next?.tag === 'article' &&
    first?.tag !== 'verb' &&
    first?.tag !== 'participle' &&
    words
      .slice(from, and)
      .every(({ tag }, at) => tag !== 'preposition' || words[from + at + 1]?.tag !== 'article')
  );
}

/** What stands between the words that part a phrase. */
export function partedAt(words: Phrase, isPart: (word: Word) => boolean): Phrase[] {
  const parts: Word[][] = [[]];
  for (const word of words)
    if (isPart(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter((part) => part.length > 0);
}

function trimmed(words: Phrase): Phrase {
  let [from, to] = [0, words.length];
  while (from < to && words[from]?.tag === 'and') from += 1;
  while (to > from && words[to - 1]?.tag === 'and') to -= 1;
  return words.slice(from, to);
}
