import { PROMPTS } from './prompts';

/** What 100,000 characters could be made of to take long (fault 24), by a name. */
export const HOSTILE_PROMPTS: readonly (readonly [name: string, prompt: string])[] = [
  ['one long word', 'a'.repeat(100_000)],
  ['capitals', 'A '.repeat(50_000)],
  ['digits', '1'.repeat(100_000)],
  ['dashed digits', '1-'.repeat(50_000)],
  ['quotes', '"'.repeat(100_000)],
  ['apostrophes', "'a".repeat(50_000)],
  ['at signs', '@'.repeat(100_000)],
  ['dots', 'a.'.repeat(50_000)],
  ['hosts', 'www.a-b.'.repeat(12_500)],
  ['lines', 'bakery in Porto with bread\n'.repeat(3_700)],
  ['colors', '#fff green and '.repeat(6_600)],
  ['refusals', 'no pricing, '.repeat(8_300)],
  ['prices', 'bread 4€, '.repeat(10_000)],
  ['lowest prices', 'from $4 - $9 per hour, '.repeat(4_400)],
  ['lists', 'bread, rye and spelt. '.repeat(4_600)],
  ['dates', '12 May 2026 '.repeat(8_300)],
  ['audiences', 'for families and '.repeat(5_800)],
  ['tones', 'not a cozy and '.repeat(6_600)],
  [
    'misspelt words',
    Array.from(
      { length: 12_000 },
      (_, index) => `resta${String.fromCharCode(97 + (index % 26), 97 + ((index >> 3) % 26))}nt`,
    ).join(' '),
  ],
  ['Japanese', '東京のパン屋'.repeat(16_000)],
  ['Arabic', 'مخبز في القاهرة '.repeat(6_200)],
  ['Hindi', 'दिल्ली में बेकरी '.repeat(5_800)],
  ['combining marks', `a${'\u0301'.repeat(99_999)}`],
  ['lone surrogates', '\uD83D'.repeat(100_000)],
  ...['お茶と', 'カ', '漢', 'あ', 'パン、', '「', 'و ', 'و', 'لمخبز ', 'क ', 'में '].map(
    (piece) => [`"${piece}"`, piece.repeat(100_000).slice(0, 100_000)] as const,
  ),
  ['prompts in a row', PROMPTS.join(' ').repeat(20).slice(0, 100_000)],
];
