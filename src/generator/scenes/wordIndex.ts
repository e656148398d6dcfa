export type WordIndex<TKey extends string> = ReadonlyMap<string, TKey>;

/** Finds the key by each of its words, which `wordsOf` gives in one line with spaces between them. */
export function indexOf<TKey extends string, TEntry>(
  table: Readonly<Record<TKey, TEntry>>,
  wordsOf: (entry: TEntry) => string,
): WordIndex<TKey> {
  return new Map(
    (Object.keys(table) as TKey[]).flatMap((key) =>
      wordsOf(table[key])
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, key] as const),
    ),
  );
}

/** The key of one word, in the singular or in a plural on -s or -es. */
function find<TKey extends string>(word: string, index: WordIndex<TKey>): TKey | undefined {
  return (
    index.get(word) ??
    (word.endsWith('s') ? index.get(word.slice(0, -1)) : undefined) ??
    (word.endsWith('es') ? index.get(word.slice(0, -2)) : undefined)
  );
}

export function firstOf<TKey extends string>(
  words: readonly string[],
  index: WordIndex<TKey>,
): TKey | undefined {
  for (const word of words) {
    const found = find(word, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every key that the words name, once, in their order. */
export function allOf<TKey extends string>(
  words: readonly string[],
  index: WordIndex<TKey>,
): TKey[] {
  return [...new Set(words.flatMap((word) => find(word, index) ?? []))];
}
