import type { Spelling } from '../spoken';

/** How this language's words are compared. */
export const spelling: Spelling = { folds: true, capitalNouns: true, elisions: new Set() };
