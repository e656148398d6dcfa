import { entriesOf } from '../../machines/arrangement';
import { sectionOf, sourceOf } from '../../machines/sectionIds';
import type { Customization, PlannedPage, SiteContent, Theme } from '../../machines/entities';
import { hasSameFields } from '../../machines/hasSameFields';
import { listedPage } from '../../machines/pageListing';
import { textsByKey } from '../../machines/itemTexts';
import { type Rename, renameOf } from '../../machines/siteName';
import { pixelsOf } from '../../machines/image';
import { colorVariables } from './design/designVariables';
import { shapeVariables } from './design/shape';
import {
  contentTexts,
  metaTitle,
  ownTexts,
  sectionStates,
  titleVariables,
} from './document/contentTexts';
import { ownListing } from './document/ownListing';
import { untitledIn } from './document/untitled';
import { widestOf } from './photoFiles';
import type { SectionState } from './document/document';

export interface ShownPicture {
  address: string;
  alt: string;
  width: number;
  height: number;
}

/** What changes in a preview document when a customization changes; see `preview/applyPatch.ts`. */
export interface CustomizationPatch {
  /** Custom properties of the root element. */
  variables: Record<string, string>;
  /** Section id → state. */
  sections: Record<string, SectionState>;
  /** What stands on the page, in order, with what it is a copy of where it is one; null: as it stands there. */
  entries: { id: string; of: string; state: SectionState }[] | null;
  /** Ids of the sections on the first page, in order: links to them stand so, too. */
  places: string[];
  /** Text id → words; `metaTitle` is the title of the document. */
  texts: SiteContent & { metaTitle: string };
  /** Title that the person gave the page in search results; null: as it follows from its texts. */
  ownTitle: string | null;
  /** What a text is about (`itemTextKey`) → the person's own words; every other text shows the generator's. */
  ownTexts: Record<string, string>;
  /** What the generator's texts call the site, and what the person does. */
  rename: Rename | null;
  /** The painted image in the hero; null: the drawing stands. */
  hero: ShownPicture | null;
  /** Picture → the photo in its place; `logo` is the one beside the title. */
  photos: Record<string, ShownPicture>;
}

/** Whether two customizations differ in their colors at most: then `colorVariables` is all that changes in a preview. */
export function differsInColorsOnly(one: Customization, other: Customization): boolean {
  return hasSameFields({ ...one, colors: other.colors }, other);
}

export interface PatchedPage {
  /** The page's `lang`. */
  language?: string;
  /** What the prompt calls the site. */
  name?: string | null;
  /** Where the painted image of the customization's hero stands; null while there is none. */
  heroAddress?: string | null;
  /** Where the files of photos stand, by their names; a photo without its file leaves the drawing in its place. */
  photoAddresses?: Readonly<Record<string, string>>;
  /** What is planned for the site, as the person set up its pages; without it sections stay where they are. */
  outline?: readonly PlannedPage[];
  /** Id of the section that the page is named after. */
  lead?: string;
  /** Begins the ids of the page's texts: empty, or such as `es.`. */
  prefix?: string;
}

/** What a preview shows of a customization (specification section 2: the Customize panel). Pure. */
export function customizationPatch(
  theme: Theme,
  customization: Customization,
  {
    language = 'en',
    name = null,
    heroAddress = null,
    photoAddresses = {},
    outline = [],
    lead = 'hero',
    prefix = '',
  }: PatchedPage = {},
): CustomizationPatch {
  const { hero } = customization;
  const texts = contentTexts(customization.content, untitledIn(language));
  return {
    variables: {
      ...colorVariables(theme, customization.colors),
      ...shapeVariables(theme, customization.style),
      ...titleVariables(texts.title),
    },
    ...arrangementPatch(customization, outline, lead),
    texts: { ...texts, metaTitle: metaTitle(texts) },
    ownTitle: ownListing(customization, listedPage(prefix, lead)).title ?? null,
    ownTexts: textsByKey(ownTexts(customization.texts)),
    rename: renameOf(name, customization.content),
    hero:
      hero === undefined || heroAddress === null
        ? null
        : { address: heroAddress, alt: hero.alt, ...pixelsOf(hero.size) },
    photos: shownPhotos(customization, photoAddresses),
  };
}

function shownPhotos(
  { photos = {} }: Customization,
  addresses: Readonly<Record<string, string>>,
): CustomizationPatch['photos'] {
  return Object.fromEntries(
    Object.entries(photos).flatMap(([slot, photo]) => {
      const { name, width, height } = widestOf(photo);
      const address = addresses[name];
      return address === undefined ? [] : [[slot, { address, alt: photo.alt, width, height }]];
    }),
  );
}

function arrangementPatch(
  customization: Customization,
  outline: readonly PlannedPage[],
  lead: string,
): Pick<CustomizationPatch, 'sections' | 'entries' | 'places'> {
  const away = sectionStates(customization);
  const known = new Map(outline.map((page) => [page.lead, entriesOf(page, customization)]));
  const sections = [...known.values()].flat().map(sectionOf);
  return {
    sections: { ...Object.fromEntries(sections.map((id) => [id, 'shown' as const])), ...away },
    entries:
      known.get(lead)?.map((id) => ({
        id: sectionOf(id),
        of: sectionOf(sourceOf(id)),
        state: away[id] ?? away[sectionOf(id)] ?? 'shown',
      })) ?? null,
    places: known.get('hero')?.map(sectionOf) ?? [],
  };
}
