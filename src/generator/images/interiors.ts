import type { Interior, Subject } from './Scene';

export type Fixture =
  | 'loaves'
  | 'books'
  | 'jars'
  | 'bottles'
  | 'blackboard'
  | 'menu'
  | 'pegboard'
  | 'mirrors'
  | 'frames'
  | 'cross'
  | 'garland'
  | 'spotlights'
  | 'hangingPlants'
  | 'pots'
  | 'buckets'
  | 'screen';

export interface InteriorLook {
  /** Where things stand: on a counter seen from the front, a table seen from above, or the floor. */
  base: 'counter' | 'table' | 'floor';
  surface: 'plaster' | 'tiles' | 'bricks' | 'panels' | 'boards';
  wall: string;
  /** Top of the counter or table, or the floor. */
  wood: string;
  /** Front of a counter, a cabinet, and what is painted. */
  paint: string;
  accent: string;
  window: 'none' | 'grid' | 'arch' | 'wide' | 'tall';
  fixtures: readonly Fixture[];
  hasPendants: boolean;
  /** Things that make the room its trade's own. */
  defaults: readonly Subject[];
  /** As it is said: where something is, on its furniture and in the room at all. */
  where: string;
  room: string;
  /** Name of the trade's shop, as in "a bakery's shopfront". */
  shop: string;
}

const look = (
  base: InteriorLook['base'],
  surface: InteriorLook['surface'],
  [wall, wood, paint, accent]: readonly [string, string, string, string],
  window: InteriorLook['window'],
  fixtures: readonly Fixture[],
  hasPendants: boolean,
  defaults: readonly Subject[],
  [where, room, shop]: readonly [string, string, string],
): InteriorLook => ({
  base,
  surface,
  wall,
  wood,
  paint,
  accent,
  window,
  fixtures,
  hasPendants,
  defaults,
  where,
  room,
  shop,
});

