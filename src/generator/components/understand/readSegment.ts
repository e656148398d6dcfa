import type { Part } from '../ComponentIntent';
import { NUMBER_WORDS } from '../words/grammar';
import { STYLE_WORDS } from '../words/looks';
import { BEHAVIOUR, DECOR, LIST_NOUN, type Role, roleNamed, stateNamed } from '../words/roles';
import { bared, isAction, isDecor, stemsIn, withoutLooks } from './bared';
import { GROUP_MARK, type Masked } from './masked';
import { emptyPart, quotedPart, ROLE_AT_END, runOf, withoutState, wordsPart } from './readPart';
import { stemOf } from './tokens';

/** What a segment says: its parts, what it mentions, what it refuses, what it counts. */
export interface ReadSegment {
  parts: Part[];
  mentions: string[];
  refusals: string[];
  counts: [string, number][];
  /** What the members of the list that it opens are, where it says so ("two buttons Call"). */
  opens: Role | null;
}

export const NOTHING: ReadSegment = {
  parts: [],
  mentions: [],
  refusals: [],
  counts: [],
  opens: null,
};

/** Reads one segment. `isShort`: its words are one label each, as in "Day Week Month". */
export function readSegment(source: string, masked: Masked, isShort: boolean): ReadSegment {
  const refused = /^(?:but\s+)?(?:no|without(?:\s+any)?|not)\s+(.+)$/u.exec(source.trim())?.[1];
  if (refused !== undefined) return { ...NOTHING, refusals: stemsIn(refused) };
  const text = bared(source);
  if (text === '') return NOTHING;
  /** "a number" stays "a number" where its words are shown as a sentence. */
  const article =
    /(?:^|\s)(an?\s)$/u.exec(source.slice(0, Math.max(0, source.indexOf(text))))?.[1] ?? '';

  const [, columns, things, of] = /^(\d{1,2}|\p{Ll}+) (\p{Ll}+) of (\p{Ll}+)$/u.exec(text) ?? [];
  const amount = numberOf(columns ?? '');
  if (amount >= 1 && things !== undefined && of !== undefined) {
    return { ...NOTHING, counts: [[stemOf(things), amount]], mentions: [stemOf(of)] };
  }
  const [, decor = '', content = ''] = /^(.+?)\s+for\s+(?=\p{Lu})(.+)$/u.exec(text) ?? [];
  if (decor !== '' && isDecor(decor)) return readSegment(content, masked, isShort);

  const counted = countIn(text);
  if (counted !== null) {
    const { count, rest } = counted;
    const read = rest === '' ? NOTHING : readSegment(rest, masked, isShort);
    const role = rest === '' ? null : listRole(count[0]);
    const parts = read.parts.map((part) => ({ ...part, role: part.role ?? role }));
    return { ...read, parts, counts: [count, ...read.counts], opens: role ?? read.opens };
  }
  const group = masked.groupIn(text);
  const plain = text.replaceAll(new RegExp(GROUP_MARK, 'gu'), '').replace(/\s+/gu, ' ').trim();
  const inner = group === null ? [] : readList(group, masked);
  if (plain === '') return { ...NOTHING, parts: inner };

  const mentions = stemsIn(plain);
  if (isDecor(plain) && roleNamed(plain) === null) {
    const bare = { ...emptyPart, text: article + plain, words: plain, isBare: true };
    return { ...NOTHING, mentions, parts: [bare, ...inner] };
  }
  const quotation = masked.quotationIn(plain);
  if (quotation !== null) {
    return { ...NOTHING, parts: [withGroup(quotedPart(plain, quotation, masked), inner)] };
  }
  const bare = withoutState(withoutLooks(plain));
  const [run = []] = [plain, withoutLooks(withoutNoun(bare.text))]
    .map((words) => runOf(words, isShort))
    .filter((members) => members.length > 1);
  if (run.length > 1) {
    return { ...NOTHING, parts: run.map((one) => ({ ...one, states: bare.states })) };
  }
  if (isBehaviour(plain)) return { ...NOTHING, mentions, parts: inner };
  const part = withGroup(wordsPart(plain, masked), inner);
  const opens = /s$/u.test(plain.split(' ')[0] ?? '') && !part.isBare ? part.role : null;
  const whole = { ...part, text: article + part.text };
  return { ...NOTHING, parts: [whole], mentions: part.isBare ? mentions : [], opens };
}

/** "my seats C4 C5": the noun says what the run that follows is. */
function withoutNoun(text: string): string {
  const [, noun = '', rest = text] = /^(\p{Ll}+s)\s+([\p{Lu}\d#].*)$/u.exec(text) ?? [];
  return LIST_NOUN.has(stemOf(noun)) ? rest : text;
}

/** What a counted noun makes of the words behind it. */
function listRole(noun: string): Role | null {
  const role = roleNamed(noun);
  return role === 'text' || role === 'picture' || role === 'icon' ? null : role;
}

/** The members of a list in parentheses. */
function readList(list: string, masked: Masked): Part[] {
  return list.split(/\s*[,;|]\s*|\s\/\s/u).flatMap((one) => readSegment(one, masked, false).parts);
}

/** "Orders (12)" has a value, "Deutsch (current)" a state, "subject (Press, Other)" choices. */
function withGroup(part: Part, inner: readonly Part[]): Part {
  const [only] = inner;
  if (inner.length !== 1 || only === undefined)
    return { ...part, inner: [...part.inner, ...inner] };
  const state = stateNamed(only.text);
  if (state !== null) return { ...part, states: [...part.states, state] };
  const isValue = part.value === null && /^[+#]?[\d.,:%]+\S*$/u.test(only.text);
  return isValue ? { ...part, value: only.text } : { ...part, inner };
}

const numberOf = (word: string) =>
  /^\d{1,2}$/u.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word);

/** How many of what: "4 slides", "two small buttons Call"; null where the number belongs to the words. */
function countIn(text: string): { count: [string, number]; rest: string } | null {
  const [number = '', ...words] = text.split(/\s+/u);
  const amount = numberOf(number);
  const at = words.findIndex((word) => !STYLE_WORDS.has(stemOf(word)));
  const noun = words[at] ?? '';
  const stem = stemOf(noun);
  const isNoun = LIST_NOUN.has(stem) || DECOR.has(stem) || roleNamed(noun) !== null;
  const rest = bared(
    words
      .slice(at + 1)
      .join(' ')
      .replace(/^(?:like|such as|of|for|to)\s+/u, ''),
  );
  const isCount = amount >= 1 && isNoun && /^\p{Ll}/u.test(noun);
  return isCount && !/^[\p{Ll}\d]/u.test(rest) ? { count: [stem, amount], rest } : null;
}

/** Words that tell what the component does when it is used: nothing of it is written on it. */
function isBehaviour(text: string): boolean {
  const words = text.split(/\s+/u);
  const [only = ''] = words;
  if (/^to \p{Ll}/u.test(text)) return true;
  if (!/^\p{Ll}/u.test(text) || /[\d\p{Lu}]/u.test(text) || ROLE_AT_END.test(text)) return false;
  if (words.length === 1) return BEHAVIOUR.has(only) && !isAction(only);
  return words.some((word) => BEHAVIOUR.has(word));
}
