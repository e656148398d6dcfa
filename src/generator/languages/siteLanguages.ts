import type { Language } from '../types';

/** By which a prompt asks for a site in a language, or in two. */
export interface SiteLanguageRules {
  /** Finds nothing in a prompt that names no language. */
  anyName: RegExp;
  /** What a word that names a language means. */
  languageOf: (word: string) => Language | null;
  /** The groups are `first`, the site's language, and `second`; one of them may be absent. In order of their weight. */
  asked: readonly RegExp[];
}

interface Words {
  /** The words for each language, as parts of a regular expression. */
  names: Record<Language, string>;
  /** What may stand between two of them. */
  joiner: string;
  /** Nouns and participles that say that the site is spoken of. */
  site: string;
  /**
   * {A} and {B} stand for languages, {J} for the joiner, {S} for the site's words, {START} and {END} for where a clause begins
   * and ends, a blank for some blanks. {A} alone is the site's language.
   */
  asked: readonly string[];
  /** As `asked`, where {A} is a second language beside that of the prompt. */
  also: readonly string[];
  /** True for a script that puts no blanks between words. */
  isUnspaced?: boolean;
}

const START = String.raw`(?<=^|[.,;:!?(\n–—،؛。、]\s{0,3})`;
const END = String.raw`(?=\s{0,3}(?:[.,;:)!?\n،؛。、]|$))`;

/** The rules of one language from its words. */
export function siteLanguageRules({
  names,
  joiner,
  site,
  asked,
  also,
  isUnspaced = false,
}: Words): SiteLanguageRules {
  const rows = Object.entries(names) as [Language, string][];
  const any = rows.map(([, words]) => words).join('|');
  const exact = rows.map(([id, words]) => [id, new RegExp(`^(?:${words})$`, 'iu')] as const);
  const rule = (pattern: string, group: string): RegExp => {
    const filled = pattern
      .replaceAll('{A}', `(?<${group}>${any})`)
      .replaceAll('{B}', `(?<second>${any})`)
      .replaceAll('{J}', String.raw`\s{0,3}(?:${joiner})\s{0,3}`)
      .replaceAll('{S}', `(?:${site})`)
      .replaceAll('{START}', START)
      .replaceAll('{END}', END)
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
