import { unmarkedThings } from './unmarkedMembers';
import { isRefusing } from '../clauses/clauseKinds';
import type { Context } from '../Context';
import { overlaps, type Phrase } from '../draft';
import { framesIn, type Frame, type Opened } from '../clauses/frames';
import type { Lexicon } from '../text/lexicon';
import { isStyle, itemOf } from './items';
import { listMembers } from './lists';
import { readList } from './readList';
import { readKeyed } from '../clauses/readKeyed';
import type { Vocabulary } from '../text/pattern';
import { isCapital, isSoft } from '../text/phrases';
import { isGreeting } from '../clauses/letters';
import { listFrames } from '../clauses/listFrames';
import { GOODS } from '../sections/readSections';
import { namesPlace } from './memberKind';
import { spots } from '../clauses/spots';
import type { Clause } from '../clauses/segments';

/** The members of a list; what its last one refuses at its end is refused with what "and" joins to it: "囲碁と麻雀はありません". */
function membersOf(words: Phrase, lexicon: Lexicon): Phrase[] {
  const members = listMembers(words, lexicon);
  const [last = [], before = []] = members.toReversed();
  const from = words.indexOf(before[0] as Phrase[number]);
  const isOne =
    lexicon.isHeadLast &&
    members.length > 1 &&
    isRefusing(last, lexicon) &&
    !words.slice(from + 1).some(({ gap }) => /,/.test(gap));
  return isOne ? [...members.slice(0, -2), words.slice(from)] : members;
}

/** A list that stands for itself: each member is read alone, the first may say what the site is. */
export function readMembers(context: Context, clause: Clause): void {
  const { draft, lexicon, vocabulary } = context;
  const { words } = clause;
  /* "One page with photos, floor plan, what's nearby" */
  const has = words.findIndex(({ lower }) => lexicon.has('withWords', lower));
  if (has > 0 && has <= LONGEST_SITE && endsAsSite(words.slice(0, has), lexicon)) {
    draft.claims.push({
      words: words.slice(0, has + 1),
      role: 'instruction',
      reason: 'asks for the site',
    });
    readList(context, words.slice(has + 1), 'want', 'what the site has');
    return;
  }
  const members = membersOf(words, lexicon);
  let governed: Opened | null = null;
  /* "Taunton, Wellington, Bridgwater": where it works. */
  if (
    members.length > 2 &&
    members.every((member) => namesPlace(member, context.isPlace, lexicon)) &&
    clause.setting !== 'item'
  ) {
    draft.claims.push({ words, role: 'clause', reason: 'says where' });
    tell(context, words);
    return;
  }
  const styled = draft.claims.filter(({ role }) => role === 'style');
  const isLook = (member: Phrase): boolean =>
    styled.some((claim) => overlaps(claim.words, member)) || isStyle(member, lexicon);
  /* "It should feel like opening a drawer: | slow, sparse, tactile" */
  const isMood =
    draft.claims.at(-1)?.role === 'style' && members.every((member) => saysLook(member, lexicon));
  const isOfLook = !context.isOpening && (isMood || members.some(isLook));
  for (const [index, member] of members.entries()) {
    /* "Simple, | trustworthy, | burgundy", "kraft brown, black, | plenty of air" */
    if (isOfLook && !isLook(member) && saysLook(member, lexicon)) {
      readList(context, member, 'style', 'beside words of style');
      continue;
    }
    /* "Secteur Quimper, | Concarneau, Pont-l'Abbé" */
    const [opening = []] = members;
    const isFurther =
      (saysWhere(opening, context) && isPlaceAlone(member, vocabulary)) ||
      (endsWhere(opening, context) && isCapital(member[0]) && context.isPlace(member));
    if (index > 0 && isFurther) {
      draft.claims.push({ words: member, role: 'clause', reason: 'says where' });
      tell(context, clause.words);
      continue;
    }
    /* "Pls | add FAQs, a fee table and comments" */
    const polite = index === 0 ? (lexicon.classes.get('please')?.lengthAt(member, 0) ?? 0) : 0;
    if (polite > 0 && polite < member.length && members.length > 1) {
      draft.claims.push({ words: member.slice(0, polite), role: 'instruction', reason: 'asks' });
      readMembers(context, { ...clause, words: words.slice(polite) });
      return;
    }
    const part: Clause = { ...clause, words: member, isFirst: false };
    const colon = member.findIndex(({ gap }, at) => at > 0 && /^\s*[:=]/.test(gap));
    if (colon > 0) {
      const value: Clause = { ...part, words: member.slice(colon) };
      if (readKeyed(context, value, member.slice(0, colon)))
        readUngoverned(context, value.words, value);
      continue;
    }
    const frames = framesIn(member, lexicon.frames, vocabulary);
    spots(context, part, frames);
    const [opened] = listFrames(
      context,
      part,
      frames.filter(
        ({ group, from }) =>
          from === 0 && ['refuse', 'request', 'having', 'offer', 'style'].includes(group),
      ),
    );
    if (opened !== undefined) {
      draft.claims.push({
        words: member.filter((word) => !opened.words.includes(word)),
        role: 'instruction',
        reason: opened.frame.reason,
      });
      readList(context, opened.words, opened.mode, opened.frame.reason);
      /* "Show screenshots, three features and a price table" */
      const governs = ['add', 'sell'].some((name) => opened.frame.uses.has(name));
      if (index === 0 && (governs || opened.mode === 'style')) governed = opened;
      continue;
    }
    /* "Fazemos taças, pratos, azulejos" */
    const { section } = itemOf(member, 'bare', context);
    const isSold = section !== null && GOODS.has(section);
    if (governed !== null && (['want', 'style'].includes(governed.mode) || isSold)) {
      readList(context, member, governed.mode, governed.frame.reason);
      continue;
    }
    let goods = member;
    const isRow = clause.sentence > 0 && member.some(({ fact }) => fact === 'price');
    if (index === 0 && context.isOpening && !isRow) {
      const [business, offered] = goodsOf(member, frames, lexicon);
      opens(context, business, clause);
      /* "Small poetry press, pamphlets, translations": what it is, no section of its site. */
      if (section !== null && business.length > 2 && business === member) {
        draft.claims.push({ words: member, role: 'clause', reason: 'opens the prompt' });
        context.isOpening = false;
        continue;
      }
      goods = offered;
    }
    readUngoverned(context, goods, clause);
  }
}

