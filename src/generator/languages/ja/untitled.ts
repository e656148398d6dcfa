/** What stands for a title that was emptied, in Japanese. */
export const untitled = '無題のサイト';
