import type { Context } from '../Context';
import type { Phrase } from '../draft';
import { listMembers } from '../lists/lists';
import { kindIn } from '../subject/kinds';
import type { Lexicon } from '../text/lexicon';
import { closesQuote, GOVERNING, opensQuote } from '../text/phrases';
import { isRefusing, isTelling } from './clauseKinds';
import type { Clause } from './segments';

const LONGEST_THEME = 3;

/** Where the value begins behind a key and the word that makes it the theme: "会場は | 長崎"; 0 where the words tell more. */
export function themeEnd(words: Phrase, lexicon: Lexicon): number {
  for (let at = 1; at <= Math.min(LONGEST_THEME, words.length - 2); at += 1) {
    const value = words.slice(at + 1);
    if (
      lexicon.has('themes', words[at]?.lower ?? '') &&
      lexicon.isKey(
        words
          .slice(0, at)
          .map(({ lower }) => lower)
          .join(' '),
      ) &&
      !isRefusing(value, lexicon) &&
      !value.some(({ tag }) => tag === 'auxiliary' || tag === 'verb')
    )
      return at + 1;
  }
  return 0;
}

/** How many words ask for the site right before its kind: "site | élagueur grimpeur annecy"; 0 where they do not. */
export function siteBeforeKind({ lexicon, kinds, isOpening }: Context, words: Phrase): number {
  const length = isOpening ? (lexicon.classes.get('site')?.lengthAt(words, 0) ?? 0) : 0;
  const isGoods = lexicon.has('siteGoods', words[length]?.lower ?? '');
  const starts =
    kinds.phrases.lengthAt(words, length) > 0 ||
    (words[length]?.tag === 'adjective' && kinds.phrases.lengthAt(words, length + 1) > 0);
  return length > 0 && starts && !isGoods ? length : 0;
}

/** Where the last member begins that wants the site, behind a list that says what it is: "टेंट किराये पर, बीकानेर, | वेबसाइट चाहिए"; 0 where none does. */
export function siteWantedAt({ lexicon, isOpening }: Context, words: Phrase): number {
  const at = words.findLastIndex(({ gap }, index) => index > 0 && /^\s*,/.test(gap));
  const last = words.slice(Math.max(0, at));
  const wants =
    lexicon.isHeadLast &&
    isOpening &&
    last.length < LONGEST_THEME + 1 &&
    (lexicon.classes.get('site')?.lengthAt(last, 0) ?? 0) > 0 &&
    lexicon.classes.get('want')?.endsAt(last, last.length - 1, last.length).length === 1;
  return wants ? Math.max(0, at) : 0;
}

const LONGEST_OPENING = 9;

/** "फूलों की दुकान "महक" | दिल्ली में": fewer words say where the business is. */
const LONGEST_BEHIND_NAME = 4;

/**
 * Where what opens the prompt ends, before a sentence whose verb comes last: "箱根の旅館「月の湯」、| 露天風呂があります". Verbs that
 * come first part the two themselves.
 */
export function openingEnd(
  { lexicon, kinds, isOpening }: Context,
  { words, sentence }: Clause,
): number {
  if (!lexicon.isHeadLast || !isOpening || sentence > 0) return 0;
  const ends = words.flatMap(({ gap }, at) => (at > 0 && /^\W*,/.test(gap) ? [at] : []));
  const [at = 0, next = words.length] = ends;
  const first = words.slice(0, at);
  if (at > LONGEST_OPENING || first.some(({ tag }) => GOVERNING.has(tag) || tag === 'fact'))
    return 0;
  const isKind = (phrase: Phrase): boolean =>
    kindIn(kinds, phrase, ({ length }) => length)?.words.at(-1) === (phrase.at(-1) ?? null);
  const gap = words[at]?.gap ?? '';
  const quote = first.findIndex((word, index) => index > 0 && opensQuote(word.gap));
  const close = first.findIndex((word, index) => index > quote && closesQuote(word.gap));
  const isClosed =
    close > 0
      ? at - close < LONGEST_BEHIND_NAME && first.at(-1)?.tag === 'preposition'
      : closesQuote(gap);
  const isNamed = quote > 0 && isClosed && !opensQuote(gap) && isKind(first.slice(0, quote));
  return isNamed || (isKind(first) && !isKind(words.slice(at, next))) ? at : 0;
}

/** Where the list behind a colon begins that ends a sentence: "we survey the ground: radon, sinkholes, old mines"; else -1. */
export function colonAt(words: Phrase, lexicon: Lexicon): number {
  const at = words.findIndex(({ gap }, index) => index > 1 && /^\s*:\s/.test(gap));
  /* "La web no es de fontanería: es para el club de ajedrez" */
  const tellsMore = (lexicon.classes.get('itis')?.lengthAt(words, at) ?? 0) > 0;
  return at > 0 &&
    !tellsMore &&
    isTelling(words.slice(0, at), lexicon) &&
    listMembers(words.slice(at), lexicon).length > 1
    ? at
    : -1;
}
