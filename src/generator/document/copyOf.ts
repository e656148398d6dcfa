import { copiedTextId } from '../../../machines/sectionIds';
import type { Copy, SectionCopy } from '../types';
import { mapTexts } from '../write/mapTexts';

/** A section of a copy under another id, with ids of its own for its texts. */
export function copyOf(copy: Copy, section: SectionCopy, id: string): SectionCopy {
  if (section.id === id) return section;
  const idOf = (textId: string) => copiedTextId(textId, section.id, id);
  const { sections } = mapTexts({ ...copy, sections: [section] }, ({ follows, ...text }) => ({
    ...text,
    id: idOf(text.id),
    ...(follows === undefined ? {} : { follows: idOf(follows) }),
  }));
  return { ...section, ...sections[0], id };
}
