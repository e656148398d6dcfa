import { isCapital, isSoft } from '../text/phrases';
import type { PlaceFeatures } from './placeFeatures';
import type { Score } from '../Score';

/** Where the run stands to names: the business’s, a person’s, a longer name that it ends. */
export function weighPlaceNames(
  {
    words,
    from,
    to,
    index,
    lexicon,
    kinds,
    capitalsTell,
    name,
    run,
    first,
    last,
    before,
    next,
    isKnown,
    link,
    marked,
    closes,
    isRegionAt,
    isNamed,
    inName,
    follows,
    isFrom,
  }: PlaceFeatures,
  score: Score,
): void {
  score.add(
    34,
    'behind the name',
    isNamed && /^\s*,? $/.test(first.gap) && (closes || isRegionAt(to)),
  );
  /* "Bocciofila Aurora di | Ozzano Monferrato" */
  const isOfName =
    !inName &&
    link?.tag === 'preposition' &&
    lexicon.has('townLinks', link.lower) &&
    (name?.words.at(-1)?.at ?? -9) === first.at - 2;
  score.add(46, 'the town of the name', isOfName);
  score.add(
    2,
    'behind capitals it may belong to',
    isCapital(before) && /^\s*,\s*$/.test(first.gap) && !isNamed,
  );
  score.add(-54, 'the name', inName);
  /* "Nuestra peña, La Alcayata" */
  score.add(
    -40,
    'all of the name',
    inName && !isKnown && marked === null && name?.words.length === run.length,
  );
  score.add(
    -44,
    'holds the name',
    !inName && name !== null && name.weight > 10 && name.words.every((word) => run.includes(word)),
  );
  score.add(
    27,
    'the end of the name',
    inName &&
      link?.tag === 'preposition' &&
      name?.words.at(-1) === last &&
      (isKnown || !kinds.isHeadFirst || name.words.length > 3),
  );
  score.add(
    14,
    'of an association',
    inName &&
      name?.words.at(-1) === last &&
      name.words.slice(0, 3).some(({ lower }) => lexicon.has('associations', lower)),
  );
  score.add(
    -12,
    'goes on as a name',
    next !== undefined && isSoft(next.gap) && capitalsTell && isCapital(next) && !isRegionAt(to),
  );
  score.add(-30, 'somebody’s', /['’]s$/.test(last.lower));
  /* "Merci à Sylvie", "scrivete a Marta" */
  const isToWhom =
    words[from - 2]?.tag === 'verb' ||
    (lexicon.classes.get('status')?.lengthAt(words, Math.max(0, from - 2)) ?? 0) > 0;
  score.add(
    -16,
    'a person',
    follows('titles') ||
      (lexicon.has('titles', first.lower) && !isKnown) ||
      (follows('people') && !isFrom && !(marked !== null && (isKnown || !isToWhom))) ||
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
      !lexicon.has('basedWords', link.lower) &&
      (from > 1 || index > 1) &&
      !isNamed,
  );
  /* "Língua Brasileira de Sinais" */
  score.add(
    -26,
    'ends a name',
    kinds.isHeadFirst &&
      !isKnown &&
      !inName &&
      isFrom &&
      capitalsTell &&
      isCapital(words[from - 2]),
  );
}
