import type { Item } from '../Composition';
import { rgb } from '../rgb';
import type { Fixture } from '../InteriorLook';
import { board, pegboard } from './boards';
import { garland, hangingPlants, screen, spotlights } from './hangings';
import { book, bottle, jar, loaf, posy, pot, shelves } from './shelves';
import type { Wall } from './Wall';
import { cross, frames, mirror } from './wallPieces';

/** What hangs and stands on the wall of a room. */
export function drawFixture(fixture: Fixture, wall: Wall): Item[] {
  switch (fixture) {
    case 'loaves':
      return shelves(wall, 0.135, loaf);
    case 'books':
      return shelves(wall, 0.13, book);
    case 'jars':
      return shelves(wall, 0.14, jar);
    case 'bottles':
      return shelves(wall, 0.15, bottle);
    case 'pots':
      return shelves(wall, 0.14, pot);
    case 'buckets':
      return shelves(wall, 0.19, posy);
    case 'blackboard':
      return board(wall, rgb('#35524a'), 0.62);
    case 'menu':
      return board(wall, rgb('#2b2d2f'), 0.8);
    case 'pegboard':
      return pegboard(wall);
    case 'mirrors':
      return mirror(wall);
    case 'frames':
      return frames(wall);
    case 'cross':
      return cross(wall);
    case 'garland':
      return garland(wall);
    case 'spotlights':
      return spotlights(wall);
    case 'hangingPlants':
      return hangingPlants(wall);
    case 'screen':
      return screen(wall);
  }
}
