import { hasClass, isList, isTelling } from './clauseKinds';
import type { Context } from './Context';
import { overlaps, type Phrase, without } from './draft';
import { asksForSite, framesIn, type Frame, tellsBy } from './frames';
import type { Lexicon } from './lexicon';
import { listMembers } from './lists';
import { doingsIn } from './doings';
import { itemOf } from './items';
import { readList, readMember } from './readList';
import { readKeyed } from './readKeyed';
import type { Vocabulary } from './pattern';
import { isCapital, isSoft, nounEnd } from './phrases';
import { listFrames } from './listFrames';
import { namesPlace } from './memberKind';
import { isNegated, refusesBefore } from './readSections';
import { readBracket } from './readBracket';
import { pricedThings } from './priced';
import { spots } from './spots';
import { sectionAt } from './sections';
import type { Clause } from './segments';
import type { Word } from './words';

const CONTENT: ReadonlySet<string> = new Set([
  'noun',
  'name',
  'other',
  'gerund',
  'adjective',
  'number',
  'fact',
  'participle',
  'verb',
]);
/** Fewer things behind the site that is asked for are no list, and no thing has more words. */
const FEWEST_GOODS = 3;
const LONGEST_GOODS = 6;

/** Reads a clause: by its key, by the frames that hold in it, or for what its words are. */
export function readClause(context: Context, clause: Clause): void {
  const { draft, lexicon, vocabulary } = context;
  const { words } = clause;
  if (clause.opensParagraph && clause.setting !== 'item') context.heading = null;
  const letter = letterEnd(clause, lexicon);
  if (letter > 0) {
    draft.claims.push({
      words: [...(clause.key ?? []), ...words.slice(0, letter)],
      role: 'comment',
      reason: 'the head of a letter',
    });
    if (letter < words.length)
      readClause(context, { ...clause, key: null, words: words.slice(letter) });
    return;
  }
  if (clause.key !== null && clause.setting === 'brackets' && isTelling(clause.key, lexicon)) {
    readBracket(context, clause);
    return;
  }
  if (clause.key !== null) {
    readKeyed(context, clause, clause.key);
    context.isOpening = false;
    return;
  }
  if (words.length === 0) return;
  if (refusesBefore(context, clause)) return;
  if (clause.setting === 'brackets') {
    spots(
      context,
      clause,
      framesIn(words, lexicon.frames, vocabulary).filter(({ group }) => group === 'since'),
    );
    readBracket(context, clause);
    return;
  }
  const colon = colonAt(words, lexicon);
  if (colon > 0) {
    readBehindColon(context, clause, colon);
    return;
  }
  if (isList(words, lexicon)) {
    readMembers(context, clause);
    context.isOpening = false;
    return;
  }
  if (clause.setting === 'item' && context.heading === 'offer' && isName(words)) {
    const isOne = !words.some(({ gap }, at) => at > 0 && /[,;|•·]|\s\/\s/.test(gap));
    (isOne ? readMember : readList)(context, words, context.heading, 'below a heading');
    return;
  }
  const frames = framesIn(words, lexicon.frames, vocabulary);
  spots(context, clause, frames);
  const opened = listFrames(context, clause, frames);
  if (opened.at(-1)?.mode === 'want')
    context.wanted = `${String(clause.line)} ${String(clause.sentence)}`;
  let rest = words;
  if (opened.length > 0) {
    const first = opened[0]?.frame.from ?? 0;
    readRest(context, clause, words.slice(0, first), frames, true);
    for (const { frame, mode, words: list } of opened) {
      const lead = words.slice(
        frame.from,
        frame.from + words.slice(frame.from).findIndex((word) => word === list[0]),
      );
      draft.claims.push({
        words: lead,
        role: mode === 'offer' ? 'clause' : 'instruction',
        reason: frame.reason,
      });
      /* "Plus we fix cracks": a sentence of its own. */
      if (mode === 'want' && lexicon.has('tellers', list[0]?.lower ?? '')) {
        readClause(context, { ...clause, words: list });
        continue;
      }
      const from = draft.offers.length;
      readList(context, list, mode, frame.reason);
      /* "A site for our chess club": a purpose may be the business itself. */
      const isPurpose = mode === 'offer' && words[frame.from]?.tag === 'preposition';
      for (const offer of draft.offers.slice(from)) offer.isListed = isPurpose;
    }
    /* "Employers, mostly cathedral workshops, should be able to post vacancies" */
    const isExplained =
      opened[0]?.mode === 'can' &&
      words[0]?.tag !== 'pronoun' &&
      words.slice(1, first).some(({ gap }) => /^,/.test(gap));
    const offers = opened.some(({ mode }) => mode === 'offer');
    if (!frames.some(asksForSite) && (offers || isExplained)) tell(context, words);
    rest = [];
  }
  if (rest.length > 0) readRest(context, clause, rest, frames, false);
  const statesFacts = words.some(
    ({ fact }) => fact !== null && fact !== 'year' && fact !== 'color',
  );
  if (!isGreeting(words, lexicon) && !statesFacts) context.isOpening = false;
}

