import { stableHash } from '../stableHash.ts';

/**
 * Which of very many words are known, in few bytes: the hashes of all of them in order, kept as the steps between them
 * (Golomb-Rice). It knows every word it was made of, and takes one unknown word in 2^`bits` for known.
 */
export class WordFilter {
  private constructor(
    /** In order, each below `range`. */
    private readonly hashes: Uint32Array,
    private readonly range: number,
    private readonly seed: number | undefined,
  ) {}

  /** The filter of these words as text, for `read`. Another `seed` takes other unknown words for known. */
  static write(words: ReadonlySet<string>, bits: number, seed?: number): string {
    const range = words.size * 2 ** bits;
    const hashes = Uint32Array.from(words, (word) => hashOf(word, range, seed)).sort();
    const written: number[] = [];
    let last = 0;
    for (const hash of hashes) {
      const step = hash - last;
      last = hash;
      for (let more = step >>> bits; more > 0; more -= 1) written.push(1);
      written.push(0);
      for (let bit = 0; bit < bits; bit += 1) written.push((step >>> bit) & 1);
    }
    const bytes = new Uint8Array(Math.ceil(written.length / 8));
    for (const [at, bit] of written.entries())
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return [words.size, bits, base64, ...(seed === undefined ? [] : [seed])].join(' ');
  }

  static read(text: string): WordFilter {
    const [size = '', bits = '', base64 = '', seed] = text.split(' ');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    let at = 0;
    const next = (): number => {
      const bit = ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1;
      at += 1;
      return bit;
    };
    const hashes = new Uint32Array(Number(size));
    let last = 0;
    for (let index = 0; index < hashes.length; index += 1) {
      while (next() === 1) last += 2 ** Number(bits);
      for (let bit = 0; bit < Number(bits); bit += 1) last += next() << bit;
      hashes[index] = last;
    }
    return new WordFilter(
      hashes,
      hashes.length * 2 ** Number(bits),
      seed === undefined ? undefined : Number(seed),
    );
  }

  has(word: string): boolean {
    const hash = hashOf(word, this.range, this.seed);
    let [from, to] = [0, this.hashes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.hashes[middle] ?? 0) < hash) from = middle + 1;
      else to = middle;
    }
    return this.hashes[from] === hash;
  }
}

/** A word's place in a range. */
const hashOf = (word: string, range: number, seed: number | undefined): number =>
  Math.floor((stableHash(word, seed) / 2 ** 32) * range);
