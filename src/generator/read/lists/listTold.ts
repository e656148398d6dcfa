import type { Context } from '../Context';
import { type ItemDraft, overlaps, type Phrase } from '../draft';
import { hasClass } from '../clauses/clauseKinds';
import { sectionOf } from '../sections/sections';
import { INNER, isCapital, isSoft, nounEnd, phraseEnds } from '../text/phrases';
import { isStyle } from './items';
import { namesPlace } from './memberKind';

/** Fewer things one after the other are no list. */
const FEWEST = 3;
const LONGEST_MEMBER = 6;

/** What may stand before the first thing of a list: what is done to it, what holds it, or nothing. */
const LEADS: ReadonlySet<string> = new Set(['verb', 'participle', 'gerund', 'auxiliary']);
/** Who lives, works or comes there is nothing offered. */
const PEOPLE = ['people', 'publics', 'staff', 'kin'];

/**
 * The things that a clause tells of one after the other, whatever verb or noun governs them: "you borrow | real plates,
 * forks, cups | for a wedding", "orders of | aprons, tote bags and cushion covers". Empty where they are people, places,
 * sections, times or qualities.
 */
export function listTold(words: Phrase, context: Context): Phrase[] {
  const { lexicon, draft } = context;
  if (lexicon.isHeadLast || isOther(words, context)) return [];
  /* "There's | a heated pool and an underwater treadmill" */
  const isThere = lexicon.has('existentials', words[0]?.lower ?? '');
  const isDetermined = (word: Phrase[number] | undefined): boolean =>
    lexicon.has('indefinites', word?.lower ?? '') || word?.tag === 'number';
  for (let at = 0; at < words.length; at += 1) {
    const lead = words.slice(0, at).findLast(({ tag }) => tag !== 'article' && tag !== 'number');
    /* "I collect everything on the surname, | births, marriages, wills" */
    const isApart = at > 1 && /^\s*,/.test(words[at]?.gap ?? '') && !/^\s*,/.test(lead?.gap ?? '');
    const isLed =
      lead !== undefined &&
      (LEADS.has(lead.tag) ||
        (isThere && lead === words[0]) ||
        ['ofWords', 'withWords'].some((list) => lexicon.has(list, lead.lower)));
    if (!isLed && !isApart) continue;
    const members = membersAt(words, at, context);
    const least = isLed
      ? isThere && members.every(([first]) => isDetermined(first))
        ? FEWEST - 1
        : FEWEST
      : FEWEST + 1;
    if (members.length < least) continue;
    const isKnown = (list: readonly ItemDraft[], member: Phrase): boolean =>
      list.some((item) => overlaps(item.words, member));
    const things = members.filter((member) => isThing(member, context));
    /* "People send emails about meditation, asthma and yoga" */
    const isMeant = members[0]?.some(({ lower }) => lexicon.has('topicLinks', lower)) === true;
    const isAsked =
      isMeant || members.some((member) => isKnown([...draft.wants, ...draft.refused], member));
    return isAsked || things.length < least || things.length * 3 < members.length * 2
      ? []
      : things.filter((thing) => !isKnown(draft.offers, thing));
  }
  return [];
}

/** Whether a clause speaks of the site, of what was or of what people ask. */
const isOther = (words: Phrase, { lexicon, draft }: Context): boolean =>
  ['site', 'sitething', 'want', 'add', 'tomaker', 'please'].some((name) =>
    hasClass(words, name, lexicon),
  ) ||
  words.some(
    ({ tag, lower }) =>
      tag === 'negation' || ['wasWords', 'siteAside'].some((list) => lexicon.has(list, lower)),
  ) ||
  draft.claims.some(({ role, words: own }) => role === 'style' && overlaps(own, words));

const LONGEST_SHORT = 3;
const INNER_VERB: ReadonlySet<string> = new Set([...INNER, 'verb']);

/** Noun phrases that begin at a word, with nothing but commas and "and" between them. */
function membersAt(words: Phrase, from: number, { lexicon }: Context): Phrase[] {
  const members: Phrase[] = [];
  const isEnd = (at: number): boolean =>
    at >= words.length || words[at]?.tag === 'and' || /^\s*,/.test(words[at]?.gap ?? '');
  /* "Real plates, | forks, cups", "cushion | covers": between the nouns of a list a verb is one too. */
  const nounsEnd = (at: number): number => {
    let end = at;
    while (end < at + LONGEST_SHORT && INNER_VERB.has(words[end]?.tag ?? 'fact')) {
      if (end > at && !isSoft(words[end]?.gap ?? '')) break;
      end += 1;
    }
    const opens = words[at]?.tag === 'verb' && words[at].lower.endsWith('s') !== end > at + 1;
    return isEnd(end) && (words[at]?.tag !== 'verb' || (members.length > 0 && opens)) ? end : at;
  };
  for (let at = from; at < words.length;) {
    const ends = phraseEnds(words, at, words.length, lexicon);
    const whole = ends.find(isEnd) ?? nounsEnd(at);
    const end = whole > at ? whole : nounEnd(words, at, words.length, lexicon);
    if (end === at || end - at > LONGEST_MEMBER) break;
    members.push(words.slice(at, end));
    const joins = words[end]?.tag === 'and';
    if (!joins && !/^\s*,/.test(words[end]?.gap ?? '')) break;
    at = joins ? end + 1 : end;
    if (joins && !isSoft(words[at]?.gap ?? '')) break;
  }
  return members;
}

function isThing(member: Phrase, { lexicon, sections, isPlace }: Context): boolean {
  const [first] = member;
  const isOf = (list: string): boolean => member.some(({ lower }) => lexicon.has(list, lower));
  return (
    member.some(({ tag }) => ['noun', 'other', 'gerund', 'verb'].includes(tag)) &&
    !member.some(({ fact }) => fact !== null) &&
    !PEOPLE.some((name) => hasClass(member, name, lexicon)) &&
    !['audiences', 'days', 'months', 'seasons', 'timeWords', 'jobs', 'languageNames', 'vague'].some(
      isOf,
    ) &&
    !namesPlace(member, isPlace, lexicon) &&
    !(isCapital(first) && !lexicon.spelling.capitalNouns && member.every(isCapital)) &&
    !isStyle(member, lexicon) &&
    sectionOf(member, 'told', lexicon, sections) === null
  );
}
