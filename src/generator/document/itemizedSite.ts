import type { Customization, ItemPart, SectionItems } from '../../../machines/entities';
import { itemsIn } from '../../../machines/itemCopies';
import { itemOrder, wordsFor } from '../../../machines/items';
import type { Copy, CopyItem, SectionCopy, Site, Text } from '../types';

/**
 * A site whose sections have the items that the person gave them: taken out, added, in their order, with the fields that they
 * filled in or emptied (specification section 2, builder); `withTexts` puts there what they wrote over the generator's words. A
 * site that is so already stays as it is. Pure and total.
 */
export function itemizedSite<T extends Pick<Site, 'copy' | 'translation'>>(
  site: T,
  customization: Customization,
): T {
  const { items } = customization;
  if (items === undefined) return site;
  const itemized = (copy: Copy, prefix: string): Copy => ({
    ...copy,
    sections: copy.sections.map((section) =>
      Object.hasOwn(items, section.id)
        ? itemizedSection(section, itemsIn(customization, section.id), prefix)
        : section,
    ),
  });
  const { translation } = site;
  return {
    ...site,
    copy: itemized(site.copy, ''),
    ...(translation && { translation: itemized(translation, `${translation.language}.`) }),
  };
}

function itemizedSection(section: SectionCopy, own: SectionItems, prefix: string): SectionCopy {
  const stem = `${prefix}${section.id}.`;
  const generated = new Map(
    section.items.map((item) => [item.title.id.slice(stem.length).replace(/\.title$/, ''), item]),
  );
  const removed = new Set(own.removed);
  return {
    ...section,
    items: itemOrder([...generated.keys()], own)
      .filter((id) => !removed.has(id))
      .map((id) => itemWith(generated.get(id), own, { stem, id, isFollower: prefix !== '' })),
  };
}

function itemWith(
  generated: CopyItem | undefined,
  items: SectionItems,
  { stem, id, isFollower }: { stem: string; id: string; isFollower: boolean },
): CopyItem {
  const own = wordsFor(items, id);
  const text = (part: ItemPart): Text | null => {
    const value = own[part];
    if (value === null) return null;
    if (value === undefined) return generated?.[part] ?? null;
    const textId = `${stem}${id}.${part}`;
    return {
      id: textId,
      value,
      source: { from: 'standard' },
      ...(isFollower ? { follows: textId.slice(textId.indexOf('.') + 1) } : {}),
    };
  };
  const title = text('title') ?? generated?.title;
  return {
    title: title ?? { id: `${stem}${id}.title`, value: '', source: { from: 'standard' } },
    body: text('body'),
    detail: text('detail'),
  };
}
