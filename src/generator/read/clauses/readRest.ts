import type { Word } from '../text/words';
import { hasClass, isTelling } from './clauseKinds';
import type { Context } from '../Context';
import { itemDraft, overlaps, type Phrase, without } from '../draft';
import { asksForSite, type Frame } from './frames';
import type { Lexicon } from '../text/lexicon';
import { doingsIn } from '../subject/doings';
import { itemOf } from '../lists/items';
import { listTold } from '../lists/listTold';
import { weeklyIn } from '../lists/weekly';
import { readList } from '../lists/readList';
import { CONTENT, INNER, isCapital, lowered, nounEnd, sharedEnds } from '../text/phrases';
import { behindTown, goodsBehind, moreBehind, toldBehind } from '../lists/goodsBehind';
import { opens, readUngoverned, tell } from '../lists/readMembers';
import { pricedThings } from '../lists/priced';
import { sectionAt } from '../sections/sections';
import type { Clause } from './segments';

/** What no list frame governs. `isFramed`: it stands before one. */
export function readRest(
  context: Context,
  clause: Clause,
  words: Phrase,
  frames: readonly Frame[],
  isFramed: boolean,
): void {
  const { draft, lexicon, sections } = context;
  const styled = draft.claims.filter(({ role }) => role === 'style').map((claim) => claim.words);
  const open = without(words, styled);
  const isNamedSection = sectionAt(sections, open, 0, open.length)?.to === open.length;
  if (!open.some(({ tag }) => CONTENT.has(tag)) && !isNamedSection) {
    draft.claims.push({ words, role: 'instruction', reason: 'only joins' });
    return;
  }
  const isAsking =
    hasClass(open, 'site', lexicon) &&
    (hasClass(open, 'want', lexicon) ||
      hasClass(open, 'make', lexicon) ||
      frames.some(({ group }) => group === 'subject'));
  if (isAsking || frames.some(asksForSite)) {
    const goods = goodsBehind(open, context);
    const told = toldBehind(open, frames, clause, context);
    /* "A city farm on a former bus depot needs a new site" */
    if (hasClass(open.slice(2), 'want', lexicon)) tellsFirst(context, clause, open);
    const more = moreBehind(without(open, [...goods, told]), context);
    const asking = without(open, [...goods, told, ...more]);
    draft.claims.push({ words: asking, role: 'instruction', reason: 'asks for the site' });
    if (told.length > 0) {
      draft.claims.push({ words: told, role: 'clause', reason: 'tells more of what it is' });
      tell(context, told);
    }
    for (const member of goods) readUngoverned(context, member, clause);
    for (const member of more) {
      draft.claims.push({ words: member, role: 'clause', reason: 'tells more of what it is' });
      tell(context, member);
    }
    return;
  }
  /* "Hopeful but not saccharine" */
  const isMood =
    !context.isOpening &&
    open.every(({ tag }) => MOOD.has(tag)) &&
    open.some(({ tag }) => tag === 'adjective') &&
    open.some(({ tag, lower }) => tag === 'negation' || lexicon.has('styleWords', lower));
  if (isMood) {
    readList(context, open, 'style', 'how it is to be');
    return;
  }
  const isNaming = !isTelling(open, lexicon) || isTitle(open, lexicon);
  const isBare = (context.heading ?? 'bare') === 'bare';
  /* "Minigolfanlage | mit 18 Bahnen" */
  const isHead =
    isFramed &&
    context.isOpening &&
    open[0]?.tag !== 'possessive' &&
    !INNER.has(clause.words[words.length]?.tag ?? 'fact');
  if (isHead && isNaming && isBare) opens(context, open, clause);
  /* "Doors 7. £10. | Monthly ceilidh with a live band" */
  else if (
    isFramed &&
    isNaming &&
    clause.isFirst &&
    open.length <= LONGEST_HEAD &&
    open.every(
      ({ tag, lower }) =>
        INNER.has(tag) && !['months', 'days'].some((list) => lexicon.has(list, lower)),
    ) &&
    frames.some(({ group, from }) => group === 'having' && from === words.length)
  )
    draft.subjects.push({
      words: open,
      weight: LATE_HEAD - clause.sentence,
      reason: 'subject: what has something',
    });
  if (!isFramed && isNaming) {
    /* "That's me. | Dale." is nobody's offer; it is shown as not used. */
    const [alone] = open;
    const isSomebody =
      !context.isOpening &&
      open.length === 1 &&
      clause.words.length === 1 &&
      clause.setting === 'sentence' &&
      alone?.tag === 'name' &&
      isCapital(alone) &&
      !isNamedSection;
    if (isSomebody) return;
    const styledAround = styled.some((phrase) => overlaps(phrase, words));
    if (context.isOpening && isBare && !styledAround) opens(context, open, clause);
    const goods = context.isOpening ? behindTown(open, context.vocabulary) : [];
    for (const part of [without(open, goods), ...goods]) readUngoverned(context, part, clause);
    return;
  }
  const isAside =
    open.some(
      ({ lower }, at) =>
        lexicon.has('siteAside', lower) &&
        open[at + 1]?.fact !== 'phone' &&
        !lexicon.has('notSite', lowered(open.slice(at - 1, at + 1))),
    ) ||
    lexicon.has('siteAside', lowered(open.slice(0, 2))) ||
    (lexicon.classes.get('status')?.lengthAt(open, 0) ?? 0) > 0;
  draft.claims.push({
    words: open,
    role: isAside ? 'comment' : 'clause',
    reason: isAside ? 'speaks of the site' : 'tells',
  });
  tellsFirst(context, clause, open);
  if (isAside) return;
  for (const { thing, day } of weeklyIn(open, lexicon))
    draft.offers.push({ ...itemDraft(thing), detail: day });
  if (isFramed) {
    const told = toldBefore(open, lexicon);
    const things = told.length > 0 ? [] : pricedThings(open, lexicon);
    if (told.length > 0 || things.length > 0) tell(context, told.length > 0 ? told : open);
    for (const thing of things) draft.offers.push(itemOf(thing, 'offer', context));
    return;
  }
  tell(context, clause.words);
  const doings = doingsIn(words, lexicon);
  for (const doing of doings) draft.offers.push(itemOf(doing, 'can', context));
  for (const thing of pricedThings(clause.words, lexicon).filter((one) =>
    words.includes(one.at(-1) as Word),
  ))
    draft.offers.push(itemOf(thing, 'offer', context));
  const told = doings.length > 1 ? [] : listTold(words, context);
  for (const thing of told) draft.offers.push(itemOf(thing, 'offer', context));
}

