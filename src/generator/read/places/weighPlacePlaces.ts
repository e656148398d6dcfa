import { isCapital, isCased, isSoft, lowered } from '../text/phrases';
import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import type { Word } from '../text/words';
import type { PlaceFeatures } from './placeFeatures';
import type { Score } from '../Score';
import { unknownEnds } from './unknownPlaces';

/** Where the run stands to other places: its region, a list of towns, a town in it. */
export function weighPlacePlaces(
  {
    words,
    run,
    from,
    to,
    index,
    lexicon,
    first,
    before,
    next,
    isKnown,
    isPlace,
    isCapitalised,
    link,
    marked,
    isAlone,
    closes,
    isPlaceAt,
    isCountry,
    isRegionAt,
    isInRegion,
  }: PlaceFeatures,
  score: Score,
): void {
  score.add(50, 'before its region', isInRegion);
  score.add(
    -15,
    'before the place it is in',
    !isRegionAt(to) &&
      ((/^\s*,\s*$/.test(next?.gap ?? '') && isPlaceAt(to)) ||
        (next?.tag === 'preposition' &&
          lexicon.has('placeLinks', next.lower) &&
          isPlaceAt(to + 1))),
  );
  /* "At Saltway Marina, Northampton" */
  score.add(
    -20,
    'a venue before its town',
    !isKnown &&
      words.length > to &&
      to - from > 1 &&
      lexicon.has('atWords', marked ?? '') &&
      /^\s*,\s*$/.test(next?.gap ?? '') &&
      isPlaceAt(to),
  );
  /* "Scotland and the Netherlands" */
  score.add(
    -30,
    'one country and another',
    (isCountry &&
      next?.tag === 'and' &&
      (isPlaceAt(to + 1) || (words[to + 1]?.tag === 'article' && isPlaceAt(to + 2)))) ||
      (lexicon.has('countries', first.lower) &&
        words.slice(from, to).some(({ tag }) => tag === 'and')),
  );
  /* "In Krankenhäusern und Pflegeheimen" */
  score.add(
    -50,
    'houses of a kind, one and another',
    lexicon.spelling.capitalNouns === true &&
      !isKnown &&
      next?.tag === 'and' &&
      [words[to - 1], words[to + 1]].every(
        (word) => isCapital(word) && /n$/.test(word?.lower ?? ''),
      ),
  );
  /* "Cutler | Marina, Ely" */
  score.add(
    -40,
    'begins a venue before its town',
    isKnown &&
      isCapital(next) &&
      isSoft(next?.gap ?? ',') &&
      /^\s*,\s*$/.test(words[to + 1]?.gap ?? '') &&
      isPlaceAt(to + 1),
  );
  /* "Wollongong to Nowra" */
  score.add(
    25,
    'where a stretch begins',
    isKnown &&
      isCapitalised &&
      from === 0 &&
      lexicon.has('rangeLinks', next?.lower ?? '') &&
      isPlaceAt(to + 1),
  );
  /* "Ashby Road, near Loughborough" */
  score.add(
    -60,
    'a street before its town',
    lexicon.has('streetEndings', words[to - 1]?.lower ?? '') &&
      to - from > 1 &&
      /^, $/.test(next?.gap ?? '') &&
      lexicon.has('besideWords', next?.lower ?? '') &&
      isPlaceAt(to + 1),
  );
  /* "In Prato near Florence" */
  score.add(
    -30,
    'near the place before',
    lexicon.has('besideWords', marked ?? '') &&
      isCapital(words[from - 2]) &&
      isSoft(words[from - 1]?.gap ?? ',') &&
      lexicon.has('inWords', words[from - 3]?.lower ?? ''),
  );
  score.add(
    -20,
    'says where the one before is',
    (link?.tag === 'preposition' && /^\s*,/.test(link.gap) && isCapital(words[from - 2])) ||
      isBehindMarked(words, from - (marked?.split(' ').length ?? 0), lexicon),
  );
  /* "في المكنين ب | تونس" */
  score.add(
    -30,
    'the region of the place before',
    !isCased(first) &&
      lexicon.has('regions', first.lower) &&
      link?.tag === 'preposition' &&
      [2, 3].some((back) => unknownEnds(words, from - back, lexicon).includes(from - 1)),
  );
  score.add(
    -11,
    'behind the place in it',
    !lexicon.isHeadLast &&
      /^\s*,?\s*$/.test(first.gap) &&
      [1, 2, 3].some((length) => from >= length && isPlace(words.slice(from - length, from))),
  );
  /* "Goiânia e Aparecida.", "Exeter and Topsham" */
  const isBesideUnknown =
    to + 2 === words.length &&
    isCapital(words[to + 1]) &&
    !lexicon.isCommon(words[to + 1]?.lower ?? '');
  const isBesideAnother =
    from === 0 &&
    next?.tag === 'and' &&
    ((isPlaceAt(to + 1) && words.length < to + 5) || isBesideUnknown);
  score.add(38, 'between commas', ((isAlone && closes) || isBesideAnother) && isKnown);
  /* "Shops in the UK and Denmark" */
  score.add(
    -30,
    'another country',
    isCountry &&
      before?.tag === 'and' &&
      ['countries', 'regions'].some((list) => lexicon.has(list, words[from - 2]?.lower ?? '')),
  );
  /* "From Castellón to Murcia" */
  score.add(
    -60,
    'the beginning of a way',
    lexicon.has('fromWords', before?.lower ?? '') &&
      next?.tag === 'preposition' &&
      !lexicon.has('inWords', next.lower) &&
      !lexicon.has('fromWords', next.lower) &&
      isPlaceAt(to + 1),
  );
  /* "Zrar Marine Trim. Malta." */
  score.add(
    38,
    'a country alone, early',
    isAlone &&
      closes &&
      !isKnown &&
      from === 0 &&
      index === 1 &&
      ['countries', 'regions'].some((list) => lexicon.has(list, lowered(run))),
  );
  score.add(
    -24,
    'says where the next one is',
    lexicon.isHeadLast &&
      [0, 1, 2].some(
        (ahead) =>
          isPlace(words.slice(to + ahead, to + ahead + 1)) ||
          (next?.tag === 'preposition' && endsInLand(words[to + ahead], lexicon)),
      ),
  );
  /* "青森県 | 大鰐町" */
  score.add(
    50,
    'a town behind its prefecture',
    lexicon.isHeadLast &&
      first.gap === '' &&
      before !== undefined &&
      isPlace([before]) &&
      endsInLand(before, lexicon) &&
      endsInLand(words[to - 1], lexicon),
  );
  score.add(
    12,
    'behind the place it is in',
    lexicon.isHeadLast && before?.tag === 'preposition' && isPlace(words.slice(from - 2, from - 1)),
  );
  score.add(
    12,
    'capitals before a known place',
    isCapitalised && /^\s*,\s*$/.test(next?.gap ?? '') && isPlaceAt(to),
  );
  score.add(-39, 'one of several', isOneOfSeveral(words, from, isPlace, lexicon));
  const opensList = /^\s*,/.test(next?.gap ?? '') && !isRegionAt(to) && isBeforeSeveral(words, to);
  score.add(-14, 'the first of several', next?.tag === 'and' && isPlaceAt(to + 1));
  /* "A Stavanger company" */
  score.add(
    45,
    'before what the business is',
    isCapitalised &&
      to - from === 1 &&
      lexicon.has('indefinites', before?.lower ?? '') &&
      isSoft(next?.gap ?? ',') &&
      lexicon.classes.get('org')?.has(next?.lower ?? '') === true &&
      !lexicon.isCommon(first.lower),
  );
  /* "House clearance leeds bradford wakefield" */
  score.add(
    55,
    'the first of several without marks',
    isKnown &&
      !isCapitalised &&
      from > 0 &&
      from < 5 &&
      to - from === 1 &&
      isSoft(first.gap) &&
      isPlaceAt(to) &&
      isSoft(next?.gap ?? ',') &&
      !isPlace(words.slice(from - 1, from)) &&
      !(words[from - 1]?.tag === 'preposition') &&
      words.slice(to).every(({ gap }) => isSoft(gap)) &&
      words.length - to < 4,
  );
  score.add(-45, 'the first of many', opensList && (marked === null || isCountry));
  /* "Av. Giráldez 1187 | Huancayo" */
  score.add(
    40,
    'behind its street',
    isKnown && isCapitalised && before?.fact === 'address' && /^[ ,]*$/.test(first.gap),
  );
  /* "Bari Modugno Bitonto, ritiro e consegna" */
  score.add(
    38,
    'the first of several with capitals, without marks',
    isKnown &&
      isCapitalised &&
      from === 0 &&
      to - from === 1 &&
      isPlaceAt(to) &&
      isSoft(next?.gap ?? ',') &&
      !lexicon.has('regions', next?.lower ?? '') &&
      isPlaceAt(to + 1) &&
      isSoft(words[to + 1]?.gap ?? ','),
  );
}

