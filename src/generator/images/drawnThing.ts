import { INK } from '../pictures/ink';
import { drawingOf, type ObjectName, OBJECTS } from '../pictures/objects';
import type { ThingName } from '../scenes/things';
import { maskOf } from './Raster';
import { type Form, readSvg, type Rings } from './readSvg';
import { type Rgb, rgb } from './rgb';
import type { Shape } from './Shape';
import type { Ring, Sketch } from './Sketch';
import { textureOf, thingInks } from './thingInks';

/** A drawing of `pictures/objects` as a subject of this painter, in a sketch's units: a hundred of the drawing's are one. */
export interface DrawnThing {
  /** `lit`: how brightly its windows shine, 0 to 1. */
  draw: (sketch: Sketch, color: Rgb, lit: number) => void;
  /** The color of its main form where nobody asks for another. */
  color: string;
  /** Half of its width, and its height. */
  half: number;
  height: number;
}

interface Piece extends Form {
  part: Shape['part'];
  /** How much of the drawing it covers, in pixels of the probe. */
  area: number;
}

const UNIT = 100;
/** Side, in pixels, of the square in which it is found out which forms lie on others; what it shows of a drawing. */
const PROBE = 80;
const SPAN = 320;
const FOOT = 280;
/** A form that lies on others by as much as this is a detail of theirs. */
const COVERED = 0.82;
/** A form with fewer corners than this has no curve. */
const CURVED = 10;

const FOOD: ReadonlySet<string> = new Set(['bakery', 'dishes', 'farm']);
/** What shines, and in which inks. */
const LIGHTS: ReadonlySet<ObjectName> = new Set(['lamp', 'candle', 'bulb']);
const SHINING: ReadonlySet<string> = new Set([INK.warm, INK.yolk, INK.glow]);
const BUILDINGS: ReadonlySet<ObjectName> = new Set(['house', 'apartments']);
const LAMPLIGHT = rgb('#ffd27a');
const NOTHING: DrawnThing = { draw: () => undefined, color: '#808080', half: 1, height: 1 };

const drawn = new Map<ObjectName, DrawnThing>();

/** Whether a thing has a shared drawing. */
export const hasDrawing = (thing: ThingName): thing is ObjectName => Object.hasOwn(OBJECTS, thing);

/** A thing as its shared drawing shows it. It draws nothing where its set is not loaded; `withDrawings` sees to that. */
export function drawnThing(name: ObjectName): DrawnThing {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const svg = drawingOf(name);
  if (svg === '') return NOTHING;
  const thing = thingOf(name, piecesOf(readSvg(svg, 'round').forms));
  drawn.set(name, thing);
  return thing;
}

function thingOf(name: ObjectName, pieces: readonly Piece[]): DrawnThing {
  const solid = pieces.filter(({ opacity }) => opacity === 1);
  const areas = new Map<string, number>();
  for (const { ink, area } of solid) areas.set(ink, (areas.get(ink) ?? 0) + area);
  const { color, paint } = thingInks(name, areas);
  const isFood = FOOD.has(OBJECTS[name]);
  const points = solid.flatMap(({ rings }) => rings.flat());
  return {
    color,
    half: points.reduce((most, { x }) => Math.max(most, Math.abs(x)), 0) / UNIT,
    height: points.reduce((most, { y }) => Math.max(most, -y), 0) / UNIT,
    draw: ({ add }, asked, lit) => {
      for (const piece of pieces) {
        const { ink, rings } = piece;
        const { color: hue, share } = paint(ink, asked);
        const opacity = piece.opacity * share;
        const surface = opacity < 1 ? VEIL : surfaceOf(piece, isFood);
        const isWindow = lit > 0 && ink === INK.sky && BUILDINGS.has(name);
        const glow = isWindow ? lit : LIGHTS.has(name) && SHINING.has(ink) ? 0.55 : 0;
        add(rings.map(upright), isWindow ? LAMPLIGHT : hue, { ...surface, opacity, glow });
      }
    },
  };
}

const VEIL = { part: 'detail', round: 0 } as const;

const upright = (ring: Ring): Ring => ring.map(({ x, y }) => ({ x: x / UNIT, y: -y / UNIT }));

function surfaceOf({ ink, isLine, isDisc, part, rings }: Piece, isFood: boolean): Partial<Shape> {
  const isFlat = !isLine && rings.every((ring) => ring.length < CURVED);
  const detail = isLine ? 0.2 : 0.35;
  const solid = isDisc ? 0.9 : isLine ? 0.7 : isFlat ? 0.15 : 0.6;
  const round = part === 'detail' ? detail : solid;
  return { part, isLine, round, texture: textureOf(ink, isFood) };
}

/** The forms that can be seen, each with its part in the drawing: what lies on others is a detail, and so is steam. */
function piecesOf(forms: readonly Form[]): Piece[] {
  const covered = new Float32Array(PROBE * PROBE);
  return forms.flatMap((form): Piece[] => {
    const mask = maskOf(probed(form.rings), { width: PROBE, height: PROBE });
    if (mask === null) return [];
    let area = 0;
    let onOthers = 0;
    mask.values.forEach((share, index) => {
      const row = mask.y + Math.floor(index / mask.width);
      const at = row * PROBE + mask.x + (index % mask.width);
      area += share;
      onOthers += Math.min(share, covered[at] ?? 0);
      covered[at] = Math.max(covered[at] ?? 0, share);
    });
    const isSteam = form.isLine && form.ink === '#fff';
    const isDetail = isSteam || onOthers > area * COVERED;
    return area === 0 ? [] : [{ ...form, area, part: isDetail ? 'detail' : 'subject' }];
  });
}

const probed = (rings: Rings): Rings =>
  rings.map((ring) => ring.map(({ x, y }) => ({ x: (x + SPAN / 2) / SPAN, y: (y + FOOT) / SPAN })));
