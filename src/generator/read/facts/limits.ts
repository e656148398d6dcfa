/** A fact of more letters than this is none. */
export const LONGEST_FACT = 110;
/** So many of each kind are found in one prompt. */
export const MOST_EACH = 40;
