import type { Customization, ItemPart, SectionItems } from '../../../machines/entities';
import { itemsIn } from '../../../machines/itemCopies';
import { isTime } from '../../../machines/itemKinds';
import { itemOrder, wordsFor } from '../../../machines/items';
import { timeFor } from '../../../machines/timetable';
import type { Copy, CopyItem, Language, SectionCopy, SectionKind, Site, Text } from '../types';

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
  const itemized = (copy: Copy, follows?: Language): Copy => ({
    ...copy,
    sections: copy.sections.map((section) =>
      Object.hasOwn(items, section.id)
        ? itemizedSection(section, itemsIn(customization, section.id), {
            language: copy.language,
            follows,
          })
        : section,
    ),
  });
  const { copy, translation } = site;
  return {
    ...site,
    copy: itemized(copy),
    ...(translation && { translation: itemized(translation, copy.language) }),
  };
}

/** The language of a copy, and of the one that it follows. */
interface Languages {
  language: Language;
  follows: Language | undefined;
}

function itemizedSection(
  section: SectionCopy,
  own: SectionItems,
  languages: Languages,
): SectionCopy {
  const prefix = languages.follows === undefined ? '' : `${languages.language}.`;
  const stem = `${prefix}${section.id}.`;
  const generated = new Map(
    section.items.map((item) => [item.title.id.slice(stem.length).replace(/\.title$/, ''), item]),
  );
  const removed = new Set(own.removed);
  return {
    ...section,
    items: itemOrder([...generated.keys()], own)
      .filter((id) => !removed.has(id))
      .map((id) =>
        itemWith(generated.get(id), own, { stem, id, kind: section.kind, ...languages }),
      ),
  };
}

function itemWith(
  generated: CopyItem | undefined,
  items: SectionItems,
  {
    stem,
    id,
    kind,
    language,
    follows,
  }: Languages & { stem: string; id: string; kind: SectionKind },
): CopyItem {
  const own = wordsFor(items, id);
  const text = (part: ItemPart): Text | null => {
    const value = own[part];
    if (value === null) return null;
    if (value === undefined) return generated?.[part] ?? null;
    const textId = `${stem}${id}.${part}`;
    return {
      id: textId,
      value:
        follows !== undefined && isTime(kind, part) ? timeFor(value, follows, language) : value,
      source: { from: 'standard' },
      ...(follows !== undefined ? { follows: textId.slice(textId.indexOf('.') + 1) } : {}),
    };
  };
  const title = text('title') ?? generated?.title;
  return {
    title: title ?? { id: `${stem}${id}.title`, value: '', source: { from: 'standard' } },
    body: text('body'),
    detail: text('detail'),
  };
}
