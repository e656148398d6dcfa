import type { RoomName } from './rooms';
import type { ThingName } from './things';

/** English words that name each kind of place under the sky, and the two without one. */
export const settingWords = {
  lake: 'lake pond river reflection fjord',
  mountains: 'mountain alps peak summit hill valley himalaya alpine volcano cliff canyon landscape',
  sea: 'sea ocean beach coast harbor harbour bay island shore wave seaside tropical',
  forest: 'forest wood jungle woodland rainforest pine grove',
  city: 'city skyline road street urban downtown metropolis skyscraper town tokyo york neon cyberpunk futuristic building',
  desert: 'desert dune sahara sand oasis cactus mars',
  meadow: 'meadow field countryside garden park grass pasture prairie village vineyard farmland',
  room: 'room indoor kitchen table interior windowsill shelf shelves counter wooden',
  studio: 'studio backdrop product logo icon',
  space: 'space galaxy planet cosmos nebula universe orbit milky cosmic',
  underwater: 'underwater reef coral aquarium seabed submarine',
  street: '',
} as const;

export type Setting = keyof typeof settingWords;

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
};

/** A place that a picture can be of: a setting, a room, or a place that a trade works at. */
export type PlaceName =
  Setting | RoomName | 'table' | 'landscape' | 'garden' | 'farm' | 'site' | 'playroom';