/** The business of which a prompt tells first: "An auction house for stamps and coins is required", "our quilting bee has met …". */
function tellsFirst({ draft, lexicon, isOpening }: Context, { words: own }: Clause, open: Phrase) {
  const end = nounEnd(own, 1, own.length, lexicon);
  const isSite = ['site', 'sitething'].some((name) => hasClass(own.slice(0, end), name, lexicon));
  const lead = open[0]?.lower ?? '';
  const isOurs =
    lexicon.has('ours', lead) &&
    end > SHORTEST_OURS &&
    !BESIDE_US.some((name) => lexicon.classes.get(name)?.has(own[end - 1]?.lower ?? ''));
  if (!isOpening || isSite || !(lexicon.has('indefinites', lead) || isOurs)) return;
  const link = own[end]?.lower ?? '';
  const isMore = lexicon.has('ofWords', link) || lexicon.has('audienceLinks', link);
  const [whole = end] = isMore ? sharedEnds(own, 1, own.length, lexicon) : [];
  draft.subjects.push({
    words: own.slice(1, whole),
    weight: 50,
    reason: 'subject: of whom it tells first',
  });
}

/** "Our shop", "our village choir": one noun alone may be anything of ours. */
const SHORTEST_OURS = 2;
/** Whoever is one of these is beside the business. */
const BESIDE_US = ['kin', 'people', 'publics', 'staff'];

/** A kind of business named behind its facts. */
const LONGEST_HEAD = 4;
const LATE_HEAD = 48;

/** The shortest that says something by itself: "we take comforters". */
const SHORTEST_TOLD = 3;

/** What a clause tells before a part of it is refused or asked for: "we take comforters | that don't fit in your machine". */
function toldBefore(all: Phrase, lexicon: Lexicon): Phrase {
  const words = all.slice(
    Math.max(
      0,
      all.findIndex(({ tag }) => tag !== 'and'),
    ),
  );
  const [first, second] = words;
  const tells =
    !lexicon.isHeadLast &&
    (['tellers', 'speakers'].some((list) => lexicon.has(list, first?.lower ?? '')) ||
      first?.tag === 'possessive') &&
    isTelling(words, lexicon) &&
    !['want', 'make', 'site'].some((name) => hasClass(words, name, lexicon));
  if (!tells || second === undefined) return [];
  const end = words.findLastIndex(({ tag }) => CONTENT.has(tag)) + 1;
  return end < SHORTEST_TOLD || words[end - 1]?.tag === 'verb' ? [] : words.slice(0, end);
}

/** What words consist of that only say how something is. */
const MOOD: ReadonlySet<string> = new Set([
  'adjective',
  'adverb',
  'and',
  'negation',
  'subordinator',
]);

/** "The Importance of Being Earnest": a line in the capitals of a title. */
const isTitle = (words: Phrase, lexicon: Lexicon): boolean =>
  words.length > 2 &&
  words.every(
    (word) =>
      word.tag !== 'pronoun' &&
      word.fact === null &&
      !/[,;]/.test(word.gap) &&
      (isCapital(word) || lexicon.nameLinks.has(word.lower)),
  );
