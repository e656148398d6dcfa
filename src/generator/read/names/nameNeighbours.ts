import type { Phrase } from '../draft';
import type { NameFeatures } from './nameFeatures';
import { endsIn } from '../text/lexicon';
import { isCapital, isSoft } from '../text/phrases';
import { kindIn } from '../subject/kinds';
import type { Word } from '../text/words';

/** "pizzeria | la nonna | en tarazona", "| hundepension pfotenglück | bei tamsweg" */
export function isBetweenKindAndPlace(features: NameFeatures): boolean {
  const { words, from, to, run, first, last, next, proper, lexicon, kinds } = features;
  const where = to + (lexicon.classes.get('in')?.lengthAt(words, to) ?? 0);
  const place = words[where];
  const isUnknownPlace =
    place !== undefined &&
    isSoft(place.gap) &&
    ['other', 'noun', 'name'].includes(place.tag) &&
    !lexicon.isCommon(place.lower);
  if (where === to || !isSoft(next?.gap ?? '') || !(features.isPlaceAt(where) || isUnknownPlace))
    return false;
  if (!kinds.isHeadFirst)
    return (
      kinds.isJoined &&
      run.length === 2 &&
      kindIn(kinds, [first], () => 1) !== null &&
      !features.isCommon(last)
    );
  const isBehindKind = [1, 2, 3].some(
    (length) => from >= length && kinds.phrases.endsAt(words, from - length, from).includes(from),
  );
  const isArticled = first.tag === 'article' && !lexicon.has('indefinites', first.lower);
  /* "biblioteca | ambulante | en Tilcara" */
  const isQuality = run.length === 1 && endsIn('adjectiveEnds', first.lower, lexicon);
  const isUnusual =
    !features.isAllCommon && !isQuality && !proper.some(({ tag }) => tag === 'adjective');
  const isHost =
    features.isOpened &&
    proper.slice(1).some((word) => word.tag === 'name' || !features.isCommon(word));
  const names = isHost || (isArticled && !features.isOne) || isUnusual;
  return features.isLinked && isBehindKind && names;
}

/** "Wir sind | Die Nebenwirkungen", "wir sind der | Schärfdienst Bieri": several words with capitals, no common ones, behind "we are". */
export function isWhatWeAre(features: NameFeatures): boolean {
  const { words, from, run, first, before, proper, lexicon, kinds } = features;
  if (!lexicon.spelling.capitalNouns) return false;
  const isArticled = before?.tag === 'article' && !isCapital(before);
  const start = isArticled ? from - 1 : from;
  const isTold = [1, 2, 3].some(
    (length) =>
      start >= length &&
      lexicon.classes
        .get('weare')
        ?.endsAt(words, start - length, start)
        .includes(start) === true,
  );
  if (!isTold || !isCapital(first) || lexicon.has('indefinites', before?.lower ?? '')) return false;
  if (features.isDefinite) return true;
  const isKind = kinds.isJoined && kindIn(kinds, [proper[0] as Word], () => 1) !== null;
  const isPlain = run.some(({ tag }) => tag === 'and' || tag === 'preposition');
  return (
    proper.length > 1 &&
    !features.isCommon(proper.at(-1) as Word) &&
    (features.isBusiness || isKind || !isPlain)
  );
}

/** Whether words are a known place or say by their last sign that they are one. */
export const isTown = (words: Phrase, { isPlace, lexicon }: NameFeatures['scene']): boolean =>
  isPlace(words) || lexicon.has('landWords', words.at(-1)?.text.at(-1) ?? '');

/** "My tattoo studio X", "our band, X": an owned noun stands right before. */
export function isOwned(words: Phrase, at: number, { spelling }: NameFeatures['lexicon']): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
    const word = words[back] as Word;
    const gap = words[back + 1]?.gap ?? '';
    /* "seinen kaputten Toaster": no noun that is owned stands before it. */
    const isThing = spelling.capitalNouns && !words.slice(back + 1, at).some(isCapital);
    if (word.tag === 'possessive') return back < at - 1 && !isThing;
    if (!/^[^\S\n]*,?[^\S\n]*$/.test(gap) || (/,/.test(gap) && back < at - 1)) return false;
    if (
      !['noun', 'name', 'adjective', 'gerund', 'other', 'number', 'participle'].includes(word.tag)
    )
      return false;
  }
  return false;
}
