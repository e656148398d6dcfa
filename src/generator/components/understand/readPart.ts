import type { Part } from '../ComponentIntent';
import { FUNCTION_WORDS } from '../words/grammar';
import {
  ANY_ROLE,
  DECOR,
  LIST_NOUN,
  type Role,
  roleNamed,
  type State,
  stateNamed,
} from '../words/roles';
import { bared, isAction, isDecor, tonesIn, withoutLooks } from './bared';
import { type Masked, QUOTATION_MARK } from './masked';
import { stemOf } from './tokens';
import { VALUE } from './values';

export const ROLE_AT_END = new RegExp(`^(.*?)(?:^|\\s+)(${ANY_ROLE})$`, 'u');
const ROLE_AT_START = new RegExp(
  `^(${ANY_ROLE})(?:\\s+(?:that\\s+)?(?:for|to|saying|says|reading|reads|labelled|labeled|with text|called|named|is|of))?\\s+(.+)$`,
  'iu',
);
const ROLE_INSIDE = new RegExp(`^(.*?\\S)\\s+(${ANY_ROLE})\\s+(.+)$`, 'u');
const KEY =
  /^(\p{Ll}[\p{L}'-]*(?:\s\p{Ll}[\p{L}'-]*){0,2})\s+(?=[\p{Lu}#@"“\ue000-\ue3ff]|[\w-]+[.@]\w)(.+)$/u;
const PREPOSITION = /^(by|at|from|to|in|on|until|since|due|via)\s+(?=[\p{Lu}\d])(.+)$/u;
const STATE_AT_END = /^(.*\S)\s+(?:(?:is|are|was|being|already|currently)\s+)?(\p{Ll}+|[✓✔])$/u;
const STATE_AT_START = /^(\p{Ll}+)\s+([\p{Lu}\d].*)$/u;
/** Of a link that is sent, copied or shared the word is part of its label. */
const LINK_AS_OBJECT = /^(?:copy|share|send|get|request|resend|paste|create|insert)\b/iu;
/** Roles that words before and options behind them belong to: "brand checkboxes Nike Adidas". */
const CHOICES: ReadonlySet<Role> = new Set([
  'select',
  'checkbox',
  'radio',
  'button',
  'link',
  'switch',
]);
/** "Add logo" and "insert image" are what a button says; a "copy icon" is an icon. */
const LABELLED = /^(?:\p{Lu}|(?:insert|add|upload|take|change)\b)/u;
const PRESSED: ReadonlySet<Role> = new Set(['button', 'link', 'switch', 'checkbox', 'field']);

/** A part of a component with nothing in it yet. */
export const emptyPart: Part = {
  text: '',
  words: '',
  value: null,
  detail: null,
  role: null,
  key: null,
  group: null,
  states: [],
  tone: null,
  inner: [],
  isQuoted: false,
  isBare: false,
  isLead: false,
};

/** The part that a segment with a quotation in it tells of. */
export function quotedPart(text: string, quotation: string, masked: Masked): Part {
  const context = bared(text.replace(QUOTATION_MARK, ' ').replace(/\s+/gu, ' '));
  const whole = { ...emptyPart, text: quotation, words: quotation, isQuoted: true };
  if (context === '') return whole;
  const [value = null] = context.match(VALUE) ?? [];
  if (value !== null) return { ...whole, value, key: context.replace(value, '').trim() || null };
  const [, before = '', behind = ''] = ROLE_AT_END.exec(context) ?? [];
  const role = roleNamed(behind);
  if (role !== null) return { ...whole, role, key: withoutLooks(before) || null };
  const [first = '', ...others] = context.split(' ');
  const opening = roleNamed(first);
  if (opening !== null) return { ...whole, role: opening, key: others.join(' ') };
  if (isDecor(context)) return whole;
  if (others.length < 2 && !FUNCTION_WORDS.has(stemOf(others.at(-1) ?? first))) {
    return { ...whole, key: context };
  }
  const full = masked.shown(text);
  return { ...whole, text: full, words: full };
}

/** The part that a segment without a quotation tells of; `source` has no layout around it. */
export function wordsPart(source: string, masked: Masked): Part {
  const { text, states } = withoutState(source);
  const [tone = null] = tonesIn(text);
  const base = { ...emptyPart, text: masked.shown(source), states, tone };
  const bare = withoutLooks(text);
  return (
    asRole(bare, base, masked) ??
    asKeyed(bare, base) ?? { ...base, ...valued(withoutListNoun(bare)) }
  );
}

function asRole(bare: string, base: Part, masked: Masked): Part | null {
  const whole = /^\p{Ll}/u.test(bare) ? roleNamed(bare) : null;
  if (whole !== null) return { ...base, words: bare, role: whole, isBare: true };

  const [, first = '', content = ''] = ROLE_AT_START.exec(bare) ?? [];
  const opening = roleNamed(first.toLowerCase());
  const [, listNoun = '', members] = /^(\p{Ll}+s)\s+(\p{Lu}.*)$/u.exec(content) ?? [];
  if (members !== undefined && LIST_NOUN.has(stemOf(listNoun))) {
    return { ...base, ...valued(members), text: members };
  }
  if (opening !== null && (/^\p{Lu}/u.test(content) || /^\p{Ll}/u.test(first))) {
    const options = runOf(content, true);
    if (options.length > 1 && CHOICES.has(opening) && !/s$/u.test(first)) {
      return { ...base, words: first, role: opening, inner: options };
    }
    if (/^\p{Lu}/u.test(content) || ROLE_AT_END.exec(bare) === null) {
      return { ...base, ...valued(content), role: opening };
    }
  }
  const [, before = '', last = ''] = ROLE_AT_END.exec(bare) ?? [];
  const closing = roleNamed(last);
  const isLabel =
    closing !== null && !PRESSED.has(closing) && LABELLED.test(bare) && isAction(bare);
  if (closing !== null && !isLabel) {
    const isObject = closing === 'link' && LINK_AS_OBJECT.test(before);
    const words = isObject ? bare : withoutLooks(bared(before));
    if (/^\d{3,}$/u.test(words)) return null;
    const isBare = words === '' || /^\d+$/u.test(words) || isDecor(words);
    return {
      ...base,
      ...valued(words),
      role: closing,
      isBare,
      words: isBare ? last : valued(words).words,
    };
  }
  const [, label = '', noun = '', choices = ''] = ROLE_INSIDE.exec(bare) ?? [];
  const inside = roleNamed(noun);
  if (inside === null || !CHOICES.has(inside) || /^\p{Lu}/u.test(label)) return null;
  const options = runOf(choices, true);
  const inner = options.length > 1 ? options : [wordsPart(choices, masked)];
  return { ...base, words: withoutLooks(label), role: inside, inner };
}

function asKeyed(bare: string, base: Part): Part | null {
  const [, preposition, object = ''] = PREPOSITION.exec(bare) ?? [];
  if (preposition !== undefined) return { ...base, words: object, key: preposition };
  const [, key = '', content = ''] = KEY.exec(bare) ?? [];
  const [first = '', last = first] = [key.split(' ')[0], key.split(' ').at(-1)];
  if (key === '') return null;
  if (LIST_NOUN.has(stemOf(first)) && /s$/u.test(key)) {
    return { ...base, ...valued(content), text: content };
  }
  if (FUNCTION_WORDS.has(stemOf(last)) || isAction(key)) return null;
  const role = roleNamed(key) ?? roleNamed(last);
  return { ...base, words: content, key: role === null ? key : null, role };
}

/** Words, value and detail of a text: "Monthly revenue", "48,210 €", "up 12.5% vs last month". */
function valued(text: string): Pick<Part, 'words' | 'value' | 'detail'> {
  const values = [...text.matchAll(VALUE)].map(({ 0: value, index }) => ({
    value,
    before: text.slice(0, index).trim(),
    after: text.slice(index + value.length).trim(),
  }));
  const tied = values.find(
    ({ before, after }) => after === '' && /\s(?:on|at|for|from|=)$/u.test(before),
  );
  if (tied !== undefined) {
    return { words: tied.before.replace(/\s\S+$/u, ''), value: tied.value, detail: null };
  }
  const behind = values.find(({ before }) => before !== '');
  if (behind !== undefined && !/^\d+$/u.test(behind.before)) {
    const words = bared(behind.before) || behind.before;
    return { words, value: behind.value, detail: behind.after || null };
  }
  return { words: text, value: values[0]?.value ?? null, detail: null };
}

/** "next arrows" at the end of "previous and next arrows": the noun is that of the list. */
function withoutListNoun(text: string): string {
  const [, words = text, noun = ''] = /^(.*\p{L})\s(\p{Ll}+[^s]s)$/u.exec(text) ?? [];
  const stem = stemOf(noun);
  return LIST_NOUN.has(stem) || DECOR.has(stem) ? words : text;
}

/** "Day Week Month", "9:00 9:30", "#css #rust" and "38-44" are lists without a sign between their members. */
export function runOf(text: string, isShort: boolean): Part[] {
  const members = text.split(/\s+/u);
  const all = (pattern: RegExp) => members.every((one) => pattern.test(one));
  const isRun =
    all(/^#?\d[\d:.,]*$|^#\p{L}/u) ||
    members.every((one) => /^\p{Lu}/u.test(one) && isAction(one)) ||
    (isShort && all(/^\p{Lu}/u)) ||
    (isShort && all(/^\p{Ll}+$/u) && members.every(isAction)) ||
    (isShort &&
      members.length > 2 &&
      all(/^\p{Ll}+$/u) &&
      !members.some((one) => FUNCTION_WORDS.has(one)));
  const run = isRun ? members : isShort ? rangeOf(text) : [];
  return run.map((words) => ({ ...emptyPart, text: words, words }));
}

function rangeOf(text: string): string[] {
  const [, from, to] = /^(\d{1,3})\s?[-–]\s?(\d{1,3})$/u.exec(text) ?? [];
  const count = Number(to) - Number(from) + 1;
  if (!(count > 1 && count <= 12)) return [];
  return Array.from({ length: count }, (_, index) => String(Number(from) + index));
}

/** The words and the states that stand at their ends: "Dashboard active", "current Usage highlighted". */
export function withoutState(text: string): { text: string; states: State[] } {
  const [, words = '', last = ''] = STATE_AT_END.exec(text) ?? [];
  const closing = /^(?:now|here|full)$/u.test(last) && isAction(text) ? null : stateNamed(last);
  const isClosed =
    closing !== null && !FUNCTION_WORDS.has(stemOf(words)) && !/\b(?:not|or)$/u.test(words);
  const rest = isClosed ? words : text;
  const [, first = '', behind = rest] = STATE_AT_START.exec(rest) ?? [];
  const opening = stateNamed(first);
  const states = [...(opening === null ? [] : [opening]), ...(isClosed ? [closing] : [])];
  return { text: opening === null ? rest : behind, states };
}
