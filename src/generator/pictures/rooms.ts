import type { RoomName } from '../scenes/rooms';
import * as care from './fittings/care';
import type { Fitting } from './fittings/Fitting';
import * as food from './fittings/food';
import * as home from './fittings/home';
import * as shop from './fittings/shop';
import * as windows from './fittings/windows';
import * as work from './fittings/work';

/** What the middle of a room holds. */
export type Middle =
  'counter' | 'table' | 'desk' | 'bench' | 'rug' | 'trolley' | 'couch' | 'bed' | 'floor' | 'car';

export interface RoomLook {
  /** At the back wall; the first two are always there, the others where the picture is wide enough. */
  back: readonly [Fitting, Fitting, ...Fitting[]];
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

const { arched, curtained, gate, round, wide } = windows;

/** How each room is furnished. */
export const ROOM_LOOKS: Readonly<Record<RoomName | 'playroom', RoomLook>> = {
  home: look('rug', 'plain', 'globes', curtained, home.sofa, shop.pictures, shop.greenery),
  kitchen: look('counter', 'tiles', 'pendants', food.stove, wide, food.kitchenWall, shop.shelves),
  bakery: look('counter', 'brick', 'pendants', shop.shelves, food.oven, arched, shop.menu),
  cafe: look('counter', 'panel', 'globes', food.taps, shop.menu, wide, shop.shelves),
  restaurant: look(
    'table',
    'panel',
    'pendants',
    arched,
    shop.pictures,
    food.bottles,
    shop.greenery,
  ),
  bar: look('counter', 'brick', 'bulbs', food.bottles, shop.menu, food.bottles, round),
  salon: look('trolley', 'plain', 'globes', care.station, care.station, wide, care.station),
  florist: look(
    'counter',
    'panel',
    'pendants',
    home.flowerSteps,
    arched,
    shop.greenery,
    home.flowerSteps,
  ),
  workshop: look('bench', 'brick', 'tubes', work.pegboard, wide, work.drawers, gate),
  clinic: look('desk', 'panel', 'none', care.cabinet, care.chart, wide, shop.greenery),
  gym: look('floor', 'stripes', 'tubes', care.weights, wide, care.punchBag, care.wallBars),
  yoga: look('floor', 'plain', 'globes', round, care.mats, shop.greenery, curtained),
  spa: look('couch', 'plain', 'globes', care.niches, care.screen, round, shop.greenery),
  photo: look('floor', 'plain', 'spots', work.backdrop, care.screen, work.softbox, wide),
  office: look('desk', 'plain', 'pendants', wide, work.bookcase, shop.pictures, work.planWall),
  shop: look('counter', 'stripes', 'pendants', shop.shelves, shop.alcove, wide, shop.greenery),
  boutique: look('rug', 'panel', 'spots', home.door, shop.rail, care.mirror, shop.alcove),
  hotel: look('bed', 'panel', 'none', home.bed, home.sideTable, curtained, shop.pictures),
  music: look('floor', 'brick', 'spots', home.curtain, home.speakers, home.posters, home.speakers),
  wedding: look('table', 'panel', 'bulbs', arched, curtained, arched, shop.greenery),
  school: look('table', 'plain', 'flags', work.blackboard, wide, work.bookcase, shop.pictures),
  library: look('desk', 'panel', 'pendants', work.bookcase, arched, work.bookcase, shop.pictures),
  garage: look('car', 'tiles', 'tubes', gate, work.tyres, work.pegboard, work.drawers),
  bikes: look('bench', 'plain', 'tubes', work.hungBicycle, work.pegboard, wide, work.tyres),
  pets: look('counter', 'tiles', 'globes', shop.shelves, wide, care.cabinet, shop.pictures),
  pottery: look('bench', 'plain', 'pendants', shop.shelves, arched, shop.alcove, shop.greenery),
  agency: look('desk', 'plain', 'pendants', work.planWall, wide, shop.pictures, shop.greenery),
  playroom: look('floor', 'stripes', 'flags', home.cubbies, home.rainbow, wide, home.cubbies),
};
