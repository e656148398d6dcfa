import type { ObjectName } from './objects';

type Setting = 'street' | 'table' | 'landscape';

export interface Motif {
  /** Where the first picture takes place. */
  setting: Setting;
  objects: readonly [ObjectName, ObjectName, ObjectName, ...ObjectName[]];
  /** Objects of the first picture, where they are not the first three. */
  front?: readonly [ObjectName, ObjectName, ObjectName];
}

const motif = (setting: Setting, ...objects: Motif['objects']): Motif => ({ setting, objects });

/** What is drawn for each motif of a trade (`trades/trades.ts`). To add one: a line here, its words in each language's `pictures.ts`, and objects in `objects.ts` that are new. */
const MOTIFS = {
  bread: motif('street', 'loaf', 'bun', 'cake', 'croissant'),
  cup: motif('street', 'cup', 'croissant', 'bag', 'plant'),
  plate: motif('street', 'plate', 'wine', 'pizza', 'plant'),
  scissors: motif('street', 'mirror', 'bottle', 'scissors', 'comb'),
  flower: motif('street', 'bouquet', 'tulip', 'plant', 'bouquet'),
  tools: motif('table', 'toolbox', 'wrench', 'hammer', 'tap'),
  cross: motif('street', 'cross', 'bottle', 'heart', 'stethoscope'),
  movement: motif('landscape', 'mat', 'kettlebell', 'dumbbell', 'plant'),
  camera: motif('table', 'camera', 'print', 'lamp', 'art'),
  document: motif('table', 'papers', 'briefcase', 'books', 'lamp'),
  parcel: motif('street', 'shoppingBag', 'parcel', 'plant', 'lamp'),
  bed: {
    ...motif('landscape', 'bed', 'lamp', 'key', 'plant'),
    front: ['house', 'plant', 'tulip'],
  },
  screen: motif('table', 'laptop', 'chart', 'phone', 'cup'),
  hands: {
    ...motif('landscape', 'sapling', 'heart', 'bouquet', 'plant'),
    front: ['sapling', 'tulip', 'tulip'],
  },
  note: motif('table', 'guitar', 'microphone', 'record', 'ticket'),
  calendar: {
    ...motif('table', 'calendar', 'ticket', 'microphone', 'plant'),
    front: ['microphone', 'calendar', 'ticket'],
  },
  rings: motif('landscape', 'bouquet', 'cake', 'champagne', 'rings'),
  pen: motif('table', 'notebook', 'cup', 'books', 'plant'),
  frame: motif('table', 'easel', 'art', 'plant', 'print'),
  book: motif('table', 'books', 'notebook', 'lamp', 'plant'),
  person: motif('table', 'laptop', 'plant', 'notebook', 'cup'),
  house: {
    ...motif('landscape', 'house', 'key', 'lamp', 'plant'),
    front: ['house', 'plant', 'tulip'],
  },
  car: motif('street', 'car', 'tyre', 'wrench', 'toolbox'),
  paw: motif('landscape', 'dog', 'bowl', 'ball', 'plant'),
  shapes: motif('table', 'arch', 'ball', 'steps', 'plant'),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

/** A trade's motif by its name; shapes where there is none of that name. */
export const motifNameOf = (name: string): MotifName =>
  Object.hasOwn(MOTIFS, name) ? (name as MotifName) : 'shapes';

export const motifOf = (name: MotifName): Motif => MOTIFS[name];
