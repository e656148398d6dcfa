import { LANGUAGES } from '../languages/languages';
import type { Language, SectionKind, Understood } from '../types';
import { indexPhrases, longestPhraseAt, readPrompt, type Word } from './readPrompt';

/** What a prompt says about pages: that there is one, that there are several, or which sections get their own. */
export type PagesAsked = 'one' | 'several' | SectionKind[];

/** So many words behind "separate pages for" may name sections. */
const REACH = 14;
/** Characters beside "a page for" that may name sections, and how often it is looked for. */
const LONGEST_LIST = 80;
const MOST_MARKERS = 8;

/**
 * What a prompt says about the pages of its site (specification section 2, builder), with the words that say it; null when
 * it says nothing. Takes any string; never throws. Pure.
 */
export function findPages(language: Language, prompt: string): Understood<PagesAsked> | null {
  const { lexicon } = LANGUAGES[language];
  const rules = lexicon.pages;
  const { text } = readPrompt(prompt, lexicon);
  const named = rules.named?.exec(text);
  if (named != null) {
    const end = named.index + named[0].length;
    const { kinds, length } = kindsIn(language, text.slice(end));
    if (kinds.length > 0)
      return { value: kinds, evidence: prompt.slice(named.index, end + length) };
  }
  const beside = besideMarkers(language, prompt, text);
  const several = rules.several.exec(text);
  if (beside !== null) return beside;
  if (several !== null) return { value: 'several', evidence: said(prompt, several) };
  const one = rules.one.exec(text);
  return one === null ? null : { value: 'one', evidence: said(prompt, one) };
}

/** The sections right behind "a page for" or right before "on its own page", wherever the prompt has either. */
function besideMarkers(
  language: Language,
  prompt: string,
  text: string,
): Understood<PagesAsked> | null {
  const { next, behind } = LANGUAGES[language].lexicon.pages;
  const kinds = new Set<SectionKind>();
  let evidence = '';
  const add = (found: readonly SectionKind[], start: number, end: number): void => {
    if (found.length === 0) return;
    found.forEach((kind) => kinds.add(kind));
    evidence ||= prompt.slice(start, end);
  };
  for (const match of allOf(text, next)) {
    const end = match.index + match[0].length;
    const { kinds: found, length } = kindsAtStart(language, text.slice(end, end + LONGEST_LIST));
    add(found, match.index, end + length);
  }
  for (const match of allOf(text, behind)) {
    const from = Math.max(0, match.index - LONGEST_LIST);
    const { kinds: found, start } = kindsAtEnd(language, text.slice(from, match.index));
    add(found, from + start, match.index + match[0].length);
  }
  return kinds.size === 0 ? null : { value: [...kinds], evidence };
}

const allOf = (text: string, rule: RegExp | undefined): RegExpExecArray[] =>
  rule === undefined ? [] : [...text.matchAll(new RegExp(rule, 'giu'))].slice(0, MOST_MARKERS);

const said = (prompt: string, { index, 0: words }: RegExpExecArray): string =>
  prompt.slice(index, index + words.length);

/** How many words name a section at a word, and which. */
function sectionAt(
  language: Language,
  words: readonly Word[],
  at: number,
): { kind: SectionKind; count: number } | null {
  const rows = Object.entries(LANGUAGES[language].lexicon.sections) as [
    SectionKind,
    { clear: readonly string[]; unclear: readonly string[] },
  ][];
  let best: { kind: SectionKind; count: number } | null = null;
  for (const [kind, { clear, unclear }] of rows) {
    const count = Math.max(
      longestPhraseAt(words, at, indexPhrases(clear)),
      longestPhraseAt(words, at, indexPhrases(unclear)),
    );
    if (count > (best?.count ?? 0)) best = { kind, count };
  }
  return best;
}

/** Sections that a text begins with, with nothing but articles and joiners between them. */
function kindsAtStart(language: Language, text: string): { kinds: SectionKind[]; length: number } {
  const { lexicon } = LANGUAGES[language];
  const { words } = readPrompt(text, lexicon);
  const kinds: SectionKind[] = [];
  let length = 0;
  for (let at = 0; at < words.length && !/[.!?;:\n]/.test(words[at]?.gap ?? '');) {
    const found = sectionAt(language, words, at);
    const lower = words[at]?.lower ?? '';
    if (found === null && !lexicon.articles.has(lower) && !lexicon.listJoiners.has(lower)) break;
    if (found !== null) {
      kinds.push(found.kind);
      length = words[at + found.count - 1]?.end ?? length;
    }
    at += found?.count ?? 1;
  }
  return { kinds, length };
}

/** The section that a text ends with, and those joined to it. */
function kindsAtEnd(language: Language, text: string): { kinds: SectionKind[]; start: number } {
  const { lexicon } = LANGUAGES[language];
  const { words } = readPrompt(text, lexicon);
  let kinds: SectionKind[] = [];
  let start = text.length;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const found = sectionAt(language, words, at);
    const lower = word?.lower ?? '';
    const joins = lexicon.articles.has(lower) || lexicon.listJoiners.has(lower);
    if ((found === null && !joins) || /[.!?;:\n]/.test(word?.gap ?? ''))
      [kinds, start] = [[], text.length];
    if (found !== null && word !== undefined) {
      start = Math.min(start, word.start);
      kinds.push(found.kind);
    }
    at += found?.count ?? 1;
  }
  const isLast = /^[\s,]*$/.test(text.slice(words.at(-1)?.end ?? 0));
  return isLast ? { kinds, start } : { kinds: [], start };
}

/** The sections named at the start of a text, as far as its first sentence goes; `length`: to the end of the last one. */
function kindsIn(language: Language, text: string): { kinds: SectionKind[]; length: number } {
  const { lexicon } = LANGUAGES[language];
  const rows = Object.entries(lexicon.sections) as [
    SectionKind,
    (typeof lexicon.sections)[SectionKind],
  ][];
  const sentence = /^[^.!?;\n]*/.exec(text)?.[0] ?? '';
  const { words } = readPrompt(sentence, lexicon);
  const kinds = new Set<SectionKind>();
  let length = 0;
  for (let index = 0; index < Math.min(words.length, REACH); index += 1) {
    for (const [kind, { clear, unclear }] of rows) {
      const count = Math.max(
        longestPhraseAt(words, index, indexPhrases(clear)),
        longestPhraseAt(words, index, indexPhrases(unclear)),
      );
      const last = words[index + count - 1];
      if (count === 0 || last === undefined) continue;
      kinds.add(kind);
      length = last.end;
    }
  }
  return { kinds: [...kinds], length };
}
