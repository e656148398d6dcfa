import type { Spelling } from '../spoken';

/** Hindi as people type it: with or without the dot of borrowed sounds, with either nasal sign. */
export const spelling: Spelling = {
  folds: false,
  elisions: new Set<string>(),
  unify: (word) =>
    word
      .normalize('NFD')
      .replace(/[\u093C\u200C\u200D]/gu, '')
      .replace(/\u0901/gu, '\u0902'),
};
