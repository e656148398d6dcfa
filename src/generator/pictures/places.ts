import type { PlaceName } from '../scenes/places';
import { drawingsIn } from './drawings';
import type { Scene } from './Scene';
import { roomOf } from './room';
import { table } from './table';

type DrawPlace = (scene: Scene) => string;

const OPEN = {
  openAir: () => import('./openAir'),
  street: () => import('./street'),
  worked: () => import('./worked'),
};

const { find, loadAll } = drawingsIn<DrawPlace>(
  { openAir: 'landscape sea', street: 'street', worked: 'farm garden site' },
  (set) => OPEN[set as keyof typeof OPEN](),
);

/** Loads the places that are loaded once one of them is drawn. Rejects when their chunks cannot be loaded. */
export const loadPlaces = loadAll;

const outdoors =
  (name: string): DrawPlace =>
  (scene) =>
    find(name)?.(scene) ?? '';

/** Where a first picture can take place. */
export const PLACES = {
  street: outdoors('street'),
  table,
  landscape: outdoors('landscape'),
  sea: outdoors('sea'),
  garden: outdoors('garden'),
  farm: outdoors('farm'),
  site: outdoors('site'),
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
} satisfies Partial<Record<PlaceName, DrawPlace>>;

export type DrawnPlace = keyof typeof PLACES;
