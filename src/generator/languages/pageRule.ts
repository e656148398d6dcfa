/** A rule that finds one of the words, parted by `|`, where they are words of their own. */
export const pageRule = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
