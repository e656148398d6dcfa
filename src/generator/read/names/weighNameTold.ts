import type { NameFeatures } from './nameFeatures';
import { isCapital, isCased, isSoft, lowered } from '../text/phrases';
import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import type { Score } from '../Score';

/** Words between a name and what it is said to be: "Le Fournil, | à Villeurbanne |, c’est un studio". */
const LONGEST_PLACE = 5;

/** What the words beside a run tell of it: what it is, since when there is one. */
export function weighNameTold(
  {
    scene,
    words,
    from,
    to,
    clause,
    index,
    first,
    before,
    next,
    last,
    run,
    proper,
    ending,
    isCommon,
    isDefinite,
    isQuoted,
    isAllCommon,
    isFirst,
    isOne,
    isNamed,
    isSmall,
    isPlaceAt,
    naming,
    surroundings,
    claimed,
    lexicon,
    kinds,
  }: NameFeatures,
  score: Score,
): void {
  const behind = words.slice(to);
  const told = [...behind, ...(scene.clauses[index + 1]?.words ?? [])];
  /* "Crumb, in Porto, is a bakery", "Le Consulat, c’est un salon de coiffure" */
  score.add(
    75,
    'said what it is behind a comma',
    (isFirst || /:/.test(first.gap)) &&
      isCapital(first) &&
      (isDefinite || !isAllCommon || (isOne && index === 0)) &&
      /^\s*,/.test(ending) &&
      saysWhat(told, lexicon),
  );
  /* "BlueCall its an app", "Shelfire = a market for kilns" */
  score.add(
    62,
    'written as one and said what it is',
    /^\p{L}+\p{Ll}\p{Lu}/u.test(last.text) &&
      isOne &&
      naming === undefined &&
      (lexicon.classes.get('itis')?.lengthAt(behind, 0) ?? 0) > 0 &&
      lexicon.has('indefinites', behind[1]?.lower ?? ''),
  );
  score.add(
    75,
    'equal to what it is',
    index === 0 && from === 0 && isCapital(first) && /^\s*=/.test(ending),
  );
  /* "its the Wakely Rhubarb Show, 40th one" */
  const said = before?.tag === 'article' ? 1 : first.tag === 'article' ? 0 : -1;
  score.add(
    50,
    'said what it is, with its article',
    said >= 0 &&
      proper.length > 1 &&
      isCapital(first) &&
      isCapital(last) &&
      scene.capitalsTell &&
      !isNamed &&
      [1, 2].some(
        (length) => lexicon.classes.get('itis')?.lengthAt(words, from - said - length) === length,
      ) &&
      (from - said < 3 || /:/.test(words[from - said - 1]?.gap ?? '')) &&
      isSoft(first.gap),
  );
  /* "Boulderhalle «Steinreich», seit 2016" */
  score.add(
    55,
    'quoted behind its kind, first in its clause',
    isQuoted &&
      from === 1 &&
      lexicon.spelling.capitalNouns === true &&
      isCapital(before) &&
      before?.tag !== 'article' &&
      clause.setting !== 'brackets' &&
      naming === undefined &&
      !lexicon.classes.get('sitething')?.has(before?.lower ?? ''),
  );
  /* "ボルダリングジム「いわつばめ」" */
  score.add(
    50,
    'quoted behind a noun, without capitals',
    isQuoted &&
      !isCased(first) &&
      before !== undefined &&
      !isCased(before) &&
      ['noun', 'name', 'other'].includes(before.tag) &&
      index < 6 &&
      naming?.how !== 'other' &&
      !lexicon.has('works', before.lower) &&
      !claimed('offering', 'request'),
  );
  /* "Pargeter Clocks\nThe Old Tannery, 3 Silver Street" */
  score.add(-60, 'before its street', next?.fact === 'address' && index > 0 && !isNamed);
  score.add(
    -60,
    'what is ours',
    isSmall && !isNamed && before?.tag === 'possessive' && proper.length > 1,
  );
  /* "pero La Lechería se queda así" */
  score.add(
    70,
    'its article has a capital inside a sentence',
    kinds.isHeadFirst &&
      from > 0 &&
      scene.capitalsTell &&
      isDefinite &&
      isCapital(first) &&
      isCapital(proper[0]) &&
      isSoft(first.gap) &&
      !isCapital(before) &&
      !isPlaceAt(from) &&
      naming === undefined,
  );
  /* "Partiamo da Sciacca" */
  score.add(
    -80,
    'what we do',
    isOne && isFirst && !isNamed && !isQuoted && lexicon.isOwnVerb(first.lower),
  );
  /* "संजीवनी पैथोलॉजी लैब, 2004 से" */
  score.add(
    75,
    'since a year, without capitals',
    from === 0 &&
      !isCased(first) &&
      proper.length > 1 &&
      proper.length < 5 &&
      !isAllCommon &&
      /^\s*,/.test(ending) &&
      isSince(behind, lexicon),
  );
  /* "im the secretary of Mariachi | Los Halcones" */
  score.add(
    -60,
    'ends what is called so',
    naming === undefined &&
      scene.namings.some(
        ({ words: named }) =>
          named.length > run.length && named.at(-1) === last && named.includes(first),
      ),
  );
  /* "There's no business name, just me, Isla Macrorie" */
  const isSelf = before?.tag === 'pronoun';
  score.add(
    -35,
    'there is no name yet',
    surroundings.isNameless && !isNamed && !isQuoted && !isSelf,
  );
  /* "What: 90th birthday party / For: Emrys Pugh" */
  score.add(
    100,
    'the person it is for',
    clause.key !== null &&
      lexicon.has('keysAudience', lowered(clause.key)) &&
      from === clause.key.length &&
      to === words.length &&
      proper.length > 1 &&
      proper.length < 4 &&
      proper.every((word) => isCapital(word) && word.tag === 'name') &&
      scene.namings.length === 0,
  );
  /* "Bari Modugno Bitonto" */
  score.add(
    -80,
    'towns in a row',
    run.length > 2 && !isNamed && run.every((word) => isCapital(word) && scene.isPlace([word])),
  );
  /* "nans 80th birthday party" */
  score.add(
    -50,
    'which of many',
    isSmall && !isNamed && proper.slice(1).some(({ text }) => /^\d+\p{Ll}{2}$/u.test(text)),
  );
  /* "village hall hartsop - badminton" */
  score.add(
    -45,
    'its kind and an unknown word, in small letters',
    isSmall &&
      isCased(first) &&
      !isNamed &&
      index === 0 &&
      from === 0 &&
      to === words.length &&
      !kinds.isHeadFirst &&
      !isCommon(last) &&
      kinds.phrases.endsAt(words, 0, to - 1).includes(to - 1) &&
      words.slice(0, to - 1).every(isCommon),
  );
  score.add(
    -45,
    'its kind and its town, in small letters',
    isSmall &&
      isCased(first) &&
      !isNamed &&
      index === 0 &&
      from === 0 &&
      isPlaceAt(to) &&
      next !== undefined &&
      isSoft(next.gap) &&
      !/['’]s$/.test(first.lower) &&
      kinds.phrases.endsAt(words, to - 1, to).includes(to) &&
      !kinds.isHeadFirst &&
      words
        .slice(from, to)
        .every(({ tag, gap }) => isSoft(gap) && (tag === 'noun' || tag === 'adjective')),
  );
}

/** Whether the next words, or those behind where it is and a comma, say what it is. */
const saysWhat = (words: Phrase, { classes, has }: Lexicon): boolean => {
  const isWhere = words[0]?.tag === 'preposition' && has('placeLinks', words[0].lower);
  const at = isWhere ? words.findIndex(({ gap }, index) => index > 1 && /^\s*,/.test(gap)) : 0;
  const length = classes.get('itis')?.lengthAt(words, at) ?? 0;
  const is = length > 0 ? length : isWhere && words[at]?.tag === 'auxiliary' ? 1 : 0;
  return (
    at >= 0 &&
    at <= LONGEST_PLACE &&
    is > 0 &&
    words.slice(at + is, at + is + 3).some(({ lower }) => has('indefinites', lower))
  );
};

/** "2004 से", "منذ 1998" */
const isSince = (words: Phrase, { classes }: Lexicon): boolean => {
  const length = classes.get('since')?.lengthAt(words, 0) ?? 0;
  const isYear = (at: number): boolean => /^(?:1[89]|20)\d\d$/.test(words[at]?.text ?? '');
  return length > 0 ? isYear(length) : isYear(0) && words[1]?.tag === 'preposition';
};
