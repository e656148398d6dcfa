import { isCapital, isShouted } from '../text/phrases';
import type { NameFeatures } from './nameFeatures';
import type { Score } from '../Score';

/** "Wolverhampton + Dudley" */
const joinsTowns = (run: NameFeatures['run'], scene: NameFeatures['scene']): boolean =>
  run.length > 1 &&
  run.slice(1).some(({ gap, tag }) => /[&+]/.test(gap) || tag === 'and') &&
  run.every((word) => word.tag === 'and' || scene.isPlace([word]));

/** What speaks for the words of a run saying where something is. */
export function weighNameWhere(
  {
    scene,
    run,
    words,
    from,
    first,
    last,
    isDefinite,
    isQuoted,
    isBusiness,
    isOne,
    isNamed,
    lexicon,
    kinds,
    naming,
  }: NameFeatures,
  score: Score,
): void {
  /* "Our name is Container 9" */
  const isNumbered = naming?.how === 'called' && run.length > 1 && /^\d{1,4}$/.test(last.text);
  score.add(
    -71,
    'a known place',
    !isQuoted &&
      !isNumbered &&
      (scene.isPlace(run) ||
        joinsTowns(run, scene) ||
        run.some(
          (word, at) =>
            at > 0 && lexicon.has('regions', word.lower) && scene.isPlace(run.slice(0, at)),
        )),
  );
  const marker = lexicon.classes.get('in')?.lengthAt(run, 0) ?? 0;
  score.add(-40, 'says where', marker > 0 && scene.isPlace(run.slice(marker)));
  score.add(
    -40,
    'an address',
    !isNumbered &&
      run.length > 1 &&
      /^\d{1,4}\p{L}?$/u.test(last.text) &&
      !/^(?:19|20)\d\d$/.test(last.text),
  );
  /* "Vacuum cleaner repairs, North Main Street Cork" */
  score.add(
    -120,
    'a street and its town',
    run.length > 2 &&
      !isNamed &&
      !isQuoted &&
      !isDefinite &&
      run.some(
        ({ lower }, at) =>
          at > 0 && lexicon.has('streetEndings', lower) && scene.isPlace(run.slice(at + 1)),
      ),
  );
  score.add(
    -90,
    'how to pay',
    !isNamed && run.every(({ lower }) => lexicon.has('payWords', lower)),
  );
  /* "North Devon" */
  score.add(
    -90,
    'a part of a known place',
    run.length > 1 &&
      !isNamed &&
      !isQuoted &&
      !isDefinite &&
      lexicon.has('placeQualifiers', first.lower) &&
      (scene.isPlace(run.slice(1)) || lexicon.has('regions', last.lower)),
  );
  /* "Fremantle WA" */
  score.add(
    -70,
    'a town and its region',
    run.length > 1 &&
      run.length < 4 &&
      !isNamed &&
      !isQuoted &&
      !isBusiness &&
      scene.capitalsTell &&
      /^\p{Lu}{2,3}$/u.test(last.text) &&
      /\p{Ll}/u.test(first.text) &&
      lexicon.has('regions', last.lower) &&
      (scene.isPlace(run.slice(0, -1)) ||
        !run.slice(0, -1).every(({ lower }) => lexicon.isCommon(lower))),
  );
  /* "Near Bishop's Castle, Shropshire" */
  score.add(
    -90,
    'the region of a place',
    isOne &&
      from > 0 &&
      /^,/.test(first.gap) &&
      !isNamed &&
      lexicon.has('regions', first.lower) &&
      isCapital(words[from - 1]),
  );
  /* "Wedding Photographer Lake District" */
  const kindLength = kinds.phrases.lengthAt(run, 0);
  score.add(
    kinds.isHeadFirst ? -100 : -40,
    'a kind and where it is',
    (!kinds.isHeadFirst || run.every((word) => isShouted(word))) &&
      !isNamed &&
      !isQuoted &&
      kindLength > 0 &&
      kindLength < run.length &&
      (scene.isPlace(run.slice(kindLength)) || lexicon.has('landWords', last.lower)),
  );
}
