/** What stands for a title that was emptied, in German. */
export const untitled = 'Seite ohne Titel';
