import type { RoomName } from '../scenes/rooms';
import type { FittingName } from './fittings';

/** What the middle of a room holds. */
export type Middle =
  'counter' | 'table' | 'desk' | 'bench' | 'rug' | 'trolley' | 'couch' | 'bed' | 'floor' | 'car';

export interface RoomLook {
  /** At the back wall; the first two are always there, the others where the picture is wide enough. */
  back: readonly [FittingName, FittingName, ...FittingName[]];
  wall: 'plain' | 'tiles' | 'panel' | 'brick' | 'stripes';
  light: 'pendants' | 'globes' | 'tubes' | 'bulbs' | 'spots' | 'flags' | 'none';
  middle: Middle;
}

const look = (
  middle: Middle,
  wall: RoomLook['wall'],
  light: RoomLook['light'],
  ...back: RoomLook['back']
): RoomLook => ({ back, wall, light, middle });

/** How each room is furnished. */
export const ROOM_LOOKS: Readonly<Record<RoomName | 'playroom', RoomLook>> = {
  home: look('rug', 'plain', 'globes', 'curtained', 'sofa', 'pictures', 'greenery'),
  kitchen: look('counter', 'tiles', 'pendants', 'stove', 'wide', 'kitchenWall', 'shelves'),
  bakery: look('counter', 'brick', 'pendants', 'shelves', 'oven', 'arched', 'menu'),
  cafe: look('counter', 'panel', 'globes', 'taps', 'menu', 'wide', 'shelves'),
  restaurant: look('table', 'panel', 'pendants', 'arched', 'pictures', 'bottles', 'greenery'),
  bar: look('counter', 'brick', 'bulbs', 'bottles', 'menu', 'bottles', 'round'),
  salon: look('trolley', 'plain', 'globes', 'station', 'station', 'wide', 'station'),
  florist: look('counter', 'panel', 'pendants', 'flowerSteps', 'arched', 'greenery', 'flowerSteps'),
  workshop: look('bench', 'brick', 'tubes', 'pegboard', 'wide', 'drawers', 'gate'),
  clinic: look('desk', 'panel', 'none', 'cabinet', 'chart', 'wide', 'greenery'),
  gym: look('floor', 'stripes', 'tubes', 'weights', 'wide', 'punchBag', 'wallBars'),
  yoga: look('floor', 'plain', 'globes', 'round', 'mats', 'greenery', 'curtained'),
  spa: look('couch', 'plain', 'globes', 'niches', 'screen', 'round', 'greenery'),
  photo: look('floor', 'plain', 'spots', 'backdrop', 'screen', 'softbox', 'wide'),
  office: look('desk', 'plain', 'pendants', 'wide', 'bookcase', 'pictures', 'planWall'),
  shop: look('counter', 'stripes', 'pendants', 'shelves', 'alcove', 'wide', 'greenery'),
  boutique: look('rug', 'panel', 'spots', 'door', 'rail', 'mirror', 'alcove'),
  hotel: look('bed', 'panel', 'none', 'bed', 'sideTable', 'curtained', 'pictures'),
  music: look('floor', 'brick', 'spots', 'curtain', 'speakers', 'posters', 'speakers'),
  wedding: look('table', 'panel', 'bulbs', 'arched', 'curtained', 'arched', 'greenery'),
  school: look('table', 'plain', 'flags', 'blackboard', 'wide', 'bookcase', 'pictures'),
  library: look('desk', 'panel', 'pendants', 'bookcase', 'arched', 'bookcase', 'pictures'),
  garage: look('car', 'tiles', 'tubes', 'gate', 'tyres', 'pegboard', 'drawers'),
  bikes: look('bench', 'plain', 'tubes', 'hungBicycle', 'pegboard', 'wide', 'tyres'),
  pets: look('counter', 'tiles', 'globes', 'shelves', 'wide', 'cabinet', 'pictures'),
  pottery: look('bench', 'plain', 'pendants', 'shelves', 'arched', 'alcove', 'greenery'),
  agency: look('desk', 'plain', 'pendants', 'planWall', 'wide', 'pictures', 'greenery'),
  playroom: look('floor', 'stripes', 'flags', 'cubbies', 'rainbow', 'wide', 'cubbies'),
};
