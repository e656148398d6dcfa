import type { Role } from '../types';
import type { Draft, ItemDraft } from './draft';
import { colorsIn, type ColorIndex } from './colors';
import { framesIn, type Frame } from './frames';
import type { Lexicon } from './lexicon';
import { listMembers } from './lists';
import type { Vocabulary } from './pattern';
import { isCapital, isSoft, nounEnd, phraseEnds } from './phrases';
import { sectionAt, type SectionIndex } from './sections';
import type { Clause, Range } from './segments';
import type { Word } from './words';

/** What a clause is read with. */
export interface Context {
  text: string;
  words: readonly Word[];
  lexicon: Lexicon;
  sections: SectionIndex;
  colors: ColorIndex;
  vocabulary: Vocabulary;
  draft: Draft;
  capitalsTell: boolean;
  /** What kind of list a heading line opened: the lines below it belong to it. */
  heading: Mode | null;
}

export type Mode = 'offer' | 'want' | 'refuse' | 'style' | 'can' | 'bare' | 'audience';

const MODES: Readonly<Record<string, Mode>> = {
  refuse: 'refuse',
  can: 'can',
  request: 'want',
  offer: 'offer',
  style: 'style',
  audience: 'audience',
};
const CONTENT: ReadonlySet<string> = new Set(['noun', 'name', 'other', 'gerund', 'adjective', 'number', 'fact', 'participle']);
const ORDER: readonly Mode[] = ['refuse', 'audience', 'can', 'style', 'want', 'offer', 'bare'];

export function readClause(context: Context, clause: Clause, index: number): void {
  const { words, lexicon, vocabulary, draft } = context;
  if (clause.key !== null) {
    readKeyed(context, clause, index);
    return;
  }
  readColors(context, clause, false);
  const frames = framesIn(words, clause, lexicon, vocabulary);
  spots(context, clause, frames);
  const lists = listFrames(frames, clause, context);
  let at = clause.from;
  for (const [position, { frame, mode, range }] of lists.entries()) {
    if (frame.from > at) residue(context, { from: at, to: frame.from }, clause, index, frames, lists.length > 0);
    draft.claims.push({ from: frame.from, to: range.from, role: mode === 'offer' ? 'clause' : 'instruction', reason: frame.reason });
    readList(context, range, mode, clause, index, frame);
    at = range.to;
    void position;
  }
  if (at < clause.to) residue(context, { from: at, to: clause.to }, clause, index, frames, lists.length > 0);
}

/** Colors of a stretch with the words between them and their roles: what they cover belongs to no list. */
function readColors({ words, colors, draft }: Context, range: Range, isStyled: boolean): void {
  const mentions = colorsIn(words, range, colors, isStyled);
  const isRole = (at: number): boolean => {
    const lower = words[at]?.lower ?? '';
    return colors.roles.has(lower) || colors.design.has(lower);
  };
  for (const mention of mentions) {
    draft.colors.push(mention);
    let { from, to } = mention;
    for (let at = mention.from - 1; at >= range.from && at > mention.from - 6; at -= 1) if (isRole(at)) from = at;
    for (let at = mention.to; at < range.to && at < mention.to + 6; at += 1) {
      if (/[,.;]/.test(words[at]?.gap ?? '') || words[at]?.tag === 'and') break;
      if (isRole(at)) to = at + 1;
    }
    draft.claims.push({ from, to, role: 'style', reason: `color ${mention.hex}${mention.role === null ? '' : ` for ${mention.role}`}` });
  }
  for (let at = range.from; at < range.to; at += 1) {
    if (draft.dark === null && colors.dark.has(words[at]?.lower ?? '') && (isStyled || !isNounAfter(words, at + 1, range.to))) draft.dark = { from: at, to: at + 1 };
  }
}

const isNounAfter = (words: readonly Word[], at: number, to: number): boolean => at < to && isSoftNoun(words, at, to);

const isClaimed = ({ draft }: Context, at: number): boolean => draft.claims.some(({ role, from, to }) => role === 'style' && at >= from && at < to);

