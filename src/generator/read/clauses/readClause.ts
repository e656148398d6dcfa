import { hasClass, isList, isTelling } from './clauseKinds';
import type { Context } from '../Context';
import { overlaps, type Phrase, without } from '../draft';
import { asksForSite, framesIn, type Frame } from './frames';
import type { Lexicon } from '../text/lexicon';
import { doingsIn } from '../subject/doings';
import { itemOf } from '../lists/items';
import { PRICED, readList, readMember } from '../lists/readList';
import { readKeyed } from './readKeyed';
import { namelessPart } from '../names/nameless';
import { CONTENT, isCapital, lowered, nounEnd } from '../text/phrases';
import { behindTown, goodsBehind, toldBehind } from '../lists/goodsBehind';
import {
  briefFor,
  greetingEnd,
  isGreeting,
  isSalutation,
  isSignature,
  signedFor,
  letterEnd,
} from './letters';
import { opens, readMembers, readUngoverned, tell } from '../lists/readMembers';
import { colonAt, openingEnd, themeEnd } from './clauseParts';
import { listFrames } from './listFrames';
import { isNegated, refusesBefore } from '../sections/readSections';
import { readBracket } from './readBracket';
import { pricedList, pricedRowAt, pricedThings } from '../lists/priced';
import { spots } from './spots';
import type { Word } from '../text/words';
import { sectionAt } from '../sections/sections';
import type { Clause } from './segments';

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
  if (context.isOpening && clause.key === null && isSalutation(context, words)) {
    draft.claims.push({ words, role: 'comment', reason: 'greets' });
    return;
  }
  const isBelowWriter =
    draft.claims.at(-1)?.reason === 'closes the letter' &&
    (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) === 0;
  const firm = clause.key === null && isBelowWriter ? signedFor(context, words) : [];
  if (firm.length > 0) {
    draft.namings.push({ words: firm, how: 'is' });
    draft.claims.push({ words, role: 'comment', reason: 'the business below the writer' });
    return;
  }
  if (isSignature(context, clause)) {
    draft.claims.push({ words, role: 'comment', reason: 'closes the letter' });
    return;
  }
  if (clause.key !== null && clause.setting === 'brackets' && isTelling(clause.key, lexicon)) {
    readBracket(context, clause);
    return;
  }
  /* "La Carnicería no vende carne: es un estudio de tatuaje" */
  if (
    clause.key?.some(({ tag }) => tag === 'negation') === true &&
    clause.key.some(({ tag }) => tag === 'verb' || tag === 'auxiliary') &&
    !lexicon.isKey(lowered(clause.key)) &&
    isTelling(words, lexicon)
  ) {
    readClause(context, { ...clause, key: null, words: clause.key });
    readClause(context, { ...clause, key: null });
    return;
  }
  if (clause.key !== null) {
    const named = briefFor(clause.key, lexicon);
    const spoken = lowered(clause.key);
    /* "Objective: a site that shows the fleet and the rota" */
    const asks =
      lexicon.has('keysAside', spoken) &&
      framesIn(words, lexicon.frames, vocabulary).some(
        ({ group, uses }) => group === 'request' && uses.has('site'),
      );
    if (named.length > 0 || asks) {
      draft.claims.push({ words: clause.key, role: 'instruction', reason: 'heads the brief' });
      if (named.length > 0) draft.namings.push({ words: named, how: 'key' });
      readClause(context, { ...clause, key: null });
      return;
    }
    if (readKeyed(context, clause, clause.key)) readClause(context, { ...clause, key: null });
    context.isOpening = false;
    return;
  }
  if (words.length === 0) return;
  const greeting = greetingEnd(words, lexicon);
  if (greeting > 0) {
    draft.claims.push({ words: words.slice(0, greeting), role: 'comment', reason: 'greets' });
    readClause(context, { ...clause, words: words.slice(greeting) });
    return;
  }
  const nameless = namelessPart(words, lexicon);
  if (nameless.length > 0) {
    draft.claims.push({ words: nameless, role: 'comment', reason: 'says that there is no name' });
    const start = words.indexOf(nameless[0] as Word);
    for (const part of [words.slice(0, start), words.slice(start + nameless.length)])
      if (part.length > 0) readClause(context, { ...clause, words: part });
    return;
  }
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
  const key = themeEnd(words, lexicon);
  if (key > 0) {
    const value: Clause = { ...clause, words: words.slice(key) };
    if (readKeyed(context, value, words.slice(0, key - 1))) readClause(context, value);
    context.isOpening = false;
    return;
  }
  const priced = pricedList(words, lexicon);
  if (priced.length > 0) {
    readList(context, priced, 'bare', 'things with their prices');
    draft.claims.push({ words: without(words, [priced]), role: 'clause', reason: 'tells' });
    context.isOpening = false;
    return;
  }
  const row = pricedRowAt(words, vocabulary);
  const isParted = words.slice(1, row + 1).some(({ gap }) => /[,;|]/.test(gap));
  if (row > 0 && !(isParted && isList(words, lexicon))) {
    readClause(context, { ...clause, words: words.slice(0, row) });
    readClause(context, { ...clause, words: words.slice(row), isFirst: false });
    return;
  }
  const opening = openingEnd(context, clause);
  if (opening > 0) {
    readOpening(context, clause, opening);
    return;
  }
  if (tellsPast(words, lexicon) && context.isOpening) {
    draft.claims.push({ words, role: 'clause', reason: 'what was' });
    tell(context, words);
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
  if (opened.at(-1)?.mode === 'want') context.wanted = clause.sentence;
  let rest = words;
  if (opened.length > 0) {
    const first = opened[0]?.frame.from ?? 0;
    readRest(context, clause, words.slice(0, first), frames, true);
    for (const { frame, mode, words: list } of opened) {
      const lead = words.slice(
        frame.from,
        frame.from + words.slice(frame.from).findIndex((word) => word === list[0]),
      );
      const tail = words.slice(words.indexOf(list.at(-1) as Word) + 1, frame.to);
      draft.claims.push({ words: tail, role: 'instruction', reason: frame.reason });
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
    const isStyled = draft.claims.some(
      ({ role, words: own }) => role === 'style' && overlaps(own, words),
    );
    if (!isStyled && !frames.some(asksForSite) && (offers || isExplained)) tell(context, words);
    rest = [];
  }
  if (rest.length > 0) readRest(context, clause, rest, frames, false);
  const statesFacts = words.some(
    ({ fact }) => fact !== null && fact !== 'year' && fact !== 'color',
  );
  if (!isGreeting(words, lexicon) && !statesFacts) context.isOpening = false;
}

/** "Undici anni a fare il commercialista", "trent'anni in banca": how long somebody did something else. */
const tellsPast = ([many, unit, link]: Phrase, lexicon: Lexicon): boolean =>
  (many?.tag === 'number' || lexicon.has('wasWords', many?.lower ?? '')) &&
  lexicon.has('timeWords', unit?.lower ?? '') &&
  link?.tag === 'preposition' &&
  !lexicon.has('fromWords', link.lower);

const LONGEST_ITEM = 6;

/** Whether words below a heading only name a thing: "templates with variables". */
const isName = (words: Phrase): boolean =>
  words.length <= LONGEST_ITEM &&
  !words.some(({ tag }) => tag === 'auxiliary' || tag === 'pronoun' || tag === 'negation');

/** Reads what the business is, and what is told or listed behind it. */
function readOpening(context: Context, clause: Clause, at: number): void {
  const { lexicon, vocabulary } = context;
  const [first, rest] = [clause.words.slice(0, at), clause.words.slice(at)];
  spots(context, { ...clause, words: first }, framesIn(first, lexicon.frames, vocabulary));
  const reason = 'subject: opens the prompt with its kind';
  context.draft.subjects.push({ words: first, weight: 92 - clause.sentence, reason });
  context.draft.claims.push({ words: first, role: 'clause', reason: 'opens the prompt' });
  context.isOpening = false;
  const part: Clause = { ...clause, words: rest, isFirst: false };
  if (framesIn(rest, lexicon.frames, vocabulary).length > 0 || isTelling(rest, lexicon))
    readClause(context, part);
  else if (!rest.some(({ gap }, index) => index > 0 && /,/.test(gap)))
    readList(context, rest, 'with', 'behind what opens the prompt');
  else readUngoverned(context, rest, part);
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
  /* "Photos and our prices: £19 per night, second cat £11" */
  const asked = context.draft.wants.at(-1);
  const isPriced =
    asked !== undefined &&
    PRICED.has(asked.section ?? '') &&
    asked.words.at(-1) === head.at(-1) &&
    clause.words.slice(at).some(({ fact }) => fact === 'price');
  if (isPriced) {
    readList(context, clause.words.slice(at), 'member', 'list behind a colon', asked);
    return;
  }
  const isAsked = lexicon.has('keysWant', head.at(-1)?.lower ?? '');
  readList(
    context,
    clause.words.slice(at),
    governs ? opened.mode : isAsked ? 'want' : 'offer',
    'list behind a colon',
  );
}

/** Whether words say that there is no name yet: "we haven't settled on a name". */
const isNameless = (words: Phrase, lexicon: Lexicon): boolean =>
  isNegated(words, lexicon) &&
  words.some(({ lower }) => lower.startsWith('name') && lexicon.has('naming', lower));

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
  if (!isFramed && (!isTelling(open, lexicon) || isTitle(open, lexicon))) {
    const styledAround = styled.some((phrase) => overlaps(phrase, words));
    if (context.isOpening && (context.heading ?? 'bare') === 'bare' && !styledAround)
      opens(context, open, clause);
    const goods = context.isOpening ? behindTown(open, context.vocabulary) : [];
    for (const part of [without(open, goods), ...goods]) readUngoverned(context, part, clause);
    return;
  }
  const isAside =
    open.some(
      ({ lower }, at) => lexicon.has('siteAside', lower) && open[at + 1]?.fact !== 'phone',
    ) ||
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
