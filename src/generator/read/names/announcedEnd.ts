import type { Lexicon } from '../text/lexicon';
import { isAmpersand, isCapital, isCased, isSoft } from '../text/phrases';
import type { Word } from '../text/words';

const LONGEST = 7;
const LONGEST_SMALL = 5;
/** What a name in small letters has none of: with it, a clause goes on. */
const GOES_ON: ReadonlySet<string> = new Set(['subordinator', 'gerund', 'fact', 'possessive']);
/** What joins the capitals of a name: "Everything But The Cat", "Las que Madrugan". */
const JOINS: ReadonlySet<string> = new Set(['article', 'preposition', 'and', 'negation']);

/**
 * The end of a name that words before it announce, where ordinary words go on it up to the end of what is said: "name is corn to
 * be mild", "nos llamamos Las que Madrugan"; null where another sentence goes on.
 */
export function announcedEnd(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
  isHeadFirst: boolean,
): number | null {
  const first = words[from];
  if (first === undefined || !isCased(first)) return null;
  const isName = !isCapital(first) ? isSmall : isHeadFirst ? isOpenedByCapital : isCapitalised;
  const most = Math.min(limit, from + (isCapital(first) ? LONGEST : LONGEST_SMALL));
  const goesOn = (at: number): boolean => {
    const [last, word] = [words[at - 1], words[at]];
    return (
      at < limit &&
      word !== undefined &&
      word.at - 1 === last?.at &&
      !lexicon.has('chatWords', word.lower) &&
      (isSoft(word.gap) || isAmpersand(word.gap))
    );
  };
  let to = from + 1;
  while (to < most && goesOn(to)) to += 1;
  if (goesOn(to)) return null;
  return to - from > 1 && isName(words.slice(from, to), lexicon) ? to : null;
}

const isCapitalised = (run: readonly Word[], lexicon: Lexicon): boolean =>
  isCapital(run.at(-1)) &&
  /* "Isidro | and on Saturdays" */
  !run.some(({ tag }, at) => tag === 'and' && run[at + 1]?.tag === 'preposition') &&
  run.every(
    (word) =>
      isCapital(word) ||
      ((JOINS.has(word.tag) || lexicon.nameLinks.has(word.lower)) &&
        !lexicon.has('placeLinks', word.lower)) ||
      lexicon.has('relatives', word.lower),
  );

/** "Les Pierres qui roulent", "La Paille au Corps", not "Bar Sport e facciamo panini" */
function isOpenedByCapital(run: readonly Word[], lexicon: Lexicon): boolean {
  return run.every(
    (word, at) =>
      isCapital(word) ||
      (lexicon.nameLinks.has(word.lower) && !lexicon.has('withWords', word.lower)) ||
      (word.tag === 'preposition' && !lexicon.has('withWords', word.lower)) ||
      ['article', 'noun', 'adjective', 'other', 'negation'].includes(word.tag) ||
      (word.tag === 'and' && isCapital(run[at + 1])) ||
      (lexicon.has('relatives', word.lower) && at < run.length - 1) ||
      (word.tag === 'verb' && lexicon.has('relatives', run[at - 1]?.lower ?? '')),
  );
}

function isSmall(run: readonly Word[], lexicon: Lexicon): boolean {
  const [first, ...rest] = run;
  if (first === undefined || ['preposition', 'pronoun', 'and', 'fact'].includes(first.tag))
    return false;
  const of = rest.findLastIndex(({ tag }) => tag === 'preposition');
  return (
    !rest.some(
      (word) => GOES_ON.has(word.tag) || isCapital(word) || lexicon.has('relatives', word.lower),
    ) &&
    !rest.some(({ tag }, at) => tag === 'and' && rest[at + 1]?.tag === 'pronoun') &&
    (of < 0 || !['noun', 'name', 'other', 'article'].includes(rest[of + 1]?.tag ?? 'fact'))
  );
}