interface ListFrame {
  frame: Frame;
  mode: Mode;
  range: Range;
}

/** The frames that open lists, each up to where the next begins. */
function listFrames(frames: readonly Frame[], clause: Clause, context: Context): ListFrame[] {
  const opened = frames
    .flatMap((frame): ListFrame[] => {
      const mode = MODES[frame.group];
      const range = frame.captures.refused ?? frame.captures.wanted ?? frame.captures.can ?? frame.captures.offers ?? frame.captures.style ?? frame.captures.audience;
      return mode === undefined || range === undefined ? [] : [{ frame, mode, range }];
    })
    .filter(({ frame }) => frame.group !== 'request' || !/^with |^have /.test(frame.reason.slice(9)) || hasSite(context, clause) || clause.opener !== null || context.heading !== null)
    .sort((one, other) => one.frame.from - other.frame.from || ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode) || other.range.from - one.range.from);
  const kept: ListFrame[] = [];
  for (const one of opened) {
    const last = kept.at(-1);
    if (last !== undefined && one.frame.from < last.range.from) continue;
    if (last !== undefined && one.range.from <= last.range.from) continue;
    if (last !== undefined && last.mode === one.mode) continue;
    if (last !== undefined && (one.mode === 'want' || one.mode === 'offer') && (last.mode === 'offer' || last.mode === 'can')) continue;
    if (last !== undefined && last.mode === 'refuse' && one.mode !== 'refuse') continue;
    if (last !== undefined && last.range.to > one.frame.from) last.range = { from: last.range.from, to: one.frame.from };
    kept.push({ ...one });
  }
  return kept.filter(({ range }) => range.to > range.from);
}

export const hasSite = ({ words, lexicon }: Context, { from, to }: Range): boolean => {
  const site = lexicon.classes.get('site');
  for (let at = from; at < to; at += 1) if ((site?.lengthAt(words, at, to) ?? 0) > 0) return true;
  return false;
};

/** Names, places, subjects and years: what a frame finds at one place of a clause. */
function spots({ draft, words }: Context, clause: Clause, frames: readonly Frame[]): void {
  for (const frame of frames) {
    const { name, who, subject, place, since, slogan } = frame.captures;
    const { reason, rank } = frame;
    if (name) draft.names.push({ ...name, weight: 100 - rank, reason });
    if (who && frame.group === 'subject') draft.names.push({ ...who, weight: 95 - rank, reason });
    if (place) draft.places.push({ ...place, weight: 100 - rank, reason });
    if (since) draft.since.push({ ...since, weight: 100 - rank, reason });
    if (slogan) draft.slogans.push({ ...slogan, weight: 100 - rank, reason });
    if (subject && frame.group === 'subject') draft.subjects.push({ ...subject, weight: 100 - rank * 3 - clause.sentence, reason });
  }
  void words;
}

const KEYS: Readonly<Record<string, Mode>> = {};

function readKeyed(context: Context, clause: Clause, index: number): void {
  const { words, lexicon, draft, text } = context;
  const key = clause.key as Range;
  const phrase = words.slice(key.from, key.to).map(({ lower }) => lower).join(' ');
  const is = (name: string): boolean => lexicon.has(name, phrase) || (words.slice(key.from, key.to).some((word) => lexicon.has(name, word.lower)) && key.to - key.from <= 3);
  const value = { from: clause.from, to: clause.to };
  const reason = `key: ${phrase}`;
  draft.claims.push({ ...key, role: 'instruction', reason });
  void KEYS;
  if (value.to <= value.from) {
    context.heading = keyMode(phrase, is);
    return;
  }
  if (lexicon.has('keysName', phrase)) {
    draft.names.push({ ...nameIn(context, value), weight: 120, reason });
    draft.claims.push({ ...value, role: 'name', reason });
  } else if (lexicon.has('keysSubject', phrase)) {
    draft.subjects.push({ ...value, weight: 120, reason });
    draft.claims.push({ ...value, role: 'subject', reason });
  } else if (is('keysPlace')) {
    draft.places.push({ ...value, weight: 120, reason });
    draft.claims.push({ ...value, role: 'place', reason });
  } else {
    const mode = keyMode(phrase, is);
    if (mode === 'bare') {
      const section = sectionAt(context.sections, words, key.from, key.to);
      if (section?.to === key.to) {
        draft.wants.push({ ...key, core: key, details: [], facts: [], section: section.kind, isCapability: false, clause: index });
        readList(context, value, 'offer', clause, index, null);
        return;
      }
      draft.statements.push({ from: key.from, to: clause.to });
      readList(context, value, 'bare', clause, index, null);
      return;
    }
    readList(context, value, mode, clause, index, null);
  }
  void text;
}

