/** What stands for a title that was emptied, in Arabic. */
export const untitled = 'موقع بلا عنوان';
