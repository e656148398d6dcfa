import { stableHash } from '../../stableHash';
import type { Part, Wishes } from '../ComponentIntent';
import { NUMBER_WORDS, OPENING, ORDINALS, PLAIN_NOUN } from '../words/grammar';
import { type Role, roleNamed, type State, stateNamed } from '../words/roles';
import { bared, bareWords, isLook, LAYOUT_AT_START, stemsIn } from './bared';
import type { Candidate } from './findKind';
import { Masked, NAME_MARK } from './masked';
import { emptyPart, ROLE_AT_END, withoutState } from './readPart';
import { NOTHING, readSegment, type ReadSegment } from './readSegment';
import { styleOf } from './readStyle';
import { type Segment, segmentsOf } from './segments';
import { isCapitalized, stemOf } from './tokens';

/** "step 2 active", "the last one is not clickable", "first three filled 4 8 1". */
const STATED =
  /^(?:the\s+|only\s+)?(?:(\p{L}+)\s+)?(\S+?)(?:\s+(?:one|item|step|tab|page|entry|star|row|option))?\s+(?:is\s+|are\s+)?(?:(not clickable)|(\p{Ll}+))(?:\s+(.*))?$/u;
/** "currently on Payment" */
const REACHED = /^(?:currently|now)\s+(?:(?:at|on|in|viewing)\s+)?(?=\p{Lu})(.+)$/u;
/** A clause that tells of parts rather than of behaviour. */
const SAYING = /\p{Lu}|^(?:shows?|has|have|contains?|lists?|includes?|says?|reads?|holds?)\b/u;

/** What stands behind a colon and has a verb is said as a whole. */
const SENTENCE =
  /^\S+(?:\s\S+)*\s(?:is|are|was|were|will|has|have|can|cannot|must|need|needs|expires?|ends?|does|do)\s\S/u;
/** Where it is, when it is used, after what. */
const PLACED =
  /^(?:under|above|below|beside|next to|near|behind|over|inside|around|between|before|after|during)\s/u;

/** Everything a description says of the component that it was found to mean. Never throws. */
export function readWishes(description: string, { kind, named }: Candidate): Wishes {
  const head = named?.place === 'head' || named?.place === 'shownAs' ? named : null;
  const name = head === null ? '' : description.slice(head.start, head.end);
  const masked = new Masked(description, head);
  const text = masked.text
    .replace(OPENING, '')
    .replace(new RegExp(`\\bas (?:an? )?${NAME_MARK}`, 'u'), NAME_MARK);
  const noun = stemOf(name.split(/\s+/u).at(-1) ?? '');
  const reader = new Reader(masked, kind.hasShortItems ?? false, noun);
  segmentsOf(text).forEach((segment) => reader.read(segment));
  return {
    description,
    described: reader.described,
    named: name,
    label: reader.label,
    topic: reader.topic,
    parts: reader.statedParts(),
    mentions: new Set(reader.mentions),
    refusals: new Set(reader.refusals),
    counts: reader.counts,
    place:
      /\b(?:top|bottom|left|right)(?:\s(?:left|right|center|centre))?\b/u.exec(text)?.[0] ?? '',
    style: styleOf(text.replaceAll(NAME_MARK, name)),
    id: `c${stableHash(description).toString(36).slice(0, 5)}`,
  };
}

interface Stated {
  /** Which parts, counted from 0 or from the end, or one by its words. */
  target: { from: number; count: number } | string;
  state: State;
}

class Reader {
  label = '';
  described = '';
  topic: string | null = null;
  readonly mentions: string[] = [];
  readonly refusals: string[] = [];
  readonly counts = new Map<string, number>();
  private readonly parts: Part[] = [];
  private readonly stated: Stated[] = [];
  private carried: Role | null = null;
  /** Parts that were named again, to say something of them. */
  private repeated: string[] = [];

  constructor(
    private readonly masked: Masked,
    private readonly isShort: boolean,
    /** Stem of the noun that the component is called. */
    private readonly noun: string,
  ) {}

  read(segment: Segment): void {
    if (segment.text.includes(NAME_MARK)) {
      this.readNoun(segment);
      return;
    }
    if (!segment.continues) this.carried = null;
    const rest = this.readState(segment.text);
    if (rest === null || this.isRepeated(rest) || this.isStatedAgain(rest)) return;
    const [, ofThem] = /^(\d+) of (?:them|these)$/u.exec(rest) ?? [];
    if (ofThem !== undefined) {
      this.counts.set('them', Number(ofThem));
      return;
    }
    const isLabel = segment.isListed && /^\p{Lu}\S*(?:\s\S+){0,2}$/u.test(rest);
    if (segment.isHead && this.noun === '' && !isLabel && isDescription(rest)) {
      this.described = this.masked.shown(bared(rest));
      this.mentions.push(...stemsIn(rest));
      return;
    }
    if (segment.isAfterColon && !segment.isListed && SENTENCE.test(rest)) {
      this.take({ ...NOTHING, parts: [sentencePart(this.masked.shown(rest))] }, segment);
      return;
    }
    const read = readSegment(rest, this.masked, this.isShort);
    if (segment.isClause && !SAYING.test(rest) && !read.parts.some(({ isQuoted }) => isQuoted)) {
      this.mentions.push(...stemsIn(rest));
      return;
    }
    if (segment.isWith && segment.continues && read.parts.every(({ isBare }) => isBare)) {
      this.mark(read.mentions);
    }
    if (segment.isWith && this.isCount(read.parts)) return;
    this.take(read, segment);
    if (segment.closes) this.carried = null;
  }

