/** Words by which a prompt in Arabic is recognised; its script tells it first. */
export const functionWords: ReadonlySet<string> = new Set(
  'في من على إلى عن مع أو ثم هذا هذه التي الذي لا بدون أريد نريد أحتاج موقع صفحة اسمه اسمها'.split(
    ' ',
  ),
);
