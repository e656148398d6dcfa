const ITEM = 'item.';

/** The slot of an item's photo: it belongs to the item, wherever that stands in its section. */
export const itemSlot = (section: string, item: string): string => `${ITEM}${section}.${item}`;

/** Whether a slot is one of an item. */
export const isItemSlot = (slot: string): boolean => slot.startsWith(ITEM);

/** The section and the item that a slot of an item names, by their ids. */
export function itemIn(slot: string): { section: string; item: string } {
  const [, section = '', item = ''] = slot.split('.');
  return { section, item };
}
