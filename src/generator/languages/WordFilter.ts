const BITS_A_WORD = 12;
const PROBES = 8;

/**
 * Which of very many words are known, in few bytes: a Bloom filter. It knows every word it was made of, and takes about one
 * unknown word in three hundred for known.
 */
export class WordFilter {
  constructor(private readonly bytes: Uint8Array) {}

  static of(words: ReadonlySet<string>): WordFilter {
    const filter = new WordFilter(new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8)));
    for (const word of words)
      for (const bit of filter.bitsOf(word))
        filter.bytes[bit >> 3] = (filter.bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    return filter;
  }

  static fromBase64(text: string): WordFilter {
    return new WordFilter(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  }

  toBase64(): string {
    return btoa(Array.from(this.bytes, (byte) => String.fromCharCode(byte)).join(''));
  }

  has(word: string): boolean {
    return this.bitsOf(word).every((bit) => ((this.bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  }

  private bitsOf(word: string): number[] {
    let [one, two] = [0x811c9dc5, 0x9e3779b9];
    for (let at = 0; at < word.length; at += 1) {
      one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
      two = Math.imul(two ^ word.charCodeAt(at), 0x85ebca6b);
      two ^= two >>> 13;
    }
    const size = this.bytes.length * 8;
    return Array.from(
      { length: PROBES },
      (_, probe) => ((one >>> 0) + probe * ((two | 1) >>> 0)) % size,
    );
  }
}
