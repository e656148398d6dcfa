import type { Context } from '../Context';
import type { Phrase } from '../draft';
import type { Role } from '../../types';
import type { Clause } from './segments';
import type { Word } from '../text/words';
import { CONTENT } from '../text/phrases';
import { hasClass, isTelling } from './clauseKinds';
import type { Lexicon } from '../text/lexicon';
import { ASKING, type Opened } from './frames';
import { saysNoSection } from './havings';
import { sectionAt } from '../sections/sections';

/** Who visits a site or makes it, and the site itself: what these can do is asked for, nothing told. */
const OF_SITE = ['people', 'site', 'sitething', 'org', 'staff', 'kin'];

/**
 * What a clause tells of others by asking for what they can do: "so that | couriers register a delivery", "hospices and
 * families need to know what to expect". Empty where it only asks.
 */
export function toldOfOthers(
  words: Phrase,
  [first]: readonly Opened[],
  end: number,
  { lexicon }: Context,
): Phrase {
  if (first === undefined || first.mode !== 'can' || lexicon.isHeadLast) return [];
  const { frame } = first;
  const { who } = frame.captures;
  const from = who?.from ?? 0;
  const subject = who === undefined ? words.slice(0, frame.from) : words.slice(from, who.to);
  const nouns = subject.filter(({ tag }) => CONTENT.has(tag));
  const isOthers =
    nouns.length > 0 &&
    !['pronoun', 'subordinator', 'preposition', 'adverb'].includes(subject[0]?.tag ?? 'pronoun') &&
    subject.every(({ tag }) => CONTENT.has(tag) || ['and', 'article'].includes(tag)) &&
    !OF_SITE.some((name) => hasClass(nouns, name, lexicon)) &&
    !nouns.every(({ lower }) => ['siteParts', 'vague'].some((list) => lexicon.has(list, lower)));
  if (!isOthers) return [];
  const isLed = words[first.start - 1]?.lower === 'to';
  return who !== undefined && isLed && frame.from < who.from
    ? [...words.slice(from, first.start - 1), ...words.slice(first.start, end)]
    : words.slice(from, end);
}

/**
 * Whether a clause says what the business itself does not do: "we never train on your text", "it won't let you open it again
 * for 30 days". That stands on the page; a section that is refused does not.
 */
export function deniesItself(words: Phrase, opened: readonly Opened[], context: Context): boolean {
  const { lexicon } = context;
  const subject = words.findIndex(({ tag }) => tag !== 'and' && tag !== 'adverb');
  const [first] = opened;
  if (first === undefined || lexicon.isHeadLast || words[subject]?.tag !== 'pronoun') return false;
  const verb = words[first.start - 1]?.lower ?? '';
  return (
    opened.every(({ mode }) => mode === 'refuse' || mode === 'deny') &&
    first.frame.from > subject - 1 &&
    first.frame.from <= subject + 2 &&
    isTelling(words, lexicon) &&
    !['want', 'site', 'sitething'].some((name) => hasClass(words, name, lexicon)) &&
    !lexicon.has('opinionVerbs', verb) &&
    opened.every(({ words: refused }) => saysNoSection(refused, context))
  );
}

const LONGEST_TERMS = 5;

/**
 * "No subscription", and "no auditions" behind what is told or stated in its sentence: what a customer is told, and no part
 * of a site.
 */
export function saysTerms(
  words: Phrase,
  { mode, frame, words: list }: Opened,
  context: Context,
): boolean {
  const { lexicon, draft } = context;
  const [no] = words.slice(frame.from);
  const isNo =
    mode === 'refuse' &&
    no?.tag === 'negation' &&
    list.length <= LONGEST_TERMS &&
    saysNoSection(list, context) &&
    !ASIDE.some((name) => hasClass(list, name, lexicon)) &&
    !list.some(({ lower }) => lexicon.has('siteParts', lower));
  if (!isNo) return false;
  const isBehindTold =
    /^\s*,/.test(no.gap) &&
    list.length <= LONGEST_NO &&
    draft.claims.some(({ role, words: told }) => TOLD.has(role) && told.at(-1)?.at === no.at - 1);
  return isBehindTold || list.some(({ lower }) => lexicon.has('terms', lower));
}

