import type { NameFeatures } from './nameFeatures';
import { isCapital, isCased } from '../text/phrases';
import type { Score } from '../Score';
import type { Word } from '../text/words';

/** What speaks against a run whose capitals say nothing: small letters, or all in capitals. */
export function weighNameSmall(
  {
    scene,
    run,
    before,
    first,
    last,
    proper,
    isCommon,
    isDefinite,
    isQuoted,
    isOne,
    isKindAlone,
    beginsAsKind,
    naming,
    isNamed,
    isAsked,
    isSmall,
    isOpened,
    lexicon,
    kinds,
  }: NameFeatures,
  score: Score,
): void {
  score.add(
    -30,
    'a business and its name',
    isSmall &&
      !kinds.isHeadFirst &&
      run.slice(0, -2).some(({ lower }) => lexicon.classes.get('org')?.has(lower) ?? false),
  );
  score.add(
    -33,
    'small and ordinary',
    isSmall && !isNamed && proper.every((word) => isCommon(word) || scene.isPlace([word])),
  );
  /* "a site for paddle board rentals in ocala" */
  score.add(
    isKindAlone ? -70 : -45,
    'what it is about, where capitals tell nothing',
    (isSmall || (!scene.capitalsTell && isKindAlone)) &&
      !isQuoted &&
      naming === undefined &&
      isAsked &&
      !isDefinite &&
      !/['’]s$/.test(proper[0]?.lower ?? '') &&
      (isKindAlone || proper.every((word) => isCommon(word) || scene.isPlace([word]))),
  );
  /* "A website for a treehouse builder" */
  score.add(
    -60,
    'any of its kind, where capitals tell',
    isSmall &&
      scene.capitalsTell &&
      isAsked &&
      naming === undefined &&
      lexicon.has('indefinites', before?.lower ?? ''),
  );
  /* "site para pintura residencial", "alquiler de castillos hinchables" */
  const isOf = before !== undefined && lexicon.complements.has(before.lower);
  score.add(
    -60,
    'what it is about, its head first',
    isSmall &&
      naming === undefined &&
      kinds.isHeadFirst &&
      isCased(first) &&
      !isDefinite &&
      !beginsAsKind &&
      !lexicon.has('titles', first.lower) &&
      ((isAsked && isCommon(first) && !isOne) || (isOf && first.tag !== 'name')),
  );
  /* "Smallpipes and border pipes, handmade" */
  score.add(
    -40,
    'several things, in small letters',
    isSmall &&
      !isNamed &&
      (isAsked || /[^s]s$/.test(last.lower)) &&
      run.some(({ tag }) => tag === 'and'),
  );
  /* "We get called out at night" */
  score.add(
    -90,
    'goes on with its verb',
    isSmall && !isOpened && (first.tag === 'preposition' || lexicon.has('particles', first.lower)),
  );
  const names = ({ tag, lower }: Word): boolean =>
    tag === 'article' || lexicon.nameLinks.has(lower);
  score.add(
    -30,
    'only says its kind, in small letters',
    isSmall && !isNamed && beginsAsKind && proper.length < 4 && !proper.some(names),
  );
  score.add(-40, 'small letters', isSmall);
  score.add(
    -60,
    'says more of what stands before',
    lexicon.has('relatives', first.lower) && isSmall && !isNamed,
  );
  score.add(-90, 'a count', isSmall && first.tag === 'number' && naming?.how !== 'called');
  score.add(
    -25,
    'small letters where others are capitals',
    isSmall && scene.capitalsTell && !isNamed && !isAsked && !isDefinite && !run.some(isCapital),
  );
}
