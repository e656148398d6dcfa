import { hasClass, isList, isRefusing, isTelling } from './clauseKinds';
import type { Context, Mode } from './Context';
import { type Draft, type ItemDraft, overlaps, type Phrase, without } from './draft';
import { framesIn, type Frame } from './frames';
import type { Lexicon } from './lexicon';
import { listMembers } from './lists';
import { doingsIn } from './doings';
import { itemOf, readList } from './readList';
import { readKeyed } from './readKeyed';
import { isSectionKind } from '../sectionKinds';
import type { SectionKind } from '../types';
import { headEnd, nounEnd, opensCapitals } from './phrases';
import { sectionAt } from './sections';
import type { Clause } from './segments';

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
const MODES: Readonly<Record<string, Mode>> = {
  refuse: 'refuse',
  deny: 'deny',
  can: 'can',
  request: 'want',
  offer: 'offer',
  style: 'style',
  audience: 'audience',
};
/** Where two frames begin at the same word, the first of these holds. */
const ORDER: readonly Mode[] = [
  'refuse',
  'deny',
  'audience',
  'can',
  'style',
  'want',
  'with',
  'offer',
];

/** Reads a clause: by its key, by the frames that hold in it, or for what its words are. */
export function readClause(context: Context, clause: Clause): void {
  const { draft, lexicon, vocabulary } = context;
  const { words } = clause;
  if (clause.opensParagraph && clause.setting !== 'item') context.heading = null;
  if (clause.key !== null) {
    readKeyed(context, clause, clause.key);
    if (!isRefusing(clause.key, lexicon)) mentionSections(context, words);
    context.isOpening = false;
    return;
  }
  if (words.length === 0) return;
  if (refusesBefore(context, words)) return;
  if (clause.setting === 'brackets') {
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
    readSections(context, words);
    context.isOpening = false;
    return;
  }
  const frames = framesIn(words, lexicon, vocabulary);
  spots(context, clause, frames);
  const opened = listFrames(context, clause, frames);
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
      readList(context, list, mode, frame.reason);
    }
    const isAsking = frames.some(
      ({ group, reason }) => group === 'subject' && /@make|@want|@site/.test(reason),
    );
    if (!isAsking && opened.some(({ mode }) => mode === 'offer')) tell(context, words);
    rest = [];
  }
  if (rest.length > 0) readRest(context, clause, rest, frames, false);
  readSections(context, words);
  const statesFacts = words.some(
    ({ fact }) => fact !== null && fact !== 'year' && fact !== 'color',
  );
  if (!isGreeting(words, lexicon) && !statesFacts) context.isOpening = false;
}

/** "Fees depend on the case, so not on the site" refuses what was spoken of right before. */
function refusesBefore({ draft, sections, lexicon }: Context, words: Phrase): boolean {
  const notHere = lexicon.classes.get('not-here');
  const from = words.findIndex(
    ({ tag }) => tag !== 'subordinator' && tag !== 'and' && tag !== 'adverb',
  );
  if (from < 0 || notHere?.lengthAt(words, from) !== words.length - from) return false;
  const last = draft.claims.at(-1)?.words ?? [];
  for (let at = 0; at < last.length; at += 1) {
    const match = sectionAt(sections, last, at, last.length);
    if (match === null) continue;
    const found = last.slice(at, match.to);
    draft.wants = draft.wants.filter((item) => item.section !== match.kind);
    draft.refused.push(sectionItem(found, match.kind));
  }
  draft.claims.push({ words, role: 'refusal', reason: 'not on the site' });
  return true;
}

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
    framesIn(head, lexicon, vocabulary),
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

/** Sections that a clause asks for by a phrase, whatever else it says; in a clause that refuses, it refuses them. */
function readSections(context: Context, words: Phrase): void {
  refuseSections(context, words);
  mentionSections(context, words);
}

