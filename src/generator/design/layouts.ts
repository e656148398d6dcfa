import type { Surface } from '../document/document';
import type { Theme } from '../../../machines/entities';
import type { SectionKind } from '../types';

/** What a layout looks like from afar: two of the same never follow each other where there is a choice. */
type Shape = 'grid' | 'list' | 'aside' | 'wide' | 'center' | 'start' | 'end';

export interface Layout {
  name: string;
  shape: Shape;
  /** How many items it is made for. */
  least?: number;
  most?: number;
  /** A color of its own instead of the one that alternates. */
  surface?: Surface;
}

const layout = (name: string, shape: Shape, more: Omit<Layout, 'name' | 'shape'> = {}): Layout => ({
  name,
  shape,
  ...more,
});

type Layouts = readonly [Layout, ...Layout[]];

/** `start` and `end` say on which side the picture stands; `aside`: the heading stands beside its list. */
const SIDES: Layouts = [
  layout('pictureStart', 'start'),
  layout('pictureEnd', 'end'),
  layout('overlap', 'wide'),
];

/**
 * The layouts a section kind may take, in every theme. `document/sections.ts` builds each of them, the theme's style
 * sheet gives it its shape. To add one: a line here, its blocks there.
 */
export const LAYOUTS: Record<SectionKind, Layouts> = {
  hero: [
    layout('split', 'end'),
    layout('stacked', 'wide'),
    layout('poster', 'wide'),
    layout('headline', 'wide'),
    layout('splitStart', 'start'),
  ],
  features: [
    layout('bento', 'grid', { least: 3, most: 6 }),
    layout('columns', 'grid'),
    layout('sidebar', 'aside'),
    layout('cards', 'grid'),
    layout('rows', 'list', { most: 6 }),
    layout('band', 'grid', { surface: 'deep' }),
  ],
  about: [...SIDES, layout('statement', 'center')],
  offerings: [
    layout('pictures', 'grid', { least: 2, most: 6 }),
    layout('alternating', 'start', { least: 2, most: 3 }),
    layout('menu', 'aside', { least: 2 }),
    layout('cards', 'grid', { least: 2, most: 9 }),
    layout('illustrated', 'end', { most: 8 }),
  ],
  gallery: [
    layout('mosaic', 'grid', { least: 3 }),
    layout('row', 'grid'),
    layout('staggered', 'grid', { least: 3 }),
    layout('lead', 'wide', { least: 3 }),
  ],
  process: [
    layout('steps', 'grid'),
    layout('timeline', 'aside'),
    layout('path', 'center', { surface: 'deep' }),
    layout('rows', 'list'),
  ],
  pricing: [
    layout('cards', 'grid', { least: 2, most: 6 }),
    layout('menu', 'aside', { least: 2 }),
    layout('board', 'center'),
  ],
  testimonials: [
    layout('cards', 'grid', { surface: 'deep' }),
    layout('spotlight', 'center', { surface: 'deep' }),
    layout('columns', 'grid'),
  ],
  team: [layout('portraits', 'grid'), layout('cards', 'grid'), layout('rows', 'list')],
  faq: [
    layout('sidebar', 'aside'),
    layout('stacked', 'center'),
    layout('columns', 'grid', { least: 4 }),
    layout('panel', 'center'),
  ],
  visit: SIDES,
  posts: [
    layout('pictures', 'grid', { least: 2 }),
    layout('menu', 'aside'),
    layout('lead', 'start', { least: 2 }),
  ],
  events: [layout('dates', 'list'), layout('cards', 'grid', { least: 2 }), layout('menu', 'aside')],
  callToAction: [
    layout('band', 'wide', { surface: 'primary' }),
    layout('panel', 'center'),
    layout('centered', 'center', { surface: 'deep' }),
  ],
  contact: [layout('split', 'end'), layout('centered', 'center'), layout('panel', 'wide')],
  booking: [layout('panel', 'wide'), layout('split', 'end'), layout('centered', 'center')],
  newsletter: [layout('band', 'wide', { surface: 'primary' }), layout('panel', 'center')],
  donate: [layout('cards', 'grid', { surface: 'deep' }), layout('menu', 'aside')],
  sponsors: [layout('row', 'grid'), layout('menu', 'aside')],
  caseStudies: [layout('cards', 'grid'), layout('rows', 'list')],
  downloads: [layout('menu', 'aside'), layout('rows', 'list'), layout('cards', 'grid')],
  listings: [layout('cards', 'grid'), layout('menu', 'aside'), layout('rows', 'list')],
  menu: [layout('menu', 'aside', { least: 2 }), layout('board', 'center')],
  topic: [layout('cards', 'grid'), layout('menu', 'aside'), layout('rows', 'list')],
  careers: [layout('rows', 'list'), layout('menu', 'aside'), layout('cards', 'grid')],
  stats: [layout('band', 'grid', { surface: 'deep' }), layout('row', 'grid')],
};

/** The layout of that name, or the kind's first, as for a name from another version. */
export function layoutOf(kind: SectionKind, name: string): Layout {
  const [first, ...others] = LAYOUTS[kind];
  return others.find((one) => one.name === name) ?? first;
}

/** Whether each item of the section has a picture of its own in this layout. */
export function hasItemPictures(kind: SectionKind, name: string): boolean {
  if (kind === 'gallery' || kind === 'team') return true;
  return (
    (kind === 'offerings' || kind === 'posts') &&
    ['pictures', 'alternating', 'lead', 'illustrated'].includes(name)
  );
}

/** Whether only the first item's picture is seen, beside the list of all. */
export const hasOnePicture = (name: string): boolean => ['lead', 'illustrated'].includes(name);

export type PictureShape = 'panorama' | 'wide' | 'tall' | 'square' | 'card';

/** The shape of a section's one picture, so that nothing of it is cut off in the theme's frame. */
export function pictureShape(theme: Theme, kind: SectionKind, name: string): PictureShape {
  if (['stacked', 'poster', 'headline', 'statement'].includes(name)) return 'panorama';
  if (name === 'overlap') return 'wide';
  if (theme === 'elegant') return 'tall';
  return theme === 'vibrant' && kind === 'hero' ? 'square' : 'wide';
}

/** The shape of an item's picture in its theme's frame. */
export function itemPictureShape(theme: Theme, name: string, count: number): PictureShape {
  if (name === 'lead' || name === 'illustrated') return theme === 'elegant' ? 'tall' : 'wide';
  const isTall = theme === 'elegant' && name === 'pictures' && count % 4 !== 0;
  return isTall ? 'square' : 'card';
}

/** The cells of a mosaic that are two wide and one high, by the number of pictures; the first is square. */
const WIDE_CELLS: Record<number, readonly number[]> = {
  3: [1, 2],
  4: [1],
  6: [4, 5],
  7: [6],
  8: [7],
};

/** The shape of a gallery's picture, so that nothing of it is cut off in its cell. */
export function galleryShape(name: string, index: number, count: number): PictureShape {
  if (name === 'lead') return index === 0 ? 'wide' : 'card';
  return name === 'mosaic' && WIDE_CELLS[count]?.includes(index) ? 'panorama' : 'square';
}
