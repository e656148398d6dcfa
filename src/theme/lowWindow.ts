/** As low as a laptop's window is at 400 %: what stands still in it takes the room of all else. */
export const LOW_WINDOW = '@media (max-height: 479px)';

/** Where a panel is a sheet over part of a low window: tools that stand still in it would cover the rest of it. */
export const LOW_SHEET = '@media (width < 1024px) and (max-height: 719px)';