function keyMode(phrase: string, is: (name: string) => boolean): Mode {
  if (is('keysOffer')) return 'offer';
  if (is('keysStyle')) return 'style';
  if (is('keysRefuse')) return 'refuse';
  if (is('keysWant')) return 'want';
  if (is('keysAudience')) return 'audience';
  return 'bare';
}

function nameIn({ words }: Context, { from, to }: Range): Range {
  for (let at = from + 1; at < to; at += 1) if (/[(,]/.test(words[at]?.gap ?? '')) return { from, to: at };
  return { from, to };
}

/** What is left of a clause when its frames are known. */
function residue(context: Context, range: Range, clause: Clause, index: number, frames: readonly Frame[], isFramed: boolean): void {
  const { words, draft, lexicon } = context;
  const part = words.slice(range.from, range.to).filter((_, offset) => !isClaimed(context, range.from + offset));
  if (!part.some(({ tag }) => CONTENT.has(tag))) {
    draft.claims.push({ ...range, role: 'instruction', reason: 'joins' });
    return;
  }
  const hasVerb = part.some(({ tag }) => tag === 'verb' || tag === 'auxiliary' || tag === 'participle');
  const isInstruction = frames.some(({ group, reason }) => group === 'subject' && /@site|@make|@want/.test(reason)) || (hasSite(context, clause) && part.some((word) => lexicon.classes.get('want')?.has(word.lower) || lexicon.classes.get('make')?.has(word.lower)));
  const aside = part.some((word) => lexicon.has('siteAside', word.lower)) || (lexicon.classes.get('status')?.lengthAt(words, range.from, range.to) ?? 0) > 0;
  if (isInstruction) {
    draft.claims.push({ ...range, role: 'instruction', reason: 'instruction' });
    return;
  }
  if (!hasVerb && !isFramed) {
    readList(context, range, context.heading ?? 'bare', clause, index, null);
    return;
  }
  if (aside) {
    draft.claims.push({ ...range, role: 'comment', reason: 'speaks of the site' });
    return;
  }
  const role: Role = 'clause';
  draft.claims.push({ ...range, role, reason: 'tells' });
  draft.statements.push({ from: clause.from, to: clause.to });
}

/** Reads the members of a list, each for what it is. */
function readList(context: Context, range: Range, mode: Mode, clause: Clause, index: number, frame: Frame | null): void {
  const { words, lexicon, draft } = context;
  const reason = frame?.reason ?? `list in a ${clause.setting}`;
  if (mode === 'style') {
    draft.styles.push(range);
    readColors(context, range, true);
    draft.claims.push({ ...range, role: 'style', reason });
    return;
  }
  if (mode === 'audience') {
    draft.audiences.push({ ...range, weight: 100, reason });
    draft.claims.push({ ...range, role: 'audience', reason });
    return;
  }
  for (const member of listMembers(words, range, lexicon, (at) => isClaimed(context, at))) {
    const item = itemOf(context, member, mode, index);
    if (mode === 'refuse') {
      draft.refused.push(item);
      draft.claims.push({ ...member, role: 'refusal', reason });
    } else if (mode === 'want' || mode === 'can') {
      draft.wants.push(item);
      draft.claims.push({ ...member, role: 'request', reason });
    } else if (mode === 'offer') {
      draft.offers.push(item);
      draft.claims.push({ ...member, role: 'offering', reason });
    } else readBare(context, item, reason);
  }
}

/** A member of a list that no frame governs: a section, a style, a place, or what is offered. */
function readBare({ draft, words, lexicon, vocabulary }: Context, item: ItemDraft, reason: string): void {
  const single = item.to - item.from === 1 ? words[item.from] : undefined;
  if (single?.fact != null) {
    draft.claims.push({ from: item.from, to: item.to, role: 'fact', reason });
  } else if (item.section !== null) {
    draft.wants.push(item);
    draft.claims.push({ from: item.from, to: item.to, role: 'request', reason });
  } else if (isStyle(words, item, lexicon)) {
    draft.styles.push(item);
    draft.claims.push({ from: item.from, to: item.to, role: 'style', reason });
  } else if (vocabulary.extents.place?.(words, item.from, item.to).includes(item.to) && lexicon.has('never', '')) {
    draft.claims.push({ from: item.from, to: item.to, role: 'place', reason });
  } else {
    draft.offers.push(item);
    draft.claims.push({ from: item.from, to: item.to, role: 'offering', reason });
  }
}

function isStyle(words: readonly Word[], { from, to }: Range, lexicon: Lexicon): boolean {
  const end = nounEnd(words, from, to, lexicon);
  const head = words[Math.max(from, end - 1)];
  return (
    (head !== undefined && lexicon.has('styleNouns', head.lower)) ||
    words.slice(from, to).every((word) => lexicon.has('styleWords', word.lower) || word.tag === 'and' || word.tag === 'adverb' || word.tag === 'negation')
  );
}

/** A member of a list, parted into what it is and what goes with it. */
export function itemOf({ words, lexicon, sections }: Context, member: Range, mode: Mode, clause: number): ItemDraft {
  let { from } = member;
  const { to } = member;
  const skip = (word: Word | undefined): boolean =>
    word !== undefined && (word.tag === 'article' || word.tag === 'possessive' || (word.tag === 'adverb' && mode !== 'can') || lexicon.has('leads', word.lower));
  while (from < to - 1 && skip(words[from])) from += 1;
  const facts = words.slice(from, to).flatMap(({ fact }, offset) => (fact === null ? [] : [{ kind: fact, at: from + offset }]));
  const ends = phraseEnds(words, from, to, lexicon);
  const end = mode === 'can' ? to : (ends[0] ?? to);
  const section = sectionOf(words, { from, to }, mode, lexicon, sections);
  return { from: member.from, to, core: { from, to: Math.max(end, from + 1) }, details: end < to ? [{ from: end, to }] : [], facts, section, isCapability: mode === 'can', clause };
}

/** Which section a member asks for: by its whole words, its head, or what it begins with. */
function sectionOf(words: readonly Word[], { from, to }: Range, mode: Mode, lexicon: Lexicon, sections: SectionIndex) {
  const head = nounEnd(words, from, to, lexicon);
  let best: { kind: ReturnType<typeof sectionAt>; score: number } = { kind: null, score: 0 };
  for (let at = from; at < to; at += 1) {
    const match = sectionAt(sections, words, at, to);
    if (match === null) continue;
    const isWhole = match.from === from && match.to === to;
    const isHead = match.to === head;
    const isStart = match.from === from && !isSoftNoun(words, match.to, to);
    const score = isWhole ? 4 : isHead ? 3 : isStart ? 2 : mode === 'want' || mode === 'refuse' || mode === 'can' ? 1 : 0;
    if (mode === 'offer' && !isWhole) continue;
    if (score > best.score) best = { kind: match, score };
  }
  if (mode === 'offer') return null;
  return best.kind?.kind ?? null;
}

/** A noun follows at once, so that what stands before it only tells which: "photo albums". */
const isSoftNoun = (words: readonly Word[], at: number, to: number): boolean => {
  const word = words[at];
  return at < to && word !== undefined && isSoft(word.gap) && (word.tag === 'noun' || word.tag === 'name' || word.tag === 'other');
};

void isCapital;
