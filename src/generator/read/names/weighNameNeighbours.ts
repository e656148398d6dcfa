import type { NameFeatures } from './nameFeatures';
import { isBetweenKindAndPlace, isOwned, isTown, isWhatWeAre } from './nameNeighbours';
import { isCapital, isCased, isSoft } from '../text/phrases';
import type { Score } from '../Score';

/** What stands before a run, or on both sides of it, says for and against its being the name. */
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
    isQuoted,
    isAllCommon,
    isOne,
    isOrdinary,
    isBusiness,
    isMember,
    isNamed,
    isAsked,
    isLinked,
    isSite,
    follows,
    endsAsKind,
    members,
    isSmall,
    lexicon,
    kinds,
    surroundings,
    naming,
    clause,
    isBehindKind,
  } = features;
  /* "toilettage canin la patte douce a pontivy", "hundepension pfotenglück bei tamsweg" */
  const isBetween = isSmall && isCased(first) && isBetweenKindAndPlace(features);
  const isOwnThing = isOwned(words, from, lexicon);
  const isOurs = before?.tag === 'possessive' || words[from - 2]?.tag === 'possessive';
  const kindAtStart = words[from - 2];
  const beforeArticle = words[from - 3];
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
  score.add(
    100,
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
      !scene.namings.some(({ how }) => how === 'key') &&
      members[1]?.[0] === first &&
      !lexicon.has('streetEndings', run.at(-1)?.lower ?? '') &&
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
      ([0, 1].some((at) => (lexicon.classes.get('weare')?.lengthAt(words, at) ?? 0) > 0) ||
        (index === 0 && words.slice(0, from).some(isSite))),
  );
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
  score.add(46, 'what the site is for', isAsked);
  score.add(35, 'named behind what is owned', isOwnThing);
  /* "my typeface | Brackish" */
  score.add(
    35,
    'an ordinary word with a capital, behind what is owned',
    isOwnThing && isOrdinary && !lexicon.spelling.capitalNouns && isCapital(first) && isLinked,
  );
  score.add(18, 'named behind its kind', isBehindKind && /^[\s,:]*$/.test(first.gap));
  score.add(
    -26,
    'behind a word of place',
    isLinked &&
      before?.tag === 'preposition' &&
      lexicon.has('placeLinks', before.lower) &&
      naming?.how !== 'called' &&
      !isAsked,
  );
  score.add(-50, 'behind "based"', lexicon.has('basedWords', before?.lower ?? ''));
  score.add(
    6,
    'behind another preposition',
    isLinked &&
      before?.tag === 'preposition' &&
      !lexicon.has('placeLinks', before.lower) &&
      !isAsked,
  );
  score.add(
    -1,
    'somebody’s relative or helper',
    follows('people', 1, 2) || (lexicon.classes.get('kin')?.has(before?.lower ?? '') ?? false),
  );
  score.add(
    -80,
    'ours, in small letters or where all is shouted',
    (isSmall || (isCased(first) && !surroundings.isWritten)) &&
      isOurs &&
      (isBusiness || isAllCommon),
  );
  /* "Our sponsors Pruitt Tire and Vega Bakery" */
  score.add(-70, 'whom they thank', isLinked && !isNamed && follows('backers', 1));
  /* "عيادة | لؤلؤة البحر | لطب الأسنان" */
  score.add(
    60,
    'between its kind and what that is for, at the beginning',
    index === 0 &&
      !isCased(first) &&
      kinds.isHeadFirst &&
      from > 0 &&
      from < 3 &&
      isBehindKind &&
      !isAllCommon &&
      next?.tag === 'preposition' &&
      lexicon.has('siteLinks', next.lower),
  );
  /* "Das ist die Minigolfanlage „Loch Neunzehn“" */
  score.add(
    60,
    'quoted behind what it is',
    isQuoted &&
      ['noun', 'name', 'other'].includes(before?.tag ?? 'fact') &&
      /^[^\S\n]*["“„«‚‘']$/.test(first.gap) &&
      (lexicon.classes.get('itis')?.lengthAt(words, 0) ?? 0) > 0,
  );
  /* "Village hall for hire, Great Tew" */
  score.add(
    -90,
    'a place by its first word',
    !isNamed &&
      !isAsked &&
      !isQuoted &&
      run.length === 2 &&
      isCapital(first) &&
      lexicon.has('landSides', first.lower) &&
      !lexicon.isCommon(last.lower),
  );
  score.add(
    -60,
    'any of its kind',
    isSmall && !isNamed && lexicon.has('indefinites', before?.lower ?? ''),
  );
  /* "No name yet, they just call us the eel man" */
  score.add(
    -90,
    'in place of a name',
    isSmall &&
      naming === undefined &&
      (surroundings.isNameless ||
        words.some(
          ({ tag }, at) => tag === 'negation' && words[at + 1]?.lower.startsWith('name') === true,
        )),
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
  score.add(90, 'what we are', isWhatWeAre(features));
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
    !isNamed &&
      isLinked &&
      (follows('placeNouns', 1) || (before?.tag === 'preposition' && follows('placeNouns', 2))),
  );
  score.add(
    100,
    'behind its kind, as a heading',
    index === 0 &&
      !isCased(first) &&
      !isQuoted &&
      from > 0 &&
      to === words.length &&
      clause.words.length === words.length &&
      /^\s+$/.test(first.gap) &&
      /^\s*\n/.test(ending) &&
      first.tag !== 'and' &&
      (isBehindKind || lexicon.has('businessWords', before?.lower ?? '') || isSite(before)),
  );
}
