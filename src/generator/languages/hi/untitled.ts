/** What stands for a title that was emptied, in Hindi. */
export const untitled = 'बिना नाम की वेबसाइट';
