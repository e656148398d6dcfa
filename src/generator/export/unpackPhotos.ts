import { unzipSync } from 'fflate';

import type { PhotoFile } from '../../../machines/photo';
import { isPhoto, type PhotoBytes } from '../photoFiles';

/** The file's own name, whatever folder somebody packed it in. */
const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The files of photos in an exported ZIP, by their names: those that the site names, as large as it says, that begin as
 * pictures do. Nothing else is unpacked.
 */
export function unpackPhotos(zip: Uint8Array, named: readonly PhotoFile[]): PhotoBytes {
  const sizes = new Map(named.map(({ name, size }) => [name, size]));
  if (sizes.size === 0) return {};
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => sizes.get(nameIn(name)) === originalSize,
  });
  return Object.fromEntries(
    Object.entries(files)
      .map(([path, bytes]) => [nameIn(path), bytes] as const)
      .filter(([name, bytes]) => isPhoto(name, bytes)),
  );
}
