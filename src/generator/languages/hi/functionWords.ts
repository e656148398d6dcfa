/** Words by which a prompt in Hindi is recognised; its script tells it first. */
export const functionWords: ReadonlySet<string> = new Set(
  'का की के में से पर है हैं और या को ने लिए एक यह वह जो मेरी मेरा हमारी हमारा चाहिए बनाओ बनाइए वेबसाइट'.split(
    ' ',
  ),
);
