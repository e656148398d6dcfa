import type { Customization, SiteContent, Theme } from '../../machines/entities';
import { hasSameFields } from '../../machines/hasSameFields';
import { textsByKey } from '../../machines/offers';
import { type Rename, renameOf } from '../../machines/siteName';
import { pixelsOf } from '../../machines/image';
import { designVariables } from './design/designVariables';
import {
  contentTexts,
  metaTitle,
  ownTexts,
  sectionStates,
  titleVariables,
} from './document/contentTexts';
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
  /** What a text is about (`itemTextKey`) → the person's own words; every other text shows the generator's. */
  ownTexts: Record<string, string>;
  /** What the generator's texts call the site, and what the person does. */
  rename: Rename | null;
  /** The painted image in the hero; null: the drawing stands. */
  hero: { address: string; alt: string; width: number; height: number } | null;
}

/** Whether two customizations differ in their colors at most: then `designVariables` is all that changes in a preview. */
export function differsInColorsOnly(one: Customization, other: Customization): boolean {
  return hasSameFields({ ...one, colors: other.colors }, other);
}

/**
 * What a preview shows of a customization (specification section 2: the Customize panel). `language`: the page's
 * `lang`. `name`: what the prompt calls the site. `heroAddress`: where the painted image of the customization's hero stands, null while there is none.
 */
export function customizationPatch(
  theme: Theme,
  customization: Customization,
  {
    language = 'en',
    name = null,
    heroAddress = null,
  }: { language?: string; name?: string | null; heroAddress?: string | null } = {},
): CustomizationPatch {
  const { hero } = customization;
  const texts = contentTexts(customization.content, untitledIn(language));
  return {
    variables: { ...designVariables(theme, customization.colors), ...titleVariables(texts.title) },
    sections: sectionStates(customization.layout),
    texts: { ...texts, metaTitle: metaTitle(texts) },
    ownTexts: textsByKey(ownTexts(customization.texts)),
    rename: renameOf(name, customization.content),
    hero:
      hero === undefined || heroAddress === null
        ? null
        : { address: heroAddress, alt: hero.alt, ...pixelsOf(hero.size) },
  };
}
