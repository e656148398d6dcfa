import type { Build, SiteColors } from '../../../machines/entities';
import { itemSlotsIn } from '../../../machines/itemPhotos';
import { itemIn } from '../../../machines/itemSlot';
import { outlineOf } from '../../../machines/outlineOf';
import { isShareSlot } from '../../../machines/pageListing';
import type { PhotoSlot } from '../../../machines/photo';
import { choiceIn } from '../../../machines/sectionChoices';
import { customizationPatch } from '../../generator/customizationPatch';
import { compareTexts, type TextDifference } from './compareTexts';
import { compareUnderstanding, type UnderstandingDifference } from './compareUnderstanding';
import { slotName } from './photos/slotNames';
import { CORNER_NAMES, SPACING_NAMES, typefaceName } from './style/styleTexts';

/** What is said where a document is not there yet. */
export const NOT_DRAWN = 'Compared as soon as both previews are drawn';

type Both<T> = readonly [T, T];

export interface BuildDifferences {
  prompt: boolean;
  theme: boolean;
  framework: boolean;
  /** Whether the site has another of its theme's designs. */
  design: boolean;
  /** The roles whose colors differ, with both. */
  colors: { role: keyof SiteColors; values: Both<string> }[];
  /** Whether typefaces, corners or spacing were chosen otherwise. */
  looks: boolean;
  /** The sections that only one of the two shows. */
  sections: Both<string[]>;
  /** Whether pages or sections stand in another order, or were added or taken out. */
  arrangement: boolean;
  /** The sections that have another layout or wording. */
  layouts: string[];
  /** The sections whose items were edited in one of the two, or otherwise in both. */
  items: string[];
  /** The sections that only one of the two keeps as they are. */
  locks: Both<string[]>;
  /** The places with another picture, or one that is told in other words. */
  pictures: string[];
  /** Whether a button or link leads elsewhere. */
  links: boolean;
  /** Whether messages go elsewhere. */
  messages: boolean;
  /** Whether search results or shared links show a page in other words or with another picture. */
  listings: boolean;
  /** What each of the two understood; null until both are drawn. */
  understood: UnderstandingDifference[] | null;
  /** The texts that have other words or stand in one of the two only; null until both documents are there. */
  texts: TextDifference[] | null;
  /** Whether the generator made the two sites otherwise, if only in what is not compared here. */
  site: boolean;
}

/** What differs between two builds as they are now, customization included. */
export function compareBuilds(builds: Both<Build>): BuildDifferences {
  const [one, other] = builds;
  const roles = Object.keys(one.customization.colors) as (keyof SiteColors)[];
  const [sections, otherSections] = [sectionsOf(one), sectionsOf(other)];
  const labels = labelsIn(builds);
  const labelled = (ids: string[]) => ids.map((id) => labels.get(id) ?? id);
  const onlyInOne = ([ids, otherIds]: Both<string[]>): Both<string[]> => [
    labelled(ids.filter((id) => !otherIds.includes(id))),
    labelled(otherIds.filter((id) => !ids.includes(id))),
  ];
  const [own, others] = [one.customization, other.customization];
  return {
    prompt: one.prompt !== other.prompt,
    theme: one.theme !== other.theme,
    framework: one.framework !== other.framework,
    design: one.theme === other.theme && (one.direction ?? 0) !== (other.direction ?? 0),
    colors: roles
      .map((role) => ({
        role,
        values: [one.customization.colors[role], other.customization.colors[role]] as const,
      }))
      .filter(({ values }) => values[0] !== values[1]),
    looks: looksIn(one) !== looksIn(other),
    sections: onlyInOne([sections, otherSections]),
    arrangement: differs(arrangementIn(one), arrangementIn(other)),
    layouts: labelled(
      [...new Set([own, others].flatMap(({ sections: all }) => Object.keys(all ?? {})))].filter(
        (id) => {
          const [choice, otherChoice] = [choiceIn(own, id), choiceIn(others, id)];
          return choice.layout !== otherChoice.layout || choice.wording !== otherChoice.wording;
        },
      ),
    ),
    items: labelled(
      [...new Set([...editedItems(one).keys(), ...editedItems(other).keys()])].filter((id) =>
        differs(editedItems(one).get(id), editedItems(other).get(id)),
      ),
    ),
    locks: onlyInOne([own.locked ?? [], others.locked ?? []]),
    pictures: differentPictures(builds),
    links: differs(sorted(own.links ?? {}), sorted(others.links ?? {})),
    messages: differs(own.delivery, others.delivery),
    listings: differs(listingsIn(one), listingsIn(other)),
    understood: compareUnderstanding(builds),
    texts: builds.some(({ website }) => website.html === '') ? null : compareTexts(builds, labels),
    site: one.website.site !== other.website.site,
  };
}

/** What the sections of two builds are called, in the first where both have them. */
function labelsIn(builds: Both<Build>): Map<string, string> {
  const pages = builds.toReversed().flatMap((build) => outlineOf(build));
  return new Map(
    pages.flatMap(({ entries, removed }) =>
      [...entries, ...removed].map(({ id, label }) => [id, label] as const),
    ),
  );
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

function differentPictures([one, other]: Both<Build>): string[] {
  const [pictures, otherPictures] = [picturesIn(one), picturesIn(other)];
  return [...new Set([...pictures.keys(), ...otherPictures.keys()])]
    .filter((slot) => differs(pictures.get(slot), otherPictures.get(slot)))
    .map((slot) => slotName(slot, one));
}

/** The pictures that stand in no item and on no share card, by their places. */
function picturesIn({ customization: { hero, photos = {} } }: Build): Map<PhotoSlot, unknown> {
  const ofItems = new Set<string>(itemSlotsIn({ photos }));
  return new Map<PhotoSlot, unknown>([
    ...(hero ? [['hero', hero] as const] : []),
    ...sorted(photos).filter(([slot]) => !isShareSlot(slot) && !ofItems.has(slot)),
  ]);
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