/** "小値賀島": a word that says by its last sign that it is a place. */
const endsInLand = (word: Word | undefined, lexicon: Lexicon): boolean =>
  word !== undefined &&
  !isCased(word) &&
  word.text.length > 2 &&
  !lexicon.isCommon(word.lower) &&
  !lexicon.notPlaces.has(word.lower) &&
  lexicon.has('landWords', word.text.at(-1) ?? '');

/** Whether a word of place stands behind a comma and what may be a place: "Cuetzalan, | en la sierra de Puebla". */
const isBehindMarked = (words: Phrase, at: number, lexicon: Lexicon): boolean =>
  at > 0 &&
  !lexicon.spelling.capitalNouns &&
  lexicon.has('inWords', words[at]?.lower ?? '') &&
  /^\s*,/.test(words[at]?.gap ?? '') &&
  isCapital(words[at - 1]);

/** Before two more capitals: "Spain, | Italy and the Balkans". */
function isBeforeSeveral(words: Phrase, at: number): boolean {
  const and = words.findIndex(({ tag }, index) => index > at && index < at + 5 && tag === 'and');
  const next = words[and + 1]?.tag === 'article' ? words[and + 2] : words[and + 1];
  return and > at && words.slice(at, and).every((word) => isCapital(word)) && isCapital(next);
}

/** Behind another place of a list: "Perth, Dundee and Inverness". */
function isOneOfSeveral(
  words: Phrase,
  from: number,
  isPlace: (words: Phrase) => boolean,
  lexicon: Lexicon,
): boolean {
  const isJoined = words[from - 1]?.tag === 'and' || /^\s*,/.test(words[from]?.gap ?? '');
  const end = words[from - 1]?.tag === 'and' ? from - 1 : from;
  const { lower = '' } = words[from] ?? {};
  if (!isJoined || (lexicon.has('regions', lower) && !lexicon.has('countries', lower)))
    return false;
  return [1, 2].some((length) => end >= length && isPlace(words.slice(end - length, end)));
}
