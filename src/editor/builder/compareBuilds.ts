import type { Build, SiteColors } from '../../../machines/entities';
import { itemSlotsIn } from '../../../machines/itemPhotos';
import { itemIn } from '../../../machines/itemSlot';
import { isShareSlot } from '../../../machines/pageListing';
import { customizationPatch } from '../../generator/customizationPatch';
import { applyPatch } from '../../generator/preview/applyPatch';
import { CORNER_NAMES, SPACING_NAMES, typefaceName } from './style/styleTexts';

type Both<T> = readonly [T, T];

export interface BuildDifferences {
  prompt: boolean;
  theme: boolean;
  framework: boolean;
  /** The roles whose colors differ, with both. */
  colors: { role: keyof SiteColors; values: Both<string> }[];
  /** Whether typefaces, corners or spacing were chosen otherwise. */
  looks: boolean;
  /** The sections that only one of the two shows. */
  sections: Both<string[]>;
  /** Whether pages or sections stand in another order, or were added or taken out. */
  arrangement: boolean;
  /** The sections whose items were edited in one of the two, or otherwise in both. */
  items: string[];
  /** Whether search results or shared links show a page in other words or with another picture. */
  listings: boolean;
  /** How many texts have other words or stand in one of the two only; null until both documents are there. */
  texts: number | null;
}

/** What differs between two builds as they are now, customization included. */
export function compareBuilds(builds: Both<Build>): BuildDifferences {
  const [one, other] = builds;
  const roles = Object.keys(one.customization.colors) as (keyof SiteColors)[];
  const [sections, otherSections] = [sectionsOf(one), sectionsOf(other)];
  return {
    prompt: one.prompt !== other.prompt,
    theme: one.theme !== other.theme,
    framework: one.framework !== other.framework,
    colors: roles
      .map((role) => ({
        role,
        values: [one.customization.colors[role], other.customization.colors[role]] as const,
      }))
      .filter(({ values }) => values[0] !== values[1]),
    looks: looksIn(one) !== looksIn(other),
    sections: [
      sections.filter((section) => !otherSections.includes(section)),
      otherSections.filter((section) => !sections.includes(section)),
    ],
    arrangement: differs(arrangementIn(one), arrangementIn(other)),
    items: [...new Set([...editedItems(one).keys(), ...editedItems(other).keys()])].filter((id) =>
      differs(editedItems(one).get(id), editedItems(other).get(id)),
    ),
    listings: differs(listingsIn(one), listingsIn(other)),
    texts: builds.some(({ website }) => website.html === '') ? null : differentTexts(builds),
  };
}

const arrangementIn = ({ customization: { arrangement, pages } }: Build) => [arrangement, pages];
/** What was chosen of the looks of a build, in words; empty: nothing. */
export function looksIn({ customization: { style = {} } }: Pick<Build, 'customization'>): string {
  const { typefaces, corners, spacing } = style;
  return [
    ...(typefaces ? [typefaceName(typefaces)] : []),
    ...(corners ? [`${CORNER_NAMES[corners]} corners`] : []),
    ...(spacing ? [`${SPACING_NAMES[spacing]} spacing`] : []),
  ].join('; ');
}

/** Section → what the person made of its items, their photos among it. */
function editedItems({ customization: { items = {}, photos = {} } }: Build): Map<string, unknown> {
  const slots = itemSlotsIn({ photos });
  const sections = new Set([...Object.keys(items), ...slots.map((slot) => itemIn(slot).section)]);
  return new Map(
    [...sections].map((id) => {
      const own = slots.filter((slot) => itemIn(slot).section === id);
      return [id, [items[id], own.map((slot) => [slot, photos[slot]])]];
    }),
  );
}

const listingsIn = ({ customization: { listings = {}, photos = {} } }: Build) => [
  sorted(listings),
  sorted(photos).filter(([slot]) => isShareSlot(slot)),
];

const sorted = <T>(record: Record<string, T>) =>
  Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

function sectionsOf({ theme, customization, website }: Build): string[] {
  const { sections } = customizationPatch(theme, customization);
  return website.components.filter((id) => (sections[id] ?? 'shown') === 'shown');
}

function differentTexts([one, other]: Both<Build>): number {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  const ids = new Set([...words.keys(), ...otherWords.keys()]);
  return [...ids].filter((id) => words.get(id) !== otherWords.get(id)).length;
}

function wordsOf({ theme, customization, website }: Build): Map<string, string> {
  const name = website.understanding?.name?.value ?? null;
  const patch = customizationPatch(theme, customization, { name });
  const site = new DOMParser().parseFromString(website.html, 'text/html');
  applyPatch(site, patch);
  return new Map(
    [...site.querySelectorAll<HTMLElement>('[data-text]')].map((element) => [
      element.dataset.text ?? '',
      element.textContent,
    ]),
  );
}