  private take(read: ReadSegment, { key, group, isHead }: Segment): void {
    const calledBy = key === null ? '' : withoutRole(bareWords(bared(key)));
    const listRole = roleOf(group) ?? roleOf(key) ?? this.carried;
    const isKey =
      calledBy !== '' && (roleOf(key) === null ? !isLook(stemOf(calledBy)) : /\s/u.test(key ?? ''));
    this.parts.push(
      ...read.parts.map((part): Part => ({
        ...part,
        isLead: isHead,
        group,
        key: part.key ?? (isKey ? calledBy : null),
        role: part.role ?? (part.isBare ? null : listRole),
      })),
    );
    this.mentions.push(...read.mentions);
    this.refusals.push(...read.refusals);
    read.counts.forEach(([noun, count]) => this.counts.set(noun, count));
    if (read.opens !== null) this.carried = read.opens;
  }

  /** The noun phrase that names the component: what stands before the name is its label, what follows "for" its topic. */
  private readNoun(segment: Segment): void {
    const [before = '', after = ''] = segment.text.split(NAME_MARK);
    const bare = bareWords(bared(before));
    const number = countOf(/(?:^|\s)(\S+)\s*$/u.exec(before)?.[1] ?? '');
    const isChoice = this.isShort && /\s(?:or|and)\s|\S\/\S/u.test(bared(before));
    if (number >= 1) this.counts.set(this.noun, number);
    else if (isChoice)
      this.parts.push(
        ...bared(before)
          .split(/\s+(?:or|and)\s+|\//u)
          .map(sentencePart),
      );
    else if (segment.isListed && segment.continues) this.readPlain(before, segment);
    else if (/\d|[\ue000-\ue3ff]/u.test(bare)) this.readPlain(before, segment);
    else this.label = this.masked.shown(bare);
    const rest = withoutPlace(after);
    const about = /^(?:for|of|about|from|to|at|into|in|on)\s+(.+)$/u.exec(rest)?.[1];
    if (rest === '' || (PLACED.test(rest) && !/[\p{Lu}\d\ue000-\ue3ff]/u.test(rest))) {
      this.mentions.push(...stemsIn(after));
    } else if (about === undefined || bared(rest) === '') this.readPlain(rest, segment);
    else this.readTopic(about, segment);
  }

  private readTopic(about: string, segment: Segment): void {
    const [, amount = '', all = about] =
      /^(?:an?\s+|the\s+|my\s+|our\s+)?(?:(\d+|two|three|four|five|six)\s+)?(.*)$/u.exec(about) ??
      [];
    if (amount !== '') this.counts.set(stemOf(all.split(' ').at(-1) ?? ''), countOf(amount));
    const cut =
      /^(\p{Ll}[^\p{Lu}]*?)\s+(\p{Lu}.*)$/u.exec(all) ??
      /^(.+?)\s+((?:\p{Lu}{1,3}\s+){2,}\p{Lu}{1,3})$/u.exec(all);
    const isCut = cut !== null && (this.isShort || segment.isListed);
    const topic = isCut ? (cut[1] ?? '') : all;
    this.topic = this.masked.shown(bared(topic.replace(/^(?:step|page|part)s?\s/u, ''))) || null;
    if (isCut) this.readPlain(cut[2] ?? '', segment);
  }

  private readPlain(text: string, segment: Segment): void {
    const [first = '', ...others] = text.trim().split(/\s+/u);
    const words = PLAIN_NOUN.has(stemOf(first)) ? others.join(' ') : text.trim();
    if (words === '') return;
    this.read({ ...segment, text: words, isHead: true, continues: false });
  }

  /** "Inbox with dot": the part before has something to see. */
  private mark(mentions: readonly string[]): void {
    const last = this.parts.pop();
    if (last === undefined) return;
    const isMarked = mentions.some((one) => one === 'dot' || one === 'badge');
    this.parts.push(isMarked ? { ...last, states: [...last.states, 'unread'] } : last);
  }

  /** "Cart icon with 2": the number stands on the icon before. */
  private isCount([only, ...others]: readonly Part[]): boolean {
    const last = this.parts.at(-1);
    if (only === undefined || others.length > 0 || only.words !== only.value) return false;
    if (last?.role !== 'icon') return false;
    this.parts.splice(-1, 1, { ...last, value: only.value });
    return true;
  }

  /** "Film and Food checked" after both were listed: they are not listed again. */
  private isRepeated(text: string): boolean {
    const known = this.partCalled(bared(text));
    if (known !== undefined) this.repeated.push(known.text);
    return known !== undefined;
  }

  /** "current Usage highlighted" after Usage was listed. */
  private isStatedAgain(text: string): boolean {
    const { text: words, states } = withoutState(bared(text));
    const known = states.length === 0 ? undefined : this.partCalled(words);
    if (known === undefined) return false;
    this.stated.push(...states.map((state) => ({ target: known.text, state })));
    return true;
  }

  private partCalled(words: string): Part | undefined {
    const same = (one: string) => one.toLowerCase().replace(/^#/u, '') === words.toLowerCase();
    return this.parts.find((part) => !part.isBare && (same(part.words) || same(part.text)));
  }

  /** Notes what a segment says of the state of parts; gives what else it says, or null. */
  private readState(text: string): string | null {
    const reached = this.partCalled(REACHED.exec(text)?.[1] ?? '');
    if (reached !== undefined) {
      this.stated.push({ target: reached.text, state: 'current' });
      return null;
    }
    const [, noun = '', which = '', dead, word = '', rest = ''] = STATED.exec(bared(text)) ?? [];
    const state = dead === undefined ? stateNamed(word) : 'disabled';
    if (state === null) return text;
    const ordinal = [noun, which].find((one) => ORDINALS.has(stemOf(one)));
    const number = countOf(which.replace(/^(\d+)(?:st|nd|rd|th)$/u, '$1'));
    if (ordinal !== undefined) {
      const from = ordinal.toLowerCase() === 'middle' ? 1 : ORDER.indexOf(ordinal.toLowerCase());
      this.stated.push({ target: { from, count: number >= 1 ? number : 1 }, state });
    } else if (/^\p{Ll}/u.test(noun) && number >= 1) {
      this.stated.push({ target: { from: number - 1, count: 1 }, state });
      this.counts.set(`${state} ${stemOf(noun)}`, number);
    } else {
      const known = noun === '' ? this.partCalled(which) : undefined;
      if (number >= 1) this.counts.set(state, number);
      if (number >= 1 && noun === '' && /\s(?:is|are)\s/u.test(text)) return null;
      if (known === undefined) return text;
      [...this.repeated, known.text].forEach((target) => this.stated.push({ target, state }));
      this.repeated = [];
    }
    return rest === '' ? null : rest;
  }

  /** The parts, with the states that were told of them apart. */
  statedParts(): Part[] {
    const items = this.parts.filter(
      ({ role, key, isBare }) => role === null && key === null && !isBare,
    );
    return this.parts.map((part) => {
      const index = items.indexOf(part);
      const states = this.stated
        .filter(({ target }) => {
          if (typeof target === 'string') return target === part.text;
          const from = target.from < 0 ? items.length + target.from : target.from;
          return index >= from && index < from + target.count && index !== -1;
        })
        .map(({ state }) => state);
      return states.length === 0 ? part : { ...part, states: [...part.states, ...states] };
    });
  }
}

/** Whether the first words only describe what is wanted: nothing in them is written on it. */
function isDescription(text: string): boolean {
  const [, ...others] = text.split(/\s+/u);
  const isSpelt = others.some((word) => isCapitalized(word)) || /^\p{Ll}+\p{Lu}/u.test(text);
  return !isSpelt && !/[\ue000-\ue3ff$€£%°?#]|\d[\d.,:]*\d|\+\d|\d\+/u.test(text);
}

/** What follows a name without the words that only tell where it is and how it looks: "fixed in the corner for …". */
function withoutPlace(text: string): string {
  let rest = text.trim();
  for (;;) {
    const [first = ''] = rest.split(/\s+/u);
    const next =
      isLook(stemOf(first)) && /^\p{Ll}/u.test(first)
        ? rest.slice(first.length).trim()
        : rest.replace(LAYOUT_AT_START, '');
    if (next === rest || rest === '') return rest;
    rest = next;
  }
}

function sentencePart(text: string): Part {
  return { ...emptyPart, text, words: text };
}

/** "Warning" of "Warning text". */
function withoutRole(words: string): string {
  return ROLE_AT_END.exec(words)?.[1] ?? words;
}

function roleOf(name: string | null): Role | null {
  const words = name === null ? '' : bareWords(name).toLowerCase();
  return roleNamed(words) ?? roleNamed(words.split(' ').at(-1) ?? '');
}

function countOf(word: string): number {
  const spelt = NUMBER_WORDS.indexOf(word.toLowerCase());
  return spelt === -1 ? Number(word || Number.NaN) : spelt;
}

const ORDER = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];
