import type { PlaceName } from '../scenes/places';
import type { RoomName } from '../scenes/rooms';
import { drawable, type ThingName } from '../scenes/things';
import { OBJECTS, type ObjectName } from './objects';

/** What is drawn for a trade: where its first picture can take place, the room it works in, and its things. */
export interface Motif {
  /** One of them is chosen for each site. */
  places: readonly [PlaceName, ...PlaceName[]];
  room: RoomName;
  /** What the trade sells and works with, the most telling first. */
  things: readonly [ThingName, ThingName, ThingName, ThingName, ThingName, ...ThingName[]];
  /** What stands in front of the first picture, where it is none of these. */
  front?: readonly [ThingName, ThingName, ThingName];
  /** True where the trade's subjects are anything: words that only hint at a thing count for every thing. */
  isOpen?: boolean;
}

const motif = (
  places: Motif['places'],
  room: RoomName,
  things: Motif['things'],
  more: Pick<Motif, 'front' | 'isOpen'> = {},
): Motif => ({ places, room, things, ...more });

/** The motif of each trade (`trades/trades.ts`). To add one: a row here and its place in each language's `pictures.ts`. */
const MOTIFS = {
  bread: motif(['street', 'kitchen'], 'bakery', [
    'bread',
    'croissant',
    'cake',
    'bun',
    'baguette',
    'pretzel',
    'cupcake',
    'cookies',
    'pie',
    'donut',
  ]),
  cup: motif(['street', 'cafe'], 'cafe', [
    'cup',
    'croissant',
    'coffeeBag',
    'coffeeMachine',
    'cookies',
    'teapot',
    'cake',
    'sandwich',
  ]),
  plate: motif(['street', 'restaurant', 'table'], 'restaurant', [
    'plate',
    'wine',
    'pasta',
    'salad',
    'pizza',
    'fishDish',
    'soup',
    'tiramisu',
    'burger',
    'meat',
    'iceCream',
  ]),
  scissors: motif(['street', 'salon'], 'salon', [
    'scissors',
    'bottle',
    'hairDryer',
    'mirror',
    'comb',
    'barberChair',
    'razor',
  ]),
  flower: motif(['street', 'florist'], 'florist', [
    'bouquet',
    'tulip',
    'rose',
    'vase',
    'plant',
    'wreath',
    'wateringCan',
  ]),
  tools: motif(['workshop', 'table'], 'workshop', [
    'toolbox',
    'wrench',
    'drill',
    'tap',
    'hammer',
    'paint',
    'ladder',
    'bulb',
    'bucket',
    'broom',
    'radiator',
    'plug',
  ]),
  cross: motif(['clinic', 'street'], 'clinic', [
    'stethoscope',
    'medicalBag',
    'cross',
    'pills',
    'clipboard',
    'thermometer',
    'heart',
  ]),
  movement: motif(['gym', 'landscape'], 'gym', [
    'kettlebell',
    'dumbbell',
    'boxingGloves',
    'spinBike',
    'waterBottle',
    'mat',
  ]),
  camera: motif(
    ['photo', 'table'],
    'photo',
    ['camera', 'tripod', 'print', 'studioLight', 'album', 'rings', 'bouquet'],
    { front: ['camera', 'studioLight', 'print'], isOpen: true },
  ),
  document: motif(['office', 'table'], 'office', [
    'calculator',
    'papers',
    'chart',
    'briefcase',
    'invoice',
    'laptop',
    'clipboard',
  ]),
  parcel: motif(
    ['street', 'shop'],
    'shop',
    ['shoppingBag', 'candle', 'parcels', 'pottery', 'soap', 'jars', 'gift'],
    { isOpen: true },
  ),
  bed: motif(
    ['hotel', 'landscape'],
    'hotel',
    ['bed', 'suitcase', 'breakfastTray', 'towels', 'keys', 'bell', 'lamp', 'surfboard'],
    { front: ['suitcase', 'bell', 'keys'] },
  ),
  screen: motif(['office', 'table'], 'office', [
    'laptop',
    'chart',
    'phone',
    'clock',
    'invoice',
    'padlock',
    'cloud',
  ]),
  hands: motif(
    ['landscape', 'garden'],
    'home',
    ['sapling', 'heart', 'donationBox', 'globe', 'megaphone', 'bucket', 'wateringCan', 'rake'],
    { front: ['sapling', 'heart', 'donationBox'], isOpen: true },
  ),
  note: motif(['music', 'table'], 'music', [
    'guitar',
    'microphone',
    'record',
    'drum',
    'amplifier',
    'headphones',
    'ticket',
    'tShirt',
  ]),
  calendar: motif(
    ['music', 'table'],
    'music',
    ['microphone', 'badge', 'ticket', 'calendar', 'balloons', 'megaphone', 'laptop'],
    { isOpen: true },
  ),
  rings: motif(
    ['wedding', 'landscape'],
    'wedding',
    ['rings', 'bouquet', 'weddingCake', 'arch', 'champagne', 'invitation', 'candle'],
    { front: ['weddingCake', 'bouquet', 'champagne'] },
  ),
  pen: motif(
    ['office', 'table'],
    'home',
    ['typewriter', 'notebook', 'cup', 'pen', 'books', 'headphones', 'lamp'],
    { isOpen: true },
  ),
  frame: motif(
    ['photo', 'table'],
    'photo',
    ['sketchbook', 'art', 'swatches', 'pencils', 'print', 'laptop', 'books'],
    { isOpen: true },
  ),
  book: motif(['school', 'table'], 'school', [
    'books',
    'blackboard',
    'pencils',
    'globe',
    'ruler',
    'calculator',
    'notebook',
  ]),
  person: motif(
    ['office', 'table'],
    'home',
    ['laptop', 'glasses', 'notebook', 'envelope', 'cup', 'plant', 'books'],
    { isOpen: true },
  ),
  house: motif(
    ['landscape', 'agency'],
    'agency',
    ['house', 'keys', 'apartments', 'signpost', 'houseModel', 'sofa', 'papers'],
    { front: ['house', 'signpost', 'sapling'] },
  ),
  car: motif(['garage', 'street'], 'garage', [
    'car',
    'tyre',
    'wrench',
    'oilCan',
    'brakeDisc',
    'battery',
    'toolbox',
    'bicycle',
  ]),
  paw: motif(['pets', 'landscape'], 'pets', [
    'dog',
    'tub',
    'brush',
    'cat',
    'petBowl',
    'ball',
    'bone',
    'scissors',
  ]),
  glass: motif(['bar', 'street'], 'bar', [
    'cocktail',
    'shaker',
    'wine',
    'spirits',
    'beer',
    'champagne',
    'canapes',
  ]),
  tray: motif(['kitchen', 'table'], 'kitchen', [
    'cloche',
    'canapes',
    'plate',
    'wine',
    'salad',
    'cake',
    'bouquet',
    'sandwich',
  ]),
  tooth: motif(['clinic', 'street'], 'clinic', [
    'tooth',
    'toothbrush',
    'dentalMirror',
    'toothpaste',
    'implant',
    'clipboard',
  ]),
  stones: motif(['spa', 'landscape'], 'spa', [
    'stones',
    'towels',
    'candle',
    'creamJar',
    'orchid',
    'bottle',
    'tub',
  ]),
  lotus: motif(['yoga', 'landscape'], 'yoga', [
    'mat',
    'lotus',
    'yogaBlocks',
    'cushion',
    'singingBowl',
    'candle',
    'waterBottle',
  ]),
  scales: motif(['library', 'office', 'table'], 'library', [
    'scales',
    'gavel',
    'books',
    'papers',
    'briefcase',
    'pen',
    'passport',
  ]),
  spade: motif(['garden', 'landscape'], 'florist', [
    'wateringCan',
    'spade',
    'wheelbarrow',
    'shears',
    'lawnMower',
    'sapling',
    'rake',
    'tulip',
    'plant',
  ]),
  bricks: motif(['site', 'workshop', 'table'], 'workshop', [
    'bricks',
    'helmet',
    'trowel',
    'ladder',
    'crane',
    'hammer',
    'plans',
    'house',
  ]),
  drawing: motif(['office', 'table'], 'office', [
    'houseModel',
    'plans',
    'dividers',
    'setSquare',
    'pencils',
    'lamp',
    'chair',
    'house',
    'apartments',
  ]),
  compass: motif(['sea', 'landscape'], 'home', [
    'suitcase',
    'compass',
    'foldedMap',
    'backpack',
    'train',
    'boots',
    'camera',
    'plane',
  ]),
  blocks: motif(['playroom', 'landscape'], 'home', [
    'blocks',
    'teddy',
    'stackingRings',
    'rockingHorse',
    'ball',
    'drum',
    'pencils',
    'books',
  ]),
  hanger: motif(['boutique', 'street'], 'boutique', [
    'dress',
    'handbag',
    'shoe',
    'jumper',
    'hanger',
    'hat',
    'clothes',
    'necklace',
    'sunglasses',
  ]),
  field: motif(['farm', 'landscape'], 'shop', [
    'vegetables',
    'eggs',
    'milk',
    'fruit',
    'cheese',
    'juice',
    'jars',
    'tractor',
    'bouquet',
    'meat',
    'pumpkin',
  ]),
  easel: motif(['photo', 'table'], 'photo', [
    'easel',
    'paintPalette',
    'brushes',
    'sculpture',
    'art',
    'paint',
    'sketchbook',
  ]),
  shapes: motif(['table', 'landscape'], 'home', ['vault', 'ball', 'cone', 'cube', 'steps'], {
    isOpen: true,
  }),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

export const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];

/** A trade's motif by its name; shapes where there is none of that name. */
export const motifNameOf = (name: string): MotifName =>
  Object.hasOwn(MOTIFS, name) ? (name as MotifName) : 'shapes';

export const motifOf = (name: MotifName): Motif => MOTIFS[name];

/** What of some things is drawn here, each once. */
export function drawnOf(things: readonly ThingName[]): ObjectName[] {
  return [...new Set(things.flatMap((thing) => drawable(thing, OBJECTS) ?? []))];
}
