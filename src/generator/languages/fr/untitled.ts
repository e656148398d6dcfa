/** What stands for a title that was emptied, in French. */
export const untitled = 'Page sans titre';
