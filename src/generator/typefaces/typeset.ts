import { FAMILIES, type Face, type Family, type LoadFont } from './families';
import type { Pairing } from './pairings';

/** Bytes that the fonts of one site may have together. */
export const FONTS_LIMIT = 70_000;

/** A font of one site, as a file beside its style sheet or inside a document. */
export interface FontFile {
  family: Family;
  face: Face;
  subset: 'latin' | 'latin-ext';
  /** Such as `fonts/oswald-latin-600-normal.woff2`. */
  path: string;
  /** The file itself, as a `data:` address. */
  address: string;
}

/** Fontsource's Latin Extended: what Basic Latin and Latin-1 have no letter for. */
export const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const IS_LATIN_EXT = new RegExp(
  `[${LATIN_EXT.replace(/U\+(\w+)/g, '\\u$1')
    .replace(/-(?=\w)/g, '-\\u')
    .replaceAll(',', '')}]`,
);

/** How many bytes a font's address holds; cheaper than to read them. */
export function sizeOf({ address }: Pick<FontFile, 'address'>): number {
  const data = address.length - address.indexOf(',') - 1;
  return (data / 4) * 3 - (/=*$/.exec(address.slice(-2))?.[0].length ?? 0);
}

/** What a font's address holds. */
export function bytesOf({ address }: Pick<FontFile, 'address'>): Uint8Array {
  const binary = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * The font files that a text in Latin letters needs: of the pairing's upright faces, its Latin Extended where the text has
 * letters of it, and its italics, in this order and as far as they fit into `FONTS_LIMIT`. What is left out the fallbacks
 * show. Rejects when a file's chunk cannot be loaded.
 */
export async function fontFilesFor({ heading, body }: Pairing, text: string): Promise<FontFile[]> {
  const faces = [...new Set([heading, body])].flatMap((family) =>
    family.faces.map((face) => ({ family, face })),
  );
  const upright = faces.filter(({ face }) => face.style === 'normal');
  const slanted = faces.filter(({ face }) => face.style === 'italic');
  // The style sheet sets some of it in capitals.
  const isExtended = IS_LATIN_EXT.test(text + text.toUpperCase());
  const wanted = [
    ...upright.map((one) => ({ ...one, subset: 'latin' as const })),
    ...(isExtended ? upright.map((one) => ({ ...one, subset: 'latin-ext' as const })) : []),
    ...slanted.map((one) => ({ ...one, subset: 'latin' as const })),
  ];
  const files: FontFile[] = [];
  let total = 0;
  for (const { family, face, subset } of wanted) {
    const load = subset === 'latin' ? face.latin : face.latinExt;
    if (load === undefined) continue;
    const { default: address } = await load();
    const size = sizeOf({ address });
    if (total + size > FONTS_LIMIT) continue;
    total += size;
    const path = `fonts/${family.name.toLowerCase().replaceAll(' ', '-')}-${subset}-${face.file}.woff2`;
    files.push({ family, face, subset, path, address });
  }
  return files;
}

/** Loads every font of these families, so that no later generation has to ask the network. */
export async function loadFonts(
  families: Readonly<Record<string, Family>> = FAMILIES,
): Promise<void> {
  const loads = Object.values(families).flatMap(({ faces }) =>
    faces.flatMap(({ latin, latinExt }: Face): LoadFont[] =>
      latinExt ? [latin, latinExt] : [latin],
    ),
  );
  await Promise.all(loads.map((load) => load()));
}
