import type { Customization, ItemWords, SectionItems } from './entities';
import { itemSlotsIn } from './itemPhotos';
import { itemIn } from './itemSlot';
import { isCopy, sourceOf } from './sectionIds';

/** What a person made of the items of a section; empty where nothing. */
export const itemsIn = ({ items = {} }: Pick<Customization, 'items'>, id: string): SectionItems =>
  Object.hasOwn(items, id) ? (items[id] ?? {}) : {};

/** A record without one of its keys. */
export function withoutKey<T>(record: Record<string, T> | undefined, key: string) {
  return record && Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** A customization with other items in a section; undefined: as generated. */
export function withSection<T extends Pick<Customization, 'items'>>(
  { items: before, ...customization }: T,
  id: string,
  own: SectionItems | undefined,
): T {
  const others = withoutKey(before, id) ?? {};
  const items = own === undefined ? others : { ...others, [id]: own };
  return (Object.keys(items).length === 0 ? customization : { ...customization, items }) as T;
}

/** A copy of a section begins with the items of what it is a copy of; `to` undefined: the items of `from` go. */
export function copiedItems<T extends Pick<Customization, 'items'>>(
  customization: T,
  from: string,
  to?: string,
): T {
  if (to === undefined)
    return customization.items === undefined
      ? customization
      : withSection(customization, from, undefined);
  const own = itemsIn(customization, from);
  return Object.keys(own).length === 0 ? customization : withSection(customization, to, own);
}

/**
 * The edits that a site's documents have to be drawn with, as `GeneratedWebsite.drawnEdits` names them; undefined: as generated.
 * All others are put into the documents that are on screen. Copies of a section differ from it once either has items, photos of them or a
 * layout of its own.
 */
export function editsDrawn({
  items,
  sections,
  delivery,
  pages,
  style: { typefaces } = {},
  arrangement: { order = {}, added, moved, away } = {},
  links,
  layout,
  photos,
}: Pick<
  Customization,
  | 'items'
  | 'sections'
  | 'arrangement'
  | 'delivery'
  | 'pages'
  | 'style'
  | 'links'
  | 'layout'
  | 'photos'
>): string | undefined {
  const slots = itemSlotsIn({ photos });
  const isEdited = [items, sections, added, moved, pages, delivery, typefaces, links].some(
    (edit) => edit !== undefined,
  );
  if (!isEdited && slots.length === 0) return undefined;
  const pictured = slots.map((slot) => itemIn(slot).section);
  const edited = new Set([...Object.keys({ ...items, ...sections }), ...pictured].map(sourceOf));
  const copies = Object.values(order)
    .flat()
    .filter((id) => isCopy(id) && edited.has(sourceOf(id)));
  // A link to a section that does not show leads elsewhere.
  const led = links === undefined ? [] : [links, away, layout];
  const edits = [items, sections, copies.sort(), added, delivery, moved, pages, typefaces];
  return JSON.stringify([...edits, ...led, ...slots]);
}

/** The items of all sections with their own words changed; the same ones where none is another. */
export function withWords(
  items: NonNullable<Customization['items']>,
  to: (words: string) => string,
): NonNullable<Customization['items']> {
  const changed = mapValues(items, (own) =>
    own.words === undefined
      ? own
      : {
          ...own,
          words: mapValues(own.words, (words): ItemWords =>
            mapValues(words, (value) => (typeof value === 'string' ? to(value) : value)),
          ),
        },
  );
  return JSON.stringify(changed) === JSON.stringify(items) ? items : changed;
}

const mapValues = <T extends object>(
  record: T,
  to: (value: NonNullable<T[keyof T]>) => T[keyof T],
): T =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, to(value as NonNullable<T[keyof T]>)]),
  ) as T;