/** How much of a clause is the head of a letter: "From: Ada", "Subject: FW: | website for the food bank"; 0 where it is none. */
function letterEnd({ key, words }: Clause, lexicon: Lexicon): number {
  const isHead = key?.length === 1 && lexicon.has('letterKeys', key[0]?.lower ?? '');
  if (!isHead || words.some(({ fact }) => fact === 'price' || fact === 'date')) return 0;
  const from = words.findIndex(({ lower }) => !lexicon.has('letterKeys', lower));
  if (from > 0) return from;
  return lexicon.has('keysSubject', key[0]?.lower ?? '') ? 0 : words.length;
}

const LONGEST_ITEM = 6;

/** Whether words below a heading only name a thing: "templates with variables". */
const isName = (words: Phrase): boolean =>
  words.length <= LONGEST_ITEM &&
  !words.some(({ tag }) => tag === 'auxiliary' || tag === 'pronoun' || tag === 'negation');

/** Where the list behind a colon begins that ends a sentence: "we survey the ground: radon, sinkholes, old mines"; else -1. */
function colonAt(words: Phrase, lexicon: Lexicon): number {
  const at = words.findIndex(({ gap }, index) => index > 1 && /^\s*:\s/.test(gap));
  return at > 0 &&
    isTelling(words.slice(0, at), lexicon) &&
    listMembers(words.slice(at), lexicon).length > 1
    ? at
    : -1;
}

/** Reads what stands before a colon, and the list behind it for what was spoken of last. */
function readBehindColon(context: Context, clause: Clause, at: number): void {
  const { lexicon, vocabulary } = context;
  const head = clause.words.slice(0, at);
  const opened = listFrames(
    context,
    { ...clause, words: head },
    framesIn(head, lexicon.frames, vocabulary),
  ).at(-1);
  const governs = opened !== undefined && opened.mode !== 'offer';
  readClause(context, { ...clause, words: head });
  const isAsked = lexicon.has('keysWant', head.at(-1)?.lower ?? '');
  readList(
    context,
    clause.words.slice(at),
    governs ? opened.mode : isAsked ? 'want' : 'offer',
    'list behind a colon',
  );
}

