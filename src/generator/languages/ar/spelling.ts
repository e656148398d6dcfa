import { spoken, type Spelling } from '../spoken';

const marksOff = (word: string): string =>
  word
    .replace(/[\u064B-\u065F\u0670\u0640\u200C\u200D]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى$/u, 'ي')
    .replace(/ة$/u, 'ه');

/** Arabic as people type it: without vowel marks, with or without hamza, with or without the article. */
export const spelling: Spelling = {
  folds: false,
  elisions: new Set<string>(),
  unify(word) {
    const bare = marksOff(word);
    if (/^لل.{3,}/u.test(bare)) return bare.slice(2);
    return /^ال.{2,}/u.test(bare) ? bare.slice(2) : bare;
  },
};

/**
 * Where "و", "ب" and "ل" are written to the word behind them: offsets at which words begin. `known` has whole words, so
 * that "وردة" is a rose and "لمخبز" is for a bakery.
 */
export const attached = (known: () => ReadonlySet<string>) => {
  let words: ReadonlySet<string> | null = null;
  return (run: string): number[] => {
    if (!/^[وبل]/u.test(run)) return [];
    words ??= known();
    const isWord = (text: string): boolean => words?.has(spoken(text, spelling)) === true;
    if (isWord(run)) return [];
    const starts: number[] = [];
    let from = 0;
    if (/^و.{2,}/u.test(run)) starts.push((from = 1));
    const rest = run.slice(from);
    if (/^بال.{3,}/u.test(rest) || (/^[بل]/u.test(rest) && !isWord(rest) && isWord(rest.slice(1))))
      starts.push(from + 1);
    return starts;
  };
};
