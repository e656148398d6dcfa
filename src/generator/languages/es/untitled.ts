/** What stands for a title that was emptied, in Spanish. */
export const untitled = 'Página sin título';
