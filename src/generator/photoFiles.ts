import type { Customization } from '../../machines/entities';
import type { Photo, PhotoFile } from '../../machines/photo';

/** What a file of a photo is called: where it comes from is in its name, its kind in the ending. */
export const PHOTO_NAME = /^photo-[0-9a-f]{16}-\d{1,5}\.(?:webp|jpg|png)$/;

/** Name of a photo's file → its bytes. */
export type PhotoBytes = Readonly<Record<string, Uint8Array>>;

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

/** MIME type of a photo's file, by its name. */
export const photoType = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES] ?? 'image/jpeg';

/** Where a photo's file stands in an export. */
export const photoPath = ({ name }: Pick<PhotoFile, 'name'>): string => `images/${name}`;

/** All files of all photos of a customization, in the order of their names. */
export const photoFilesOf = ({ photos = {} }: Pick<Customization, 'photos'>): PhotoFile[] =>
  Object.values(photos)
    .flatMap(({ files }) => files)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The widest file of a photo. */
export function widestOf({ files }: Photo): PhotoFile {
  const widest = files.at(-1);
  if (widest === undefined) throw new Error('A photo has a file.');
  return widest;
}

/** A customization with the photos whose bytes are there; the others leave their place to the drawings. */
export function withKeptPhotos<T extends Pick<Customization, 'photos'>>(
  { photos, ...customization }: T,
  bytes: PhotoBytes,
): T {
  if (photos === undefined) return customization as T;
  const kept = Object.entries(photos).filter(([, { files }]) =>
    files.every(({ name }) => Object.hasOwn(bytes, name)),
  );
  return (
    kept.length === 0 ? customization : { ...customization, photos: Object.fromEntries(kept) }
  ) as T;
}

const BEGINNINGS: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/webp': (bytes) => wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP',
  'image/jpeg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  'image/png': (bytes) => bytes[0] === 0x89 && wordAt(bytes, 1).startsWith('PNG'),
};

const wordAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether bytes begin as a file of that name does; what is inside only a browser's decoder can say. */
export const isPhoto = (name: string, bytes: Uint8Array): boolean =>
  BEGINNINGS[photoType(name)]?.(bytes) ?? false;
