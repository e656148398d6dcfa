/** As low as a laptop's window is at 400 %: what stands still in it takes the room of all else. */
export const LOW_WINDOW = '@media (max-height: 479px)';
