import type { NameFeatures } from './nameFeatures';
import { isCapital, isCased, isSoft } from '../text/phrases';
import type { Score } from '../Score';
import type { Word } from '../text/words';

/** What speaks against a run whose capitals say nothing: small letters, or all in capitals. */
export function weighNameSmall(
  {
    scene,
    run,
    words,
    from,
    to,
    index,
    next,
    before,
    first,
    last,
    proper,
    isCommon,
    isDefinite,
    isQuoted,
    isOne,
    isKindAlone,
    isBusiness,
    beginsAsKind,
    naming,
    isNamed,
    isAsked,
    isSmall,
    isOpened,
    kindStarts,
    isPlaceAt,
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
  /* "big tims horseshoeing" */
  const possessor = proper.slice(0, 2).find(({ lower }) => /['’]s$/.test(lower)) ?? first;
  const whose = possessor.lower.replace(/['’]s$/, '');
  /* "a site for paddle board rentals in ocala" */
  score.add(
    isKindAlone ? -70 : -45,
    'what it is about, where capitals tell nothing',
    (isSmall || (!scene.capitalsTell && isKindAlone)) &&
      !isQuoted &&
      naming === undefined &&
      isAsked &&
      !isDefinite &&
      whose === possessor.lower &&
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
  const isPublic =
    ['people', 'publics'].some((name) => lexicon.classes.get(name)?.has(whose)) ||
    lexicon.has('audiences', whose);
  const isOwned = isSmall && proper.length > 1 && whose !== possessor.lower;
  /* "Website for children's clothes" */
  score.add(-60, 'of those it is for', isOwned && isPublic && naming === undefined);
  const isSomebodys = isOwned && !isPublic;
  /* "Smallpipes and border pipes, handmade" */
  score.add(
    -40,
    'several things, in small letters',
    isSmall &&
      !isNamed &&
      !(isSomebodys && isAsked) &&
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
  /* "second sofa is a furniture bank" */
  const isTold =
    index === 0 &&
    from === 0 &&
    isSmall &&
    !kinds.isHeadFirst &&
    run.length > 1 &&
    next?.tag === 'auxiliary' &&
    isSoft(next.gap) &&
    lexicon.has('indefinites', words[to + 1]?.lower ?? '') &&
    kindStarts(to + 2);
  score.add(60, 'opens the prompt in small letters, said what it is', isTold);
  /* "lous bee removal in waco, im lou" */
  const owner = /s$/.test(first.lower) ? first.lower.slice(0, -1) : '';
  score.add(
    90,
    'somebody’s who is named, typed without its mark',
    isSmall &&
      isBusiness &&
      owner.length > 2 &&
      !lexicon.isCommon(owner) &&
      scene.clauses.some((clause) => clause.words.some(({ lower }) => lower === owner)),
  );
  /* "tully's wet fish, eyemouth, smoked haddock", "marias tamales food truck in fresno" */
  score.add(
    75,
    'somebody’s, the first of a list, before its place',
    isSomebodys &&
      index === 0 &&
      from === 0 &&
      !lexicon.isCommon(whose) &&
      next !== undefined &&
      /^,/.test(next.gap) &&
      !lexicon.isCommon(next.lower),
  );
  const isInPlace =
    next !== undefined &&
    isSoft(next.gap) &&
    lexicon.has('inWords', next.lower) &&
    words[to + 1]?.tag !== 'article' &&
    words[to + 1]?.tag !== 'possessive';
  score.add(
    40,
    'somebody’s, asked for or in its place',
    isSomebodys && (isAsked || ((isInPlace || isPlaceAt(to)) && index === 0 && from === 0)),
  );
  score.add(
    -90,
    'a count',
    isSmall && first.tag === 'number' && naming?.how !== 'called' && !isTold,
  );
  score.add(
    -25,
    'small letters where others are capitals',
    isSmall && scene.capitalsTell && !isNamed && !isAsked && !isDefinite && !run.some(isCapital),
  );
}
