import { hasClass, isList, isRefusing, isTelling, toldMember } from './clauseKinds';
import type { Context } from '../Context';
import { CLOSES_LETTER, HAS_NO_NAME, overlaps, type Phrase, without } from '../draft';
import { asksForSite, framesIn, ofOurselves, ofWholeSite } from './frames';
import { endsIn, type Lexicon } from '../text/lexicon';
import { PRICED, readList, readMember } from '../lists/readList';
import { readKeyed } from './readKeyed';
import { namelessPart } from '../names/nameless';
import { isCapital, isCased, lowered } from '../text/phrases';
import {
  briefFor,
  greetingEnd,
  isGreeting,
  isSalutation,
  isSignature,
  signedFor,
  letterEnd,
} from './letters';
import { readMembers, readUngoverned, tell } from '../lists/readMembers';
import { pageTopics } from './pageTopics';
import { colonAt, openingEnd, siteBeforeKind, siteWantedAt, themeEnd } from './clauseParts';
import { listFrames } from './listFrames';
import { listMembers } from '../lists/lists';
import { refusesBefore } from '../sections/readSections';
import { readBracket } from './readBracket';
import { pricedList, pricedStart, pricedRowAt } from '../lists/priced';
import { spots } from './spots';
import { deniesItself, keepsWhole, saysTerms, toldOfOthers } from './toldAround';
import type { Word } from '../text/words';
import type { Clause } from './segments';
import { readRest } from './readRest';

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
    draft.claims.at(-1)?.reason === CLOSES_LETTER &&
    (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) === 0;
  const firm = clause.key === null && isBelowWriter ? signedFor(context, words) : [];
  if (firm.length > 0) {
    draft.namings.push({ words: firm, how: isCased(firm[0]) ? 'is' : 'called' });
    draft.claims.push({ words, role: 'comment', reason: 'the business below the writer' });
    return;
  }
  if (isSignature(context, clause)) {
    draft.claims.push({ words, role: 'comment', reason: CLOSES_LETTER });
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
  /* "Os cuento: mi marido y yo tenemos una granja" */
  if (
    clause.key !== null &&
    hasClass(clause.key, 'tomaker', lexicon) &&
    !isRefusing(clause.key, lexicon) &&
    !lexicon.isKey(lowered(clause.key))
  ) {
    draft.claims.push({ words: clause.key, role: 'comment', reason: 'speaks of the site' });
    readClause(context, { ...clause, key: null });
    return;
  }
  /* "Somos un taller de León: arreglamos bicicletas" */
  if (
    clause.key !== null &&
    (lexicon.classes.get('weare')?.lengthAt(clause.key, 0) ?? 0) > 0 &&
    !lexicon.isKey(lowered(clause.key))
  ) {
    readClause(context, { ...clause, key: null, words: clause.key });
    readClause(context, { ...clause, key: null });
    return;
  }
  if (clause.key !== null && tellsWork(clause.key, lexicon)) {
    readClause(context, { ...clause, key: null, words: clause.key });
    readList(context, words, 'offer', 'list behind a colon');
    return;
  }
  if (clause.key !== null) {
    const named = briefFor(clause.key, lexicon);
    const spoken = lowered(clause.key);
    /* "Objective: a site that shows the fleet and the rota" */
    const asks =
      lexicon.has('keysAside', spoken) &&
      framesIn(words, lexicon.frames, vocabulary).some(
        ({ group, uses }) => (group === 'request' || group === 'subject') && uses.has('site'),
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
    draft.claims.push({ words: nameless, role: 'comment', reason: HAS_NO_NAME });
    const start = words.indexOf(nameless[0] as Word);
    for (const part of [words.slice(0, start), words.slice(start + nameless.length)])
      if (part.length > 0) readClause(context, { ...clause, words: part });
    return;
  }
  /* "Priya said you do websites" */
  if (context.isOpening && hasClass(words, 'howfound', lexicon)) {
    const end = words.findIndex(
      ({ gap, lower }, at) => at > 0 && /,|\s[–-]\s/.test(gap) && lexicon.has('tellers', lower),
    );
    const aside = end < 0 ? words : words.slice(0, end);
    draft.claims.push({ words: aside, role: 'comment', reason: 'how they came here' });
    if (end > 0) readClause(context, { ...clause, words: words.slice(end), isFirst: true });
    return;
  }
  /* "Also say we collect and deliver" */
  const saying = lexicon.classes.get('saythat')?.lengthAt(words, 0) ?? 0;
  if (saying > 0 && isTelling(words.slice(saying), lexicon)) {
    draft.claims.push({
      words: words.slice(0, saying),
      role: 'instruction',
      reason: 'asks to say',
    });
    readClause(context, { ...clause, words: words.slice(saying) });
    return;
  }
  const site = siteBeforeKind(context, words);
  const wanted = siteWantedAt(context, words);
  if (site > 0 || wanted > 0) {
    const asking = site > 0 ? words.slice(0, site) : words.slice(wanted);
    draft.claims.push({ words: asking, role: 'instruction', reason: 'asks for the site' });
    readClause(context, { ...clause, words: without(words, [asking]) });
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
  /* "ユーザーは備蓄品を検索できること": what they can do, not who they are */
  const isWish =
    key > 0 &&
    lexicon.has('keysAudience', lowered(words.slice(0, key - 1))) &&
    endsIn('wishEnds', words.at(-1)?.lower ?? '', lexicon);
  if (key > 0 && !isWish) {
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
  const things = pricedStart(words, lexicon);
  if (things.length > 0 && !isList(words, lexicon)) {
    readList(context, things, 'bare', 'things with their prices');
    const more = words.slice(things.length);
    if (more.length > 0) readClause(context, { ...clause, words: more, isFirst: false });
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
  /* "Tuning, restringing, | and I will look over an old piano" */
  const joint = words.findIndex(
    ({ tag }, at) => tag === 'and' && lexicon.has('tellers', words[at + 1]?.lower ?? ''),
  );
  if (joint > 0 && isList(words.slice(0, joint), lexicon)) {
    readClause(context, { ...clause, words: words.slice(0, joint) });
    readClause(context, { ...clause, words: words.slice(joint + 1), isFirst: false });
    return;
  }
  if (isList(words, lexicon)) {
    /* "Erwachsene 5,50 €, Kinder 4 €. Minigolfanlage mit 18 Bahnen": prices and hours open no prompt. */
    const { isOpening } = context;
    readMembers(context, clause);
    context.isOpening = isOpening && states(words, lexicon);
    return;
  }
  const aside = toldMember(words, lexicon);
  if (aside.length > 0) {
    draft.claims.push({ words: aside, role: 'clause', reason: 'tells' });
    tell(context, aside);
    readMembers(context, { ...clause, words: without(words, [aside]), isFirst: false });
    return;
  }
  if (clause.setting === 'item' && context.heading === 'offer' && isName(words)) {
    const isOne = !words.some(({ gap }, at) => at > 0 && /[,;|•·]|\s\/\s/.test(gap));
    (isOne ? readMember : readList)(context, words, context.heading, 'below a heading');
    return;
  }
  const topics = clause.sentence > 0 && !context.isOpening ? pageTopics(words, lexicon) : [];
  if (topics.length > 0) {
    for (const topic of topics) readMember(context, topic, 'want', 'what a page of it is about');
    draft.claims.push({
      words: without(words, topics),
      role: 'instruction',
      reason: 'asks for a page of it',
    });
    return;
  }
  const wasOpening = context.isOpening;
  const told = framesIn(words, lexicon.frames, vocabulary);
  const frames = ofWholeSite(ofOurselves(told, words, lexicon), context, clause);
  spots(context, clause, frames);
  const opened = listFrames(context, clause, frames);
  if (opened.at(-1)?.mode === 'want') context.wanted = clause.sentence;
  let rest = words;
  if (opened.length > 0) {
    const first = opened[0]?.frame.from ?? 0;
    readRest(context, clause, words.slice(0, first), frames, true);
    for (const { frame, mode, words: list } of opened) {
      const { who } = frame.captures;
      if (mode === 'can' && who !== undefined) draft.users.push(words.slice(who.from, who.to));
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
      /* "Unlike Foldaway | we never train on your text", "instead of burning it | I'll cut it into boards" */
      const own = list.findIndex(({ lower }, at) => at > 0 && lexicon.has('tellers', lower));
      if (
        own > 0 &&
        mode === 'refuse' &&
        lexicon.has('unlikeWords', words[frame.from]?.lower ?? '')
      ) {
        readList(context, list.slice(0, own), mode, frame.reason);
        readClause(context, { ...clause, words: words.slice(words.indexOf(list[own] as Word)) });
        break;
      }
      readList(context, list, mode, frame.reason);
      if (saysTerms(words, { frame, mode, words: list, start: 0 }, context))
        tell(context, words.slice(frame.from, words.indexOf(list.at(-1) as Word) + 1));
      /* "A site for our chess club": a purpose may be the business itself. */
      const isPurpose = mode === 'offer' && words[frame.from]?.tag === 'preposition';
      const offers = draft.offers.slice(from);
      for (const offer of offers) offer.isListed = isPurpose;
      /* "So it's ice fishing houses, bunks, heater" */
      const [what] = offers;
      const saysWhat = (lexicon.classes.get('itis')?.lengthAt(words, frame.from) ?? 0) > 0;
      if (what?.price === null && offers.length > 1 && saysWhat && what.words[0]?.tag !== 'number')
        draft.subjects.push({
          words: what.core,
          weight: ITSELF - clause.sentence,
          reason: 'subject: what it is, the first of several',
        });
      /* "I repair leather jackets": what is done to things that are not sold. */
      const [done] = offers;
      const verb = lead.at(-1);
      const isDone =
        done !== undefined &&
        offers.length === 1 &&
        verb?.tag === 'verb' &&
        lexicon.has('tellers', words[frame.from]?.lower ?? '') &&
        lexicon.has('servingVerbs', verb.lower);
      if (isDone)
        done.core = words.slice(words.indexOf(verb), words.indexOf(done.core.at(-1) as Word) + 1);
    }
    /* "Employers, mostly cathedral workshops, should be able to post vacancies" */
    const isExplained =
      opened[0]?.mode === 'can' &&
      words[0]?.tag !== 'pronoun' &&
      words.slice(1, first).some(({ gap }) => /^,/.test(gap));
    /* "We help people in debt" */
    const isDone =
      opened[0]?.mode === 'can' && lexicon.has('tellers', words[first - 1]?.lower ?? '');
    const offers = opened.some(({ mode }) => mode === 'offer');
    const isStyled = draft.claims.some(
      ({ role, words: own }) => role === 'style' && overlaps(own, words),
    );
    const others = toldOfOthers(words, opened, opened.at(-1)?.frame.to ?? 0, context);
    const asks = frames.some(asksForSite);
    const isKept = keepsWhole(words, opened, wasOpening, lexicon);
    const isTold =
      offers || isExplained || isDone || isKept || deniesItself(words, opened, context);
    if (!isStyled && !asks && isTold) tell(context, words);
    else if (!isStyled && others.length > 0) tell(context, others);
    rest = [];
  }
  if (rest.length > 0) readRest(context, clause, rest, frames, false);
  const statesFacts = words.some(
    ({ fact }) => fact !== null && fact !== 'year' && fact !== 'color',
  );
  if (!isGreeting(words, lexicon) && !statesFacts) context.isOpening = false;
}

/** Weighs more than what is done, less than what a sentence says the business is. */
const ITSELF = 70;

/** "Undici anni a fare il commercialista", "trent'anni in banca": how long somebody did something else. */
const tellsPast = ([many, unit, link]: Phrase, lexicon: Lexicon): boolean =>
  (many?.tag === 'number' || lexicon.has('wasWords', many?.lower ?? '')) &&
  lexicon.has('timeWords', unit?.lower ?? '') &&
  link?.tag === 'preposition' &&
  !lexicon.has('fromWords', link.lower);

/** "Atelier Brandsma designs public landscapes: schoolyards, cemeteries": a name and what it does are no key. */
function tellsWork(key: Phrase, lexicon: Lexicon): boolean {
  const verb = key.findIndex(({ tag }) => tag === 'verb');
  return (
    verb > 0 &&
    verb < key.length - 1 &&
    key.slice(0, verb).every((word) => isCapital(word)) &&
    key.slice(0, verb).some(({ tag, lower }) => tag === 'name' || !lexicon.isCommon(lower)) &&
    !lexicon.isKey(lowered(key))
  );
}

const states = (words: Phrase, lexicon: Lexicon): boolean =>
  words.some(({ fact }) => fact === 'hours' || fact === 'phone') ||
  listMembers(words, lexicon).every((member) => member.some(({ fact }) => fact === 'price'));

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
