/** What a picture file is, by its first bytes; null: none that is taken in. The name says nothing. */
export function pictureType(bytes: Uint8Array): string | null {
  const word = (at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && word(1, 3) === 'PNG') return 'image/png';
  if (word(0) === 'GIF8') return 'image/gif';
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'image/webp';
  if (word(4) === 'ftyp' && /avif|avis|mif1/.test(word(8, 16))) return 'image/avif';
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(start) && /<svg[\s>]/i.test(start)
    ? 'image/svg+xml'
    : null;
}
