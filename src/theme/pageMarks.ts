/** Selectors of what `src/services/pageMarks.ts` writes on <html>. */
export const onScrolledPage = 'html[data-scrolled] &';
export const onUndecidedPage = 'html[data-consent=undecided] &';
export const onPageOf = {
  signedIn: 'html[data-session=signedIn] &',
  signedOut: 'html[data-session=signedOut] &',
} as const;

/** In a lower window, such as a phone held sideways or a page at 400 %, the consent banner stands at the end of the page. */
export const TALL_WINDOW = '@media (min-height: 560px)';
/** What the consent banner takes of a tall window. */
export const CONSENT_BANNER_HEIGHT = { base: '17rem', sm: '12.5rem', lg: '8rem' };
