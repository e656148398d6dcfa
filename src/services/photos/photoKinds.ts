/** What a picture file is, by its first bytes; null: none that is known. The name says nothing. */
export function pictureType(bytes: Uint8Array): string | null {
  const word = (at: number, length?: number) => wordIn(bytes, at, length);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && word(1, 3) === 'PNG') return 'image/png';
  if (word(0) === 'GIF8') return 'image/gif';
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'image/webp';
  if (word(4) === 'ftyp') return typeOfBrands(brandsIn(bytes));
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(start) && /<svg[\s>]/i.test(start)
    ? 'image/svg+xml'
    : null;
}

const wordIn = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const BRANDS_READ = 32;
const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** The brands that an image of the HEIF family names, its own first. */
function brandsIn(bytes: Uint8Array): string[] {
  const end = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return Array.from({ length: BRANDS_READ }, (_, index) => 8 + 4 * index)
    .filter((at) => at + 4 <= Math.min(end, bytes.length))
    .map((at) => wordIn(bytes, at));
}

/** Both formats name `mif1` as well, so it tells nothing. */
function typeOfBrands(brands: readonly string[]): string | null {
  if (brands.some((brand) => AVIF.includes(brand))) return 'image/avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'image/heic' : null;
}
