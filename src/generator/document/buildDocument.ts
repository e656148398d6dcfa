import type { Customization } from '../../../machines/entities';
import { pixelsOf } from '../../../machines/image';
import { designVariables } from '../design/designVariables';
import { LANGUAGES } from '../languages/languages';
import type { Picture, SectionCopy, Site, Text } from '../types';
import { contentTexts, metaTitle, sectionStates, shortened } from './contentTexts';
import type { NavigationLink, SectionBlock, SiteDocument } from './document';
import { SECTIONS, SURFACES } from './sections';
import { structuredData } from './structuredData';
import { untitledIn } from './untitled';
import { withTexts } from './withTexts';

const NAVIGATION_LINKS = 5;

function rewritten(original: Text, value: string): Text {
  return value === original.value ? original : { ...original, value, source: { from: 'standard' } };
}

/** Pictures of a section have its id, or its id and a number: `about`, `gallery-1`, `gallery-2`. */
function picturesOf(site: Site, id: string): Picture[] {
  return site.design.pictures.filter(
    (picture) => picture.id === id || picture.id.replace(/-\d+$/, '') === id,
  );
}

function navigation(sections: SectionCopy[]): NavigationLink[] {
  return sections
    .filter(({ kind }) => kind !== 'hero' && kind !== 'callToAction')
    .filter(
      ({ kind }, index, all) =>
        kind === 'contact' || index < NAVIGATION_LINKS || all.length <= NAVIGATION_LINKS,
    )
    .map(({ id, navLabel }) => ({ label: navLabel, href: `#${id}` }));
}

/** The hero's drawing with the painted image in its place, where there is one. */
function heroPicture(
  drawing: Picture,
  { hero }: Customization,
  painted: string | undefined,
): Picture {
  if (hero === undefined || painted === undefined) return drawing;
  return { ...drawing, ...pixelsOf(hero.size), alt: hero.alt, painted };
}

/**
 * A generated site with a customization becomes the neutral document that every renderer draws. `heroAddress`: where the
 * painted image of the customization's hero stands; without it the drawing stands in its place.
 */
export function buildDocument(
  site: Site,
  customization: Customization,
  heroAddress?: string,
): SiteDocument {
  const { plan, intent } = site;
  const copy = withTexts(site.copy, customization.texts);
  const pack = LANGUAGES[copy.language];
  const texts = contentTexts(customization.content, untitledIn(copy.language));
  const title = rewritten(copy.title, texts.title);
  const subtitle = rewritten(copy.subtitle, texts.subtitle);
  const description = rewritten(copy.description, texts.description);
  const states = sectionStates(customization.layout);
  const copies = new Map<string, SectionCopy>(
    copy.sections.map((section) => [section.id, section]),
  );
  const form = { receiver: intent.facts.email?.value ?? null, notice: copy.labels.formNotice };

  const sections = plan.sections.flatMap(({ id, kind }): SectionBlock[] => {
    const section = copies.get(id);
    if (!section) return [];
    const layout = site.design.layouts[id] ?? '';
    return [
      {
        id,
        kind,
        layout,
        surface: SURFACES[kind] ?? 'auto',
        state: states[id] ?? 'shown',
        children: SECTIONS[kind](section, {
          layout,
          title,
          subtitle,
          description,
          pictures: picturesOf(site, id).map((picture) =>
            kind === 'hero' ? heroPicture(picture, customization, heroAddress) : picture,
          ),
          form,
        }),
      },
    ];
  });

  return {
    language: copy.language,
    direction: pack.direction,
    theme: site.design.theme,
    metaTitle: metaTitle(texts),
    metaDescription: shortened(texts.description || texts.subtitle || texts.title, 160),
    title,
    subtitle,
    description,
    navigation: navigation(copy.sections),
    navigationAction: copies.get('hero')?.actions[0] ?? null,
    sections,
    footer: site.copy.footer.value === site.copy.title.value ? null : copy.footer,
    labels: { ...copy.labels, menu: pack.menu },
    structuredData: structuredData(site, texts),
    variables: designVariables(site.design.theme, customization.colors),
  };
}
