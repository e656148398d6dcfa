import type { Customization, SiteContent, Theme } from '../../machines/entities';
import { designVariables } from './design/designVariables';
import { contentTexts, metaTitle, ownTexts, sectionStates } from './document/contentTexts';
import { untitledIn } from './document/untitled';
import type { SectionState } from './document/document';

/** What changes in a preview document when a customization changes; see `preview/applyPatch.ts`. */
export interface CustomizationPatch {
  /** Custom properties of the root element. */
  variables: Record<string, string>;
  /** Section id → state. */
  sections: Record<string, SectionState>;
  /** Text id → words; `metaTitle` is the title of the document. */
  texts: SiteContent & { metaTitle: string };
  /** Text id → the person's own words; every other text shows the generator's. */
  ownTexts: Record<string, string>;
}

/**
 * Cheap enough for every event of a colour drag (specification section 2: the Customize panel). `language` is the page's
 * `lang`.
 */
export function customizationPatch(
  theme: Theme,
  customization: Customization,
  language = 'en',
): CustomizationPatch {
  const texts = contentTexts(customization.content, untitledIn(language));
  return {
    variables: designVariables(theme, customization.colors),
    sections: sectionStates(customization.layout),
    texts: { ...texts, metaTitle: metaTitle(texts) },
    ownTexts: ownTexts(customization.texts),
  };
}