const LONGEST_NO = 3;
const ASIDE = ['site', 'sitething', 'want', 'add', 'please'];
const TOLD: ReadonlySet<string> = new Set(['clause', 'offering', 'fact', 'place']);

/** "Fourteen heated pens, each | with an outdoor run": what is had, or for whom, belongs to what the clause tells. */
export function keepsWhole(
  words: Phrase,
  opened: readonly Opened[],
  isOpening: boolean,
  lexicon: Lexicon,
): boolean {
  const before = words.slice(0, opened[0]?.frame.from ?? 0);
  return (
    !isOpening &&
    opened.every(({ mode }) => mode === 'with' || mode === 'audience') &&
    before.filter(({ tag }) => CONTENT.has(tag)).length > 1 &&
    !['site', 'siteitself', 'sitething', 'want', 'make'].some((name) =>
      hasClass(words, name, lexicon),
    )
  );
}

const ASKING_AT_ALL = [...ASKING, 'add', 'please'];
const NO_START: ReadonlySet<string> = new Set(['subordinator', 'auxiliary', 'verb', 'negation']);
const NAMING: ReadonlySet<string> = new Set(['noun', 'other', 'name', 'gerund']);

/**
 * Clauses that were read in part, and say more that nothing else of the page would say: they stand on it as they are, or up to
 * the comma before what is asked for or refused, so that no word of the person's is lost.
 */
export function tellUntold(context: Context, clauses: readonly Clause[]): void {
  const { draft, lexicon, sections } = context;
  const kept = new Set(
    [...draft.statements, ...[...draft.offers, ...draft.subjects].map(({ words }) => words)]
      .flat()
      .map(({ at }) => at),
  );
  const claims = new Map(
    draft.claims.flatMap((claim) => claim.words.map(({ at }) => [at, claim] as const)),
  );
  const isLost = ({ at, tag }: Word): boolean =>
    claims.get(at)?.role === 'clause' && NAMING.has(tag) && !kept.has(at);
  /** Whether words say by themselves what a visitor may read, nothing to whoever makes the site. */
  const isTold = (words: Phrase): boolean =>
    words.some(isLost) &&
    words.filter(({ tag }) => CONTENT.has(tag)).length > 1 &&
    (isTelling(words, lexicon) || (words.length > 2 && NAMING.has(words[0]?.tag ?? 'fact'))) &&
    !NO_START.has(words[0]?.tag ?? 'fact') &&
    !ASKING_AT_ALL.some((name) => hasClass(words, name, lexicon)) &&
    !words.some(
      ({ lower }, at) =>
        SAID_TO_MAKER.some((list) => lexicon.has(list, lower)) ||
        sectionAt(sections, words, at, words.length) !== null,
    ) &&
    words.every(({ at }) => {
      const claim = claims.get(at);
      return (
        claim === undefined ||
        !OTHER.has(claim.role) ||
        (claim.role !== 'style' && saysNoSection(claim.words, context))
      );
    });
  for (const { words, key, setting } of clauses) {
    if (key !== null || setting === 'brackets' || !words.some(isLost)) continue;
    const comma = words.findIndex(
      ({ at, gap }) => /[,;–—]/.test(gap) && claims.get(at)?.role !== 'clause',
    );
    const told = [words, words.slice(0, Math.max(0, comma))].find(isTold);
    if (told !== undefined) draft.statements.push(told);
  }
  draft.statements.sort((one, other) => (one[0]?.at ?? 0) - (other[0]?.at ?? 0));
}

/** What is said to whoever makes the site. */
const SAID_TO_MAKER = ['modals', 'siteParts', 'sayVerbs'];
const OTHER: ReadonlySet<Role> = new Set(['refusal', 'request', 'style']);
