import type { Customization } from '../../../machines/entities';
import { languagePack } from '../languages/languages';
import type { Copy, PlaceholderKind, SectionKind, Site } from '../types';
import { sectionStates } from './contentTexts';
import { editedSite } from './editedSite';
import { plainText } from './html';
import { withTexts } from './withTexts';

/** Something that only the owner of a site knows and has not written yet. */
export interface Gap {
  textId: string;
  /** Null for a service that the section needs. */
  kind: PlaceholderKind | null;
  section: SectionKind;
  /** What stands there meanwhile, or what has to be done for the service. */
  words: string;
}

/**
 * What is still to be filled in, in page order, the second language after the first (specification section 2, builder). A
 * gap that is filled for both languages at once is named once; sections that are switched off have none. Pure.
 */
export function gapsOf(site: Site, customization: Customization): Gap[] {
  const states = sectionStates(customization);
  const { copy: first, translation, plan, brief } = editedSite(site, customization);
  const order = plan.sections.map(({ id }) => id);
  const isOn = (id: string) => states[id] !== 'hidden';
  const copies = [first, ...(translation ? [translation] : [])];
  return copies.flatMap((copy) => {
    const { sections, ...words } = withTexts(copy, customization, brief);
    const arranged = sections.toSorted(
      (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
    );
    return gapsIn({ ...words, sections: arranged }, isOn, copy === first);
  });
}

/** `isFirst`: whether the copy is in the first language; a service that is needed is needed once. */
function gapsIn(copy: Copy, isOn: (section: string) => boolean, isFirst: boolean): Gap[] {
  const { needs } = languagePack(copy.language).labels;
  const shown = copy.sections.filter(({ id }) => isOn(id));
  const texts = shown.flatMap((section) =>
    [
      section.kind === 'hero' ? copy.title : null,
      section.kind === 'hero' ? null : section.heading,
      section.kind === 'hero' ? null : section.intro,
      ...section.items.flatMap((item) => [item.title, item.body, item.detail]),
      ...(isFirst ? section.notes : []),
    ].map((text) => ({ text, section: section.kind })),
  );
  const seen = new Set<string>();
  return texts.flatMap(({ text, section }): Gap[] => {
    if (text === null || text.follows !== undefined || seen.has(text.id)) return [];
    const { id, source, value } = text;
    seen.add(id);
    if (source.from === 'placeholder')
      return [{ textId: id, kind: source.kind, section, words: plainText(value) }];
    return source.from === 'standard' && source.need !== undefined
      ? [{ textId: id, kind: null, section, words: needs[source.need].todo }]
      : [];
  });
}
