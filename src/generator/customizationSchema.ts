import * as v from 'valibot';

import { type Delivery, DELIVERIES, deliveryDraft, isSameDelivery } from '../../machines/delivery';
import type {
  Arrangement,
  Customization,
  HeroImage,
  ItemWords,
  PageChanges,
  SectionChoice,
  SectionItems,
} from '../../machines/entities';
import { MOST_PAGES } from '../../machines/limits';
import { parseDelivery } from '../../machines/parseDelivery';
import type { PageListing } from '../../machines/pageListing';
import { MOST_PHOTOS, type Photo, type PhotoFile } from '../../machines/photo';
import { IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STYLES } from '../../machines/image';
import {
  CORNERS,
  type SiteGround,
  type SiteStyle,
  SPACINGS,
  TYPEFACE_PAIRS,
} from '../../machines/styleChoices';

import { PHOTO_NAME } from './photoFiles';
import { listOf, MOST, prompt, recordOf, text } from './schemaParts';
import { SECTION_KINDS } from './sectionKinds';

/** A person's own words are never a reason to refuse their work: what is longer than any page needs is cut. */
const ownText = v.pipe(
  v.string(),
  v.transform((words) => words.slice(0, MOST.text)),
);
const pixels = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(20_000));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

const textId = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,80}$/));

export const layoutSchema = v.object({
  showHero: v.boolean(),
  showFeatures: v.boolean(),
  showPricing: v.boolean(),
  showContact: v.boolean(),
});

const heroSchema = v.object({
  prompt,
  style: v.picklist(IMAGE_STYLES),
  size: v.picklist(IMAGE_SIZES),
  quality: v.picklist(IMAGE_QUALITIES),
  alt: text,
} satisfies Record<keyof HeroImage, v.GenericSchema>);

