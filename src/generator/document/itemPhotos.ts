import type { Customization } from '../../../machines/entities';
import { itemKind } from '../../../machines/itemKinds';
import { itemSlotsIn } from '../../../machines/itemPhotos';
import { itemIn, itemSlot } from '../../../machines/itemSlot';
import type { CopyItem, Picture, SectionCopy, SectionKind, Text } from '../types';
import { group } from './blocks';
import type { Block, BlockOf, CardLook, Frame } from './document';
import { withPhoto } from './withPhoto';

/** A section's blocks with the photos of its items in them. */
export type PictureItems = (section: SectionCopy, children: Block[]) => Block[];

/** A place in which no picture is drawn; where there is no photo, it is a plain field in the colors of the site. */
const plate = (id: string): Picture => ({
  id,
  svg: '',
  alt: '',
  shows: { kind: 'still', motif: 'shapes', things: [] },
  width: 960,
  height: 600,
});

/** Above the words of a card, from edge to edge where it has edges. */
const FRAMES: Record<CardLook, Frame> = {
  plain: 'top',
  line: 'inset',
  soft: 'inset',
  bare: 'inset',
  row: 'thumb',
};

/**
 * What puts the photos of items into the sections that show them (specification section 2, builder): a photo stands where the
 * item's drawing stood, else before its words; once one item of a section has one, every item has a place of the same size, so
 * that their words stay in line. `hasPhotos`: with the photos themselves; a preview has them put in place on the screen.
 */
export function itemPhotos(customization: Customization, hasPhotos: boolean): PictureItems {
  const slots = new Set(itemSlotsIn(customization));
  const sections = new Set([...slots].map((slot) => itemIn(slot).section));
  return (section, children) => {
    if (!sections.has(section.id) || itemKind(section.kind)?.hasPhotos !== true) return children;
    const places = placesIn(section);
    const own = places.filter(({ slot }) => slots.has(slot));
    if (own.length === 0) return children;
    const pictureOf = (slot: string, drawing = plate(slot)): Picture => {
      if (!slots.has(slot)) return drawing;
      const placed = { ...drawing, id: slot };
      return hasPhotos ? withPhoto(placed, customization) : placed;
    };
    const isLed = children.some(hasPicture);
    const items = { kind: section.kind, places, own, isLed, pictureOf };
    return children.map((block) => pictured(block, items));
  };
}

interface Place {
  slot: string;
  title: Text;
}

/** The items of a section, each with its slot. */
const placesIn = ({ id, items }: SectionCopy): Place[] =>
  items.flatMap(({ title }: CopyItem) => {
    const [, item] = title.id.match(new RegExp(`(?:^|\\.)${id}\\.([a-z0-9]+)\\.title$`)) ?? [];
    return item === undefined ? [] : [{ slot: itemSlot(id, item), title }];
  });

interface Items {
  kind: SectionKind;
  places: readonly Place[];
  /** Those that have a photo. */
  own: readonly Place[];
  /** One picture stands beside the list of all, or each has a drawing. */
  isLed: boolean;
  pictureOf: (slot: string, drawing?: Picture) => Picture;
}

function pictured(block: Block, items: Items): Block {
  const all = (blocks: readonly Block[]) => blocks.map((child) => pictured(child, items));
  switch (block.block) {
    case 'grid':
      return { ...block, items: block.items.map((item) => withPicture(item, items)) };
    case 'group':
      if (block.role === 'spotlight')
        return { ...block, children: withPicture(block.children, items) };
      return { ...block, children: all(block.children) };
    case 'split':
      return { ...block, first: all(block.first), second: all(block.second) };
    case 'card':
      return { ...block, children: all(block.children) };
    case 'menu':
      return withThumbs(block, items);
    case 'picture':
      return leading(block, items);
    default:
      return block;
  }
}

/** One picture beside the list of all: the photo of the first item that has one. */
function leading(block: BlockOf<'picture'>, { own, pictureOf }: Items): Block {
  const [first] = own;
  return first === undefined ? block : { ...block, picture: pictureOf(first.slot, block.picture) };
}

function withThumbs(block: BlockOf<'menu'>, { places, own, isLed, pictureOf }: Items): Block {
  if (isLed && own.length === 1) return block;
  const rows = block.rows.map((row) => {
    const place = places.find(({ title }) => title.id === row.title.id);
    return place === undefined ? row : { ...row, picture: framed(pictureOf(place.slot), 'thumb') };
  });
  return { ...block, rows };
}

const framed = (picture: Picture, frame: Frame): BlockOf<'picture'> => ({
  block: 'picture',
  picture,
  frame,
  fullOnly: false,
});

/** The blocks of one item with its picture. */
function withPicture(blocks: readonly Block[], items: Items): Block[] {
  const place = items.places.find(({ title }) => blocks.some((block) => isAbout(block, title)));
  if (place === undefined) return blocks.map((block) => pictured(block, items));
  const drawn = blocks.some(hasPicture);
  if (drawn)
    return blocks.map((block) =>
      mapPictures(block, (one) => ({ ...one, picture: items.pictureOf(place.slot, one.picture) })),
    );
  const picture = items.pictureOf(place.slot);
  const placed = (inside: readonly Block[], look: CardLook): Block[] =>
    items.kind === 'testimonials'
      ? beforeName(inside, picture)
      : [framed(picture, FRAMES[look]), ...inside];
  const [card] = blocks;
  return card?.block === 'card'
    ? [{ ...card, children: placed(card.children, card.look) }]
    : placed(blocks, 'bare');
}

/** Who says something is seen beside the name, under the words. */
function beforeName(blocks: readonly Block[], picture: Picture): Block[] {
  const at = blocks.findIndex(({ block }) => block === 'heading');
  const name = group('stack', [...blocks.slice(at)]);
  return [...blocks.slice(0, at), group('person', [framed(picture, 'thumb'), name])];
}

const childrenOf = (block: Block): readonly Block[] => {
  switch (block.block) {
    case 'group':
    case 'card':
      return block.children;
    case 'split':
      return [...block.first, ...block.second];
    default:
      return [];
  }
};

/** Whether the title of an item stands in a block. */
const isAbout = (block: Block, title: Text): boolean =>
  ((block.block === 'heading' || block.block === 'text') && block.text.id === title.id) ||
  childrenOf(block).some((child) => isAbout(child, title));

const hasPicture = (block: Block): boolean =>
  block.block === 'picture' || childrenOf(block).some(hasPicture);

function mapPictures(block: Block, to: (block: BlockOf<'picture'>) => Block): Block {
  const all = (blocks: readonly Block[]) => blocks.map((child) => mapPictures(child, to));
  switch (block.block) {
    case 'picture':
      return to(block);
    case 'group':
    case 'card':
      return { ...block, children: all(block.children) };
    case 'split':
      return { ...block, first: all(block.first), second: all(block.second) };
    default:
      return block;
  }
}
