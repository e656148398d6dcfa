import type { NameFeatures } from './nameFeatures';
import { closesQuote, isCapital, isCased, isSoft } from '../text/phrases';
import type { Score } from '../Score';

/** What stands behind a run says for and against its being the name. */
export function weighNameBehind(
  {
    scene,
    run,
    words,
    clause,
    index,
    isKindAlone,
    from,
    to,
    first,
    last,
    next,
    ending,
    proper,
    isPlaceAt,
    kindStarts,
    isQuoted,
    isAllCommon,
    isOne,
    naming,
    isBusiness,
    isMember,
    isFirst,
    isSmall,
    isDefinite,
    lexicon,
    kinds,
  }: NameFeatures,
  score: Score,
): void {
  const isInPlace =
    next !== undefined &&
    (isSoft(next.gap) || (isQuoted && closesQuote(next.gap))) &&
    next.tag === 'preposition' &&
    lexicon.has('placeLinks', next.lower) &&
    !lexicon.has('months', words[to + 1]?.lower ?? '') &&
    (isPlaceAt(to + 1) ||
      isPlaceAt(to + 2) ||
      (lexicon.has('inWords', next.lower) &&
        isCapital(words[to + 1]) &&
        !lexicon.isCommon(words[to + 1]?.lower ?? '')));
  score.add(
    27,
    'before its place',
    (from === 0 || isMember) &&
      /^,? /.test(ending) &&
      isPlaceAt(to) &&
      (isBusiness || !lexicon.has('landWords', last.lower)),
  );
  /* "Ich bin Polsterermeister in Rottweil" */
  const isTrade = isOne && naming?.how === 'person' && lexicon.spelling.capitalNouns === true;
  score.add(49, 'in its place', isInPlace && !isTrade);
  /* "丸山精米所 | のホームページ", not "パン屋のホームページ" */
  score.add(
    95,
    'whose site it is, by its last letter',
    from === 0 &&
      index === 0 &&
      !isCased(first) &&
      !isAllCommon &&
      !isKindAlone &&
      lexicon.has('businessWords', last.text.at(-1) ?? '') &&
      next?.lower === 'の' &&
      ['site', 'sitething'].some((name) =>
        lexicon.classes.get(name)?.has(words[to + 1]?.lower ?? ''),
      ),
  );
  /* "Moretti Tyres | since 1968" */
  const sinceLength = lexicon.classes.get('since')?.lengthAt(words, to) ?? 0;
  score.add(
    45,
    'since a year',
    from === 0 &&
      proper.length > 1 &&
      proper.every(isCapital) &&
      sinceLength > 0 &&
      /^\d{4}$/.test(words[to + sinceLength]?.text ?? ''),
  );
  /* "Windermere & Kendal area" */
  score.add(
    -70,
    'a stretch of land',
    next !== undefined &&
      isSoft(next.gap) &&
      !isCapital(next) &&
      isCapital(first) &&
      lexicon.has('placeNouns', next.lower),
  );
  /* "need a site for the lash bar in bradford", "a robotics team the wobbly bits from hawera" */
  score.add(
    45,
    'with its article in its place, in small letters',
    isSmall && isDefinite && isInPlace && run.length > 2 && isPlaceAt(to + 1),
  );
  score.add(-3, 'before a fact', next !== undefined && next.fact !== null && next.fact !== 'price');
  score.add(
    24,
    'does something',
    isFirst &&
      next !== undefined &&
      isSoft(next.gap) &&
      (['verb', 'auxiliary', 'participle', 'negation'].includes(next.tag) ||
        (next.tag === 'adverb' && words[to + 1]?.tag === 'negation') ||
        (proper.length > 1 && !isCapital(next) && /^\p{L}{2,}s$/u.test(next.lower))),
  );
  score.add(
    19,
    'before its kind',
    next !== undefined && isSoft(next.gap) && !isCapital(next) && kindStarts(to),
  );
  /* "Pawtrail is practice software" */
  score.add(
    45,
    'is a kind, without an article',
    from === 0 &&
      isOne &&
      isCapital(first) &&
      !/[^isu]s$/.test(first.lower) &&
      next?.tag === 'auxiliary' &&
      !isCapital(words[to + 1]) &&
      ['noun', 'other'].includes(words[to + 1]?.tag ?? '') &&
      [1, 2].some((ahead) => kinds.phrases.lengthAt(words, to + ahead) > 0),
  );
  score.add(
    22,
    'explained behind a comma',
    /^\s*,/.test(ending) &&
      clause.setting !== 'brackets' &&
      next !== undefined &&
      (next.tag === 'article' || next.tag === 'possessive' || kindStarts(to)),
  );
  score.add(
    -30,
    'who uses the site',
    isFirst && isOne && next !== undefined && lexicon.has('modals', next.lower),
  );
  score.add(
    33,
    'explained as ours',
    /^\s*[,–—-]/.test(ending) && next?.tag === 'possessive' && isCapital(first),
  );
  score.add(
    27,
    'explained without a comma',
    !scene.capitalsTell && next?.tag === 'article' && isSoft(next.gap) && kindStarts(to + 1),
  );
  score.add(
    -44,
    'goes on behind its of',
    next?.lower === 'of' && isSoft(next.gap) && isCapital(words[to + 1]) && isCapital(last),
  );
  /* "Hushboard makes acoustic panels" */
  score.add(
    15,
    'an unusual word that does something',
    from === 0 &&
      isOne &&
      isCapital(first) &&
      !isAllCommon &&
      next !== undefined &&
      isSoft(next.gap) &&
      ['verb', 'auxiliary'].includes(next.tag),
  );
  score.add(
    10,
    'explained behind a comma, as a kind',
    isCapital(first) &&
      /^\s*,/.test(ending) &&
      lexicon.has('indefinites', next?.lower ?? '') &&
      [1, 2, 3, 4].some((ahead) => kinds.phrases.lengthAt(words, to + ahead) > 0),
  );
  /* "We are Thabo and Inge and we run a farm" */
  const behind = next === undefined ? (scene.clauses[index + 1]?.words ?? []) : words.slice(to);
  score.add(
    run.some(({ tag, gap }) => tag === 'and' && gap === ' ') ? -115 : -75,
    'goes on with who tells',
    !(
      naming !== undefined &&
      ['person', 'called'].includes(naming.how) &&
      !run.some(({ tag }) => tag === 'and')
    ) &&
      behind[0]?.tag === 'and' &&
      isSoft(behind[0].gap) &&
      lexicon.has('tellers', behind[1]?.lower ?? ''),
  );
  score.add(
    45,
    'somebody’s, before its kind',
    isOne &&
      from === 0 &&
      isCapital(last) &&
      /['’]s$/.test(last.lower) &&
      !lexicon.isCommon(last.lower.slice(0, -2)) &&
      kinds.phrases.lengthAt(words, to) > 0,
  );
  /* "Nazim's shoe repairs, my uncle had it" */
  score.add(
    20,
    'somebody’s, before its kind and a comma',
    isOne &&
      from === 0 &&
      isCapital(last) &&
      /['’]s$/.test(last.lower) &&
      !lexicon.isCommon(last.lower.slice(0, -2)) &&
      (to + 2 >= words.length || /^\s*,/.test(words[to + 2]?.gap ?? '')),
  );
  /* "La Carnicería | no vende carne" */
  score.add(
    25,
    'a common noun with a capital, which does not do something',
    isFirst &&
      !lexicon.spelling.capitalNouns &&
      isDefinite &&
      isAllCommon &&
      proper.every(isCapital) &&
      (next?.tag === 'negation' || (next?.tag === 'adverb' && words[to + 1]?.tag === 'negation')) &&
      isSoft(next.gap),
  );
  /* "Spielplan und Ensemble | sollen drauf" */
  score.add(
    -40,
    'what the site should have',
    !isOne && isFirst && isAllCommon && lexicon.has('modals', next?.lower ?? ''),
  );
}
