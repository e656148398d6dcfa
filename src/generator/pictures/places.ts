import type { PlaceName } from '../scenes/places';
import { landscape, sea } from './openAir';
import type { Scene } from './Scene';
import { roomOf } from './room';
import { street } from './street';
import { table } from './table';
import { farm, garden, site } from './worked';

/** Where a first picture can take place. */
export const PLACES = {
  street,
  table,
  landscape,
  sea,
  garden,
  farm,
  site,
  home: roomOf('home'),
  kitchen: roomOf('kitchen'),
  bakery: roomOf('bakery'),
  cafe: roomOf('cafe'),
  restaurant: roomOf('restaurant'),
  bar: roomOf('bar'),
  salon: roomOf('salon'),
  florist: roomOf('florist'),
  workshop: roomOf('workshop'),
  clinic: roomOf('clinic'),
  gym: roomOf('gym'),
  yoga: roomOf('yoga'),
  spa: roomOf('spa'),
  photo: roomOf('photo'),
  office: roomOf('office'),
  shop: roomOf('shop'),
  boutique: roomOf('boutique'),
  hotel: roomOf('hotel'),
  music: roomOf('music'),
  wedding: roomOf('wedding'),
  school: roomOf('school'),
  library: roomOf('library'),
  garage: roomOf('garage'),
  bikes: roomOf('bikes'),
  pets: roomOf('pets'),
  pottery: roomOf('pottery'),
  agency: roomOf('agency'),
  playroom: roomOf('playroom'),
} satisfies Partial<Record<PlaceName, (scene: Scene) => string>>;

export type DrawnPlace = keyof typeof PLACES;