/** A list that stands for itself: each member is read alone, the first may say what the site is. */
function readMembers(context: Context, clause: Clause): void {
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
  const members = listMembers(words, lexicon);
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
  const isSigned = !context.isOpening && isGreeting(members[0] ?? [], lexicon);
  for (const [index, member] of members.entries()) {
    if (isSigned && member.every(({ tag, fact }) => tag === 'name' || fact !== null)) {
      draft.claims.push({ words: member, role: 'comment', reason: 'who writes' });
      continue;
    }
    const part: Clause = { ...clause, words: member, isFirst: false };
    const colon = member.findIndex(({ gap }, at) => at > 0 && /^\s*[:=]/.test(gap));
    if (colon > 0) {
      readKeyed(context, { ...part, words: member.slice(colon) }, member.slice(0, colon));
      continue;
    }
    const frames = framesIn(member, lexicon.frames, vocabulary);
    spots(context, part, frames);
    const [opened] = listFrames(
      context,
      part,
      frames.filter(
        ({ group, from }) => from === 0 && ['refuse', 'request', 'having', 'offer'].includes(group),
      ),
    );
    if (opened !== undefined) {
      draft.claims.push({
        words: member.filter((word) => !opened.words.includes(word)),
        role: 'instruction',
        reason: opened.frame.reason,
      });
      readList(context, opened.words, opened.mode, opened.frame.reason);
      continue;
    }
    let goods = member;
    if (index === 0 && context.isOpening) {
      const [business, offered] = goodsOf(member, frames, lexicon);
      opens(context, business, clause);
      goods = offered;
    }
    readUngoverned(context, goods, clause);
  }
}

const LONGEST_SITE = 4;

const endsAsSite = (words: Phrase, lexicon: Lexicon): boolean =>
  words.some(
    (_, at) => (lexicon.classes.get('site')?.lengthAt(words, at) ?? 0) === words.length - at,
  );

/** A list, or a member of one, that no frame and no key governs. */
function readUngoverned(context: Context, words: Phrase, clause: Clause): void {
  const { offers } = context.draft;
  const from = offers.length;
  const { line, sentence } = clause;
  const goesOn = !clause.isFirst && context.wanted === `${String(line)} ${String(sentence)}`;
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

/** Whether words say that there is no name yet: "we haven't settled on a name". */
const isNameless = (words: Phrase, lexicon: Lexicon): boolean =>
  isNegated(words, lexicon) &&
  words.some(({ lower }) => lower.startsWith('name') && lexicon.has('naming', lower));

const isGreeting = (words: Phrase, lexicon: Lexicon): boolean =>
  (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) > 0 && words.length < 5;

/** What no list frame governs. `isFramed`: it stands before one. */
function readRest(
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
    const asking = without(open, [...goods, told]);
    draft.claims.push({ words: asking, role: 'instruction', reason: 'asks for the site' });
    if (told.length > 0) {
      draft.claims.push({ words: told, role: 'clause', reason: 'tells more of what it is' });
      tell(context, told);
    }
    for (const member of goods) readUngoverned(context, member, clause);
    return;
  }
  if (!isFramed && (!isTelling(open, lexicon) || isTitle(open, lexicon))) {
    const styledAround = styled.some((phrase) => overlaps(phrase, words));
    if (context.isOpening && (context.heading ?? 'bare') === 'bare' && !styledAround)
      opens(context, open, clause);
    const goods = context.isOpening ? behindTown(open, context.vocabulary) : [];
    for (const part of [without(open, goods), ...goods]) readUngoverned(context, part, clause);
    return;
  }
  const isAside =
    open.some(({ lower }) => lexicon.has('siteAside', lower)) ||
    isNameless(open, lexicon) ||
    (lexicon.classes.get('status')?.lengthAt(open, 0) ?? 0) > 0;
  draft.claims.push({
    words: open,
    role: isAside ? 'comment' : 'clause',
    reason: isAside ? 'speaks of the site' : 'tells',
  });
  if (context.isOpening && lexicon.has('indefinites', open[0]?.lower ?? '')) {
    const end = nounEnd(clause.words, 1, clause.words.length, lexicon);
    draft.subjects.push({
      words: clause.words.slice(1, end),
      weight: 50,
      reason: 'subject: of whom it tells first',
    });
  }
  if (isAside || isFramed) return;
  tell(context, clause.words);
  for (const doing of doingsIn(words, lexicon)) draft.offers.push(itemOf(doing, 'can', context));
  for (const thing of pricedThings(words, lexicon))
    draft.offers.push(itemOf(thing, 'offer', context));
}

