import { hasClass, isRefusing } from '../clauses/clauseKinds';
import { type Draft, overlaps, type Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';

/** Whether a clause says no to what stands at a place in it: "no reviews", "fees are not to be shown", "a blog we don't need". */
export function isRefusedAt(
  draft: Draft,
  words: Phrase,
  { from, to }: { from: number; to: number },
  lexicon: Lexicon,
): boolean {
  if (!isRefusing(words, lexicon)) return false;
  const isMark = (at: number): boolean => /[,;:–—|•·>]|\s\/\s/.test(words[at]?.gap ?? '');
  /* "No prices and with photos" */
  const opensAnew = (at: number): boolean =>
    lexicon.has('onlyWords', words[at]?.lower ?? '') ||
    (words[at - 1]?.tag === 'and' && lexicon.has('withWords', words[at]?.lower ?? ''));
  let start = from;
  while (start > 0 && !isMark(start) && !opensAnew(start)) start -= 1;
  if (isNegated(words.slice(start, from), lexicon)) return true;
  const opens = words.findIndex(({ tag }) => tag === 'negation');
  /* "Recipes, a glossary without jokes, prices": what is said no to inside a member ends with it. */
  const isInside =
    !lexicon.isHeadLast &&
    opens > 0 &&
    !isMark(opens) &&
    words[opens - 1]?.tag !== 'and' &&
    words.slice(1, opens).some((_, at) => isMark(at + 1));
  /* "No auditions, gospel, sea shanties, concert dates": what is offered or asked for behind it ends what is refused. */
  const isBehind = ({ words: own }: { words: Phrase }): boolean =>
    (own[0]?.at ?? 0) > (words[opens]?.at ?? 0) + 1;
  /* "Without pricing, hero or contact form" */
  const isOneList =
    words.slice(opens).some(({ lower }) => lexicon.has('orWords', lower)) ||
    draft.refused.some(
      (item) => item.section !== null && overlaps(item.words, words.slice(opens, from)),
    );
  const isBehindOther =
    opens >= 0 &&
    (draft.offers.some(
      (item) => isBehind(item) && (item.words.at(-1)?.at ?? 0) < (words[from]?.at ?? 0),
    ) ||
      (!isOneList &&
        draft.wants.some(
          (item) =>
            isBehind(item) && !item.isMention && overlaps(item.words, words.slice(from, to)),
        )));
  const isListed =
    opens >= 0 &&
    !isBehindOther &&
    opens < start &&
    !isInside &&
    !opensAnew(start) &&
    words.slice(opens, from).every(({ tag }) => tag !== 'verb' && tag !== 'auxiliary');
  if (isListed) return true;
  let end = to;
  /* "お客様の声を | 載せたいけど写真はなしで" */
  const isWanted = (at: number): boolean =>
    lexicon.isHeadLast &&
    (lexicon.classes.get('want')?.lengthAt(words, at) ?? 0) > 0 &&
    !isNegated(words.slice(at, at + 3), lexicon);
  while (
    end < words.length &&
    !isMark(end) &&
    !isWanted(end) &&
    !lexicon.has('conditions', words[end]?.lower ?? '') &&
    /* "How borrowing works | and to stop asking me" */
    !(words[end]?.tag === 'and' && words[end + 1]?.lower === 'to') &&
    (lexicon.isHeadLast || end < to + 4)
  )
    end += 1;
  /* "Was es kostet, | kommt nicht auf die Seite" */
  if (isMark(end) && (lexicon.classes.get('unwanted')?.lengthAt(words, end) ?? 0) > 0) return true;
  return (
    isNegated(words.slice(to, end), lexicon) &&
    (lexicon.isHeadLast ||
      (words[to]?.tag !== 'preposition' && words[to - 1]?.tag !== 'preposition'))
  );
}

export const isNegated = (words: Phrase, lexicon: Lexicon): boolean =>
  hasClass(words, 'refuse', lexicon) ||
  hasClass(words, 'unwanted', lexicon) ||
  words.some(({ tag, lower }) => tag === 'negation' || /n['’]t$/.test(lower) || lower === 'none');
