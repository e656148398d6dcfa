import { isCapital, isCased, isQuoted, isSoft } from '../text/phrases';
import { exampleStart } from '../clauses/clauseKinds';
import type { Clause } from '../clauses/segments';
import type { Phrase } from '../draft';
import type { PlaceFeatures } from './placeFeatures';
import type { Score } from '../Score';

/** Where in the prompt and its clause the run stands, and what that part says. */
export function weighPlacePosition(
  {
    scene,
    words,
    from,
    to,
    index,
    lexicon,
    kinds,
    capitalsTell,
    run,
    first,
    before,
    next,
    isKnown,
    isCapitalised,
    link,
    marked,
    isAlone,
    closes,
    isPlaceAt,
    isRegionAt,
    isNamed,
    isBracketed,
    inName,
    inSubject,
    isOrdinary,
    claimed,
    isFrom,
    isTyped,
    isLast,
  }: PlaceFeatures,
  score: Score,
): void {
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
  score.add(4, 'alone', from === 0 && next === undefined);
  /* "Sedbergh, up a single track road" */
  score.add(
    60,
    'before the way to it',
    capitalsTell &&
      isCapitalised &&
      !isOrdinary &&
      !inName &&
      from === 0 &&
      index > 0 &&
      scene.clauses[index]?.setting === 'line' &&
      /^, $/.test(next?.gap ?? '') &&
      next?.tag === 'preposition',
  );
  /* "poissonnerie – Gaspé" */
  const opening = scene.clauses[0];
  score.add(
    60,
    'alone behind its kind and a dash',
    index === 1 &&
      capitalsTell &&
      isCapitalised &&
      !isOrdinary &&
      !inName &&
      from === 0 &&
      next === undefined &&
      opening?.key === null &&
      opening.line === scene.clauses[1]?.line &&
      kinds.phrases.endsAt(opening.words, 0, opening.words.length).includes(opening.words.length),
  );
  /* "Trattoria da Ciccio\nVieste" */
  score.add(
    35,
    'alone below the name',
    index === 1 &&
      capitalsTell &&
      isCapitalised &&
      kinds.isHeadFirst &&
      !isOrdinary &&
      from === 0 &&
      next === undefined &&
      scene.clauses[1]?.setting === 'line' &&
      scene.clauses[0]?.key == null &&
      scene.name !== null &&
      scene.name.words.length === scene.clauses[0]?.words.length &&
      scene.name.words[0] === scene.clauses[0].words[0],
  );
  /* "Goods Shed, Wirksworth" beside "Wirksworth Beer Festival" */
  score.add(
    40,
    'begins the name',
    capitalsTell &&
      !inName &&
      closes &&
      marked === null &&
      scene.clauses[index]?.setting === 'line' &&
      scene.name !== null &&
      scene.name.words.length > 1 &&
      scene.name.words[0]?.lower === first.lower,
  );
  /* "Gullrock FM is a radio station for Gullrock" */
  score.add(
    30,
    'opens the name and stands by itself',
    capitalsTell &&
      !inName &&
      isCapitalised &&
      run.length === 1 &&
      link?.tag === 'preposition' &&
      [2, 3].some((length) =>
        kinds.phrases.endsAt(words, from - length, from - 1).includes(from - 1),
      ) &&
      scene.name !== null &&
      scene.name.words.length > 1 &&
      scene.name.words[0]?.lower === first.lower,
  );
  /* "The Newland Allotment Association (Hull)" */
  score.add(60, 'in brackets behind the name', isNamed && isBracketed);
  score.add(3, 'ends its clause', next === undefined && from > 0);
  const isBehindKind =
    [1, 2, 3].some(
      (length) => from >= length && kinds.phrases.endsAt(words, from - length, from).includes(from),
    ) && isSoft(first.gap);
  score.add(20, 'behind its kind', isBehindKind);
  /* "Surf camp ericeira // beginner weeks" */
  score.add(
    25,
    'unknown, behind its kind, in small letters',
    isBehindKind &&
      index === 0 &&
      closes &&
      !isKnown &&
      !isCapitalised &&
      isCased(first) &&
      !kinds.isHeadFirst,
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
  /* "amateur radio society, Jersey" */
  score.add(
    35,
    'closes a short part behind a comma',
    capitalsTell &&
      !inName &&
      isCapitalised &&
      index < 3 &&
      from < 7 &&
      next === undefined &&
      /^, ?$/.test(first.gap) &&
      !isCapital(before) &&
      words.slice(0, from).filter(({ gap }) => /,/.test(gap)).length === 0,
  );
  /* "Ferguson, David Brown, Fordson." */
  score.add(
    -45,
    'one of a list of capitals',
    index > 0 &&
      scene.clauses[index]?.key == null &&
      words.filter(({ gap }) => /^, ?$/.test(gap)).length > 1 &&
      words.every((word) => isCapital(word)),
  );
  /* "Somber & Sons tailors, Paarden Eiland" */
  score.add(
    25,
    'behind a name and its kind',
    capitalsTell &&
      isCapitalised &&
      closes &&
      /^\s*,/.test(first.gap) &&
      !isCapital(before) &&
      words.slice(0, from).some(isCapital) &&
      [1, 2, 3].some(
        (length) =>
          from >= length && kinds.phrases.endsAt(words, from - length, from).includes(from),
      ),
  );
  /* "rooibos tasting room; Clanwilliam; farm tours" */
  score.add(
    20,
    'the only capital of a list in small letters',
    capitalsTell &&
      isCapitalised &&
      !isOrdinary &&
      isAlone &&
      closes &&
      isOnlyCapital(scene.clauses, run),
  );
  /* "gqeberha, 24hrs" */
  score.add(
    22,
    'alone and unknown, without capitals',
    !capitalsTell &&
      !isKnown &&
      !isOrdinary &&
      isAlone &&
      closes &&
      isCased(first) &&
      (index < 2 || run.length > 1 || before?.fact != null || next?.fact != null),
  );
  /* "eye tests, varifocals" */
  score.add(
    -45,
    'a plural in small letters',
    !capitalsTell &&
      !isKnown &&
      isAlone &&
      run.length === 1 &&
      marked === null &&
      !kinds.isHeadFirst &&
      /\p{Ll}[^isu]s$/u.test(first.text),
  );
  score.add(20, 'in the first clause', index === 0);
  score.add(6, 'in the second clause', index === 1);
  score.add(-22, 'late', index > 8);
  /* "Sito squadra baskin Cremona, allenamenti" */
  const endsSubject =
    next === undefined || (kinds.isHeadFirst && capitalsTell && /^\s*,/.test(next.gap));
  const closesSubject =
    isKnown &&
    (isCapitalised || (index === 0 && /^\s*,/.test(next?.gap ?? ''))) &&
    (endsSubject || !isCapitalised) &&
    link !== undefined &&
    (link.tag === 'noun' ||
      (link.tag === 'gerund' && !isCapitalised) ||
      (kinds.isHeadFirst && link.tag === 'other'));
  score.add(
    -23,
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
  score.add(20, 'the only capital of what opens', isLast);
  score.add(
    -60,
    'a greeting',
    (lexicon.classes.get('status')?.lengthAt(words, from) ?? 0) > 0 && marked === null,
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
  const key = scene.clauses[index]?.key?.[0]?.lower ?? '';
  score.add(-60, 'of a letter', lexicon.has('letterKeys', key));
  score.add(-49, 'refused', claimed('refusal'));
  const clause = scene.clauses[index];
  score.add(
    -60,
    'an example',
    clause?.setting === 'brackets' && exampleStart(clause.words, lexicon) > 0,
  );
  /* "(silver in London 2021)" */
  score.add(
    -45,
    'in brackets with a year',
    clause?.setting === 'brackets' && clause.words.some(({ text }) => /^(?:19|20)\d\d$/.test(text)),
  );
  score.add(-1, 'an item', claimed('offering') && marked === null);
  /* "Saturday mornings I do drop-in sessions at Kenmore, £12 a head" */
  score.add(
    -20,
    'where one thing is that has a price',
    claimed('offering') &&
      marked !== null &&
      index > 0 &&
      words.some(({ fact }) => fact === 'price'),
  );
  /* "She isn't in Lincoln, people turn up in Lincoln" */
  score.add(-90, 'said not to be there', isDeniedAt(scene.clauses, run));
  /* "Impact in Numbers" */
  score.add(-40, 'asked for', claimed('request') && isOrdinary && !isKnown);
  /* "Cove at €79 a month" */
  score.add(
    -30,
    'has a price',
    isOrdinary && words.slice(to, to + 2).some(({ fact }) => fact === 'price'),
  );
  /* "Fraser fir, balsam" */
  score.add(
    -30,
    'a sort of what is offered',
    claimed('offering') &&
      marked === null &&
      capitalsTell &&
      isCapital(first) &&
      next !== undefined &&
      isSoft(next.gap) &&
      !isCapital(next) &&
      !lexicon.has('regions', next.lower) &&
      ['noun', 'name', 'other'].includes(next.tag),
  );
  score.add(
    -30,
    'what is sold, in small letters',
    capitalsTell && isFrom && isCased(first) && !isCapitalised && claimed('offering'),
  );
  score.add(-60, 'of the design', claimed('style'));
  score.add(
    -10,
    'said again',
    scene.clauses.some(
      ({ words: other }) => other !== words && other.some(({ lower }) => lower === first.lower),
    ),
  );
}

/** Whether a clause says no before words and their preposition: "isn't in Lincoln". */
const isDeniedAt = (clauses: readonly Clause[], run: Phrase): boolean =>
  clauses.some(({ words }) =>
    words.some(
      ({ lower }, at) =>
        at > 1 &&
        lower === run[0]?.lower &&
        run.every((word, index) => words[at + index]?.lower === word.lower) &&
        words[at - 1]?.tag === 'preposition' &&
        (words[at - 2]?.tag === 'negation' || /n['’]t$/.test(words[at - 2]?.lower ?? '')),
    ),
  );

/** Whether no other word of the prompt begins with a capital. */
const isOnlyCapital = (clauses: readonly Clause[], run: Phrase): boolean =>
  clauses.every(({ key, words }) =>
    [...(key ?? []), ...words].every(
      (word, at) => run.includes(word) || !isCapital(word) || at === 0,
    ),
  );
