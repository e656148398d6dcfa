import type { ThingName } from './things';

/** A room of a trade or a home, as both painters know it. */
export interface Room {
  /** Things that make the room its trade's own. */
  things: readonly ThingName[];
  /** As it is said in English: where something is, on its furniture and in the room at all. */
  where: string;
  room: string;
  /** Name of the trade's shop, as in "a bakery's shopfront". */
  shop: string;
}

const ROOM_TABLE = {
  home: {
    things: ['vase', 'books'],
    where: 'on a table in a room',
    room: 'in a room',
    shop: 'a house',
  },
  kitchen: {
    things: ['fruit', 'jars', 'bread'],
    where: 'on a kitchen counter',
    room: 'in a kitchen',
    shop: 'a kitchen studio',
  },
  bakery: {
    things: ['bread', 'croissant', 'baguette'],
    where: 'on a bakery counter',
    room: 'in a bakery',
    shop: 'a bakery',
  },
  cafe: {
    things: ['coffeeMachine', 'cup', 'croissant'],
    where: 'on a café counter',
    room: 'in a café',
    shop: 'a café',
  },
  restaurant: {
    things: ['plate', 'wine', 'candle'],
    where: 'on a restaurant table',
    room: 'in a restaurant',
    shop: 'a restaurant',
  },
  bar: {
    things: ['wine', 'candle'],
    where: 'on a bar',
    room: 'in a bar',
    shop: 'a bar',
  },
  salon: {
    things: ['barberChair', 'scissors', 'plant'],
    where: 'in a hair salon with a mirror',
    room: 'in a hair salon',
    shop: 'a hair salon',
  },
  florist: {
    things: ['vase', 'plant', 'jars'],
    where: 'on a florist counter before shelves of flowers',
    room: 'in a flower shop',
    shop: 'a flower shop',
  },
  workshop: {
    things: ['toolbox', 'paint'],
    where: 'on a workbench below a wall of tools',
    room: 'in a workshop with a wall of tools',
    shop: 'a workshop',
  },
  clinic: {
    things: ['microscope', 'medicalBag', 'plant'],
    where: 'on a counter in a bright clinic',
    room: 'in a clinic',
    shop: 'a clinic',
  },
  gym: {
    things: ['weights', 'mat'],
    where: 'in a gym',
    room: 'in a gym',
    shop: 'a gym',
  },
  yoga: {
    things: ['mat', 'plant'],
    where: 'in a bright yoga studio',
    room: 'in a yoga studio',
    shop: 'a yoga studio',
  },
  spa: {
    things: ['towels', 'candle', 'plant'],
    where: 'on a spa counter',
    room: 'in a spa',
    shop: 'a spa',
  },
  photo: {
    things: ['tripod', 'camera', 'plant'],
    where: 'in a photo studio with a paper backdrop',
    room: 'in a photo studio',
    shop: 'a photo studio',
  },
  office: {
    things: ['laptop', 'cup', 'plant'],
    where: 'on a desk in an office',
    room: 'in an office',
    shop: 'an office',
  },
  shop: {
    things: ['parcels', 'jars', 'vase'],
    where: 'on a shop counter before shelves',
    room: 'in a shop',
    shop: 'a shop',
  },
  boutique: {
    things: ['clothes', 'mirror', 'plant'],
    where: 'in a boutique',
    room: 'in a boutique',
    shop: 'a boutique',
  },
  hotel: {
    things: ['bed', 'lamp', 'plant'],
    where: 'in a hotel room',
    room: 'in a hotel room',
    shop: 'a hotel',
  },
  music: {
    things: ['guitar', 'microphone', 'amplifier'],
    where: 'on a stage in spotlights',
    room: 'in a music club',
    shop: 'a music club',
  },
  wedding: {
    things: ['arch'],
    where: 'in a wedding hall with strings of lights',
    room: 'in a wedding hall',
    shop: 'a wedding hall',
  },
  school: {
    things: ['books', 'globe', 'notebook'],
    where: 'on a desk in a classroom with a blackboard',
    room: 'in a classroom',
    shop: 'a school',
  },
  library: {
    things: ['books', 'lamp'],
    where: 'on a table before shelves of books',
    room: 'in a library',
    shop: 'a bookshop',
  },
  garage: {
    things: ['car', 'toolbox'],
    where: 'in a garage with tools on the wall',
    room: 'in a garage',
    shop: 'a garage',
  },
  bikes: {
    things: ['bicycle', 'toolbox'],
    where: 'in a bicycle workshop with tools on the wall',
    room: 'in a bicycle workshop',
    shop: 'a bicycle shop',
  },
  pets: {
    things: ['dog', 'scissors'],
    where: "on a groomer's table",
    room: 'in a pet salon',
    shop: 'a pet salon',
  },
  pottery: {
    things: ['pottery', 'vase'],
    where: 'on a table in a pottery studio',
    room: 'in a pottery studio',
    shop: 'a pottery',
  },
  agency: {
    things: ['houseModel', 'keys', 'plant'],
    where: "on an estate agent's desk",
    room: 'in an estate agency',
    shop: 'an estate agency',
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof ROOM_TABLE;

export const ROOMS: Readonly<Record<RoomName, Room>> = ROOM_TABLE;

/** Things of each room, parted by blanks. */
const THINGS_OF: Partial<Record<RoomName, string>> = {
  home: 'cup flower teapot',
  kitchen: 'bread fruit jars vegetables pumpkin eggs milk cheese rollingPin juice',
  bakery: 'baguette croissant cupcake cake bun pretzel cookies donut pie tiramisu',
  cafe: 'coffeeMachine coffeeBag',
  restaurant: `pizza plate wine candle pasta salad soup burger sandwich tacos sushi curry fishDish meat canapes cloche
    champagne breakfastTray`,
  bar: 'cocktail spirits beer shaker wineBarrel',
  salon: 'barberChair scissors comb hairDryer razor',
  spa: 'towels soap stones creamJar singingBowl',
  workshop:
    'toolbox paint hangingTools hammer wrench drill tap radiator plug bucket broom ladder bricks trowel helmet',
  clinic: `microscope medicalBag stethoscope pills thermometer tooth toothbrush toothpaste dentalMirror implant
    cross`,
  gym: 'weights dumbbell kettlebell spinBike boxingGloves waterBottle',
  yoga: 'mat yogaBlocks cushion',
  photo: 'camera tripod studioLight',
  office: `laptop notebook papers invoice clipboard pen calculator calendar phone typewriter chart briefcase gavel scales
    plans envelope`,
  shop: 'parcels gift shoppingBag',
  boutique: 'clothes dress jumper tShirt hanger shoe hat handbag necklace rings boots',
  hotel: 'bed lamp suitcase bell passport',
  music: 'guitar microphone amplifier violin piano drum headphones record',
  wedding: 'arch weddingCake invitation',
  school:
    'globe blackboard ruler pencils dividers setSquare graduationCap blocks stackingRings puzzle',
  library: 'books',
  garage: 'car tyre oilCan brakeDisc battery',
  bikes: 'bicycle',
  pets: 'petBowl bone brush',
  pottery: 'pottery sculpture easel paintPalette brushes',
  agency: 'keys houseModel',
};

/** The room of things, where the words name none. */
export const roomOf: Partial<Record<ThingName, RoomName>> = Object.fromEntries(
  (Object.keys(THINGS_OF) as RoomName[]).flatMap((room) =>
    (THINGS_OF[room] ?? '').split(/\s+/).map((thing) => [thing, room]),
  ),
);

/** Trades so general that a noun before them says which one is meant. */
export const generalTrades: ReadonlySet<RoomName> = new Set(['shop', 'workshop', 'school', 'bar']);
