import type { Spelling } from '../spoken';

/** How this language's words are compared. */
export const spelling: Spelling = {
  folds: true,
  elisions: new Set([
    'l',
    'd',
    'c',
    'un',
    'dell',
    'nell',
    'all',
    'sull',
    'dall',
    'quest',
    's',
    'm',
    't',
  ]),
};
