/** As wide as beside the panels in a window of 1280 px: what stands around the site has one line above it and one below. */
export const ONE_LINE = '@container (min-width: 760px)';
