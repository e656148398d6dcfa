import type { Customization } from '../../../machines/entities';
import { pictureShown } from '../../../machines/sectionIds';
import { photoPath, widestOf } from '../photoFiles';
import type { Picture } from '../types';
import type { Logo } from './document';

/** A drawing with the person's own picture in its place, where they put one there. */
export function withPhoto(drawing: Picture, { photos }: Customization): Picture {
  const photo = photos?.[pictureShown(drawing.id)];
  if (photo === undefined) return drawing;
  const widest = widestOf(photo);
  return {
    ...drawing,
    width: widest.width,
    height: widest.height,
    alt: photo.alt,
    painted: photoPath(widest),
    sources: photo.files.map((file) => ({ address: photoPath(file), width: file.width })),
  };
}

/** The logo of a site; null where it has none. */
export function logoOf({ photos }: Customization): Logo | null {
  const logo = photos?.logo;
  const [narrowest] = logo?.files ?? [];
  if (logo === undefined || narrowest === undefined) return null;
  const widest = widestOf(logo);
  return {
    address: photoPath(widest),
    width: widest.width,
    height: widest.height,
    icon: photoPath(narrowest),
  };
}