/**
 * What is listed behind the site that is asked for: "site for my salon, gel, nail art, prices"; without marks, what stands
 * behind its town: "site for a lawyer in leeds divorce wills". None where it is no list.
 */
function goodsBehind(words: Phrase, { draft, lexicon, vocabulary }: Context): Phrase[] {
  const [, ...members] = listMembers(words, lexicon);
  if (members.length === 0) return behindTown(words, vocabulary);
  const goods = members.filter(
    (member) =>
      member.length <= LONGEST_GOODS &&
      CONTENT.has(member[0]?.tag ?? 'other') &&
      !isTelling(member, lexicon) &&
      !draft.namings.some((naming) => overlaps(naming.words, member)),
  );
  return goods.length < FEWEST_GOODS ? [] : goods;
}

/**
 * What the site is for, where more is told of it than its kind and place: "a website for the Coleman Cup, | a chess congress
 * held every February in Sligo". Empty where no more is told.
 */
function toldBehind(
  open: Phrase,
  frames: readonly Frame[],
  { words }: Clause,
  { draft, lexicon, vocabulary }: Context,
): Phrase {
  const about = frames.find((frame) => asksForSite(frame) && tellsBy(frame) === 'about')?.captures
    .subject;
  if (about === undefined) return [];
  const article = words[about.from - 1];
  const served = draft.audiences.some((one) => overlaps(one.words, words.slice(about.from)));
  /* "Site for my planetarium that visits schools" */
  const [next, verb] = words.slice(about.to);
  const isTold =
    lexicon.has('relatives', next?.lower ?? '') &&
    (verb?.tag === 'verb' || (verb?.tag === 'noun' && verb.lower.endsWith('s')));
  const isOne = lexicon.has('indefinites', article?.lower ?? '');
  if (served || !(isOne || isTold)) return [];
  const called = lexicon.classes.get('called');
  const isPlace = (at: number): boolean =>
    (vocabulary.extents.place?.(words, at, words.length).length ?? 0) > 0;
  let end = about.to;
  while (
    end < words.length &&
    open.includes(words[end] as Word) &&
    isSoft(words[end]?.gap ?? '') &&
    !lexicon.has('withWords', words[end]?.lower ?? '') &&
    (called?.lengthAt(words, end) ?? 0) === 0
  )
    end += 1;
  const more = words
    .slice(about.to, end)
    .filter((word, at) => CONTENT.has(word.tag) && !isCapital(word) && !isPlace(about.to + at));
  return more.length > 0 ? words.slice(isOne ? about.from - 1 : about.from, end) : [];
}

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

/** What stands behind the town where nothing parts the words: "site for a lawyer in leeds | divorce wills". */
function behindTown(words: Phrase, { extents }: Vocabulary): Phrase[] {
  const ends = words.map((word, at) =>
    at > 0 && !isCapital(word) ? (extents.place?.(words, at, words.length)[0] ?? 0) : 0,
  );
  const behind = words.slice(ends.find((to) => to > 0) ?? words.length);
  return behind.length > 1 && behind.every(({ tag }) => CONTENT.has(tag) || tag === 'and')
    ? [behind]
    : [];
}

/** What opens a prompt that is no sentence says what the site is. */
function opens({ draft, lexicon }: Context, words: Phrase, { sentence }: Clause): void {
  const end = words.findIndex(({ gap }, at) => at > 0 && /[,;|•\n]|\s[-–—]\s/.test(gap));
  const first = end < 0 ? words : words.slice(0, end);
  if (first.every(({ tag }) => tag === 'fact') || isGreeting(first, lexicon)) return;
  draft.subjects.push({ words: first, weight: 55 - sentence, reason: 'subject: opens the prompt' });
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
function tell({ draft }: Context, words: Phrase): void {
  if (!draft.statements.includes(words)) draft.statements.push(words);
}
