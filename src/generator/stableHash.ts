/** What hashes of many strings that begin alike go on from, in place of that beginning itself. */
export function seedOf(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/**
 * A 32-bit number from a string (FNV-1a with a final mix): the same string, the same number, on every machine. `seed`: of
 * the string's beginning, where it goes on from one.
 */
export function stableHash(text: string, seed?: number): number {
  let hash = seedOf(text, seed);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** A repeatable series of numbers in [0, 1) (mulberry32). */
export function series(text: string, seed?: number): () => number {
  let state = stableHash(text, seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