function mentionSections({ draft, lexicon, vocabulary }: Context, words: Phrase): void {
  for (const { group, from, to } of framesIn(words, lexicon, vocabulary, (name) =>
    name.startsWith('section '),
  )) {
    const kind = group.slice('section '.length);
    if (!isSectionKind(kind)) continue;
    const found = words.slice(from, to);
    const own = (list: readonly ItemDraft[]): ItemDraft | undefined =>
      list.find((item) => overlaps(item.words, found));
    if (isDenied(draft, found)) continue;
    if (own(draft.refused) !== undefined || isRefusedAt(words, from, to, lexicon)) {
      const item = own(draft.refused);
      if (item !== undefined) item.section ??= kind;
      else if (!draft.refused.some((one) => one.section === kind))
        draft.refused.push(sectionItem(found, kind));
      continue;
    }
    const item = own(draft.wants);
    if (item !== undefined) item.section ??= kind;
    else if (!draft.wants.some((one) => one.section === kind))
      draft.wants.push({ ...sectionItem(found, kind), isMention: true });
  }
}

/** In a clause that refuses, every section it names is refused. */
function refuseSections({ draft, sections, lexicon }: Context, words: Phrase): void {
  if (!isRefusing(words, lexicon)) return;
  for (let at = 0; at < words.length; at += 1) {
    const match = sectionAt(sections, words, at, words.length);
    if (match === null || !isRefusedAt(words, at, match.to, lexicon)) continue;
    const found = words.slice(at, match.to);
    at = match.to - 1;
    if (isDenied(draft, found) || draft.refused.some(({ section }) => section === match.kind))
      continue;
    draft.wants = draft.wants.filter(
      (item) => !(item.section === match.kind && overlaps(item.words, found)),
    );
    draft.refused.push(sectionItem(found, match.kind));
  }
}

/** Whether words say what the business is not: "we are not a shop" refuses no section. */
const isDenied = ({ denied }: Draft, words: Phrase): boolean =>
  denied.some((phrase) => overlaps(phrase, words));

const sectionItem = (words: Phrase, section: SectionKind): ItemDraft => ({
  words,
  core: words,
  detail: [],
  price: null,
  section,
  need: null,
  isCapability: false,
  isMention: false,
  members: [],
});

/** Whether a clause says no to what stands at a place in it: "no reviews", "fees are not to be shown", "a blog we don't need". */
function isRefusedAt(words: Phrase, from: number, to: number, lexicon: Lexicon): boolean {
  if (!isRefusing(words, lexicon)) return false;
  const isMark = (at: number): boolean => /[,;:–—]/.test(words[at]?.gap ?? '');
  /* "No prices and with photos" */
  const opensAnew = (at: number): boolean =>
    words[at - 1]?.tag === 'and' && lexicon.has('withWords', words[at]?.lower ?? '');
  let start = from;
  while (start > 0 && !isMark(start) && !opensAnew(start)) start -= 1;
  if (isNegated(words.slice(start, from), lexicon)) return true;
  const opens = words.findIndex(({ tag }) => tag === 'negation');
  const isListed =
    opens >= 0 &&
    opens < start &&
    !opensAnew(start) &&
    words.slice(opens, from).every(({ tag }) => tag !== 'verb' && tag !== 'auxiliary');
  if (isListed) return true;
  let end = to;
  while (end < words.length && !isMark(end) && (lexicon.isHeadLast || end < to + 4)) end += 1;
  return (
    isNegated(words.slice(to, end), lexicon) &&
    (lexicon.isHeadLast || words[to]?.tag !== 'preposition')
  );
}

