import type { Spelling } from '../spoken';

/** How this language's words are compared. */
export const spelling: Spelling = {
  folds: true,
  elisions: new Set(['l', 'd', 'j', 'qu', 'n', 's', 'c', 'm', 't', 'lorsqu', 'jusqu']),
};
