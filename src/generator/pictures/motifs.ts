import type { ObjectName } from './objects';

type Setting = 'street' | 'table' | 'landscape';

export interface Motif {
  /** Where the first picture takes place. */
  setting: Setting;
  objects: readonly [ObjectName, ObjectName, ObjectName, ...ObjectName[]];
  /** Objects of the first picture, where they are not the first three. */
  front?: readonly [ObjectName, ObjectName, ObjectName];
  /** Words for the alternative texts. */
  place: string;
  things: string;
}

const motif = (
  setting: Setting,
  place: string,
  things: string,
  ...objects: Motif['objects']
): Motif => ({
  setting,
  objects,
  place,
  things,
});

/** What is drawn for each motif of a trade (`trades/trades.ts`). To add one: a line here, and objects in `objects.ts` that are new. */
const MOTIFS: Record<string, Motif> = {
  bread: motif('street', 'a bakery', 'bread and cakes', 'loaf', 'bun', 'cake', 'croissant'),
  cup: motif('street', 'a coffee shop', 'coffee', 'cup', 'croissant', 'bag', 'plant'),
  plate: motif('street', 'a restaurant', 'food and drink', 'plate', 'wine', 'pizza', 'plant'),
  scissors: motif('street', 'a salon', 'a stylist’s tools', 'mirror', 'bottle', 'scissors', 'comb'),
  flower: motif('street', 'a flower shop', 'flowers', 'bouquet', 'tulip', 'plant', 'bouquet'),
  tools: motif('table', 'a workshop', 'tools', 'toolbox', 'wrench', 'hammer', 'tap'),
  cross: motif('street', 'a practice', 'medical things', 'cross', 'bottle', 'heart', 'stethoscope'),
  movement: motif(
    'landscape',
    'a place to move',
    'training things',
    'mat',
    'kettlebell',
    'dumbbell',
    'plant',
  ),
  camera: motif(
    'table',
    'a photographer’s table',
    'a camera and prints',
    'camera',
    'print',
    'lamp',
    'art',
  ),
  document: motif('table', 'an office', 'papers and books', 'papers', 'briefcase', 'books', 'lamp'),
  parcel: motif('street', 'a shop', 'goods', 'shoppingBag', 'parcel', 'plant', 'lamp'),
  bed: {
    ...motif('landscape', 'a house among hills', 'a room', 'bed', 'lamp', 'key', 'plant'),
    front: ['house', 'plant', 'tulip'],
  },
  screen: motif('table', 'a desk', 'a laptop and charts', 'laptop', 'chart', 'phone', 'cup'),
  hands: {
    ...motif(
      'landscape',
      'a river landscape',
      'things that grow',
      'sapling',
      'heart',
      'bouquet',
      'plant',
    ),
    front: ['sapling', 'tulip', 'tulip'],
  },
  note: motif('table', 'a stage', 'instruments', 'guitar', 'microphone', 'record', 'ticket'),
  calendar: {
    ...motif(
      'table',
      'a gathering',
      'tickets and a calendar',
      'calendar',
      'ticket',
      'microphone',
      'plant',
    ),
    front: ['microphone', 'calendar', 'ticket'],
  },
  rings: motif(
    'landscape',
    'a celebration',
    'rings and flowers',
    'bouquet',
    'cake',
    'champagne',
    'rings',
  ),
  pen: motif('table', 'a writer’s desk', 'notebooks', 'notebook', 'cup', 'books', 'plant'),
  frame: motif('table', 'a studio', 'drawings', 'easel', 'art', 'plant', 'print'),
  book: motif('table', 'a study', 'books', 'books', 'notebook', 'lamp', 'plant'),
  person: motif(
    'table',
    'a desk by a window',
    'things on a desk',
    'laptop',
    'plant',
    'notebook',
    'cup',
  ),
  house: {
    ...motif(
      'landscape',
      'a house among hills',
      'a house and keys',
      'house',
      'key',
      'lamp',
      'plant',
    ),
    front: ['house', 'plant', 'tulip'],
  },
  car: motif('street', 'a garage', 'a car', 'car', 'tyre', 'wrench', 'toolbox'),
  paw: motif('landscape', 'a meadow', 'a dog and its bowl', 'dog', 'bowl', 'ball', 'plant'),
};

const GENERAL = motif('table', 'shapes in the light', 'shapes', 'arch', 'ball', 'steps', 'plant');

export const motifOf = (name: string): Motif =>
  (Object.hasOwn(MOTIFS, name) ? MOTIFS[name] : undefined) ?? GENERAL;
