import type { Naming, Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import type { NameScene, Run } from './nameRuns';
import type { Surroundings } from './nameSurroundings';
import { isCapital, isCased, isSoft, lowered, quotationEnd } from '../text/phrases';
import type { Word } from '../text/words';

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

/** Which of several ways to be called so counts. */
const ORDER: readonly Naming['how'][] = ['person', 'called', 'key', 'is', 'other'];

/** What is known of a run of words that may be a name; `weighName` weighs it. */
export type NameFeatures = ReturnType<typeof nameFeatures>;

/** Looks at a run of words, its clause and what stands around it. */
export function nameFeatures(
  scene: NameScene,
  { words, from, to, clause, index }: Run,
  surroundings: Surroundings,
) {
  const { lexicon, kinds, namings, behind } = scene;
  const run = words.slice(from, to);
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const before = words[from - 1];
  const next = words[to];
  const ending = behind(last);
  const phrase = lowered(run);
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
  const isOrdinary =
    isOne &&
    isAllCommon &&
    (!/['’]s$/.test(last.lower) || lexicon.isCommon(last.lower.slice(0, -2)));
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
    .sort((one, other) => ORDER.indexOf(one.how) - ORDER.indexOf(other.how))
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
  const isBehindKind = back > 0 && endsAsKind(words.slice(Math.max(0, back - 4), back));
  const isFirst =
    from === 0 ||
    from === clause.key?.length ||
    words.slice(0, from).every(({ tag }) => tag === 'subordinator' || tag === 'and') ||
    (isQuoted && index === 0 && from === 1 && before?.tag === 'preposition');
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
  const isSmall = !isCapital(proper[0]) && !isQuoted && !(isNamed && !isCased(first));
  const isBare = !isCased(first) && !isNamed;
  /* "pizzeria | chez nono", not "mécanicien | au garage" */
  const isOpened =
    kinds.isHeadFirst &&
    run.length > 1 &&
    lexicon.has('nameOpeners', first.lower) &&
    kinds.phrases.lengthAt(words, from + 1) === 0 &&
    [1, 2, 3].some(
      (length) => from >= length && kinds.phrases.endsAt(words, from - length, from).includes(from),
    );
  return {
    scene,
    lexicon,
    kinds,
    words,
    from,
    to,
    clause,
    index,
    surroundings,
    run,
    first,
    last,
    before,
    next,
    ending,
    phrase,
    proper,
    isPlaceAt,
    endsAsKind,
    kindStarts,
    isCommon,
    isDefinite,
    isQuoted,
    isAllCommon,
    isOne,
    isOrdinary,
    beginsAsKind,
    isBusiness,
    isKindAlone,
    isShouted,
    isListing,
    isMember,
    isAlone,
    isOpening,
    naming,
    isNamed,
    isAsked,
    back,
    isBehindKind,
    isFirst,
    isLinked,
    joined,
    repeats,
    claimed,
    isSite,
    follows,
    isSmall,
    isBare,
    isOpened,
    members,
    capitals,
  };
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
  /* "This is for the Cedar Fork Coin Club" */
  const told = lexicon.classes.get('itis')?.lengthAt(words, 0) ?? 0;
  const isTopic = lexicon.has('topicLinks', words[back]?.lower ?? '');
  if (told > 0 && told === back && words[back]?.tag === 'preposition' && !isTopic) return true;
  const isSite = (word: string): boolean =>
    ['site', 'sitething'].some((name) => lexicon.classes.get(name)?.has(word));
  /* "page pour mon groupe de musique": for a thing of something */
  return isSite(
    words
      .slice(Math.max(0, back - 4), back)
      .findLast(({ lower }) => isSite(lower) || lexicon.has('siteLinks', lower))?.lower ?? '',
  );
}
