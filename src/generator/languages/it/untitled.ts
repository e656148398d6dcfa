/** What stands for a title that was emptied, in Italian. */
export const untitled = 'Pagina senza titolo';
