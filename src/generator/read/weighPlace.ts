import type { Candidate, Phrase } from './draft';
import type { Lexicon } from './lexicon';
import { closesQuote, isCapital, isCased, isSoft, opensQuote } from './phrases';
import { placeMarker, placeMarkerBehind } from './placeMarkers';
import type { PlaceRun, PlaceScene } from './placeRuns';
import { Score } from './Score';
import type { Word } from './words';

const ENOUGH = 15;
const IN_ADDRESS = 8;

const CONTENT: ReadonlySet<string> = new Set([
  'noun',
  'verb',
  'adjective',
  'gerund',
  'participle',
  'other',
]);

const CLOSED: ReadonlySet<string> = new Set([
  'pronoun',
  'auxiliary',
  'preposition',
  'possessive',
  'negation',
  'subordinator',
  'adverb',
]);

/** A run with what speaks for and against its being where the business is. */
export function weighPlace(scene: PlaceScene, { words, from, to, index }: PlaceRun): Candidate {
  const { lexicon, kinds, capitalsTell, claims, name } = scene;
  const run = words.slice(from, to);
  if (run[0]?.fact === 'address')
    return { words: run, weight: IN_ADDRESS, reason: 'place: in the address' };
  const phrase = run.map(({ lower }) => lower).join(' ');
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const before = words[from - 1];
  const next = words[to];
  const isKnown = scene.isPlace(run);
  const isPlace = (some: Phrase): boolean =>
    (!capitalsTell || !isCased(some[0]) || isCapital(some[0])) && scene.isPlace(some);
  const isCapitalised = isCapital(first);
  const link = before !== undefined && isSoft(first.gap) ? before : undefined;
  const marked = placeMarker(words, from, lexicon) ?? placeMarkerBehind(words, to, lexicon);
  const isAlone = from === 0 || /^\s*[,;|–—(/·-]/.test(first.gap);
  const closes = next === undefined || /^\s*[,.;|()–—/·-]/.test(next.gap);
  const isPlaceAt = (at: number): boolean =>
    [1, 2, 3].some(
      (length) => at + length <= words.length && isPlace(words.slice(at, at + length)),
    );
  /* "Jundiaí/SP" */
  const isCodeAt = (at: number): boolean =>
    words[at]?.gap === '/' && /^\p{Lu}{2}$/u.test(words[at]?.text ?? '');
  const isCountry = lexicon.has('countries', phrase);
  const isRegionAt = (at: number): boolean =>
    !isCountry &&
    words[at] !== undefined &&
    (/^,? ?$/.test(words[at]?.gap ?? '') || isCodeAt(at)) &&
    (isCodeAt(at) || lexicon.has('regions', words[at]?.lower ?? '')) &&
    (isCapital(words[at]) || (!capitalsTell && !CLOSED.has(words[at]?.tag ?? 'other')));
  /* "Brantôme, en Dordogne" */
  const isInRegion =
    isRegionAt(to) ||
    (next?.tag === 'preposition' &&
      /^,? ?$/.test(next.gap) &&
      lexicon.has('placeLinks', next.lower) &&
      words[to + 1] !== undefined &&
      isSoft(words[to + 1]?.gap ?? '') &&
      isRegionAt(to + 1));
  const isNamed = name !== null && (name.words.at(-1)?.at ?? -9) === first.at - 1;
  const inName =
    name !== null &&
    (name.weight > 10 || (run.length === 2 && run.every(({ tag }) => tag === 'name'))) &&
    run.every(({ at }) => name.words.some((word) => word.at === at));
  const inSubject = scene.subjects.some(
    (subject) => subject[0]?.at !== first.at && subject.some(({ at }) => at === first.at),
  );
  const isOrdinary = run.every(
    ({ lower, text }) =>
      lexicon.isCommon(lower) || (text === lower && lexicon.isCommon(lower.replace(/s$/, ''))),
  );
  const claimed = (role: string): boolean =>
    claims.some((claim) => claim.role === role && claim.words.some(({ at }) => at === first.at));
  const follows = (list: string): boolean => lexicon.has(list, before?.lower ?? '');

  /* "Boat charter Split" */
  const isOrdinaryOpening =
    link === undefined || words.slice(1, from).some(isCapital) || link.tag !== 'noun';
  /* "Drill Hall, Settle" */
  const isInVenue =
    capitalsTell &&
    isCapitalised &&
    closes &&
    from > 1 &&
    /^\s*,/.test(first.gap) &&
    isCapital(before) &&
    isCapital(words[from - 2]) &&
    lexicon.has('landWords', before?.lower ?? '');
  const isFrom = link !== undefined && lexicon.has('fromWords', link.lower);
  const score = new Score('place');
  score.add(21, 'a known place', isKnown && isCapitalised);
  score.add(31, 'a known place without capitals', isKnown && !isCapitalised && !capitalsTell);
  score.add(7, 'a known place in small letters', isKnown && capitalsTell && !isCapitalised);
  score.add(-11, 'a region', lexicon.has('regions', last.lower) && run.length === 1);
  score.add(47, 'behind "based in"', marked !== null && marked.includes(' '));
  score.add(24, 'behind "in"', marked !== null && lexicon.has('inWords', marked));
  score.add(26, 'behind "near"', marked !== null && lexicon.has('besideWords', marked));
  score.add(27, 'behind "at"', marked !== null && lexicon.has('atWords', marked));
  score.add(
    35,
    'behind another word of place',
    marked !== null &&
      !lexicon.has('inWords', marked) &&
      !lexicon.has('atWords', marked) &&
      !marked.includes(' ') &&
      !lexicon.has('besideWords', marked),
  );
  score.add(40, 'behind "based"', lexicon.has('basedWords', link?.lower ?? '') && isKnown);
  score.add(40, 'before "based"', lexicon.has('basedWords', next?.lower ?? ''));
  score.add(20, 'behind "from"', marked === null && isFrom);
  score.add(
    1,
    'behind another preposition',
    marked === null && link?.tag === 'preposition' && !isFrom,
  );
  score.add(40, 'before its region', isInRegion);
  score.add(
    45,
    'behind a postcode',
    link !== undefined && /^\d{4,5}(?:-\d{3})?$/.test(link.text) && isCapitalised && closes,
  );
  /* "Sage-femme besançon suivi grossesse" */
  const isTyped =
    kinds.isHeadFirst && !capitalsTell && isKnown && !isCapitalised && link?.tag !== 'preposition';
  score.add(
    -24,
    'nothing says a place',
    !isKnown &&
      isCased(first) &&
      run.length === 1 &&
      from === 0 &&
      !lexicon.has('placeNouns', next?.lower ?? '') &&
      !isRegionAt(to) &&
      !isNamed &&
      !isPlaceAt(to),
  );
  score.add(
    -5,
    'before the place it is in',
    !isRegionAt(to) &&
      ((/^\s*,\s*$/.test(next?.gap ?? '') && isPlaceAt(to)) ||
        (next?.tag === 'preposition' &&
          lexicon.has('placeLinks', next.lower) &&
          isPlaceAt(to + 1))),
  );
  score.add(
    -20,
    'says where the one before is',
    link?.tag === 'preposition' && /^\s*,/.test(link.gap) && isCapital(words[from - 2]),
  );
  score.add(
    -11,
    'behind the place in it',
    !lexicon.isHeadLast &&
      /^\s*,?\s*$/.test(first.gap) &&
      [1, 2, 3].some((length) => from >= length && isPlace(words.slice(from - length, from))),
  );
  score.add(26, 'between commas', isAlone && closes && isKnown);
  score.add(4, 'alone', from === 0 && next === undefined);
  score.add(3, 'ends its clause', next === undefined && from > 0);
  score.add(
    31,
    'behind the name',
    isNamed && /^\s*,? $/.test(first.gap) && (closes || isRegionAt(to)),
  );
  score.add(
    20,
    'behind its kind',
    [1, 2, 3].some(
      (length) => from >= length && kinds.phrases.endsAt(words, from - length, from).includes(from),
    ) && isSoft(first.gap),
  );
  score.add(
    6,
    'alone behind its kind',
    capitalsTell &&
      isCapitalised &&
      !isOrdinary &&
      closes &&
      /^\s*,/.test(first.gap) &&
      !isCapital(before) &&
      [1, 2, 3].some(
        (length) =>
          from >= length && kinds.phrases.endsAt(words, from - length, from).includes(from),
      ),
  );
  score.add(
    -24,
    'says where the next one is',
    lexicon.isHeadLast &&
      [0, 1, 2].some((ahead) => isPlace(words.slice(to + ahead, to + ahead + 1))),
  );
  score.add(18, 'in the first clause', index === 0);
  score.add(6, 'in the second clause', index === 1);
  score.add(-17, 'late', index > 8);
  score.add(6, 'of several words', run.length > 1);
  score.add(
    16,
    'ends in a word of land',
    isCased(last)
      ? run.length > 1 && isCapital(last) && lexicon.has('landWords', last.lower)
      : (isKnown || run.length > 1) &&
          run.reduce((sum, { text }) => sum + text.length, 0) > 2 &&
          lexicon.has('landWords', last.text.at(-1) ?? ''),
  );
  score.add(-40, 'begins with a number', /^\d/.test(first.text));
  score.add(-26, 'ends in a number', run.length > 1 && /^\d/.test(last.text));
  const isOfName = first.tag === 'possessive' && isKnown && isCapitalised;
  score.add(-60, 'begins with a small word', CLOSED.has(first.tag) && !isOfName);
  score.add(
    -6,
    'behind capitals it may belong to',
    isCapital(before) && /^\s*,\s*$/.test(first.gap) && !isNamed,
  );
  score.add(
    12,
    'capitals before a known place',
    isCapitalised && /^\s*,\s*$/.test(next?.gap ?? '') && isPlaceAt(to),
  );
  score.add(
    -25,
    'a part of the land',
    capitalsTell && marked === null && before?.tag === 'article' && run.length === 1,
  );
  /* "Ventriloquist figures and the odd Pelham" */
  score.add(
    -40,
    'one of its kind',
    capitalsTell &&
      marked === null &&
      before?.tag === 'adjective' &&
      words[from - 2]?.tag === 'article' &&
      isSoft(first.gap),
  );
  score.add(-30, 'a topic', link !== undefined && lexicon.has('topicLinks', link.lower));
  const closesSubject =
    isKnown && isCapitalised && next === undefined && link !== undefined && link.tag === 'noun';
  score.add(
    -25,
    'what the subject is about',
    inSubject &&
      marked === null &&
      !isFrom &&
      !inName &&
      !closesSubject &&
      !isTyped &&
      !isRegionAt(to),
  );
  score.add(-30, 'quoted', isQuoted(words, from));
  score.add(-39, 'one of several', isOneOfSeveral(words, from, isPlace, lexicon));
  const opensList = /^\s*,/.test(next?.gap ?? '') && !isRegionAt(to) && isBeforeSeveral(words, to);
  score.add(-14, 'the first of several', next?.tag === 'and' && isPlaceAt(to + 1));
  score.add(-45, 'the first of many', opensList && (marked === null || isCountry));
  const whose = words[from - 2]?.lower ?? '';
  score.add(
    -40,
    'where its customers are',
    isCountry &&
      (lexicon.has('audiences', whose) || (lexicon.classes.get('people')?.has(whose) ?? false)),
  );
  score.add(
    -60,
    'too wide',
    lexicon.has('continents', phrase) ||
      lexicon.has('languageNames', first.lower) ||
      lexicon.has('faiths', first.lower),
  );
  const isLast =
    capitalsTell &&
    isCapitalised &&
    run.length === 1 &&
    !isOrdinaryOpening &&
    index === 0 &&
    next === undefined;
  score.add(20, 'the only capital of what opens', isLast);
  score.add(35, 'behind its venue', isInVenue);
  const isTold =
    isRegionAt(to) || isLast || isInVenue || (isCapitalised && marked !== null && capitalsTell);
  score.add(isTold ? -12 : -40, 'an ordinary word', isOrdinary && !isKnown);
  score.add(24, 'before "city"', lexicon.has('placeNouns', next?.lower ?? '') && isCapitalised);
  score.add(
    -12,
    'all over',
    marked !== null && (lexicon.has('wideWords', marked) || follows('wideWords')),
  );
  score.add(
    -60,
    'a greeting',
    (lexicon.classes.get('status')?.lengthAt(words, from) ?? 0) > 0 && marked === null,
  );
  score.add(
    25,
    'begins with a word of land',
    run.length > 1 && capitalsTell && isCapitalised && lexicon.has('landOpeners', first.lower),
  );
  score.add(-30, 'begins with a kind', !isKnown && kinds.phrases.lengthAt(run, 0) > 0);
  score.add(-30, 'an ordinary word, in small letters', isOrdinary && /^\p{Ll}/u.test(first.text));
  score.add(
    -10,
    'a known place and an ordinary word',
    isOrdinary && isKnown && isCapitalised && run.length === 1,
  );
  score.add(
    -25,
    'an ordinary word that is no place here',
    isOrdinary &&
      isKnown &&
      !isCapitalised &&
      isCased(first) &&
      marked === null &&
      run.length === 1,
  );
  score.add(
    25,
    'alone behind a date',
    isCapitalised &&
      isAlone &&
      closes &&
      !isOrdinary &&
      ['date', 'hours'].includes(before?.fact ?? '') &&
      capitalsTell,
  );
  score.add(
    -71,
    'never a place',
    lexicon.has('notPlaces', first.lower) ||
      lexicon.has('months', first.lower) ||
      lexicon.has('days', first.lower) ||
      lexicon.has('noNames', first.lower),
  );
  const key = scene.clauses[index]?.key?.[0]?.lower ?? '';
  score.add(-60, 'of a letter', lexicon.has('letterKeys', key));
  score.add(-49, 'refused', claimed('refusal'));
  score.add(-3, 'an item', claimed('offering') && marked === null);
  score.add(-28, 'of the design', claimed('style'));
  score.add(
    -40,
    'a journey',
    link !== undefined && lexicon.has('journeys', `${words[from - 2]?.lower ?? ''} ${link.lower}`),
  );
  score.add(-44, 'the name', inName);
  score.add(
    -44,
    'holds the name',
    !inName && name !== null && name.weight > 10 && name.words.every((word) => run.includes(word)),
  );
  score.add(
    24,
    'the end of the name',
    inName && link?.tag === 'preposition' && name.words.at(-1) === last,
  );
  score.add(
    14,
    'of an association',
    inName &&
      name.words.at(-1) === last &&
      name.words.slice(0, 3).some(({ lower }) => lexicon.has('associations', lower)),
  );
  score.add(
    -27,
    'goes on as a name',
    next !== undefined && isSoft(next.gap) && capitalsTell && isCapital(next) && !isRegionAt(to),
  );
  score.add(
    -13,
    'before what is called after it',
    next !== undefined &&
      isSoft(next.gap) &&
      !isCapital(next) &&
      CONTENT.has(next.tag) &&
      !(isTyped && isCased(first)),
  );
  score.add(-30, 'somebody’s', /['’]s$/.test(last.lower));
  score.add(
    -16,
    'a person',
    follows('titles') ||
      (lexicon.has('titles', first.lower) && !isKnown) ||
      (follows('people') && !isFrom) ||
      (lexicon.classes.get('kin')?.has(before?.lower ?? '') ?? false),
  );
  score.add(
    -26,
    'ends a name',
    link !== undefined &&
      marked === null &&
      capitalsTell &&
      isCapital(link) &&
      link.tag !== 'preposition' &&
      (from > 1 || index > 1) &&
      !isNamed,
  );
  score.add(
    -3,
    'what was',
    words.slice(Math.max(0, from - 5), from).some(({ lower }) => lexicon.has('wasWords', lower)),
  );
  score.add(
    11,
    'told by us',
    words.slice(0, from).some(({ lower }) => lexicon.has('tellers', lower)),
  );
  score.add(
    -10,
    'said again',
    scene.clauses.some(
      ({ words: other }) => other !== words && other.some(({ lower }) => lower === first.lower),
    ),
  );
  return { words: run, weight: score.sum - ENOUGH, reason: score.reason };
}

/** Whether a quotation opens in the clause before a word and has not closed: "Next show: "Atlantis, Eventually"". */
const isQuoted = (words: Phrase, from: number): boolean => {
  const opened = words.findLastIndex(({ gap }, at) => at <= from && opensQuote(gap));
  return opened >= 0 && !words.slice(opened + 1, from + 1).some(({ gap }) => closesQuote(gap));
};

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