/** A section, a copy of one, or the beginning of another page; as a key it must be no name that every object knows. */
const entryId = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${SECTION_KINDS.join('|')}|topic-[a-z0-9]{1,20})(?:_[1-9]\\d?|\\.more)?$`),
  ),
);

const arrangementSchema = v.object({
  order: v.exactOptional(recordOf(entryId, listOf(entryId, MOST.sections), MOST.sections)),
  away: v.exactOptional(recordOf(entryId, v.picklist(['hidden', 'removed']), MOST.items)),
  added: v.exactOptional(recordOf(entryId, listOf(entryId, MOST.sections), MOST.sections)),
  moved: v.exactOptional(recordOf(entryId, entryId, MOST.sections)),
} satisfies Record<keyof Arrangement, v.GenericSchema>);

/** A page that was added begins with a topic of its own. */
const addedPageId = v.pipe(v.string(), v.regex(/^topic-page[1-9]\d{0,3}$/));
const pagesSchema = v.object({
  order: v.exactOptional(listOf(entryId, MOST_PAGES)),
  added: v.exactOptional(recordOf(addedPageId, ownText, MOST_PAGES)),
  removed: v.exactOptional(listOf(entryId, MOST.sections)),
} satisfies Record<keyof PageChanges, v.GenericSchema>);

/** An item of a section, as its texts name it. */
const itemId = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,24}$/));
const sectionItemsSchema = v.object({
  order: v.exactOptional(listOf(itemId, MOST.items)),
  removed: v.exactOptional(listOf(itemId, MOST.items)),
  words: v.exactOptional(
    recordOf(
      itemId,
      v.object({
        title: v.exactOptional(ownText),
        body: v.exactOptional(v.nullable(ownText)),
        detail: v.exactOptional(v.nullable(ownText)),
      } satisfies Record<keyof ItemWords, v.GenericSchema>),
      MOST.items,
    ),
  ),
} satisfies Record<keyof SectionItems, v.GenericSchema>);

/** A delivery as it would be read from its fields: an endpoint or an address from elsewhere is checked as a typed one is. */
const deliverySchema = v.pipe(
  v.object({
    to: v.picklist(DELIVERIES),
    address: v.exactOptional(text),
    endpoint: v.exactOptional(text),
    key: v.exactOptional(text),
  }),
  v.transform((fields) => deliveryDraft(fields as Delivery)),
  v.rawTransform(({ dataset, addIssue, NEVER }): Delivery => {
    const { delivery } = parseDelivery(dataset.value);
    if (delivery !== null && isSameDelivery(delivery, dataset.value as Delivery)) return delivery;
    addIssue({ message: 'No such delivery.' });
    return NEVER;
  }),
);

/** A page in a language, as `listedPage` names it. */
const LISTED_PAGE = '(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?\\.)?[a-z][\\w-]{0,40}';

/** The id of a section, or of a copy of one, as it stands in a document. */
const SECTION_ID = `(?:${SECTION_KINDS.join('|')}|topic-[a-z0-9]{1,20})(?:_[1-9]\\d?)?`;

/** A slot is no name that every object knows, a file's name leads to no folder. */
const photosSchema = recordOf(
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(
        `^(?:logo|hero|about|visit|gallery-\\d{1,2}|share\\.${LISTED_PAGE}|item\\.${SECTION_ID}\\.[a-z0-9]{1,24})$`,
      ),
    ),
  ),
  v.object({
    files: v.pipe(
      listOf(
        v.object({
          name: v.pipe(v.string(), v.regex(PHOTO_NAME)),
          width: pixels,
          height: pixels,
          size: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(30_000_000)),
        } satisfies Record<keyof PhotoFile, v.GenericSchema>),
        3,
      ),
      v.minLength(1),
    ),
    alt: ownText,
  } satisfies Record<keyof Photo, v.GenericSchema>),
  MOST_PHOTOS,
);
const sectionChoiceSchema = v.object({
  layout: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,20}$/))),
  wording: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
} satisfies Record<keyof SectionChoice, v.GenericSchema>);

const styleSchema = v.object({
  typefaces: v.exactOptional(v.picklist(TYPEFACE_PAIRS)),
  corners: v.exactOptional(v.picklist(CORNERS)),
  spacing: v.exactOptional(v.picklist(SPACINGS)),
  otherGround: v.exactOptional(
    v.object({ background: color, text: color } satisfies Record<
      keyof SiteGround,
      v.GenericSchema
    >),
  ),
} satisfies Record<keyof SiteStyle, v.GenericSchema>);

/** Where a link may lead. */
export const linkTargetSchema = v.pipe(
  text,
  v.regex(/^(?:#[A-Za-z][\w-]*|tel:|mailto:|map:|https:\/\/[^\s<>"'\\]+)$/),
);

/** What a customization must be wherever one is read: saved work, an exported site, a shared link (faults 27 and 28). */
export const customizationSchema = v.object({
  colors: v.object({
    primary: color,
    secondary: color,
    accent: color,
    background: color,
    text: color,
  }),
  layout: layoutSchema,
  content: v.object({ title: ownText, subtitle: ownText, description: ownText }),
  texts: v.exactOptional(recordOf(textId, ownText, MOST.ownTexts)),
  hero: v.exactOptional(heroSchema),
  arrangement: v.exactOptional(arrangementSchema),
  items: v.exactOptional(recordOf(entryId, sectionItemsSchema, MOST.sections)),
  delivery: v.exactOptional(deliverySchema),
  photos: v.exactOptional(photosSchema),
  sections: v.exactOptional(recordOf(entryId, sectionChoiceSchema, MOST.sections)),
  pages: v.exactOptional(pagesSchema),
  locked: v.exactOptional(listOf(entryId, MOST.sections)),
  links: v.exactOptional(recordOf(textId, linkTargetSchema, MOST.items)),
  style: v.exactOptional(styleSchema),
  listings: v.exactOptional(
    recordOf(
      v.pipe(v.string(), v.regex(new RegExp(`^${LISTED_PAGE}$`))),
      v.object({
        title: v.exactOptional(ownText),
        description: v.exactOptional(ownText),
      } satisfies Record<keyof PageListing, v.GenericSchema>),
      MOST.sections,
    ),
  ),
  written: v.exactOptional(recordOf(textId, ownText, MOST.ownTexts)),
} satisfies Record<keyof Customization, v.GenericSchema>);