/** Whether a member among words of style says how the site is to be: an adjective alone, or much of something. */
const saysLook = (member: Phrase, lexicon: Lexicon): boolean =>
  member.every(({ tag }) => tag === 'adjective' || tag === 'adverb' || tag === 'negation') ||
  (member[1]?.tag === 'preposition' &&
    member.length === 3 &&
    lexicon.has('leads', member[0]?.lower ?? ''));

const LONGEST_SITE = 4;

const endsAsSite = (words: Phrase, lexicon: Lexicon): boolean =>
  words.some(
    (_, at) => (lexicon.classes.get('site')?.lengthAt(words, at) ?? 0) === words.length - at,
  );

/** Whether words are a word of place and a place: "Secteur Quimper". */
function saysWhere(words: Phrase, { lexicon, vocabulary }: Context): boolean {
  const marker = lexicon.classes.get('in')?.lengthAt(words, 0) ?? 0;
  return marker > 0 && isPlaceAlone(words.slice(marker), vocabulary);
}

/** Whether words end in a word of place and a known place: "canalizador em Setúbal". */
const endsWhere = (words: Phrase, { lexicon, isPlace }: Context): boolean =>
  words.some((_, at) => {
    const marker = at === 0 ? 0 : (lexicon.classes.get('in')?.lengthAt(words, at) ?? 0);
    return marker > 0 && isPlace(words.slice(at + marker));
  });

const isPlaceAlone = (words: Phrase, { extents }: Vocabulary): boolean =>
  isCapital(words[0]) && (extents.place?.(words, 0, words.length) ?? []).includes(words.length);

/** A list, or a member of one, that no frame and no key governs. */
export function readUngoverned(context: Context, words: Phrase, clause: Clause): void {
  const { offers } = context.draft;
  const from = offers.length;
  const goesOn = !clause.isFirst && context.wanted === clause.sentence;
  readList(
    context,
    words,
    context.heading ?? (goesOn ? 'want' : 'bare'),
    `list in a ${clause.setting}`,
  );
  for (const offer of offers.slice(from)) offer.isListed = true;
}

/** What an opening says the business is, and the first thing that it lists: "Heladería en Valencia con horchata", "a shop selling pens". */
function goodsOf(words: Phrase, frames: readonly Frame[], lexicon: Lexicon): [Phrase, Phrase] {
  const offer = frames.find(({ group, from }) => group === 'offer' && from > 0);
  const offers = offer?.captures.offers;
  if (offer !== undefined && offers !== undefined)
    return [words.slice(0, offer.from), words.slice(offers.from)];
  const at = words.findIndex(
    ({ lower }, index) => index > 0 && lexicon.classes.get('with')?.has(lower) === true,
  );
  return at > 0 && at < words.length - 1
    ? [words.slice(0, at), words.slice(at + 1)]
    : [words, words];
}

/** What opens a prompt that is no sentence says what the site is. */
export function opens(context: Context, words: Phrase, { sentence, words: told }: Clause): void {
  const { draft, lexicon } = context;
  const end = words.findIndex(({ gap }, at) => at > 0 && /[,;|•\n]|\s[-–—]\s/.test(gap));
  const [first = words] = unmarkedThings(end < 0 ? words : words.slice(0, end), context);
  if (first.every(({ tag }) => tag === 'fact') || isGreeting(first, lexicon)) return;
  /* "Le case non le costruiamo" */
  const no = first.findIndex(({ tag }) => tag === 'negation');
  if (no > 0 && ['pronoun', 'article', 'verb', 'auxiliary'].includes(first[no + 1]?.tag ?? ''))
    return;
  /* "Située au pied du Ventoux" */
  if (lexicon.has('basedWords', first[0]?.lower ?? '')) return;
  /* "A Adega | não vende vinho: são aulas de cerâmica" */
  const [denying, verb] = told.slice(told.indexOf(first.at(-1) as Phrase[number]) + 1);
  const isDenying =
    denying?.tag === 'negation' &&
    isSoft(denying.gap) &&
    ['verb', 'auxiliary'].includes(verb?.tag ?? '');
  draft.subjects.push({
    words: first,
    weight: (isDenying ? 25 : 55) - sentence,
    reason: 'subject: opens the prompt',
  });
  /* "Petronella Voss, harpsichordist": where the first is the name. */
  const second = words.slice(first.length);
  const [{ tag } = { tag: 'fact' }] = second;
  const last = second.findIndex(({ gap }, at) => at > 0 && /[,;|•\n]|\s[-–—]\s/.test(gap));
  if (tag !== 'fact' && tag !== 'preposition')
    draft.subjects.push({
      words: last < 0 ? second : second.slice(0, last),
      weight: 30 - sentence,
      reason: 'subject: stands behind what opens the prompt',
      by: 'told',
    });
}

/** A clause that stands on the page as it is. */
export function tell({ draft }: Context, words: Phrase): void {
  if (!draft.statements.includes(words)) draft.statements.push(words);
}
