import type { Customization } from './entities';
import { isItemSlot, itemIn, itemSlot } from './itemSlot';

type Photographed = Pick<Customization, 'photos'>;

/** The slots of items in which there is a photo, sorted. */
export const itemSlotsIn = ({ photos = {} }: Photographed): string[] =>
  Object.keys(photos).filter(isItemSlot).sort();

/** A customization in which the copy of a section begins with the photos of its items; `to` undefined: those of `from` go. */
export function copiedPhotos<T extends Photographed>(
  customization: T,
  from: string,
  to?: string,
): T {
  const own = itemSlotsIn(customization).filter((slot) => itemIn(slot).section === from);
  if (to === undefined) return withoutPhotos(customization, own);
  if (own.length === 0) return customization;
  const copied = Object.entries(customization.photos ?? {}).flatMap(([slot, photo]) =>
    own.includes(slot) ? [[itemSlot(to, itemIn(slot).item), photo] as const] : [],
  );
  return { ...customization, photos: { ...customization.photos, ...Object.fromEntries(copied) } };
}

/** A customization without the photos of some slots; the same one where it has none of them. */
export function withoutPhotos<T extends Photographed>(
  customization: T,
  slots: readonly string[],
): T {
  const { photos = {}, ...rest } = customization;
  if (!slots.some((slot) => Object.hasOwn(photos, slot))) return customization;
  const left = Object.entries(photos).filter(([slot]) => !slots.includes(slot));
  return (left.length === 0 ? rest : { ...rest, photos: Object.fromEntries(left) }) as T;
}
