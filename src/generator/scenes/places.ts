import type { RoomName } from './rooms';
import type { ThingName } from './things';

/** Each kind of place under the sky, and the two without one. */
export const SETTINGS = [
  'lake',
  'mountains',
  'sea',
  'forest',
  'city',
  'desert',
  'meadow',
  'room',
  'studio',
  'space',
  'underwater',
  'street',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** Where a thing is when the words do not say; a room where it is not named here. */
export const homeOf: Partial<Record<ThingName, Setting>> = {
  house: 'meadow',
  castle: 'mountains',
  lighthouse: 'sea',
  boat: 'sea',
  tree: 'meadow',
  flower: 'meadow',
  dog: 'meadow',
  bird: 'forest',
  fish: 'underwater',
  car: 'city',
  rocket: 'space',
  balloon: 'mountains',
  robot: 'city',
  person: 'studio',
  handshake: 'studio',
  heart: 'studio',
  cloud: 'studio',
  vault: 'studio',
  steps: 'studio',
  cone: 'studio',
  cube: 'studio',
  apartments: 'city',
  crane: 'city',
  train: 'meadow',
  tractor: 'meadow',
  plane: 'mountains',
  mountains: 'mountains',
  tent: 'forest',
  hen: 'meadow',
  sapling: 'meadow',
  wateringCan: 'meadow',
  spade: 'meadow',
  rake: 'meadow',
  wheelbarrow: 'meadow',
  lawnMower: 'meadow',
  solarPanel: 'meadow',
  signpost: 'meadow',
  surfboard: 'sea',
};

/** A place that a picture can be of: a setting, a room, or a place that a trade works at. */
export type PlaceName =
  Setting | RoomName | 'table' | 'landscape' | 'garden' | 'farm' | 'site' | 'playroom';
