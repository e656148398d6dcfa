/** Selectors of what `src/services/pageMarks.ts` writes on <html>. */
export const onScrolledPage = 'html[data-scrolled] &';
export const onUndecidedPage = 'html[data-consent=undecided] &';
export const onPageOf = {
  signedIn: 'html[data-session=signedIn] &',
  signedOut: 'html[data-session=signedOut] &',
} as const;
