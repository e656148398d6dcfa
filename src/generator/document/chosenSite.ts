import { choiceIn } from '../../../machines/sectionChoices';
import type { Customization } from '../../../machines/entities';
import { LAYOUTS } from '../design/layouts';
import type { Brief, Copy, SectionCopy } from '../types';
import { translatedBrief } from '../write/writeTranslation';
import { wordingsOf } from '../write/wordings';
import type { Addable } from './addedSections';

/**
 * A site whose sections have the layouts and wordings that the person chose for them (specification section 2, builder); no other
 * section changes. What is no layout of its kind is none. A site that is so already stays as it is. Pure; throws where a language of
 * the site is not loaded.
 */
export function chosenSite<T extends Addable>(site: T, customization: Customization): T {
  if (customization.sections === undefined) return site;
  const { brief, plan, copy, translation: second, design } = site;
  const laidOut = copy.sections.flatMap(({ id, kind }) => {
    const { layout } = choiceIn(customization, id);
    return LAYOUTS[kind].some(({ name }) => name === layout) ? [[id, layout ?? '']] : [];
  });
  const worded = (written: Copy, from: Brief): Copy => ({
    ...written,
    sections: written.sections.map((section): SectionCopy => {
      const { wording } = choiceIn(customization, section.id);
      if (wording === undefined) return section;
      const all = wordingsOf(from, plan, written, section);
      return { ...section, ...all[wording % all.length] };
    }),
  });
  return {
    ...site,
    copy: worded(copy, brief),
    ...(second && {
      translation: worded(second, translatedBrief(brief, copy.language, second.language)),
    }),
    ...(design && {
      design: { ...design, layouts: { ...design.layouts, ...Object.fromEntries(laidOut) } },
    }),
  };
}
