import type { Customization } from '../../../machines/entities';
import type { Copy, PlaceholderKind, SectionKind, Site } from '../types';
import { sectionStates } from './contentTexts';
import { plainText } from './html';
import { withTexts } from './withTexts';

/** Something that only the owner of a site knows and has not written yet. */
export interface Gap {
  textId: string;
  kind: PlaceholderKind;
  section: SectionKind;
  /** What stands there meanwhile. */
  words: string;
}

/**
 * What is still to be filled in, in page order, the second language after the first (specification section 2, builder). A
 * gap that is filled for both languages at once is named once; sections that are switched off have none. Pure.
 */
export function gapsOf(site: Site, customization: Customization): Gap[] {
  const states = sectionStates(customization.layout);
  const isOn = (id: string) => states[id] !== 'hidden';
  const copies = [site.copy, ...(site.translation ? [site.translation] : [])];
  return copies.flatMap((copy) => gapsIn(withTexts(copy, customization, site.brief), isOn));
}

function gapsIn(copy: Copy, isOn: (section: string) => boolean): Gap[] {
  const shown = copy.sections.filter(({ id }) => isOn(id));
  const texts = shown.flatMap((section) =>
    [
      section.kind === 'hero' ? copy.title : null,
      section.kind === 'hero' ? null : section.heading,
      section.kind === 'hero' ? null : section.intro,
      ...section.items.flatMap((item) => [item.title, item.body, item.detail]),
    ].map((text) => ({ text, section: section.kind })),
  );
  const seen = new Set<string>();
  return texts.flatMap(({ text, section }): Gap[] => {
    if (text?.source.from !== 'placeholder' || text.follows !== undefined || seen.has(text.id)) {
      return [];
    }
    seen.add(text.id);
    return [{ textId: text.id, kind: text.source.kind, section, words: plainText(text.value) }];
  });
}
