import type { RequestWords } from '../languages/wordsSchema';
import type { Language } from '../types';
import type { Phrase } from './draft';
import type { Word } from './text/words';

/** By which a prompt asks for a site in a language, or in two. */
export interface SiteLanguageRules {
  /** Finds nothing in a prompt that names no language. */
  anyName: RegExp;
  /** What a word that names a language means. */
  languageOf: (word: string) => Language | null;
  /** The groups are `first`, the site's language, and `second`; one of them may be absent. In order of their weight. */
  asked: readonly RegExp[];
}

export interface SiteLanguages {
  /** The language that the site is asked for in; null where the prompt does not say. */
  first: Language | null;
  /** The one beside it; null where none is asked for. */
  second: Language | null;
  /** The words that ask for it. */
  words: Phrase;
}

const MARKS = '[,/+&|–・、／&＆-]';
const START = String.raw`(?<=^|[.,;:!?(\n–—،؛。、]\s{0,3})`;
const END = String.raw`(?=\s{0,3}(?:[.,;:)!?\n،؛。、]|$))`;

const anyOf = (list: string): string =>
  list
    .split(',')
    .map((word) => word.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .join('|');

/** The rules of a language from its words. `isUnspaced`: its script puts no blanks between words. */
export function compileSiteLanguages(
  { names, joiners, site, asked, also }: RequestWords['languages'],
  isUnspaced: boolean,
): SiteLanguageRules {
  const rows = Object.entries(names).map(([id, list]) => [id, anyOf(list)] as const);
  const any = rows.map(([, words]) => words).join('|');
  const exact = rows.map(([id, words]) => [id, new RegExp(`^(?:${words})$`, 'iu')] as const);
  const rule = (pattern: string, group: string): RegExp => {
    const filled = pattern
      .replace(/\((?!\?)/g, '(?:')
      .replaceAll('{first}', `(?<${group}>${any})`)
      .replaceAll('{second}', `(?<second>${any})`)
      .replaceAll('{joiner}', String.raw`\s{0,3}(?:${MARKS}|${anyOf(joiners)})\s{0,3}`)
      .replaceAll('{site}', `(?:${anyOf(site)})`)
      .replaceAll('{start}', START)
      .replaceAll('{end}', END)
      .replaceAll(' ?', String.raw`\s{0,3}`)
      .replaceAll(' ', String.raw`\s{1,3}`);
    return isUnspaced
      ? new RegExp(filled, 'iu')
      : new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${filled})(?![\p{L}\p{M}])`, 'iu');
  };
  return {
    anyName: new RegExp(any, 'iu'),
    languageOf: (word) => exact.find(([, words]) => words.test(word))?.[0] ?? null,
    asked: [
      ...asked.map((pattern) => rule(pattern, 'first')),
      ...also.map((pattern) => rule(pattern, 'second')),
    ],
  };
}

/**
 * In which languages a prompt asks for its site, as "website in English and Spanish"; null where it says nothing of it.
 * `own`: the language it is written in, which comes first of two.
 */
export function readSiteLanguages(
  text: string,
  words: readonly Word[],
  { anyName, asked, languageOf }: SiteLanguageRules,
  own: Language,
): SiteLanguages | null {
  if (!anyName.test(text)) return null;
  for (const rule of asked) {
    const match = rule.exec(text);
    if (match === null) continue;
    /* "No scritte in inglese" */
    const isRefused = words.some(
      ({ tag, end }, at) =>
        tag === 'negation' && end <= match.index && (words[at + 1]?.end ?? 0) > match.index,
    );
    if (isRefused) continue;
    const [one = null, other = null] = ['first', 'second'].map((group) => {
      const word = match.groups?.[group];
      return word === undefined ? null : languageOf(word);
    });
    const isTurned = other === own && one !== null;
    const [first, second] = isTurned ? [other, one] : [one, other];
    const end = match.index + match[0].length;
    return {
      first,
      second: second === (first ?? own) ? null : second,
      words: words.filter((word) => word.start < end && word.end > match.index),
    };
  }
  return null;
}
