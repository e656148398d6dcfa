import { randomFrom, seedOf } from '../../machines/random.ts';

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

/** A repeatable series of numbers in [0, 1). */
export const series = (text: string, seed?: number): (() => number) =>
  randomFrom(stableHash(text, seed));
