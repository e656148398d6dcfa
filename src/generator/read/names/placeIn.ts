import type { Phrase } from '../draft';
import { type KindIndex, kindIn } from '../subject/kinds';
import type { Lexicon } from '../text/lexicon';
import { isCapital } from '../text/phrases';
import type { Word } from '../text/words';

interface Scene {
  lexicon: Lexicon;
  kinds: KindIndex;
  isPlace: (words: Phrase) => boolean;
}

/** Where a place that ends a run of capitals begins, or the word of place before it: "Crumb & Ember | in Porto"; else null. */
export function placeIn(
  words: Phrase,
  from: number,
  end: number,
  { lexicon, kinds, isPlace }: Scene,
): number | null {
  /* "Alder Street Library in Redwater" */
  const isOf = (at: number): boolean =>
    (lexicon.has('inWords', words[at]?.lower ?? '') ||
      (kinds.isJoined && (lexicon.classes.get('in')?.has(words[at]?.lower ?? '') ?? false))) &&
    (at - from > 1
      ? kinds.phrases.endsAt(words, at - 1, at).includes(at)
      : kinds.isJoined && kindIn(kinds, words.slice(at - 1, at), () => 1) !== null) &&
    words.slice(at + 1, end).every(({ lower }) => !lexicon.isCommon(lower));
  /* "Mercer Carillon in Grinnell, Iowa", "Kents Bank Lido in Grange-over-Sands" */
  const isTown = (at: number): boolean =>
    lexicon.has('inWords', words[at]?.lower ?? '') &&
    ((/^,/.test(words[end]?.gap ?? '') &&
      isCapital(words[end]) &&
      lexicon.has('regions', words[end]?.lower ?? '')) ||
      (at === end - 2 && /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)+-\p{Lu}/u.test(words[at + 1]?.text ?? '')));
  for (let at = from + 1; at < end - 1; at += 1) {
    const word = words[at] as Word;
    const isLink =
      word.tag === 'preposition' &&
      lexicon.has('placeLinks', word.lower) &&
      !lexicon.has('joinsNames', word.lower);
    if (isLink && (isPlace(words.slice(at + 1, end)) || isTown(at) || isOf(at))) return at;
    if (isTownBehind(words, from, at, end, { lexicon, kinds })) return at;
  }
  return null;
}

/** "Bocciofila Aurora | di Ozzano Monferrato": a kind, its name, and of which town. */
const isTownBehind = (
  words: Phrase,
  from: number,
  at: number,
  end: number,
  { lexicon, kinds }: Omit<Scene, 'isPlace'>,
): boolean =>
  kinds.isHeadFirst &&
  at - from > 1 &&
  at - from < 5 &&
  end - at < 4 &&
  lexicon.has('townLinks', words[at]?.lower ?? '') &&
  isCapital(words[at - 1]) &&
  !lexicon.isCommon(words[at - 1]?.lower ?? '') &&
  (lexicon.has('businessWords', words[from]?.lower ?? '') ||
    kinds.phrases.has(words[from]?.lower ?? '')) &&
  words.slice(at + 1, end).every((word) => isCapital(word) && !lexicon.isCommon(word.lower));
