/** What stands for a title that was emptied, in English. */
export const untitled = 'Untitled website';
