/** As wide as beside the panels in a window of 1280 px: what stands around the site has one line above it and one below. */
export const ONE_LINE = '@container (min-width: 760px)';

/** That wide, but not so wide that all tools have both picture and words. */
export const inFullRow = (css: object) => ({
  '@container (min-width: 760px) and (max-width: 959px)': css,
});

/**
 * As wide as beside the panels in a window of 1024 px: with a mouse, one row of small tools that show their pictures alone.
 * `below`: the width from which on one of them has room for more.
 */
export const inTightRow = (css: object, below = 760) => ({
  '@media not all and (pointer: coarse)': {
    [`@container (min-width: 560px) and (max-width: ${below - 1}px)`]: css,
  },
});
