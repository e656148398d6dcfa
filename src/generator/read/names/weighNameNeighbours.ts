import type { Phrase } from '../draft';
import type { NameFeatures } from './nameFeatures';
import { closesQuote, isCapital, isCased, isSoft, opensQuote } from '../text/phrases';
import type { Score } from '../Score';
import { isBetweenKindAndPlace, isOwned, isTown, isWhatWeAre } from './nameNeighbours';

/** What stands right before and behind a run says for and against its being the name. */
export function weighNameNeighbours(features: NameFeatures, score: Score): void {
  const {
    scene,
    run,
    index,
    words,
    from,
    to,
    first,
    last,
    before,
    next,
    ending,
    proper,
    isPlaceAt,
    kindStarts,
    isCommon,
    isQuoted,
    isAllCommon,
    isOne,
    isBusiness,
    isMember,
    isNamed,
    isAsked,
    back,
    isFirst,
    isLinked,
    isSite,
    follows,
    endsAsKind,
    members,
    isSmall,
    isDefinite,
    lexicon,
    kinds,
    surroundings,
  } = features;
  score.add(
    -9,
    'its article before it',
    before?.lower === 'the' && isCapital(before) && run.length > 1,
  );
  score.add(
    -25,
    'without its kind',
    kinds.isHeadFirst &&
      from > 1 &&
      before !== undefined &&
      isCapital(before) &&
      isSoft(first.gap) &&
      (lexicon.has('businessWords', before.lower) || kinds.phrases.has(before.lower)),
  );
  /* "「チャイ」カフェ", "'माटी' की दुकान": scripts without capitals. */
  const kindAt = next?.tag === 'preposition' ? to + 1 : to;
  score.add(
    60,
    'quoted before its kind',
    isQuoted &&
      !isCased(first) &&
      next !== undefined &&
      !/[,.;:]/.test(next.gap) &&
      kinds.phrases.lengthAt(words, kindAt) > 0 &&
      isBehindComplement(words, to, kindAt, lexicon),
  );
  score.add(
    75,
    'written to its kind at the beginning',
    index === 0 &&
      from > 0 &&
      from === kinds.phrases.lengthAt(words, 0) &&
      first.gap === '' &&
      !isQuoted &&
      /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run.map(({ text }) => text).join('')) &&
      !isAllCommon &&
      (next === undefined || next.gap !== ''),
  );
  score.add(
    27,
    'before its place',
    (from === 0 || isMember) &&
      /^,? /.test(ending) &&
      isPlaceAt(to) &&
      (isBusiness || !lexicon.has('landWords', last.lower)),
  );
  /* "Estudio de arquitectura Lindes, Pamplona" */
  score.add(
    50,
    'between its kind and its place',
    kinds.isHeadFirst &&
      isOne &&
      isCapital(first) &&
      !isAllCommon &&
      /^, /.test(ending) &&
      isPlaceAt(to) &&
      kinds.phrases.endsAt(words, 0, from).includes(from),
  );
  /* "将棋道場、飛車角、十和田市" */
  score.add(
    150,
    'between its kind and its place, in a list',
    isMember &&
      index === 0 &&
      !isCased(first) &&
      members[1]?.[0] === first &&
      !isAllCommon &&
      endsAsKind(members[0] ?? []) &&
      /^,/.test(ending.trimStart()) &&
      isTown(members[2] ?? [], scene),
  );
  /* "Siamo una band di Empoli, i Controvento" */
  score.add(
    60,
    'beside what we are',
    isCapital(first) &&
      before?.tag === 'article' &&
      !lexicon.has('indefinites', before.lower) &&
      /^\s*,/.test(before.gap) &&
      (/^\s*[,.;]/.test(ending) || next === undefined) &&
      [0, 1].some((at) => (lexicon.classes.get('weare')?.lengthAt(words, at) ?? 0) > 0),
  );
  /* "toilettage canin la patte douce a pontivy", "hundepension pfotenglück bei tamsweg" */
  const isBetween = isSmall && isCased(first) && isBetweenKindAndPlace(features);
  score.add(80, 'between its kind and its place, in small letters', isBetween);
  /* "taquería don chuy en sahuayo" */
  score.add(45, 'a title behind its kind', isBetween && lexicon.has('titles', first.lower));
  /* "La tisanerie Herbe Folle cultive" */
  score.add(
    30,
    'named behind a thing that does something',
    kinds.isHeadFirst &&
      isCapital(first) &&
      isLinked &&
      (before?.tag === 'other' || before?.tag === 'noun') &&
      !isCapital(before) &&
      words[from - 2]?.tag === 'article' &&
      !lexicon.has('indefinites', words[from - 2]?.lower ?? '') &&
      next !== undefined &&
      isSoft(next.gap) &&
      (next.tag === 'verb' || next.tag === 'auxiliary'),
  );
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
  score.add(49, 'in its place', isInPlace);
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
        (proper.length > 1 && !isCapital(next) && /^\p{L}{2,}s$/u.test(next.lower))),
  );
  score.add(
    19,
    'before its kind',
    next !== undefined && isSoft(next.gap) && !isCapital(next) && kindStarts(to),
  );
  score.add(
    22,
    'explained behind a comma',
    /^\s*,/.test(ending) &&
      next !== undefined &&
      (next.tag === 'article' || next.tag === 'possessive' || kindStarts(to)),
  );
  score.add(46, 'what the site is for', isAsked);
  const isOwnThing = isOwned(words, from, lexicon);
  score.add(35, 'named behind what is owned', isOwnThing);
  const isBehindKind = back > 0 && endsAsKind(words.slice(Math.max(0, back - 4), back));
  score.add(18, 'named behind its kind', isBehindKind && /^[\s,:]*$/.test(first.gap));
  score.add(
    20,
    'quoted behind an unusual word',
    isQuoted && before !== undefined && !isCommon(before) && isCased(before) && !isAllCommon,
  );
  score.add(
    62,
    'quoted behind its kind',
    isQuoted && back > 0 && (isSite(words[back - 1]) || isBehindKind),
  );
  score.add(
    -26,
    'behind a word of place',
    isLinked &&
      before?.tag === 'preposition' &&
      lexicon.has('placeLinks', before.lower) &&
      !isAsked,
  );
  score.add(
    6,
    'behind another preposition',
    isLinked &&
      before?.tag === 'preposition' &&
      !lexicon.has('placeLinks', before.lower) &&
      !isAsked,
  );
  score.add(
    -30,
    'who uses the site',
    isFirst && isOne && next !== undefined && lexicon.has('modals', next.lower),
  );
  score.add(
    -1,
    'somebody’s relative or helper',
    follows('people', 1, 2) || (lexicon.classes.get('kin')?.has(before?.lower ?? '') ?? false),
  );
  const isOurs = before?.tag === 'possessive' || words[from - 2]?.tag === 'possessive';
  score.add(-40, 'ours, in small letters', isSmall && isOurs && (isBusiness || isAllCommon));
  score.add(
    -60,
    'any of its kind',
    isSmall && !isNamed && lexicon.has('indefinites', before?.lower ?? ''),
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
  /* "No name yet, they just call us the eel man" */
  score.add(
    -90,
    'in place of a name',
    isSmall &&
      features.naming === undefined &&
      (surroundings.isNameless ||
        words.some(
          ({ tag }, at) => tag === 'negation' && words[at + 1]?.lower.startsWith('name') === true,
        )),
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
  /* "Mondays at the Friends' Meeting House" */
  score.add(
    -40,
    'behind a word of place and its article',
    isLinked &&
      before?.tag === 'article' &&
      words[from - 2]?.tag === 'preposition' &&
      lexicon.has('placeLinks', words[from - 2]?.lower ?? '') &&
      !isAsked,
  );
  /* "My own practice, Clear Creek Hearing, in Golden" */
  score.add(
    22,
    'between commas behind what is owned',
    isCapital(first) && /^\s*,/.test(first.gap) && isOwnThing,
  );
  score.add(
    10,
    'explained behind a comma, as a kind',
    isCapital(first) &&
      /^\s*,/.test(ending) &&
      lexicon.has('indefinites', next?.lower ?? '') &&
      [1, 2, 3, 4].some((ahead) => kinds.phrases.lengthAt(words, to + ahead) > 0),
  );
  /* "Loretta Dunphy and 'Big Sal' Ochoa" */
  score.add(
    -60,
    'a nickname',
    isQuoted && isCapital(next) && next?.tag === 'name' && /^\P{L}? ?$/u.test(next.gap),
  );
  score.add(
    -50,
    'quoted behind a negation',
    isQuoted && [1, 2].some((back) => words[from - back]?.tag === 'negation'),
  );
  /* "We are Thabo and Inge and we run a farm" */
  score.add(
    -75,
    'goes on with who tells',
    next?.tag === 'and' && isSoft(next.gap) && lexicon.has('tellers', words[to + 1]?.lower ?? ''),
  );
  /* "for the volunteers of Soft Landing" */
  score.add(
    45,
    'whose members they are',
    isCapital(first) &&
      isSoft(first.gap) &&
      lexicon.has('memberWords', words[from - 2]?.lower ?? '') &&
      before?.tag === 'preposition',
  );
  /* "in Kowie Street, | Port Alfred" */
  score.add(
    -60,
    'behind a street',
    !isQuoted &&
      !isNamed &&
      isCapital(before) &&
      lexicon.has('streetEndings', before?.lower ?? '') &&
      /^, ?$/.test(first.gap),
  );
  /* "We are firm Legno Bravo" */
  score.add(
    40,
    'behind a word for a business',
    isCapital(first) &&
      before !== undefined &&
      !isCapital(before) &&
      /^[^\S\n]$/.test(first.gap) &&
      !isBehindKind &&
      (lexicon.classes.get('org')?.has(before.lower) ?? false),
  );
  score.add(-50, 'only said', follows('quoteMarkers', 1, 2));
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
  score.add(90, 'what we are', isWhatWeAre(features));
  /* "'धागा' | एक हथकरघा ब्रांड", "'نَفَس' | مركز" */
  score.add(
    60,
    'quoted at the beginning, before what it is',
    isQuoted &&
      isFirst &&
      !isCased(first) &&
      [to, to + 1, to + 2].some(
        (at) =>
          lexicon.has('businessWords', words[at]?.lower ?? '') ||
          (lexicon.classes.get('org')?.has(words[at]?.lower ?? '') ?? false),
      ),
  );
  /* "Mon entreprise | toit net 22 | je fais" */
  score.add(
    70,
    'names what is owned, in small letters',
    isSmall &&
      !scene.capitalsTell &&
      kinds.isHeadFirst &&
      !isOne &&
      isLinked &&
      words[from - 2]?.tag === 'possessive' &&
      (lexicon.classes.get('org')?.has(before?.lower ?? '') ?? false) &&
      proper.every(({ tag }) => tag !== 'adjective') &&
      (next === undefined || next.tag === 'pronoun' || next.tag === 'verb' || !isSoft(next.gap)),
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
      next?.tag === 'negation' &&
      isSoft(next.gap),
  );
  /* "Für unsere | Lesebühne" */
  score.add(
    -30,
    'a noun that is ours',
    lexicon.spelling.capitalNouns === true &&
      isOne &&
      !isQuoted &&
      !isNamed &&
      before?.tag === 'possessive',
  );
  /* "Klavierstimmer | in Graz" */
  score.add(
    -30,
    'a trade by its ending',
    lexicon.spelling.capitalNouns === true &&
      isOne &&
      !isQuoted &&
      !isNamed &&
      [2, 3, 4, 5, 6].some((length) => lexicon.has('tradeEndings', last.lower.slice(-length))),
  );
  const kindAtStart = words[from - 2];
  const beforeArticle = words[from - 3];
  /* "La heladería | Copo de Nata" */
  score.add(
    35,
    'named behind its kind, with its article',
    kinds.isHeadFirst &&
      isCapital(first) &&
      isLinked &&
      isBehindKind &&
      !isCapital(before) &&
      (kindAtStart?.tag === 'article' || kindAtStart?.tag === 'possessive') &&
      !lexicon.has('indefinites', kindAtStart.lower) &&
      (beforeArticle?.tag !== 'preposition' || lexicon.has('siteLinks', beforeArticle.lower)) &&
      !scene.isPlace(run),
  );
  /* "Mi libro | «El pozo»" */
  score.add(
    -70,
    'a work',
    isQuoted &&
      !isAsked &&
      [1, 2].some(
        (distance) =>
          follows('works', distance) && !/[.;]/.test(words[from - distance + 1]?.gap ?? ''),
      ),
  );
  /* "合同会社そらいろ設計" */
  score.add(
    90,
    'begins with its legal form',
    isSmall && !isOne && !isCased(first) && lexicon.has('legalForms', first.lower),
  );
  /* "Barrio | La Cañada" */
  score.add(
    -60,
    'behind what place it is',
    !isNamed && isLinked && lexicon.has('placeNouns', before?.lower ?? ''),
  );
  /* "Spielplan und Ensemble | sollen drauf" */
  score.add(
    -40,
    'what the site should have',
    !isOne && isFirst && isAllCommon && lexicon.has('modals', next?.lower ?? ''),
  );
  /* "Page « La rédaction »" among what is asked for */
  score.add(
    -60,
    'a page of the site',
    isQuoted &&
      !isNamed &&
      (lexicon.classes.get('site')?.has(before?.lower ?? '') ?? false) &&
      features.claimed('request', 'offering'),
  );
  /* "Unsere Kurse heißen „Anfang“ und „Ende“" */
  score.add(
    -60,
    'beside another quotation',
    isQuoted && !isMember && isBesideQuotation(words, from, to, ending),
  );
  score.add(
    100,
    'behind its kind, as a heading',
    index === 0 &&
      !isCased(first) &&
      !isQuoted &&
      from > 0 &&
      to === words.length &&
      features.clause.words.length === words.length &&
      /^\s+$/.test(first.gap) &&
      /^\s*\n/.test(ending) &&
      first.tag !== 'and' &&
      (isBehindKind || lexicon.has('businessWords', before?.lower ?? '') || isSite(before)),
  );
  score.add(-50, 'only said so', lexicon.has('quoteMarkers', next?.lower ?? '') && isQuoted);
}

/** "„Anfang“ und | „Ende“": another quotation stands beside, parted by a comma or an "and". */
const isBesideQuotation = (words: Phrase, from: number, to: number, ending: string): boolean => {
  const isBoth = (gap: string): boolean => gap.includes(',') && closesQuote(gap) && opensQuote(gap);
  const [joint, link] = [words[to], words[from - 1]];
  return (
    isBoth(words[from]?.gap ?? '') ||
    (joint !== undefined && isBoth(ending)) ||
    (joint?.tag === 'and' && opensQuote(words[to + 1]?.gap ?? '')) ||
    (link?.tag === 'and' && closesQuote(link.gap))
  );
};

/** Whether nothing, or what joins a name to its kind, stands before the kind. */
const isBehindComplement = (
  words: Phrase,
  to: number,
  kindAt: number,
  lexicon: NameFeatures['lexicon'],
): boolean => kindAt === to || lexicon.complements.has(words[to]?.lower ?? '');
