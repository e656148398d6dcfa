import { OBJECTS } from '../../pictures/objects';
import { drawable, type ThingName } from '../../scenes/things';
import { drawnThing, hasDrawing } from '../drawnThing';
import type { Rgb } from '../rgb';
import type { Sketch } from '../Sketch';
import { drawBird, drawFish } from './birdAndFish';
import { drawCastle, drawLighthouse } from './buildings';
import { drawHangingTools } from './hangingTools';
import { drawRobot } from './machines';
import { drawPerson } from './person';
import { drawCat, drawDog } from './pets';
import { drawFlowers, drawTree, drawVase, drawWeddingArch } from './plants';
import { drawShopfront } from './shopfront';
import { type Stand, standingOf } from './standing';
import { drawBalloon, drawRocket } from './vehicles';

export interface SubjectLook {
  draw: (sketch: Sketch, color: Rgb, lit: number) => void;
  color: string;
  /** How tall one unit of it is on its own, a share of the picture's height, and how high it floats. */
  size: number;
  float: number;
  /** How tall one unit is among other things in a room, and half its width in units. */
  still: number;
  half: number;
  stand: Stand;
}

const look = (
  draw: SubjectLook['draw'],
  color: string,
  [size, float]: readonly [number, number],
  [still, half]: readonly [number, number],
  stand: Stand,
): SubjectLook => ({ draw, color, size, float, still, half, stand });

/** What this painter draws by itself: things that the shared drawings have not, or not with as much life. */
const OWN_LOOKS: Partial<Record<ThingName, SubjectLook>> = {
  castle: look(drawCastle, '#4a5f86', [0.34, 0.04], [0.17, 0.8], 'floor'),
  lighthouse: look(drawLighthouse, '#c23b2e', [0.42, 0], [0.21, 0.8], 'floor'),
  tree: look(drawTree, '#5a8a3e', [0.46, 0], [0.3, 0.7], 'floor'),
  flower: look(drawFlowers, '#d94f6d', [0.5, -0.03], [0.25, 0.8], 'top'),
  cat: look(drawCat, '#c98a4f', [0.42, 0], [0.22, 0.6], 'top'),
  dog: look(drawDog, '#b9824a', [0.44, 0], [0.23, 0.62], 'both'),
  bird: look(drawBird, '#3f77b5', [0.46, 0.22], [0.2, 0.7], 'top'),
  fish: look(drawFish, '#e8712c', [0.36, 0.3], [0.2, 0.8], 'top'),
  rocket: look(drawRocket, '#d3452f', [0.36, 0.16], [0.18, 0.8], 'floor'),
  balloon: look(drawBalloon, '#d2452f', [0.3, 0.24], [0.15, 0.8], 'floor'),
  robot: look(drawRobot, '#4fa09a', [0.4, 0], [0.28, 0.6], 'floor'),
  person: look(drawPerson, '#3d6b7d', [0.5, 0], [0.46, 0.6], 'front'),
  vase: look(drawVase, '#d94f6d', [0.42, 0], [0.22, 0.85], 'top'),
  arch: look(drawWeddingArch, '#e3a0ac', [0.31, 0], [0.3, 1.15], 'floor'),
  hangingTools: look(drawHangingTools, '#c0432f', [0.3, 0], [0.15, 1.2], 'wall'),
  shopfront: look(drawShopfront, '#2f5d57', [0.4, 0], [0.4, 1.2], 'floor'),
};

/** How tall and how wide a shared drawing may be on its own: shares of the picture's height. */
const ALONE = { height: 0.46, half: 0.36 };

/** Cut flowers are several, and in a vase where they are in a room. */
const KINDS: Partial<Record<ThingName, ThingName>> = {
  tulip: 'flower',
  rose: 'flower',
  bouquet: 'vase',
};
const DRAWN = { ...OBJECTS, ...OWN_LOOKS };

/** What a thing is drawn as where it is asked for; null where it is not drawn. */
export const drawnAs = (thing: ThingName): ThingName | null =>
  KINDS[thing] ?? drawable(thing, DRAWN);

/** Where a thing stands in a room. */
export const standOf = (thing: ThingName): Stand =>
  OWN_LOOKS[thing]?.stand ?? standingOf(thing).stand;

/** How a thing looks. Of a shared drawing that is not loaded, only where it stands is known; `withDrawings` sees to that. */
export function lookOf(thing: ThingName): SubjectLook {
  const own = OWN_LOOKS[thing];
  if (own !== undefined) return own;
  if (!hasDrawing(thing)) throw new Error(`${thing} has no drawing`);
  const { stand, still, float } = standingOf(thing);
  const { draw, color, half, height } = drawnThing(thing);
  const size = Math.min(ALONE.height / height, ALONE.half / half);
  return { draw, color, half, stand, still, size, float };
}
