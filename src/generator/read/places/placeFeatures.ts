import { isCapital, isCased, isShouted, isSoft, lowered } from '../text/phrases';
import type { Phrase } from '../draft';
import type { Word } from '../text/words';
import { placeMarker, placeMarkerBehind } from './placeMarkers';
import type { PlaceRun, PlaceScene } from './placeRuns';

/** Tags of small words, none of which a place begins with. */
export const CLOSED: ReadonlySet<string> = new Set([
  'pronoun',
  'auxiliary',
  'preposition',
  'possessive',
  'negation',
  'subordinator',
  'adverb',
]);

/** What is known of a run of words that may be a place; `weighPlace` weighs it. */
export type PlaceFeatures = ReturnType<typeof placeFeatures>;

/** Looks at a run of words, its clause and what stands around it. */
export function placeFeatures(scene: PlaceScene, { words, from, to, index }: PlaceRun) {
  const { lexicon, kinds, capitalsTell, claims, name } = scene;
  const run = words.slice(from, to);
  const phrase = lowered(run);
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
  /* "Jundiaí/SP", "Domingos Martins-ES" */
  const isCodeAt = (at: number): boolean =>
    /^[/-]$/.test(words[at]?.gap ?? '') && /^\p{Lu}{2}$/u.test(words[at]?.text ?? '');
  const isCountry = lexicon.has('countries', phrase);
  const isRegionAt = (at: number): boolean =>
    !isCountry &&
    words[at] !== undefined &&
    (/^,? ?$/.test(words[at]?.gap ?? '') || isCodeAt(at)) &&
    (isCodeAt(at) ||
      lexicon.has('regions', words[at]?.lower ?? '') ||
      lexicon.has('countries', words[at]?.lower ?? '')) &&
    (isCapital(words[at]) || (!capitalsTell && !CLOSED.has(words[at]?.tag ?? 'other')));
  /* "Boltaña (Huesca)" */
  const behind = scene.clauses[index + 1];
  const isInBracketed =
    behind?.setting === 'brackets' &&
    behind.words[0]?.at === last.at + 1 &&
    (lexicon.has('regions', lowered(behind.words)) || isPlace(behind.words));
  /* "Brantôme, en Dordogne" */
  /* "En Xilitla, San Luis Potosí" */
  const isTownOf =
    isCapitalised &&
    !isKnown &&
    run.length < 3 &&
    link !== undefined &&
    ['inWords', 'fromWords'].some((list) => lexicon.has(list, link.lower)) &&
    /^, $/.test(next?.gap ?? '') &&
    [2, 3].some((length) => to + length <= words.length && isPlace(words.slice(to, to + length))) &&
    !run.some(
      ({ lower }) => lexicon.has('landWords', lower) || lexicon.has('streetEndings', lower),
    );
  const isInRegion =
    isInBracketed ||
    isTownOf ||
    isRegionAt(to) ||
    (next?.tag === 'preposition' &&
      /^,? ?$/.test(next.gap) &&
      lexicon.has('placeLinks', next.lower) &&
      words[to + 1] !== undefined &&
      isSoft(words[to + 1]?.gap ?? '') &&
      isRegionAt(to + 1));
  /* "en Azul, | provincia de Bs As" */
  const isInLand =
    isCapitalised &&
    marked !== null &&
    /^, $/.test(next?.gap ?? '') &&
    lexicon.has('placeNouns', next?.lower ?? '') &&
    !isCapital(next) &&
    lexicon.complements.has(words[to + 1]?.lower ?? '');
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
  /* "threading salon narborough rd leicester called Dhaaga": small letters, but for the name. */
  const opening = scene.clauses[0]?.words[0];
  const isTypedSmall = isCased(opening) && !isCapital(opening);
  const isFrom = link !== undefined && lexicon.has('fromWords', link.lower);
  /* "Sage-femme besançon suivi grossesse" */
  const isTyped =
    kinds.isHeadFirst && !capitalsTell && isKnown && !isCapitalised && link?.tag !== 'preposition';
  const isLast =
    capitalsTell &&
    isCapitalised &&
    run.length === 1 &&
    !isOrdinaryOpening &&
    index === 0 &&
    next === undefined;
  /* "The Newland Allotment Association (Hull)" */
  const isBracketed =
    scene.clauses[index]?.setting === 'brackets' &&
    from === 0 &&
    next === undefined &&
    isCapitalised &&
    run.length < 4 &&
    !run.some(isShouted);
  const isTold =
    (isBracketed && isNamed) ||
    isRegionAt(to) ||
    isLast ||
    isInVenue ||
    (isCapitalised && marked !== null && capitalsTell);
  return {
    scene,
    words,
    from,
    to,
    index,
    lexicon,
    kinds,
    capitalsTell,
    claims,
    name,
    run,
    phrase,
    first,
    last,
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
    isCodeAt,
    isCountry,
    isRegionAt,
    isInRegion: isInRegion || isInLand,
    isNamed,
    isBracketed,
    inName,
    inSubject,
    isOrdinary,
    claimed,
    follows,
    isOrdinaryOpening,
    isInVenue,
    isFrom,
    isTyped,
    isTypedSmall,
    isLast,
    isTold,
  };
}
