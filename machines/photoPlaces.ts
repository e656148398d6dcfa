import type { Build } from './entities';
import { itemKind } from './itemKinds';
import { isItemSlot, itemIn, itemSlot } from './itemSlot';
import {
  type ItemSection,
  itemSection,
  listedItems,
  sectionsSharing,
  type ShownItem,
  shownItem,
} from './items';
import { outlineOf } from './outlineOf';
import { type PhotoSlot, slotsOf } from './photo';
import { sectionOf } from './sectionIds';

type Edited = Pick<Build, 'website' | 'customization'>;

/** Kinds whose items are shown with a picture whether the person has one or not. */
const PICTURED: ReadonlySet<string> = new Set(['gallery', 'team']);

/** A section of a site whose items can have photos, by its id in the document; null where it is none. */
export function photoSection(website: Build['website'], id: string): ItemSection | null {
  const section = itemSection(website, id);
  return section !== null && itemKind(section.entry.kind)?.hasPhotos === true ? section : null;
}

/** The item of a site whose photo a slot is for, and its section; null where it is not listed. */
export function itemOfSlot(
  { website, customization }: Edited,
  slot: PhotoSlot,
): { section: ItemSection; item: ShownItem } | null {
  if (!isItemSlot(slot)) return null;
  const { section: id, item } = itemIn(slot);
  const section = photoSection(website, id);
  return section !== null && listedItems(section, customization).includes(item)
    ? { section, item: shownItem(section, customization, item) }
    : null;
}

/** The photo of an item of a section that shows no pictures, and the section that shows it instead; null where it has none. */
export function unseenPhoto(
  { website, customization: { photos = {} } }: Edited,
  section: ItemSection,
  item: string | null,
): { slot: PhotoSlot; section: string } | null {
  if (item === null || photoSection(website, section.id) !== null) return null;
  const [found] = [section.id, ...sectionsSharing(website, section, item)].filter((id) =>
    Object.hasOwn(photos, itemSlot(id, item)),
  );
  return found === undefined ? null : { slot: itemSlot(found, item), section: found };
}

/** The places for pictures of a site: those of its own, then the items that are shown with a picture, in the order of the outline. */
export function placesOf(build: Edited): PhotoSlot[] {
  const { website, customization } = build;
  const { photos = {} } = customization;
  const sections = new Set(
    outlineOf(build).flatMap(({ entries }) => entries.map(({ id }) => sectionOf(id))),
  );
  const items = [...sections].flatMap((id) => {
    const section = photoSection(website, id);
    if (section === null) return [];
    return listedItems(section, customization)
      .map((item) => itemSlot(id, item))
      .filter((slot) => PICTURED.has(section.entry.kind) || Object.hasOwn(photos, slot));
  });
  return [...slotsOf(website, photos), ...items];
}