/** Every room: its furniture, colors, window, what is on its wall and what is in it by itself. */
export const interiors: Record<Interior, InteriorLook> = {
  home: look(
    'table',
    'plaster',
    ['#a9b3a0', '#9a6a44', '#d9cdb8', '#c8694a'],
    'grid',
    ['frames'],
    false,
    ['vase', 'books'],
    ['on a table in a room', 'in a room', 'a house'],
  ),
  kitchen: look(
    'counter',
    'tiles',
    ['#dfe3da', '#b98a5c', '#6f8d86', '#d9973f'],
    'grid',
    ['jars'],
    true,
    ['fruit', 'jars', 'bread'],
    ['on a kitchen counter', 'in a kitchen', 'a kitchen studio'],
  ),
  bakery: look(
    'counter',
    'tiles',
    ['#ecdcc0', '#b9834f', '#7c5a44', '#d8933f'],
    'grid',
    ['loaves'],
    true,
    ['bread', 'croissant', 'baguette'],
    ['on a bakery counter', 'in a bakery', 'a bakery'],
  ),
  cafe: look(
    'counter',
    'bricks',
    ['#b7735a', '#8f6140', '#2f4a45', '#e0b15c'],
    'wide',
    ['menu'],
    true,
    ['coffeeMachine', 'cup', 'croissant'],
    ['on a café counter', 'in a café', 'a café'],
  ),
  restaurant: look(
    'table',
    'panels',
    ['#3f5a50', '#7d4f33', '#2f423b', '#d6a24c'],
    'arch',
    ['bottles'],
    true,
    ['plate', 'wine', 'candle'],
    ['on a restaurant table', 'in a restaurant', 'a restaurant'],
  ),
  bar: look(
    'counter',
    'bricks',
    ['#6d4438', '#6f4529', '#2b2f3a', '#e0a13e'],
    'none',
    ['bottles'],
    true,
    ['wine', 'candle'],
    ['on a bar', 'in a bar', 'a bar'],
  ),
  salon: look(
    'floor',
    'plaster',
    ['#a9beb8', '#b08a66', '#3d5a5c', '#c9a24f'],
    'tall',
    ['mirrors'],
    true,
    ['barberChair', 'scissors', 'plant'],
    ['in a hair salon with a mirror', 'in a hair salon', 'a hair salon'],
  ),
  florist: look(
    'counter',
    'boards',
    ['#dfe6d8', '#a87c55', '#6f8a6b', '#d9738a'],
    'arch',
    ['buckets'],
    false,
    ['vase', 'plant', 'jars'],
    ['on a florist counter before shelves of flowers', 'in a flower shop', 'a flower shop'],
  ),
  workshop: look(
    'table',
    'boards',
    ['#b99b78', '#8f623c', '#3c566b', '#d9772f'],
    'grid',
    ['pegboard'],
    true,
    ['toolbox', 'paint'],
    ['on a workbench below a wall of tools', 'in a workshop with a wall of tools', 'a workshop'],
  ),
  clinic: look(
    'counter',
    'plaster',
    ['#dcebec', '#e6e9e6', '#5ba3a5', '#2f8f8a'],
    'wide',
    ['cross'],
    false,
    ['microscope', 'medicalBag', 'plant'],
    ['on a counter in a bright clinic', 'in a clinic', 'a clinic'],
  ),
  gym: look(
    'floor',
    'bricks',
    ['#6d7580', '#4a4643', '#2b3038', '#e2a52c'],
    'wide',
    ['mirrors'],
    true,
    ['weights', 'mat'],
    ['in a gym', 'in a gym', 'a gym'],
  ),
  yoga: look(
    'floor',
    'plaster',
    ['#e5d8c6', '#c79f73', '#b08d74', '#7f9b86'],
    'tall',
    ['hangingPlants'],
    false,
    ['mat', 'plant'],
    ['in a bright yoga studio', 'in a yoga studio', 'a yoga studio'],
  ),
  spa: look(
    'counter',
    'panels',
    ['#c9bfae', '#a27a54', '#7d8a74', '#d9b48a'],
    'arch',
    ['hangingPlants'],
    false,
    ['towels', 'candle', 'plant'],
    ['on a spa counter', 'in a spa', 'a spa'],
  ),
  photo: look(
    'floor',
    'plaster',
    ['#b9b4ae', '#8d7763', '#3f4248', '#c9563f'],
    'tall',
    ['screen'],
    false,
    ['tripod', 'camera', 'plant'],
    ['in a photo studio with a paper backdrop', 'in a photo studio', 'a photo studio'],
  ),
  office: look(
    'table',
    'plaster',
    ['#c7d0d3', '#b48a62', '#4b6473', '#d98b4a'],
    'wide',
    ['books'],
    true,
    ['laptop', 'cup', 'plant'],
    ['on a desk in an office', 'in an office', 'an office'],
  ),
  shop: look(
    'counter',
    'boards',
    ['#e6dccb', '#a67a50', '#4f6f72', '#d0693f'],
    'grid',
    ['jars'],
    true,
    ['parcels', 'jars', 'vase'],
    ['on a shop counter before shelves', 'in a shop', 'a shop'],
  ),
  boutique: look(
    'floor',
    'plaster',
    ['#e7d8d0', '#b98f6c', '#a9766b', '#c08a4a'],
    'tall',
    ['frames'],
    true,
    ['clothes', 'mirror', 'plant'],
    ['in a boutique', 'in a boutique', 'a boutique'],
  ),
  hotel: look(
    'floor',
    'panels',
    ['#8ba0a3', '#93694a', '#54686b', '#c98a52'],
    'tall',
    ['frames'],
    false,
    ['bed', 'lamp', 'plant'],
    ['in a hotel room', 'in a hotel room', 'a hotel'],
  ),
  music: look(
    'floor',
    'panels',
    ['#4a3350', '#3b2b2e', '#261f33', '#e2a13c'],
    'none',
    ['spotlights'],
    false,
    ['guitar', 'microphone', 'amplifier'],
    ['on a stage in spotlights', 'in a music club', 'a music club'],
  ),
  wedding: look(
    'floor',
    'plaster',
    ['#e9e1d6', '#cfb394', '#b8a48c', '#d99aa5'],
    'tall',
    ['garland'],
    false,
    ['arch', 'candle'],
    ['in a wedding hall with strings of lights', 'in a wedding hall', 'a wedding hall'],
  ),
  school: look(
    'table',
    'plaster',
    ['#d9d2b8', '#b98a58', '#4f7a68', '#d9843f'],
    'grid',
    ['blackboard'],
    false,
    ['books', 'globe', 'notebook'],
    ['on a desk in a classroom with a blackboard', 'in a classroom', 'a school'],
  ),
  library: look(
    'table',
    'panels',
    ['#7a5a44', '#8a5a36', '#4f3b30', '#c9a24f'],
    'arch',
    ['books'],
    true,
    ['books', 'lamp'],
    ['on a table before shelves of books', 'in a library', 'a bookshop'],
  ),
  garage: look(
    'floor',
    'bricks',
    ['#9a9d9f', '#6f6e6c', '#3f566b', '#d9622f'],
    'wide',
    ['pegboard'],
    true,
    ['car', 'toolbox'],
    ['in a garage with tools on the wall', 'in a garage', 'a garage'],
  ),
  bikes: look(
    'floor',
    'boards',
    ['#c9b294', '#8f7a66', '#3f5f5c', '#d9622f'],
    'grid',
    ['pegboard'],
    true,
    ['bicycle', 'toolbox'],
    ['in a bicycle workshop with tools on the wall', 'in a bicycle workshop', 'a bicycle shop'],
  ),
  pets: look(
    'counter',
    'tiles',
    ['#cfe3e3', '#e3ddd0', '#5f8f96', '#e09a4a'],
    'wide',
    ['jars'],
    false,
    ['dog', 'scissors'],
    ["on a groomer's table", 'in a pet salon', 'a pet salon'],
  ),
  pottery: look(
    'table',
    'plaster',
    ['#cdb9a2', '#a0764e', '#7c6b5c', '#4f7f86'],
    'grid',
    ['pots'],
    true,
    ['pottery', 'vase'],
    ['on a table in a pottery studio', 'in a pottery studio', 'a pottery'],
  ),
  agency: look(
    'table',
    'plaster',
    ['#cfd9d2', '#a9784e', '#4a6670', '#d08a3f'],
    'wide',
    ['frames'],
    true,
    ['houseModel', 'keys', 'plant'],
    ["on an estate agent's desk", 'in an estate agency', 'an estate agency'],
  ),
};
