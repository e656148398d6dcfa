import { useSelector } from '@xstate/react';

import type { Build } from '../../../../machines/entities';
import { itemIn, isItemSlot } from '../../../../machines/itemSlot';
import { itemName } from '../../../../machines/items';
import { buildOf } from '../../../../machines/outlineActs';
import { isShareSlot } from '../../../../machines/pageListing';
import { LOGO, type PhotoSlot } from '../../../../machines/photo';
import { itemOfSlot } from '../../../../machines/photoPlaces';
import { sectionNames } from '../../../content/siteWords';
import type { PhotosRef } from '../BuilderPartsContext';

/** What the editor calls a place for a picture; an item by its name on the site. */
export function slotName(
  slot: PhotoSlot,
  build: Pick<Build, 'website' | 'customization'> | null,
): string {
  if (slot === LOGO) return 'Logo';
  if (isShareSlot(slot)) return 'Share image';
  if (isItemSlot(slot)) {
    const found = build === null ? null : itemOfSlot(build, slot);
    const kind = found?.section.entry.kind ?? itemIn(slot).section;
    const name = sectionNames[kind] ?? kind;
    return found === null ? name : `${name}: ${itemName(found.item)}`;
  }
  const [section = '', number] = slot.split('-');
  const name = sectionNames[section] ?? section;
  return number === undefined ? name : `${name} ${number}`;
}

/** The name of a place on the site whose photos these are. */
export const useSlotName = (photosRef: PhotosRef | undefined, slot: PhotoSlot | null): string =>
  useSelector(photosRef, (snapshot) => {
    if (slot === null) return '';
    const name = slotName(slot, buildOf(snapshot?.context.builderRef ?? null));
    // What is not in the site yet has its name in the draft.
    const draft = snapshot?.context.takerRef?.getSnapshot().context.draft;
    return draft === undefined ? name : `${name}: ${draft.words.title || 'new item'}`;
  });
