import nlp from 'compromise';

import type { LanguagePack } from '../../src/generator/languages/LanguagePack';
import { tradesOf } from '../../src/generator/languages/tradeWords';
import type { SectionWords } from '../../src/generator/languages/wordsSchema';
import { rulesOf } from './copyRules';

/** A line of stock text: where it stands, and whether it is a whole sentence rather than a label. */
export interface StockLine {
  at: string;
  text: string;
  isSentence: boolean;
}

/** Every line that a language says of itself on a page: of its sections, its trades and the sentences that join; all of it is loaded. */
export function stockOf(pack: LanguagePack): StockLine[] {
  const label = (at: string, text: string): StockLine => ({ at, text, isSentence: false });
  const sentence = (at: string, text: string): StockLine => ({ at, text, isSentence: true });
  const section = (at: string, words: Partial<SectionWords>): StockLine[] => [
    ...(words.nav === undefined ? [] : [label(`${at}.nav`, words.nav)]),
    ...(words.heading ?? []).map((text) => label(`${at}.heading`, text)),
    ...(words.intro ?? []).map((text) => sentence(`${at}.intro`, text)),
    ...(words.items ?? []).flatMap(({ title, body }) => [
      label(`${at}.items`, title),
      sentence(`${at}.items`, body),
    ]),
    ...(words.todo ?? []).flatMap(({ title, body, detail }) =>
      [title, body, detail].flatMap((text) =>
        text === undefined ? [] : [label(`${at}.todo`, text)],
      ),
    ),
    ...(words.submit === undefined ? [] : [label(`${at}.submit`, words.submit)]),
  ];
  const sections = (
    at: string,
    all: Readonly<Record<string, Partial<SectionWords> | undefined>>,
  ): StockLine[] =>
    Object.entries(all).flatMap(([kind, words]) => section(`${at}.${kind}`, words ?? {}));
  return [
    ...pack.sentences.closing.map((text) => sentence('sentences.closing', text)),
    ...sections('sections', pack.sections),
    ...Object.entries(tradesOf(pack)).flatMap(([trade, words]) => [
      label(`${trade}.action`, words.action),
      label(`${trade}.submit`, words.submit),
      ...words.todo.map((text) => label(`${trade}.todo`, text)),
      ...sections(trade, words.sections),
    ]),
  ];
}

/** "Chances, not promises": one thing set against another. */
const AGAINST: Readonly<Record<string, RegExp>> = {
  en: /, (?:not|never|no) \p{L}+[.!]?$/u,
  de: /, (?:nicht|kein|keine|nie) \p{L}+[.!]?$/u,
  es: /, (?:no|nunca|ni) \p{L}+[.!]?$/u,
  pt: /, (?:não|nunca|nem) \p{L}+[.!]?$/u,
  fr: /, (?:pas|jamais|ni)(?: \p{L}+)?(?: \p{L}+)[.!]?$/u,
  it: /, (?:non|mai|né) \p{L}+[.!]?$/u,
};
/** What no owner has said: that something is the most or the only one, or that it always is so. */
const MOST =
  /\b(?:most|best|finest|greatest|only place|nothing else|like no other|than you think|always|never|forever|every time|of course|simply|just|honest\w*|proud\w*|lovingly|with love|with care|by heart|secret|magic|dream\w*|soul|heart of|journey|story worth|worth (?:it|the|a|your)|moments|in the moment|little time|art of)\b/i;

/**
 * What keeps an owner from leaving a line of stock text as it stands: a riddle or saying in place of a statement, praise, a
 * fact that nobody gave. Empty when there is nothing.
 */
export function stockFaults(language: string, { at, text, isSentence }: StockLine): string[] {
  const { hype, claim } = rulesOf(language);
  const faults: string[] = [];
  const fault = (what: string): void => {
    faults.push(`${what} in ${at}: ${text}`);
  };
  if (/[–—]/.test(text)) fault('dash');
  if (/[!…;]|\.\.\./.test(text)) fault('mark');
  if (/\d/.test(text)) fault('number');
  if (isSentence && /[:：](?=\s*\P{Lu})/u.test(text)) fault('colon');
  if (isSentence && !/[.?。？।؟]$/u.test(text)) fault('open end');
  if (AGAINST[language]?.test(text)) fault('contrast');
  if (hype.test(text)) fault('hype');
  if (claim.test(text)) fault('claim');
  if (language !== 'en') return faults;
  if (MOST.test(text)) fault('superlative');
  if (isSentence)
    for (const part of text.split(/(?<=[.?])\s+/))
      if (!/^(?:Yes|No)[.,]?$/.test(part) && !nlp(part).has('#Verb')) fault('no verb');
  return faults;
}
