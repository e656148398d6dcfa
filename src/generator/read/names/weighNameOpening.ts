import type { Lexicon } from '../text/lexicon';
import type { NameFeatures } from './nameFeatures';
import { isCapital, isCased, isSoft } from '../text/phrases';
import type { Score } from '../Score';
import type { Word } from '../text/words';

/** What a run that begins the prompt, or stands alone there, says for its being the name. */
export function weighNameOpening(
  {
    scene,
    run,
    from,
    index,
    first,
    next,
    proper,
    ending,
    isDefinite,
    isFirst,
    isQuoted,
    isOne,
    isKindAlone,
    isOrdinary,
    isAllCommon,
    isAlone,
    claimed,
    repeats,
    lexicon,
    kinds,
  }: NameFeatures,
  score: Score,
): void {
  score.add(18, 'first words', index === 0 && (from === 0 || (isQuoted && isFirst)));
  score.add(36, 'stands alone', isAlone);
  score.add(
    30,
    'stands alone at the beginning, with its article',
    isAlone && index === 0 && isDefinite && isCapital(first) && scene.clauses.length > 2,
  );
  /* "Orchard. Software for choir librarians … Orchard knows how many" */
  score.add(
    30,
    'stands alone at the beginning and is said again',
    isAlone && index === 0 && isCapital(first) && run.length === 1 && repeats > 0,
  );
  /* "Kiln. It's a small app", "Sevenses. A times tables game" */
  const explains = scene.clauses[index + 1]?.words ?? [];
  const isStopped = /^\s*[.!]/.test(ending);
  score.add(
    34,
    'stands alone at the beginning and is explained',
    isAlone &&
      index === 0 &&
      isCapital(first) &&
      isOrdinary &&
      repeats === 0 &&
      isStopped &&
      ((lexicon.classes.get('itis')?.lengthAt(explains, 0) ?? 0) > 0 ||
        explains[0]?.tag === 'negation' ||
        lexicon.has('indefinites', explains[0]?.lower ?? '')),
  );
  /* "Orchard. Not fruit, software": no site is asked for by one noun without an article before a full stop. */
  score.add(
    30,
    'one word alone before a full stop at the beginning',
    isAlone &&
      index === 0 &&
      isCapital(first) &&
      isOne &&
      (isKindAlone || isOrdinary) &&
      isStopped &&
      explains.length > 0,
  );
  /* "Driftline" above the bullets */
  score.add(
    35,
    'heads the lines below',
    isAlone &&
      index === 0 &&
      isCapital(first) &&
      isOrdinary &&
      /\n/.test(ending) &&
      scene.clauses.length > 3,
  );
  /* "Orchard has no apples": a noun without an article */
  const isBareNoun =
    index === 0 &&
    from === 0 &&
    isOrdinary &&
    run.length === 1 &&
    isCapital(first) &&
    !/[^isu]s$/.test(first.lower) &&
    next !== undefined &&
    isSoft(next.gap) &&
    !lexicon.has('modals', next.lower);
  score.add(
    62,
    'a noun without an article that does something',
    isBareNoun && (next.tag === 'verb' || next.tag === 'auxiliary' || isDoing(next, lexicon)),
  );
  /* "Neither shoes nor pudding: Cobbler patches spreadsheets" */
  score.add(
    62,
    'does something, behind what it is not',
    scene.clauses[index]?.key?.[0]?.tag === 'negation' &&
      from === scene.clauses[index].key.length &&
      run.length === 1 &&
      isCapital(first) &&
      next !== undefined &&
      (next.tag === 'verb' || isDoing(next, lexicon)),
  );
  /* "Secateur prunes overgrown photo libraries" */
  score.add(
    35,
    'an unusual first word that does something',
    index === 0 &&
      from === 0 &&
      proper.length === 1 &&
      isCapital(first) &&
      !isAllCommon &&
      next !== undefined &&
      /^[^\S\n]$/.test(next.gap) &&
      /^\p{Ll}{3,}s$/u.test(next.text) &&
      !kinds.isHeadFirst,
  );
  /* "Like Uber but for compost. Rotwell picks up kitchen scraps" */
  score.add(
    30,
    'an unusual word that does something, early',
    index > 0 &&
      index < 4 &&
      from === 0 &&
      isFirst &&
      proper.length === 1 &&
      isCapital(first) &&
      !isAllCommon &&
      next?.tag === 'verb' &&
      next.lower.endsWith('s') &&
      !kinds.isHeadFirst,
  );
  /* "Zoo – yes, that is the name" in a script without capitals */
  const isToldNext =
    (scene.clauses[1]?.words ?? []).length < 6 &&
    scene.clauses[1]?.words.some(({ lower }) => lexicon.has('nameWords', lower)) === true;
  score.add(
    160,
    'stands alone before "that is the name"',
    isAlone && index === 0 && !isCased(first) && isToldNext,
  );
  /* "निर्मलधारा के लिए पेज। निर्मलधारा … सफाई करती है" */
  score.add(
    170,
    'an unknown word that the site is for and that does something',
    index === 0 &&
      from === 0 &&
      !isCased(first) &&
      !isAllCommon &&
      isOne &&
      claimed('audience') &&
      scene.clauses.slice(1).some(({ words }) => words[0]?.lower === first.lower),
  );
  /* "Clock Hospital – don't let the name scare you" */
  score.add(
    34,
    'stands alone before words about the name',
    isAlone &&
      index === 0 &&
      !isCased(first) &&
      proper.length > 1 &&
      scene.namings.length === 0 &&
      scene.clauses[1]?.words.some(({ lower }) => lexicon.has('naming', lower)) === true,
  );
}

/** "Latchkey | runs training": what is done, though it may be read as a noun. */
const isDoing = ({ lower }: Word, { classes }: Lexicon): boolean =>
  /[^s]s$/.test(lower) && ['run', 'sell', 'shows'].some((name) => classes.get(name)?.has(lower));
