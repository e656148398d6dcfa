export interface Token {
  /** In lower case, without accents, in the singular. */
  stem: string;
  text: string;
  start: number;
  end: number;
  /** What stands between it and the token before it. */
  gap: string;
  isQuoted: boolean;
  /** It is spelt like a label ("Search") rather than a word of the sentence. */
  isLabel: boolean;
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu;
const QUOTATION =
  /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|‘[^’\n]*’(?!\p{L})|`[^`\n]*`|(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])/gu;
const SENTENCE_END = /[.!?;:\n]/u;

/** Where the quotations of a text stand, quotation marks included. */
export function quotationsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(QUOTATION)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** The words and numbers of a text in their order. */
export function tokensOf(text: string): Token[] {
  const quotations = quotationsIn(text);
  const words = [...text.matchAll(WORD)];
  let end = 0;
  const tokens = words.map(({ 0: word, index: start }, position) => {
    const gap = text.slice(end, start);
    end = start + word.length;
    return {
      stem: stemOf(word),
      text: word,
      start,
      end,
      gap,
      isQuoted: quotations.some((one) => one.start < start && end < one.end),
      isLabel: position > 0 && !SENTENCE_END.test(gap) && isCapitalized(word),
    };
  });
  const spelt = tokens.filter(({ isQuoted }) => !isQuoted);
  const isTitleCase = spelt.filter(({ isLabel }) => isLabel).length > spelt.length * 0.6;
  return isTitleCase ? tokens.map((token) => ({ ...token, isLabel: false })) : tokens;
}

/** Whether a word has a capital first letter and is no abbreviation such as FAQ. */
export function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !/^\p{Lu}{2,}s?$/u.test(word);
}

/** A word as vocabularies are compared: lower case, no accents, singular. */
export function stemOf(word: string): string {
  const folded = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .replace(/['’]/gu, '');
  if (folded === '&') return 'and';
  if (folded.length < 4 || /(?:ss|us|is)$/u.test(folded)) return folded;
  if (/ies?$/u.test(folded) && folded.length > 4) return folded.replace(/ies?$/u, 'y');
  if (/(?:ch|sh|x|s)es$/u.test(folded)) return folded.slice(0, -2);
  return folded.replace(/s$/u, '');
}

/** The stems of a phrase of a vocabulary. */
export function stemsOf(phrase: string): string[] {
  return phrase.split(/[^\p{L}\p{N}#]+/u).flatMap((word) => {
    if (word === '') return [];
    return [/^#./u.test(word) ? word : stemOf(word)];
  });
}
