import type { Build, Customization } from '../../../machines/entities';
import { outlineOf, type OutlineEntry, type OutlinePage } from '../../../machines/outlineOf';
import { sectionOf } from '../../../machines/sectionIds';
import { editedSite } from '../document/editedSite';
import { withTexts } from '../document/withTexts';
import type { LanguagePack } from '../languages/LanguagePack';
import { textsOf } from '../write/mapTexts';
import type { SectionCopy, Site, Text } from '../types';
import type { ChangeRules } from './compileChanges';

/** A section of the site and the page that it stands on. */
export interface FoundSection {
  page: string;
  entry: OutlineEntry;
}

/** The site as it stands after the changes read so far, and what a sentence about it is read with. */
export interface Situation {
  site: Site;
  build: Build;
  /** The page in view. */
  page: string;
  /** Id of the section outside of which nothing may change; null: the whole site. */
  scope: string | null;
  /** Id of the section that the last change was about: "it". */
  mentioned: string | null;
  pages: readonly OutlinePage[];
  rules: ChangeRules;
  /** The language of the sentence first, then that of the site. */
  packs: readonly LanguagePack[];
}

export const situationOf = (
  base: Omit<Situation, 'pages'>,
  customization: Customization = base.build.customization,
): Situation => {
  const build = { ...base.build, customization };
  return { ...base, build, pages: outlineOf(build) };
};

/** The sections of the site, those of the page in view first; hidden ones are among them, beginnings of other pages are not. */
export function sectionsOf({ pages, page }: Pick<Situation, 'pages' | 'page'>): FoundSection[] {
  const inView = (one: OutlinePage) => (one.page.lead === page ? 0 : 1);
  return [...pages]
    .sort((one, other) => inView(one) - inView(other))
    .flatMap((one) =>
      one.entries
        .filter(({ isTeaser }) => !isTeaser)
        .map((entry) => ({ page: one.page.lead, entry })),
    );
}

/** The sections as they are written now, with the person's own words. */
export function writtenSections({ site, build: { customization } }: Situation): SectionCopy[] {
  return withTexts(editedSite(site, customization).copy, customization, site.brief).sections;
}

/** A text as it stands on a page now; `section` null: one of the Content tab. */
export interface ShownText extends Text {
  section: string | null;
}

const textsKnown = new WeakMap<readonly OutlinePage[], readonly ShownText[]>();

/** Every text of the site as it stands now, in the language that it was written in first. */
export function shownTexts(situation: Situation): readonly ShownText[] {
  const known = textsKnown.get(situation.pages);
  if (known !== undefined) return known;
  const texts = textsNow(situation);
  textsKnown.set(situation.pages, texts);
  return texts;
}

function textsNow(situation: Situation): ShownText[] {
  const { site, build } = situation;
  const copy = withTexts(
    editedSite(site, build.customization).copy,
    build.customization,
    site.brief,
  );
  const bare = { ...copy, sections: [] };
  const own = textsOf(bare).map((text) => ({ ...text, section: null }));
  return [
    ...own,
    ...copy.sections.flatMap((section) => {
      const around = new Set(own.map(({ id }) => id));
      return textsOf({ ...copy, sections: [section] })
        .filter(({ id }) => !around.has(id))
        .map((text) => ({ ...text, section: section.id }));
    }),
  ];
}

/** The headings of the page in view, as a reader counts them. */
export function headingsInView(situation: Situation): ShownText[] {
  const { pages, page } = situation;
  const entries = pages.find((one) => one.page.lead === page)?.entries ?? [];
  const texts = shownTexts(situation);
  return entries.flatMap(({ id, state }) => {
    if (state === 'hidden') return [];
    const wanted = id === 'hero' ? 'title' : `${sectionOf(id)}.heading`;
    return texts.find((text) => text.id === wanted) ?? [];
  });
}
