import { isCapital, isCased, isShouted, isSoft } from '../text/phrases';
import { CLOSED, type PlaceFeatures } from './placeFeatures';
import type { Score } from '../Score';
import type { Word } from '../text/words';
import { isUnknown } from './unknownPlaces';

/** What the run is by itself: a known place, its capitals, its first and last words. */
export function weighPlaceForm(
  {
    scene,
    index,
    lexicon,
    kinds,
    capitalsTell,
    run,
    phrase,
    first,
    before,
    last,
    isKnown,
    isAlone,
    closes,
    isCapitalised,
    marked,
    isOrdinary,
    isTold,
    isTypedSmall,
  }: PlaceFeatures,
  score: Score,
): void {
  const isLate = index > 2;
  score.add(23, 'a known place', isKnown && isCapitalised);
  score.add(33, 'a known place without capitals', isKnown && !isCapitalised && !capitalsTell);
  score.add(
    isTypedSmall && !isOrdinary ? 33 : 10,
    'a known place in small letters',
    isKnown && capitalsTell && !isCapitalised,
  );
  score.add(-6, 'a region', lexicon.has('regions', last.lower) && run.length === 1);
  score.add(3, 'of several words', run.length > 1);
  score.add(
    24,
    'ends in a word of land',
    isCased(last)
      ? run.length > 1 && isCapital(last) && lexicon.has('landWords', last.lower)
      : (isKnown || run.length > 1 || isSoft(first.gap)) &&
          run.reduce((sum, { text }) => sum + text.length, 0) > 2 &&
          lexicon.has('landWords', last.text.at(-1) ?? ''),
  );
  score.add(
    isLate ? -35 : -15,
    'unknown, in a script without capitals',
    !lexicon.has('landWords', last.text.at(-1) ?? '') && isUnknown(run, isKnown, lexicon),
  );
  /* "In Stow on the Wold" */
  const river = run.findIndex(
    ({ lower }, at) =>
      lexicon.has('riverLinks', lower) && !lexicon.has('days', run[at + 1]?.lower ?? ''),
  );
  score.add(
    35,
    'on a river',
    marked !== null && river > 0 && river < run.length - 1 && isCapital(first) && isCapital(last),
  );
  /* "Dr. Yusra Haddad, DMD" */
  score.add(
    -30,
    'letters behind a name',
    run.length === 1 &&
      !isKnown &&
      isShouted(first) &&
      first.text.length < 5 &&
      marked === null &&
      capitalsTell &&
      /^, $/.test(first.gap) &&
      isCapital(before) &&
      !isShouted(before as Word),
  );
  const [day = ''] = first.lower.split(/[-–]/);
  score.add(-80, 'a day', run.length === 1 && lexicon.has('days', day) && !isKnown);
  /* "LL11 to LL14" */
  score.add(
    -40,
    'a code',
    run.some(({ text }) => /\p{Lu}\d|\d\p{Lu}/u.test(text)),
  );
  /* "TipTally", not "McAllen" */
  score.add(
    -60,
    'two words written as one',
    /\p{Ll}\p{Lu}\p{Ll}/u.test(first.text) && !/^(?:Ma?c|De|La|Le|Du|Fitz)\p{Lu}/u.test(first.text),
  );
  score.add(-40, 'begins with a number', /^\d/.test(first.text));
  score.add(-26, 'ends in a number', run.length > 1 && /^\d/.test(last.text));
  /* "Bishop's Castle" */
  const isOfName =
    first.tag === 'possessive' &&
    isCapitalised &&
    (isKnown || (run.length > 1 && run.every(isCapital) && lexicon.has('townEnds', last.lower)));
  score.add(-60, 'begins with a small word', CLOSED.has(first.tag) && !isOfName);
  score.add(
    -60,
    'too wide',
    lexicon.has('continents', phrase) ||
      lexicon.has('languageNames', first.lower) ||
      lexicon.has('faiths', first.lower),
  );
  score.add(isTold ? -12 : -40, 'an ordinary word', isOrdinary && !isKnown);
  score.add(
    25,
    'begins with a word of land',
    run.length > 1 && capitalsTell && isCapitalised && lexicon.has('landOpeners', first.lower),
  );
  score.add(
    25,
    'begins with a side of the land',
    index === 0 &&
      run.length === 2 &&
      isAlone &&
      closes &&
      isCapitalised &&
      lexicon.has('landSides', first.lower) &&
      !lexicon.has('landOpeners', first.lower) &&
      !isOrdinary,
  );
  score.add(-30, 'begins with a kind', !isKnown && kinds.phrases.lengthAt(run, 0) > 0);
  score.add(-30, 'an ordinary word, in small letters', isOrdinary && /^\p{Ll}/u.test(first.text));
  score.add(
    -5,
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
  /* "In einer | alten Fabrik", "en una | antigua fábrica" */
  score.add(
    -60,
    'small letters behind an article',
    capitalsTell && isCased(first) && !isCapitalised && before?.tag === 'article',
  );
  score.add(
    -71,
    'never a place',
    lexicon.has('notPlaces', first.lower) ||
      lexicon.has('months', first.lower) ||
      lexicon.has('days', first.lower) ||
      lexicon.has('noNames', first.lower),
  );
  score.add(-40, 'a month', run.length === 1 && lexicon.has('months', first.lower));
  /* "Visite en EHPAD" */
  score.add(
    -40,
    'letters that stand for something',
    kinds.isHeadFirst && capitalsTell && !isKnown && run.length === 1 && isShouted(first),
  );
  /* "Taschen und Rucksäcke" */
  score.add(
    -50,
    'things, one and another',
    lexicon.spelling.capitalNouns === true &&
      !isKnown &&
      (before?.tag === 'and' || run.some(({ tag }) => tag === 'and')),
  );
  /* "Klavierbaumeisterin aus Bamberg" */
  score.add(
    -20,
    'holds a word of place',
    run.some(
      ({ tag, lower }, at) =>
        at > 0 &&
        tag === 'preposition' &&
        (lexicon.has('inWords', lower) || lexicon.has('fromWords', lower)) &&
        scene.isPlace(run.slice(at + 1)) &&
        !isKnown &&
        !kinds.isHeadFirst,
    ),
  );
}
