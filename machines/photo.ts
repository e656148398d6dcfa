import { isItemSlot } from './itemSlot';
import { isShareSlot } from './pageListing';
import { messages } from './messages';

/** A photo in one of its widths, as a file of the site. */
export interface PhotoFile {
  /** Such as `photo-3f9a0c1b2d4e5f60-960.webp`: the same pixels have the same name. */
  name: string;
  width: number;
  height: number;
  /** Bytes. */
  size: number;
}

/** A person's own picture in a site; its pixels are kept beside the site, under the names of its files. */
export interface Photo {
  /** The narrowest first. */
  files: PhotoFile[];
  /** What it shows, in the person's words; empty until they say it. */
  alt: string;
}

/** Where in a site a person can put a picture of their own: the logo, a drawing by its id, or an item (`itemSlot`). */
export type PhotoSlot = string;
export const LOGO: PhotoSlot = 'logo';

/** Drawings that stand for the whole section, and those of a gallery, whose photos belonged to their places once. */
const SLOT = /^images\/((?:hero|about|visit)|gallery-\d{1,2})\.svg$/;
const isPlaceInGallery = (slot: PhotoSlot): boolean => slot.startsWith('gallery-');

/** The slots of a site beside those of its items, in the order of its pictures; the logo first. `photos`: those in it. */
export const slotsOf = (
  { images }: { images: readonly { name: string }[] },
  photos: Readonly<Record<PhotoSlot, unknown>> = {},
): PhotoSlot[] => [
  LOGO,
  ...images
    .flatMap(({ name }) => SLOT.exec(name)?.[1] ?? [])
    .filter((slot) => !isPlaceInGallery(slot) || Object.hasOwn(photos, slot)),
];

/** Pixels across at which a photo is kept; one that is narrower is kept as it is. */
export const photoWidths = (slot: PhotoSlot): readonly number[] =>
  slot === LOGO
    ? [192, 480]
    : isShareSlot(slot)
      ? [1200]
      : isItemSlot(slot)
        ? [480, 960]
        : [480, 960, 1600];

/** Width by height of what a slot takes of a picture; null: of any shape. A shared link shows 1200 by 630 pixels. */
export const aspectOf = (slot: PhotoSlot): number | null => (isShareSlot(slot) ? 1200 / 630 : null);

/** What is taken in: bytes and pixels of the file that is chosen. */
export const PHOTO_LIMIT = { bytes: 30_000_000, pixels: 40_000_000 } as const;
/** Longest words for what a photo shows, and most photos of a site. */
export const PHOTO_ALT_LENGTH = 250;
export const MOST_PHOTOS = 400;

/** Why a file is not taken in. */
export const PHOTO_REFUSALS = [
  'empty',
  'tooLarge',
  'wrongType',
  'heic',
  'corrupt',
  'tooManyPixels',
  'full',
  'failed',
] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

export class PhotoRefusedError extends Error {
  constructor(readonly reason: PhotoRefusal) {
    super(`The photo was not taken in: ${reason}.`);
    this.name = 'PhotoRefusedError';
  }
}

/** What to say where a file was not taken in. */
export const photoRefusalMessage = (error: unknown): string =>
  messages.photos[error instanceof PhotoRefusedError ? error.reason : 'failed'];

/** A rectangle of a picture, in its own pixels. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole of a picture. */
export const wholeOf = ({ width, height }: Pick<PhotoArea, 'width' | 'height'>): PhotoArea => ({
  x: 0,
  y: 0,
  width,
  height,
});

/** Sizes in which a part of a picture is kept: never wider than it is, never the same twice. */
export function sizesFor(slot: PhotoSlot, area: PhotoArea): { width: number; height: number }[] {
  const own = Math.max(1, Math.round(area.width));
  const narrower = photoWidths(slot).filter((width) => width < own);
  const widths = narrower.length < photoWidths(slot).length ? [...narrower, own] : narrower;
  return widths.map((width) => ({
    width,
    height: Math.max(1, Math.round((width * area.height) / area.width)),
  }));
}
