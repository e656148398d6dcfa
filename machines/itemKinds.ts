import type { ItemPart } from './entities';

/** A field of an item as a person fills it in. */
export interface ItemField {
  part: ItemPart;
  label: string;
  isRequired?: true;
  /** More than a line. */
  isLong?: true;
  /** A day or date with its begin and end. */
  isTime?: true;
}

/** What the items of a kind of section are called, and their fields in the order in which they are filled in. */
export interface ItemKind {
  one: string;
  many: string;
  fields: readonly ItemField[];
  /** Each of them may have a photo. */
  hasPhotos?: true;
}

const title = (label: string): ItemField => ({ part: 'title', label, isRequired: true });
const body = (label: string): ItemField => ({ part: 'body', label, isLong: true });
const detail = (label: string): ItemField => ({ part: 'detail', label });

const priced: ItemKind = {
  one: 'item',
  many: 'Items',
  fields: [title('Name'), detail('Price'), body('Details')],
};
const worded: ItemKind = { one: 'item', many: 'Items', fields: [title('Title'), body('Text')] };
const pictured = (kind: ItemKind): ItemKind => ({ ...kind, hasPhotos: true });
const labelled: ItemKind = {
  one: 'detail',
  many: 'Details',
  fields: [title('Label'), { ...body('Text'), isRequired: true }],
};

const KINDS: Record<string, ItemKind> = {
  offerings: pictured(priced),
  menu: pictured(priced),
  pricing: { ...priced, one: 'price', many: 'Price list' },
  features: pictured(worded),
  about: worded,
  topic: pictured(worded),
  process: { ...worded, one: 'step', many: 'Steps' },
  gallery: pictured({ one: 'picture', many: 'Pictures', fields: [title('Caption')] }),
  testimonials: pictured({
    one: 'review',
    many: 'Reviews',
    fields: [
      { ...body('What they say'), isRequired: true },
      title('Name'),
      detail('Where they are from'),
    ],
  }),
  team: pictured({
    one: 'person',
    many: 'People',
    fields: [title('Name'), body('Role and a few words')],
  }),
  faq: {
    one: 'question',
    many: 'Questions',
    fields: [title('Question'), { ...body('Answer'), isRequired: true }],
  },
  visit: labelled,
  contact: labelled,
  booking: labelled,
  posts: pictured({
    one: 'post',
    many: 'Posts',
    fields: [title('Title'), body('Text'), detail('Date')],
  }),
  events: pictured({
    one: 'date',
    many: 'Dates',
    fields: [{ ...detail('Day and time'), isTime: true }, title('What'), body('Details')],
  }),
  donate: { one: 'way to give', many: 'Ways to give', fields: [title('Name'), body('Text')] },
  sponsors: pictured({ one: 'partner', many: 'Partners', fields: [title('Name'), body('Text')] }),
  caseStudies: pictured({
    one: 'case study',
    many: 'Case studies',
    fields: [title('Name'), body('Text')],
  }),
  downloads: { one: 'file', many: 'Files', fields: [title('Name'), body('Text')] },
  listings: pictured({ ...priced, one: 'entry', many: 'Entries' }),
  careers: { one: 'position', many: 'Positions', fields: [title('Name'), body('Text')] },
  stats: {
    one: 'figure',
    many: 'Figures',
    fields: [{ ...detail('Figure'), isRequired: true }, title('What it counts')],
  },
};

/** Sections that stand without an item, by their words or their form. */
const WITHOUT_ITEMS: ReadonlySet<string> = new Set(['about', 'contact', 'booking']);

/** What the items of a kind of section are; null for one that has none to edit. */
export const itemKind = (kind: string): ItemKind | null =>
  Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? null) : null;

/** Whether a field of the items of a kind of section is a day or date with its begin and end. */
export const isTime = (kind: string, part: ItemPart): boolean =>
  itemKind(kind)?.fields.some((field) => field.part === part && field.isTime) ?? false;

/** Whether a section of this kind can do without its last item. */
export const mayBeEmpty = (kind: string): boolean => WITHOUT_ITEMS.has(kind);
