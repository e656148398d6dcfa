/** What stands for a title that was emptied, in Portuguese. */
export const untitled = 'Página sem título';
