import type { Context } from '../Context';
import type { Phrase } from '../draft';
import { CONTENT } from '../text/phrases';
import { hasClass, isTelling } from './clauseKinds';
import type { Lexicon } from '../text/lexicon';
import type { Opened } from './frames';
import { saysNoSection } from './havings';

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
