import type { ThingName } from '../../scenes/things';

/** Where a thing stands in a room: `both` on furniture and on the floor; `front` before the picture's edge. */
export type Stand = 'top' | 'floor' | 'both' | 'wall' | 'front';

/** Where a shared drawing stands, how tall a hundred of its units are among other things, and how high it floats outdoors. */
export interface Standing {
  stand: Stand;
  still: number;
  float: number;
}

const ON_FURNITURE: Standing = { stand: 'top', still: 0.135, float: 0 };

/** Names are parted by blanks; what is not named is of middle size and on furniture. */
const TABLE: readonly (readonly [Stand, still: number, names: string])[] = [
  [
    'top',
    0.1,
    `bun cookies donut bone brush keys rings pills creamJar soap stones candle pen glasses sunglasses watch necklace
    badge ticket razor comb scissors toothbrush toothpaste dentalMirror thermometer implant tooth eggs passport plug tap
    bulb phone sushi tacos canapes`,
  ],
  [
    'top',
    0.16,
    'cake weddingCake coffeeMachine microscope globe typewriter houseModel hen baguette',
  ],
  [
    'both',
    0.14,
    'lamp plant sapling wateringCan basket bucket toolbox bricks ball petBowl cushion',
  ],
  [
    'both',
    0.15,
    'suitcase backpack tyre blocks teddy wineBarrel sculpture broom parcels yogaBlocks',
  ],
  [
    'floor',
    0.18,
    `chair tub guitar drum amplifier violin microphone dumbbell kettlebell mat umbrella radiator stroller rockingHorse
    wheelbarrow lawnMower spade rake signpost vault steps dress`,
  ],
  [
    'floor',
    0.21,
    `sofa barberChair mirror piano easel studioLight tripod ladder spinBike bicycle clothes surfboard solarPanel
    blackboard tent`,
  ],
  ['floor', 0.25, 'bed car tractor house apartments train plane boat crane mountains'],
];

const FLOATING: Readonly<Partial<Record<ThingName, number>>> = { plane: 0.24 };

/** The drawings whose standing is said. */
export const STANDINGS: ReadonlyMap<string, Standing> = new Map(
  TABLE.flatMap(([stand, still, names]) =>
    names.split(/\s+/).map((name) => [name, { ...ON_FURNITURE, stand, still }] as const),
  ),
);

/** How a shared drawing stands in a picture. */
export function standingOf(thing: ThingName): Standing {
  const standing = STANDINGS.get(thing) ?? ON_FURNITURE;
  return { ...standing, float: FLOATING[thing] ?? 0 };
}
