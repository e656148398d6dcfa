import type { ThingName } from './things';

/** A room of a trade or a home, as both painters know it. */
export interface Room {
  /** Nouns of the trade and its people, in English: a place to be in, no building to look at. */
  words: string;
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
    words: 'living lounge',
    things: ['vase', 'books'],
    where: 'on a table in a room',
    room: 'in a room',
    shop: 'a house',
  },
  kitchen: {
    words: 'kitchen cooking chef catering',
    things: ['fruit', 'jars', 'bread'],
    where: 'on a kitchen counter',
    room: 'in a kitchen',
    shop: 'a kitchen studio',
  },
  bakery: {
    words: 'bakery bakehouse patisserie baker boulangerie confectionery',
    things: ['bread', 'croissant', 'baguette'],
    where: 'on a bakery counter',
    room: 'in a bakery',
    shop: 'a bakery',
  },
  cafe: {
    words: 'cafe coffeehouse coffeeshop barista roastery teahouse',
    things: ['coffeeMachine', 'cup', 'croissant'],
    where: 'on a café counter',
    room: 'in a café',
    shop: 'a café',
  },
  restaurant: {
    words: 'restaurant bistro trattoria diner pizzeria brasserie dining',
    things: ['plate', 'wine', 'candle'],
    where: 'on a restaurant table',
    room: 'in a restaurant',
    shop: 'a restaurant',
  },
  bar: {
    words: 'bar pub winery brewery tavern',
    things: ['wine', 'candle'],
    where: 'on a bar',
    room: 'in a bar',
    shop: 'a bar',
  },
  salon: {
    words: 'salon barber barbershop hairdresser hairdressing hair stylist',
    things: ['barberChair', 'scissors', 'plant'],
    where: 'in a hair salon with a mirror',
    room: 'in a hair salon',
    shop: 'a hair salon',
  },
  florist: {
    words: 'florist floristry',
    things: ['vase', 'plant', 'jars'],
    where: 'on a florist counter before shelves of flowers',
    room: 'in a flower shop',
    shop: 'a flower shop',
  },
  workshop: {
    words:
      'workshop plumber plumbing electrician carpenter carpentry handyman joinery workbench renovation',
    things: ['toolbox', 'paint'],
    where: 'on a workbench below a wall of tools',
    room: 'in a workshop with a wall of tools',
    shop: 'a workshop',
  },
  clinic: {
    words: 'clinic dentist dental medical pharmacy hospital physiotherapy laboratory lab doctor',
    things: ['microscope', 'medicalBag', 'plant'],
    where: 'on a counter in a bright clinic',
    room: 'in a clinic',
    shop: 'a clinic',
  },
  gym: {
    words: 'gym fitness crossfit workout',
    things: ['weights', 'mat'],
    where: 'in a gym',
    room: 'in a gym',
    shop: 'a gym',
  },
  yoga: {
    words: 'yoga pilates meditation',
    things: ['mat', 'plant'],
    where: 'in a bright yoga studio',
    room: 'in a yoga studio',
    shop: 'a yoga studio',
  },
  spa: {
    words: 'spa massage wellness',
    things: ['towels', 'candle', 'plant'],
    where: 'on a spa counter',
    room: 'in a spa',
    shop: 'a spa',
  },
  photo: {
    words: 'photographer photography photo',
    things: ['tripod', 'camera', 'plant'],
    where: 'in a photo studio with a paper backdrop',
    room: 'in a photo studio',
    shop: 'a photo studio',
  },
  office: {
    words:
      'office lawyer law accountant accounting consulting consultancy startup software coworking',
    things: ['laptop', 'cup', 'plant'],
    where: 'on a desk in an office',
    room: 'in an office',
    shop: 'an office',
  },
  shop: {
    words: 'shop store grocery deli delicatessen',
    things: ['parcels', 'jars', 'vase'],
    where: 'on a shop counter before shelves',
    room: 'in a shop',
    shop: 'a shop',
  },
  boutique: {
    words: 'boutique fashion tailor',
    things: ['clothes', 'mirror', 'plant'],
    where: 'in a boutique',
    room: 'in a boutique',
    shop: 'a boutique',
  },
  hotel: {
    words: 'hotel bedroom hostel guesthouse suite inn',
    things: ['bed', 'lamp', 'plant'],
    where: 'in a hotel room',
    room: 'in a hotel room',
    shop: 'a hotel',
  },
  music: {
    words: 'band musician music concert gig stage',
    things: ['guitar', 'microphone', 'amplifier'],
    where: 'on a stage in spotlights',
    room: 'in a music club',
    shop: 'a music club',
  },
  wedding: {
    words: 'wedding bridal ceremony',
    things: ['arch'],
    where: 'in a wedding hall with strings of lights',
    room: 'in a wedding hall',
    shop: 'a wedding hall',
  },
  school: {
    words: 'classroom school tutor tutoring lesson teacher',
    things: ['books', 'globe', 'notebook'],
    where: 'on a desk in a classroom with a blackboard',
    room: 'in a classroom',
    shop: 'a school',
  },
  library: {
    words: 'library bookshop bookstore',
    things: ['books', 'lamp'],
    where: 'on a table before shelves of books',
    room: 'in a library',
    shop: 'a bookshop',
  },
  garage: {
    words: 'garage mechanic',
    things: ['car', 'toolbox'],
    where: 'in a garage with tools on the wall',
    room: 'in a garage',
    shop: 'a garage',
  },
  bikes: {
    words: 'bikeshop',
    things: ['bicycle', 'toolbox'],
    where: 'in a bicycle workshop with tools on the wall',
    room: 'in a bicycle workshop',
    shop: 'a bicycle shop',
  },
  pets: {
    words: 'groomer grooming vet veterinary kennel pet',
    things: ['dog', 'scissors'],
    where: "on a groomer's table",
    room: 'in a pet salon',
    shop: 'a pet salon',
  },
  pottery: {
    words: 'potter',
    things: ['pottery', 'vase'],
    where: 'on a table in a pottery studio',
    room: 'in a pottery studio',
    shop: 'a pottery',
  },
  agency: {
    words: 'realtor realty estate letting',
    things: ['houseModel', 'keys', 'plant'],
    where: "on an estate agent's desk",
    room: 'in an estate agency',
    shop: 'an estate agency',
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof ROOM_TABLE;

export const ROOMS: Readonly<Record<RoomName, Room>> = ROOM_TABLE;

/** The room of things, where the words name none. */
export const roomOf: Partial<Record<ThingName, RoomName>> = {
  bread: 'kitchen',
  baguette: 'bakery',
  croissant: 'bakery',
  cupcake: 'bakery',
  cake: 'bakery',
  pizza: 'restaurant',
  plate: 'restaurant',
  wine: 'restaurant',
  candle: 'restaurant',
  cup: 'home',
  coffeeMachine: 'cafe',
  fruit: 'kitchen',
  jars: 'kitchen',
  flower: 'home',
  laptop: 'office',
  notebook: 'office',
  books: 'library',
  bed: 'hotel',
  lamp: 'hotel',
  pottery: 'pottery',
  barberChair: 'salon',
  scissors: 'salon',
  camera: 'photo',
  tripod: 'photo',
  guitar: 'music',
  microphone: 'music',
  amplifier: 'music',
  bicycle: 'bikes',
  car: 'garage',
  toolbox: 'workshop',
  paint: 'workshop',
  hangingTools: 'workshop',
  weights: 'gym',
  mat: 'yoga',
  microscope: 'clinic',
  medicalBag: 'clinic',
  keys: 'agency',
  houseModel: 'agency',
  parcels: 'shop',
  clothes: 'boutique',
  arch: 'wedding',
  towels: 'spa',
  globe: 'school',
};

/** What a noun before it only qualifies: a flower shop, a coffee counter. With a bare trade they say a room is meant. */
export const partWords: ReadonlySet<string> = new Set(
  'counter interior inside chair window windows room table shelf shelves studio desk bench wall display bar workshop kitchen shop store'.split(
    ' ',
  ),
);

/** What is seen of a shop from outside. */
export const frontWords: ReadonlySet<string> = new Set(
  'storefront shopfront facade exterior outside awning street streets sidewalk alley road village town building'.split(
    ' ',
  ),
);

/** Trades so general that a noun before them says which one is meant. */
export const generalTrades: ReadonlySet<RoomName> = new Set(['shop', 'workshop', 'school', 'bar']);