const isNegated = (words: Phrase, lexicon: Lexicon): boolean =>
  hasClass(words, 'refuse', lexicon) ||
  words.some(({ tag, lower }) => tag === 'negation' || /n['’]t$/.test(lower) || lower === 'none');

/** A list that stands for itself: each member is read alone, the first may say what the site is. */
function readMembers(context: Context, clause: Clause): void {
  const { draft, lexicon, vocabulary } = context;
  for (const [index, member] of listMembers(clause.words, lexicon).entries()) {
    const part: Clause = { ...clause, words: member, isFirst: false };
    const colon = member.findIndex(({ gap }, at) => at > 0 && /^\s*[:=]/.test(gap));
    if (colon > 0) {
      readKeyed(context, { ...part, words: member.slice(colon) }, member.slice(0, colon));
      continue;
    }
    const frames = framesIn(member, lexicon, vocabulary);
    spots(context, part, frames);
    const [opened] = listFrames(
      context,
      part,
      frames.filter(
        ({ group, from }) =>
          (group === 'refuse' || group === 'request' || group === 'offer') && from === 0,
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
    const mode = context.heading ?? 'bare';
    let goods = member;
    if (index === 0 && context.isOpening) {
      const [business, offered] = goodsOf(member, frames, lexicon);
      opens(context, business, clause);
      goods = offered;
    }
    readList(context, goods, mode, `list in a ${clause.setting}`);
  }
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

const isGreeting = (words: Phrase, lexicon: Lexicon): boolean =>
  (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) > 0 && words.length < 5;

interface Opened {
  frame: Frame;
  mode: Mode;
  words: Phrase;
}

/** The frames that open lists, each up to where the next begins. */
function listFrames(context: Context, clause: Clause, frames: readonly Frame[]): Opened[] {
  const { words } = clause;
  /* "I want a website for X with Y": the site itself is nothing that it has. */
  const siteAt = Math.max(
    -1,
    ...frames.flatMap(({ group, captures: { subject }, reason }) =>
      group === 'subject' && subject !== undefined && /@site|@make|@want/.test(reason)
        ? [subject.from + headEnd(words.slice(subject.from, subject.to), context.lexicon) - 1]
        : [],
    ),
  );
  const isWeak = ({ group, reason }: Frame): boolean =>
    group === 'request' && /: @?(?:with|have) /.test(reason);
  /* "A bakery with rye bread": what a business has it offers, unless it is a section. */
  const hasGoods = (from: number): boolean =>
    (clause.isFirst || context.isOpening) &&
    (!hasClass(words, 'site', context.lexicon) || (siteAt >= 0 && siteAt < from)) &&
    !hasClass(words.slice(Math.max(0, from - 2), from), 'site', context.lexicon);
  const found = frames.flatMap((frame): (Opened & { start: number; end: number })[] => {
    const named = MODES[frame.group];
    const mode = isWeak(frame) ? (hasGoods(frame.from) ? 'with' : 'want') : named;
    const { refused, wanted, can, offers, style, audience } = frame.captures;
    const range = refused ?? wanted ?? can ?? offers ?? style ?? audience;
    if (mode === undefined || range === undefined) return [];
    if (mode === 'want' && range.from <= siteAt) return [];
    if ((mode === 'refuse' || mode === 'deny') && opensCapitals(words, frame.from)) return [];
    const before = words[frame.from - 1];
    const isPast = context.lexicon.has('wasWords', before?.lower ?? '');
    if (
      mode === 'offer' &&
      (isPast || before?.tag === 'negation' || words[range.from]?.tag === 'negation')
    )
      return [];
    return [
      { frame, mode, words: words.slice(range.from, range.to), start: range.from, end: frame.to },
    ];
  });
  found.sort(
    (one, other) =>
      one.frame.from - other.frame.from ||
      ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode) ||
      other.start - one.start,
  );
  const kept: (Opened & { start: number; end: number })[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    if (last !== undefined) {
      const isInside =
        one.frame.from < last.start || one.start <= last.start || last.mode === one.mode;
      const isHeld =
        one.frame.from < last.end &&
        (one.mode === 'offer' ||
          ((one.mode === 'want' || one.mode === 'with') &&
            words[one.frame.from - 1]?.tag !== 'and')) &&
        last.mode !== 'want' &&
        last.mode !== 'style';
      if (isInside || isHeld) continue;
      const goesOn = lastsToComma(one, last.mode, context.lexicon);
      const rest = one.words.slice(goesOn);
      last.words = last.words.slice(0, one.frame.from - last.start);
      if (goesOn > 0 && rest.length > 0) {
        const start = one.start + goesOn;
        kept.push({ ...one, words: one.words.slice(0, goesOn) }, { ...last, words: rest, start });
        continue;
      }
    }
    kept.push(one);
  }
  return kept.filter((one) => one.words.length > 0);
}

/** How much of what is done "without" something belongs to it, where a list goes on: "get a quote without calling, read reviews"; else 0. */
function lastsToComma(one: Opened, before: Mode, lexicon: Lexicon): number {
  const isWithout = one.mode === 'refuse' && (before === 'can' || before === 'want');
  if (!isWithout || one.words[0]?.tag !== 'gerund' || lexicon.isHeadLast) return 0;
  return Math.max(
    0,
    one.words.findIndex(({ gap }) => /^\s*,/.test(gap)),
  );
}

/** Names, subjects and years: what a frame finds at one place of a clause. */
function spots(context: Context, { words, sentence }: Clause, frames: readonly Frame[]): void {
  const { draft, lexicon } = context;
  for (const { captures, reason, rank, group, from } of frames) {
    const at = (name: string): Phrase | null => {
      const range = captures[name];
      return range === undefined ? null : words.slice(range.from, range.to);
    };
    const weight = 100 - rank;
    const [name, who, since, slogan, subject] = [
      at('name'),
      at('who'),
      at('since'),
      at('slogan'),
      at('subject'),
    ];
    if (name)
      draft.namings.push({
        words: name,
        how:
          group === 'person' || isPerson(words, from, lexicon)
            ? 'person'
            : isNamed(context, words, from) && !isUnwanted(words, from, lexicon)
              ? 'called'
              : 'other',
      });
    if (who && group === 'subject') draft.namings.push({ words: who, how: 'is' });
    if (since) draft.since.push({ words: since, weight, reason });
    if (slogan) draft.slogans.push({ words: slogan, weight, reason });
    const isPast = lexicon.has('wasWords', words[from - 1]?.lower ?? '');
    if (subject && group === 'subject' && !isPast)
      draft.subjects.push({
        words: subject,
        weight: 100 - rank * 3 - sentence * (/@make|@want/.test(reason) ? 4 : 1),
        reason,
      });
  }
}

/** "Don't call it Scrapr" */
const isUnwanted = (words: Phrase, from: number, lexicon: Lexicon): boolean =>
  isNegated(words.slice(Math.max(0, from - 2), from + 1), lexicon);

/** Whether somebody is called so: "he is called", "my name is". */
const isPerson = (words: Phrase, from: number, lexicon: Lexicon): boolean =>
  words
    .slice(Math.max(0, from - 2), from + 2)
    .some(
      ({ lower }, at, near) =>
        lexicon.has('persons', lower) ||
        (lexicon.has('ownNames', lower) && lexicon.has('naming', near[at + 1]?.lower ?? '')),
    );

/** Whether what is called so can be the site: a business, a kind of it or its owner, not "our robot" or "a new record". */
function isNamed({ lexicon, kinds }: Context, words: Phrase, from: number): boolean {
  const isDetermined =
    ['article', 'possessive'].includes(words[from]?.tag ?? '') &&
    lexicon.has('naming', words[from + 1]?.lower ?? '');
  const opens =
    lexicon.has('naming', words[from]?.lower ?? '') && /[,;]/.test(words[from]?.gap ?? '');
  const isKind = (word: Phrase[number]): boolean =>
    lexicon.has('businessWords', word.lower) ||
    lexicon.has('named', word.lower) ||
    ['org', 'site', 'sitething'].some((name) => lexicon.classes.get(name)?.has(word.lower)) ||
    kinds.phrases.lengthAt([word], 0) > 0;
  const near = words.slice(Math.max(0, from - 5), from + 1);
  if (isDetermined || opens || (kinds.isHeadFirst && near.some(isKind))) return true;
  const last = words
    .slice(Math.max(0, from - 7), from)
    .findLast(
      ({ tag, lower }) =>
        (tag === 'noun' || tag === 'other' || tag === 'name') &&
        !lexicon.has('naming', lower) &&
        !lexicon.has('timeWords', lower),
    );
  return last === undefined || last.tag === 'name' || isKind(last);
}

/** What no list frame governs. `isFramed`: it stands before one. */
function readRest(
  context: Context,
  clause: Clause,
  words: Phrase,
  frames: readonly Frame[],
  isFramed: boolean,
): void {
  const { draft, lexicon } = context;
  const styled = draft.claims.filter(({ role }) => role === 'style').map((claim) => claim.words);
  const open = without(words, styled);
  if (!open.some(({ tag }) => CONTENT.has(tag))) {
    draft.claims.push({ words, role: 'instruction', reason: 'only joins' });
    return;
  }
  const isAsking =
    hasClass(open, 'site', lexicon) &&
    (hasClass(open, 'want', lexicon) ||
      hasClass(open, 'make', lexicon) ||
      frames.some(({ group }) => group === 'subject'));
  const hasSubject = frames.some(
    ({ group, reason }) => group === 'subject' && /@make|@want|@site/.test(reason),
  );
  if (isAsking || hasSubject) {
    draft.claims.push({ words: open, role: 'instruction', reason: 'asks for the site' });
    return;
  }
  if (!isFramed && !isTelling(open, lexicon)) {
    const styledAround = styled.some((phrase) => overlaps(phrase, words));
    const mode = context.heading ?? 'bare';
    if (context.isOpening && mode === 'bare' && !styledAround) opens(context, open, clause);
    readList(context, open, mode, `list in a ${clause.setting}`);
    return;
  }
  const isAside =
    open.some(({ lower }) => lexicon.has('siteAside', lower)) || hasClass(open, 'status', lexicon);
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
  for (const doing of doingsIn(words, lexicon)) {
    draft.offers.push(itemOf(doing, 'can', context));
    const object = doing[0]?.tag === 'verb' || doing[0]?.tag === 'gerund' ? doing.slice(1) : doing;
    draft.subjects.push({
      words: object,
      weight: 22 - clause.sentence,
      reason: 'subject: what is done',
    });
  }
}

/** What opens a prompt that is no sentence says what the site is. */
function opens({ draft, lexicon }: Context, words: Phrase, { sentence }: Clause): void {
  const end = words.findIndex(({ gap }, at) => at > 0 && /[,;|•\n]|\s[-–—]\s/.test(gap));
  const first = end < 0 ? words : words.slice(0, end);
  if (first.every(({ tag }) => tag === 'fact') || isGreeting(first, lexicon)) return;
  draft.subjects.push({ words: first, weight: 55 - sentence, reason: 'subject: opens the prompt' });
}

/** A clause that stands on the page as it is. */
function tell({ draft }: Context, words: Phrase): void {
  if (!draft.statements.includes(words)) draft.statements.push(words);
}

/** The member of a list that ends right before a word. */
const itemBefore = ({ offers, wants }: Draft, at: number): ItemDraft | null =>
  [...offers, ...wants].find(({ words }) => words.at(-1)?.at === at - 1) ?? null;

/** What stands in brackets: members of what stands before them, or what goes with it. */
function readBracket(context: Context, { words }: Clause): void {
  const { draft, lexicon } = context;
  const last = itemBefore(draft, words[0]?.at ?? 0);
  const open = without(
    words,
    draft.claims.filter(({ role }) => role === 'style').map((claim) => claim.words),
  );
  if (open.length === 0) return;
  const [only] = open;
  if (last !== null && only?.fact === 'price' && open.length === 1) {
    last.price = only;
    draft.claims.push({
      words: open,
      role: 'offering',
      reason: 'the price of what stands before it',
    });
    return;
  }
  const price = open.find(({ fact }) => fact === 'price');
  if (last !== null && price !== undefined && last.section === null && !isList(open, lexicon)) {
    last.price = price;
    last.detail = [...last.detail, ...open.filter((word) => word !== price)];
    draft.claims.push({ words: open, role: 'offering', reason: 'goes with what stands before it' });
    return;
  }
  const isPriced =
    open.some(({ fact }) => fact === 'price') && open.some(({ fact }) => fact === null);
  if (isPriced) {
    readList(context, open, 'offer', 'prices in brackets');
    return;
  }
  if (isList(open, lexicon) || (last !== null && last.section !== null)) {
    const target = last !== null && last.section !== null ? last : null;
    readList(context, open, target === null ? 'offer' : 'member', 'list in brackets', target);
    return;
  }
  if (last !== null && open.length <= 12) {
    last.detail = [...last.detail, ...open];
    draft.claims.push({ words: open, role: 'offering', reason: 'goes with what stands before it' });
    return;
  }
  draft.claims.push({ words: open, role: 'comment', reason: 'an aside' });
}
