import type { Customization, HeroImage } from './entities';
import { withoutPhotos } from './itemPhotos';
import { PHOTO_ALT_LENGTH, type PhotoFile, type PhotoSlot } from './photo';

/** A customization with a person's own picture in a slot; what it is said to show goes with the picture before. */
export function withPhoto(
  { hero, ...now }: Customization,
  { slot, files }: { slot: PhotoSlot; files: PhotoFile[] },
): Customization {
  const photos = { ...now.photos, [slot]: { files, alt: '' } };
  return { ...now, ...(hero && slot !== 'hero' ? { hero } : {}), photos };
}

/** A customization whose picture in a slot is said to show something; the same one where there is no picture. */
export function describedPhoto(
  now: Customization,
  { slot, alt }: { slot: PhotoSlot; alt: string },
): Customization {
  const photo = now.photos?.[slot];
  if (photo === undefined) return now;
  const described = { ...photo, alt: alt.slice(0, PHOTO_ALT_LENGTH) };
  return { ...now, photos: { ...now.photos, [slot]: described } };
}

/** A customization whose slot has its drawing again; the same one where it has. */
export const withoutPhoto = (now: Customization, slot: PhotoSlot): Customization =>
  withoutPhotos(now, [slot]);

/** A customization with a painted image as the hero, in the place of a photo. */
export const withHero = (now: Customization, hero: HeroImage): Customization => ({
  ...withoutPhoto(now, 'hero'),
  hero,
});
