const FORCED_COLORS = '@media (forced-colors: active)';

/** Keeps visible what is chosen where the system paints over all backgrounds: `css={{ '&[aria-pressed=true]': chosenInForcedColors }}`. */
export const chosenInForcedColors = {
  [FORCED_COLORS]: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
};

/** The same for a bar that stands beside what is chosen. */
export const barInForcedColors = {
  [FORCED_COLORS]: { forcedColorAdjust: 'none', bg: 'Highlight' },
};
