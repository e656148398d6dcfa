import type { Candidate, Claim, Phrase } from '../draft';
import type { KindIndex } from '../subject/kinds';
import type { Lexicon } from '../text/lexicon';
import { capitalEnd, isCapital, isCased, isSoft } from '../text/phrases';
import { placeMarker } from './placeMarkers';
import { unknownEnds } from './unknownPlaces';
import type { Clause } from '../clauses/segments';
import type { Word } from '../text/words';

const LONGEST = 4;

/** A prompt, as the search for places sees it. */
export interface PlaceScene {
  clauses: readonly Clause[];
  claims: readonly Claim[];
  lexicon: Lexicon;
  kinds: KindIndex;
  capitalsTell: boolean;
  isPlace: (words: Phrase) => boolean;
  subjects: readonly Phrase[];
  name: Candidate | null;
}

/** Words that stand together and may be a place, with the words of the clause around them. */
export interface PlaceRun {
  words: Phrase;
  from: number;
  to: number;
  /** Which clause of the prompt it stands in. */
  index: number;
}

/** Every run of words that may be where the business is, addresses among them. */
export function placeRuns(scene: PlaceScene): PlaceRun[] {
  const opening = scene.clauses[0]?.words;
  /* A short key names a role, a long one may say who and where: "Keys & Co in Leeds: flats and shops". */
  const parts = scene.clauses.flatMap(({ key, words }, index) =>
    (key !== null && key.length > 2 ? [key, words] : [words]).map((part) => ({
      words: part,
      index,
    })),
  );
  return parts.flatMap(({ words, index }) =>
    words.flatMap(({ fact }, from): PlaceRun[] => {
      if (fact === 'address') return [{ words, from, to: from + 1, index }];
      if (fact !== null) return [];
      const ends = endsFrom(scene, words, from);
      if (words === opening && isTownAt(scene, words, from)) ends.add(from + 1);
      return [...ends].map((to) => ({ words, from, to, index }));
    }),
  );
}

/** "Village hall | hartsop", "surf camp | ericeira": an unknown word alone behind what the prompt begins with. */
const isTownAt = ({ lexicon, kinds }: PlaceScene, words: Phrase, at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined &&
    at > 0 &&
    !kinds.isHeadFirst &&
    isCased(word) &&
    !isCapital(word) &&
    word.text.length > 3 &&
    isSoft(word.gap) &&
    (next === undefined || !isSoft(next.gap)) &&
    ['noun', 'name', 'other'].includes(word.tag) &&
    !lexicon.isCommon(word.lower) &&
    !lexicon.isCommon(word.lower.replace(/s$/, '')) &&
    !lexicon.notPlaces.has(word.lower) &&
    (lexicon.has('businessWords', words[at - 1]?.lower ?? '') ||
      [1, 2, 3].some(
        (length) => at >= length && kinds.phrases.endsAt(words, at - length, at).includes(at),
      ))
  );
};

/** Where a place that begins at a word may end: a known one, a run of capitals, and an unusual word behind a word of place. */
function endsFrom(
  { lexicon, capitalsTell, isPlace }: PlaceScene,
  words: Phrase,
  at: number,
): Set<number> {
  const ends = new Set<number>();
  const known = [4, 3, 2, 1].find(
    (length) => at + length <= words.length && isPlace(words.slice(at, at + length)),
  );
  if (known !== undefined) ends.add(at + known);
  if (capitalsTell) {
    const end = Math.min(capitalEnd(words, at, words.length, lexicon), at + LONGEST);
    if (end > at) ends.add(end);
    for (let to = at + 1; to < end; to += 1)
      if (isCapital(words[to - 1]) && endsBefore(words, to, lexicon)) ends.add(to);
  } else if (
    isCased(words[at]) &&
    (placeMarker(words, at, lexicon) !== null ||
      lexicon.has('fromWords', words[at - 1]?.lower ?? '') ||
      at === 0 ||
      /[,;|\n]/.test(words[at]?.gap ?? ''))
  ) {
    let end = at;
    while (
      end < Math.min(words.length, at + 3) &&
      words[end]?.fact === null &&
      (!lexicon.isCommon(words[end]?.lower ?? '') ||
        opensPlace(words, end, at, lexicon) ||
        (end > at && lexicon.has('regions', words[end + 1]?.lower ?? ''))) &&
      (end === at || isSoft(words[end]?.gap ?? ''))
    )
      end += 1;
    /* "chez nono à carhaix | pizzas salades desserts": what goes on is no longer the place. */
    const next = words[end];
    const goesOn =
      end === at + 3 &&
      next !== undefined &&
      next.fact === null &&
      isSoft(next.gap) &&
      !lexicon.isCommon(next.lower);
    if (end > at) ends.add(goesOn ? at + 1 : end);
  } else if (
    /^\p{Lu}\p{Ll}{2}/u.test(words[at]?.text ?? '') &&
    /^\s*[,–—(-]/.test(words[at]?.gap ?? '')
  ) {
    const end = capitalEnd(words, at, words.length, lexicon);
    const isLast = words[end] === undefined || !/,/.test(words[end].gap);
    if (end > at && end <= at + LONGEST && isLast) ends.add(end);
  }
  if (!isCased(words[at]))
    for (const end of [...landEnds(words, at, lexicon), ...unknownEnds(words, at, lexicon)])
      ends.add(end);
  return ends;
}

/** "In market | weighton", "upper | nidderdale": an ordinary word with an unusual one behind it. */
function opensPlace(words: Phrase, at: number, from: number, lexicon: Lexicon): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    at === from &&
    word !== undefined &&
    ['noun', 'adjective', 'name'].includes(word.tag) &&
    lexicon.has('landSides', word.lower) &&
    next !== undefined &&
    isSoft(next.gap) &&
    next.fact === null &&
    !lexicon.isCommon(next.lower)
  );
}

/** Where a place ends that says so by its last sign, in scripts that write words together: "上勝 | 町". */
const landEnds = (words: Phrase, at: number, lexicon: Lexicon): number[] => {
  const ends: number[] = [];
  for (let to = at; to < Math.min(words.length, at + 3); to += 1) {
    const word = words[to] as Word;
    if (word.fact !== null || (to > at && word.gap !== '')) break;
    const joined = words
      .slice(at, to + 1)
      .map(({ lower }) => lower)
      .join('');
    const isLand = lexicon.has('landWords', joined.at(-1) ?? '');
    if (isLand && joined.length > 2 && !lexicon.isCommon(joined)) ends.push(to + 1);
  }
  return ends;
};

/** Whether a place may end before a word inside a run of capitals: "Pincher Creek | AB", "Kilmore Quay | 10.00", "Cashel | in Tipperary". */
const endsBefore = (words: Phrase, at: number, lexicon: Lexicon): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return false;
  const isLast = next === undefined || !isSoft(next.gap) || !isCapital(next);
  const isRegion =
    /^\p{Lu}{2,3}$/u.test(word.text) && (lexicon.has('regions', word.lower) || word.gap === '/');
  return (isLast && (/^\d/.test(word.text) || isRegion)) || lexicon.has('inWords', word.lower);
};
