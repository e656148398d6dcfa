import type { Customization } from '../../../machines/entities';
import { editsDrawn } from '../../../machines/itemCopies';
import { itemSlotsIn } from '../../../machines/itemPhotos';

/**
 * What a site's documents are drawn with where the person edited it (specification section 2, builder): the customization it
 * starts with and those of their edits that no document on screen can take up, and these edits' name; null where there are none.
 */
export function drawnWith(
  start: Customization,
  own: Customization,
): { customization: Customization; drawnEdits: string } | null {
  const drawnEdits = editsDrawn(own);
  if (drawnEdits === undefined) return null;
  const { items, sections, arrangement, pages, delivery, links, layout, style, photos } = own;
  return {
    customization: {
      ...start,
      items,
      sections,
      arrangement,
      pages,
      delivery,
      ...(links && { links, layout }),
      style: style && { typefaces: style.typefaces },
      ...(itemSlotsIn(own).length > 0 && { photos }),
    },
    drawnEdits,
  };
}
