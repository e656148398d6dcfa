import type { Candidate, Phrase } from './draft';
import { kindIn } from './kinds';
import type { Lexicon } from './lexicon';
import type { NameScene, Run } from './nameRuns';
import type { Surroundings } from './nameSurroundings';
import { closesQuote, isCapital, isCased, isSoft, opensQuote, quotationEnd } from './phrases';
import { Score } from './Score';
import type { Word } from './words';

const CLOSED: ReadonlySet<string> = new Set([
  'pronoun',
  'preposition',
  'auxiliary',
  'negation',
  'subordinator',
  'article',
  'possessive',
  'and',
  'adverb',
  'number',
  'fact',
]);
/** A run with what speaks for and against its being the name. */
export function weighName(
  scene: NameScene,
  { words, from, to, clause, index }: Run,
  surroundings: Surroundings,
): Candidate {
  const { lexicon, kinds, namings, behind } = scene;
  const run = words.slice(from, to);
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const before = words[from - 1];
  const next = words[to];
  const ending = behind(last);
  const score = new Score('name');
  const phrase = run.map(({ lower }) => lower).join(' ');
  const proper = run.filter(({ tag }, at) => at > 0 || tag !== 'article');
  const isPlaceAt = (at: number): boolean =>
    [1, 2, 3].some(
      (length) => at + length <= words.length && scene.isPlace(words.slice(at, at + length)),
    );
  const endsAsKind = (some: Phrase): boolean =>
    some.some((_, at) => kinds.phrases.endsAt(some, at, some.length).includes(some.length));
  const kindStarts = (at: number): boolean =>
    [0, 1, 2].some((ahead) => kinds.phrases.lengthAt(words, at + ahead) > 0);
  const isCommon = ({ lower, tag }: Word): boolean =>
    lexicon.isCommon(lower) || CLOSED.has(tag) || isCommonPair(lower, lexicon);

  const isDefinite =
    first.tag === 'article' && run.length > 1 && !lexicon.has('indefinites', first.lower);
  const isQuoted =
    quotationEnd(words, from, words.length, (at) => behind(words[at - 1] as Word)) === to;
  const isAllCommon = proper.every(isCommon);
  const isOne = proper.length === 1;
  const isOrdinary = isOne && isAllCommon;
  const beginsAsKind =
    kinds.isHeadFirst &&
    proper.length > Math.max(1, kinds.phrases.lengthAt(proper, 0)) &&
    (lexicon.has('businessWords', proper[0]?.lower ?? '') || kinds.phrases.lengthAt(proper, 0) > 0);
  const isBusiness =
    proper.length > 1 &&
    (beginsAsKind || lexicon.has('businessWords', last.lower) || endsAsKind(run));
  const isKindAlone = kinds.phrases.endsAt(proper, 0, proper.length).includes(proper.length);
  const isShouted =
    surroundings.isWritten && run.every(({ text }) => /^[\p{Lu}\p{N}&'’-]{2,}$/u.test(text));
  const { members, lasts, capitals } = surroundings.listing(clause, words);
  const isListing = members.length > 0;
  const isMember = lasts.get(first) === last;
  const isAlone = from === 0 && to === words.length && clause.setting !== 'brackets';
  const isOpening =
    from === 0 && /^\s*[.,;:|\n–—(-]/.test(ending) && !/^\s*,\s*(?:and|or|&)\b/.test(ending);
  const naming = [...namings]
    .sort((one, other) => Number(other.how === 'person') - Number(one.how === 'person'))
    .find(
      ({ words: named }) =>
        named.at(-1) === last &&
        (named[0] === first || (first.tag === 'article' && named[0] === words[from + 1])),
    );
  const isNamed = naming !== undefined && naming.how !== 'is';
  const isTopic = !isCapital(first) && lexicon.has('topicLinks', before?.lower ?? '');
  const isAsked = !isTopic && isSiteFor(words, from, lexicon);
  let back = from;
  while (back > 0 && (words[back - 1]?.tag === 'article' || words[back - 1]?.tag === 'number'))
    back -= 1;
  const isFirst =
    from === 0 ||
    from === clause.key?.length ||
    words.slice(0, from).every(({ tag }) => tag === 'subordinator' || tag === 'and');
  const isLinked = before !== undefined && isSoft(first.gap);
  const joined = proper
    .map(({ lower }) => lower)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const repeats = (surroundings.capitals.get(proper[0]?.lower ?? '') ?? 0) - 1;
  const claimed = (...roles: string[]): boolean =>
    (surroundings.claims.get(first.at) ?? []).some(
      (claim) => roles.includes(claim.role) && claim.words.length < words.length,
    );
  const isSite = (word: Word | undefined): boolean =>
    ['site', 'sitething', 'org'].some((name) => lexicon.classes.get(name)?.has(word?.lower ?? ''));
  const follows = (list: string, ...distances: number[]): boolean =>
    distances.some((distance) => lexicon.has(list, words[from - distance]?.lower ?? ''));

  score.add(87, 'called so', naming?.how === 'called');
  score.add(1, 'something else is called so', naming?.how === 'other');
  score.add(14, 'who writes', naming?.how === 'person');
  score.add(42, 'said what it is', naming?.how === 'is' && (!isKindAlone || isDefinite));
  score.add(
    30,
    'who writes, without capitals',
    naming?.how === 'person' &&
      !isCased(first) &&
      proper.length < 3 &&
      !namings.some(({ how }) => how === 'called'),
  );
  score.add(109, 'the value of a key for names', naming?.how === 'key');
  score.add(15, 'quoted', isQuoted);
  score.add(
    -80,
    'parts a quotation',
    !isQuoted && run.some(({ gap }, at) => at > 0 && opensQuote(gap)),
  );
  score.add(41, 'several words', proper.length > 1);
  score.add(-21, 'many words', proper.length > 4);
  score.add(
    21,
    'joined by &',
    run.slice(1).some(({ gap }) => /[&+]/.test(gap)),
  );
  score.add(21, 'says its kind', isBusiness && !isKindAlone);
  score.add(-17, 'only a kind', isKindAlone && !isQuoted);
  score.add(33, 'with its article', isDefinite && isCapital(first));
  score.add(-40, 'with no definite article', run.length > proper.length && !isDefinite);

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
  score.add(7, 'an unusual word', !isAllCommon && !scene.isPlace(run));
  score.add(-1, 'somebody’s', /['’]s$/.test(proper[0]?.lower ?? '') && proper.length > 1);
  score.add(10, 'written as one', isOne && /^\p{L}+\p{Lu}|\p{L}\d/u.test(last.text));
  score.add(1, 'shouted', isShouted && !isAllCommon);
  const isToldSo = naming?.how === 'called' && !scene.capitalsTell;
  score.add(-24, 'an ordinary word', isOrdinary && !isQuoted && !isToldSo);
  score.add(8, 'ordinary words', isAllCommon && !isOne && !isBusiness && !isQuoted);
  score.add(-50, 'only shouted', isShouted && isAllCommon && index > 0);
  score.add(
    11,
    'a person',
    proper.length === 2 &&
      proper.every((word) => isCapital(word) && word.tag === 'name') &&
      !isBusiness,
  );

  score.add(16, 'first words', index === 0 && from === 0);
  score.add(36, 'stands alone', isAlone);
  score.add(
    30,
    'stands alone at the beginning, with its article',
    isAlone && index === 0 && isDefinite && isCapital(first) && scene.clauses.length > 2,
  );
  score.add(29, 'opens its clause', isOpening && !isAlone && !isListing);
  score.add(0, 'closes the prompt', to === words.length && index === scene.clauses.length - 1);
  score.add(
    27,
    'before its place',
    (from === 0 || isMember) && /^,? /.test(ending) && isPlaceAt(to),
  );
  score.add(
    33,
    'in its place',
    next !== undefined &&
      (isSoft(next.gap) || (isQuoted && closesQuote(next.gap))) &&
      next.tag === 'preposition' &&
      lexicon.has('placeLinks', next.lower) &&
      (isPlaceAt(to + 1) || isPlaceAt(to + 2)),
  );
  score.add(2, 'before a fact', next !== undefined && next.fact !== null && next.fact !== 'price');
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
  score.add(35, 'named behind what is owned', isOwned(words, from));
  const isBehindKind = back > 0 && endsAsKind(words.slice(Math.max(0, back - 4), back));
  score.add(21, 'named behind its kind', isBehindKind && /^[\s,:]*$/.test(first.gap));
  score.add(
    20,
    'quoted behind an unusual word',
    isQuoted && before !== undefined && !isCommon(before) && isCased(before) && !isAllCommon,
  );
  score.add(
    60,
    'quoted behind its kind',
    isQuoted && back > 0 && (isSite(words[back - 1]) || isBehindKind),
  );
  score.add(
    23,
    'stands before what it is',
    clause.key !== null && to === clause.key.length && proper.length > 1,
  );
  score.add(
    34,
    'the only capitals of a list',
    isMember &&
      members.length > 3 &&
      isCapital(first) &&
      capitals <= 2 &&
      !(isOrdinary && from === 0),
  );
  score.add(13, 'the last of a list', isMember && members.at(-1)?.[0] === first);
  score.add(28, 'the first of a list', isMember && members[0]?.[0] === first);
  score.add(
    42,
    'in the address',
    joined.length > 3 &&
      surroundings.addresses.some((address) => address.startsWith(joined.slice(0, 14))),
  );
  score.add(10, 'said again', repeats > 0 && !isOrdinary);

  score.add(
    -27,
    'behind a word of place',
    isLinked && before.tag === 'preposition' && lexicon.has('placeLinks', before.lower) && !isAsked,
  );
  score.add(
    -14,
    'behind another preposition',
    isLinked &&
      before.tag === 'preposition' &&
      !lexicon.has('placeLinks', before.lower) &&
      !isAsked,
  );
  score.add(
    -61,
    'a known place',
    !isQuoted &&
      (scene.isPlace(run) ||
        run.some(
          (word, at) =>
            at > 0 && lexicon.has('regions', word.lower) && scene.isPlace(run.slice(0, at)),
        )),
  );
  score.add(
    -29,
    'one of a list',
    isMember &&
      members.length > 2 &&
      !isBusiness &&
      members[0]?.[0] !== first &&
      next?.fact == null &&
      !isPlaceAt(to),
  );
  score.add(-11, 'an item', claimed('offering', 'request') && from > 0 && !isNamed && !isAsked);
  score.add(-41, 'refused or of the design', claimed('refusal', 'style') && !isNamed);
  score.add(
    -30,
    'who uses the site',
    isFirst && isOne && next !== undefined && lexicon.has('modals', next.lower),
  );
  score.add(
    -30,
    'signs',
    proper.length < 4 &&
      isAlone &&
      index > 4 &&
      index > scene.clauses.length - 4 &&
      proper.every((word) => isCapital(word) && word.tag === 'name'),
  );
  score.add(-24, 'in brackets', clause.setting === 'brackets');
  score.add(
    -10,
    'in the middle',
    from > 0 && to < words.length && !isListing && !isNamed && !isAsked,
  );
  score.add(-25, 'beside a price', words.some(({ fact }) => fact === 'price') && from > 0);
  score.add(
    -7,
    'somebody’s relative or helper',
    follows('people', 1, 2) || (lexicon.classes.get('kin')?.has(before?.lower ?? '') ?? false),
  );
  score.add(
    -40,
    'an address',
    run.length > 1 && /^\d{1,4}\p{L}?$/u.test(last.text) && !/^(?:19|20)\d\d$/.test(last.text),
  );
  const isSmall = !isCapital(proper[0]) && !isQuoted && !(isNamed && !isCased(first));
  score.add(
    -30,
    'a business and its name',
    isSmall &&
      !kinds.isHeadFirst &&
      run.slice(0, -2).some(({ lower }) => lexicon.classes.get('org')?.has(lower) ?? false),
  );
  const isOurs = before?.tag === 'possessive' || words[from - 2]?.tag === 'possessive';
  score.add(-40, 'ours, in small letters', isSmall && isOurs && (isBusiness || isAllCommon));
  score.add(
    -60,
    'any of its kind',
    isSmall && !isNamed && lexicon.has('indefinites', before?.lower ?? ''),
  );
  score.add(
    -31,
    'small and ordinary',
    isSmall && !isNamed && proper.every((word) => isCommon(word) || scene.isPlace([word])),
  );
  const names = ({ tag, lower }: Word): boolean =>
    tag === 'article' || lexicon.nameLinks.has(lower);
  score.add(
    -25,
    'several things, in small letters',
    isSmall && !isNamed && isAsked && run.some(({ tag }) => tag === 'and'),
  );
  score.add(
    -30,
    'only says its kind, in small letters',
    isSmall && !isNamed && beginsAsKind && proper.length < 4 && !proper.some(names),
  );
  score.add(
    -37,
    'a place by its last word',
    lexicon.has('landWords', last.lower) && proper.length > 1 && !isNamed && !isAsked,
  );
  score.add(
    -40,
    'a title and a person',
    lexicon.has('titles', first.lower) && !/['’]s$/.test(last.lower),
  );
  score.add(-150, 'said to be none', lexicon.has('noneWords', first.lower) && isSmall);
  score.add(
    -25,
    'begins in capitals, ends in small letters',
    run.length > 2 && /^\p{Lu}{2,}$/u.test(first.text) && /^\p{Ll}+$/u.test(last.text),
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
  score.add(39, 'ends in a year', proper.length > 1 && /^20\d\d$/.test(last.text));
  score.add(
    -44,
    'goes on behind its of',
    next?.lower === 'of' && isSoft(next.gap) && isCapital(words[to + 1]) && isCapital(last),
  );
  const isDay = ({ lower }: Word): boolean =>
    lexicon.has('days', lower) || lexicon.has('months', lower);
  score.add(-60, 'ends in a day', !isOne && isDay(last) && !isNamed && !isQuoted);
  score.add(
    -60,
    'a post code',
    run.some(({ text }) => /^\p{Lu}{1,2}\d{1,2}\p{Lu}?$/u.test(text)) &&
      /^\d\p{Lu}{2}$/u.test(last.text),
  );
  score.add(-70, 'a day', isDay(first) && (!isQuoted || proper.every(isDay)));
  score.add(
    -61,
    'a greeting',
    (lexicon.classes.get('status')?.lengthAt(words, from) ?? 0) > 0 && !isQuoted,
  );
  score.add(
    -70,
    'never a name',
    lexicon.has('noNames', phrase) || (isOne && lexicon.has('notPlaces', last.lower)),
  );
  score.add(-70, 'a section', scene.isSection(run) && !isNamed);
  score.add(-30, 'the site itself', isOne && isSite(last));
  score.add(
    -80,
    'speaks of the site',
    run.length > 1 && run.some(({ lower }) => lexicon.classes.get('site')?.has(lower) ?? false),
  );
  score.add(-50, 'only said', follows('quoteMarkers', 1, 2));
  score.add(
    -40,
    'what one is asked',
    clause.key !== null &&
      from < clause.key.length &&
      to < clause.key.length + 1 &&
      proper.length === 1,
  );
  score.add(-32, 'late', index > 6);
  score.add(-36, 'small letters', isSmall);
  score.add(
    -40,
    'asked for',
    isAlone &&
      (surroundings.claims.get(first.at) ?? []).some(
        (claim) =>
          claim.role === 'request' &&
          claim.words.length === run.length &&
          claim.words[0]?.at === first.at,
      ),
  );
  score.add(
    24,
    'a kind and its name',
    run.length > 1 &&
      run.length < 4 &&
      !lexicon.isCommon(last.lower) &&
      isSoft(run[1]?.gap ?? '') &&
      kinds.isJoined &&
      kindIn(kinds, [first], () => 1) !== null,
  );
  const isBare = !isCased(first) && !isNamed;
  score.add(-25, 'not said to be a name', isBare && !isQuoted && !isBusiness);
  score.add(-10, 'quoted in a sentence', isBare && isQuoted && from > 0 && to < words.length);
  const key = clause.key?.map(({ lower }) => lower).join(' ') ?? '';
  score.add(
    -80,
    'of a letter',
    lexicon.has('letterKeys', key) || lexicon.has('letterKeys', phrase),
  );
  score.add(
    -60,
    'says more of what stands before',
    lexicon.has('relatives', first.lower) && isSmall && !isNamed,
  );
  score.add(
    -60,
    'languages',
    proper.every(({ lower, tag }) => tag === 'and' || lexicon.has('languageNames', lower)),
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
  score.add(-50, 'only said so', lexicon.has('quoteMarkers', next?.lower ?? '') && isQuoted);
  return { words: run, weight: score.sum - 49, reason: score.reason };
}

/** Whether all parts of a hyphenated word are ordinary: "Yoga-Studio". */
const isCommonPair = (word: string, lexicon: Lexicon): boolean => {
  const parts = word.split('-');
  return parts.length > 1 && lexicon.isCommon(parts.at(-1) ?? '');
};

/** "Website for X", "a page for the X": the words before are the site and its preposition. */
function isSiteFor(words: Phrase, at: number, lexicon: Lexicon): boolean {
  let back = at - 1;
  while (
    back > 0 &&
    ['article', 'possessive'].includes(words[back]?.tag ?? '') &&
    isSoft(words[back + 1]?.gap ?? '')
  )
    back -= 1;
  if (
    back < 1 ||
    !lexicon.has('siteLinks', words[back]?.lower ?? '') ||
    !/^[^\S\n]*,?[^\S\n]*$/.test(words[back]?.gap ?? '')
  )
    return false;
  const isSite = (word: string): boolean =>
    ['site', 'sitething'].some((name) => lexicon.classes.get(name)?.has(word));
  return words.slice(Math.max(0, back - 4), back).some(({ lower }) => isSite(lower));
}

/** "My tattoo studio X", "our band, X": an owned noun stands right before. */
function isOwned(words: Phrase, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
    const word = words[back] as Word;
    const gap = words[back + 1]?.gap ?? '';
    if (word.tag === 'possessive') return back < at - 1;
    if (!/^[^\S\n]*,?[^\S\n]*$/.test(gap) || (/,/.test(gap) && back < at - 1)) return false;
    if (
      !['noun', 'name', 'adjective', 'gerund', 'other', 'number', 'participle'].includes(word.tag)
    )
      return false;
  }
  return false;
}
