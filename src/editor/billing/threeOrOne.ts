/** Columns of a grid of three: all beside each other where each gets 220 px, else all below each other; none alone. */
export const threeOrOne =
  'repeat(auto-fit, minmax(max(220px, min(100%, (692px - 100%) * 999)), 1fr))';
