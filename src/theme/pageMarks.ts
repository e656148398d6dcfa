/** Selectors of what `src/services/pageMarks.ts` writes on <html>. */
export const onScrolledPage = ':root[data-scrolled] &';
export const onUndecidedPage = ':root[data-consent=undecided] &';
export const onPageOf = {
  signedIn: ':root[data-session=signedIn] &',
  signedOut: ':root[data-session=signedOut] &',
} as const;
