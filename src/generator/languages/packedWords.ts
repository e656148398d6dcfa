const FIRST = 'A'.charCodeAt(0);

/** Words of small Latin letters as one text: of each, in order, only what it does not begin with as the one before, behind a capital for how much that is. */
export function packWords(words: readonly string[]): string {
  let last = '';
  return [...new Set(words)]
    .sort()
    .map((word) => {
      let same = 0;
      while (same < word.length && word[same] === last[same]) same += 1;
      last = word;
      return String.fromCharCode(FIRST + same) + word.slice(same);
    })
    .join('');
}

/** The words of a text that `packWords` wrote, in order. */
export function unpackWords(text: string): string[] {
  let last = '';
  return (text.match(/[^a-z][a-z]*/g) ?? []).map((step) => {
    last = last.slice(0, step.charCodeAt(0) - FIRST) + step.slice(1);
    return last;
  });
}
