import { castShadows } from './castShadows';
import type { Item } from './Composition';
import type { Shape } from './Shape';
import type { InteriorLook } from './InteriorLook';
import { stands } from './places/interior';
import { shape } from './places/ground';
import { mix, type Rgb, rgb, WHITE } from './rgb';

import { box, createSketch } from './Sketch';
import { lookOf, standOf } from './subjects/subjectTable';
import type { ThingName } from '../scenes/things';

export interface Arrangement {
  things: readonly ThingName[];
  /** Color of the first thing where the prompt names one. */
  color: string | null;
  look: InteriorLook;
  base: InteriorLook['base'];
  aspect: number;
  /** 1 where what is looked at is right of the middle. */
  side: number;
  isDark: boolean;
  random: () => number;
}

interface Spot {
  thing: ThingName;
  x: number;
  y: number;
  scale: number;
}

/** What furniture a room needs for its things: a floor where one of them does not fit onto a table. */
export function baseFor(things: readonly ThingName[], look: InteriorLook): InteriorLook['base'] {
  const needsFloor = things.some((thing) => {
    const stand = standOf(thing);
    return stand === 'floor' || (stand === 'both' && look.base === 'floor');
  });
  return needsFloor ? 'floor' : look.base === 'floor' ? 'table' : look.base;
}

/** The things of a room as a still life: the first is large and off the middle, the others lead up to it. */
export function arrangeThings(input: Arrangement): {
  items: Item[];
  stand: { x: number; y: number; scale: number };
} {
  const { base, aspect, side, things, look } = input;
  const fit = Math.min(1, aspect * 1.04);
  const walls = things.filter((thing) => standOf(thing) === 'wall');
  const people = things.filter((thing) => standOf(thing) === 'front');
  const standing = (stand: string) => things.filter((thing) => standOf(thing) === stand);
  const isCabinetNeeded = standing('floor').length > 0 && standing('top').length > 0;
  const low =
    base === 'floor' ? [...standing('floor'), ...(isCabinetNeeded ? [] : standing('both'))] : [];
  const high = things.filter(
    (thing) => !walls.includes(thing) && !people.includes(thing) && !low.includes(thing),
  );
  const items: Item[] = [];
  const level = stands[base];
  for (const thing of walls)
    items.push(
      ...drawn(
        input,
        {
          thing,
          x: aspect * (0.5 + side * 0.215),
          y: 0.36,
          scale: lookOf(thing).still * fit,
        },
        false,
      ),
    );
  if (base === 'floor' && high.length > 0) {
    const spots = row(
      high,
      { from: aspect * 0.06, to: aspect * 0.5, scale: fit * 0.62, y: 0.555, depth: 0 },
      side === 1 ? 1 : -1,
    );
    const placed = side === 1 ? spots : spots.map((spot) => ({ ...spot, x: aspect - spot.x }));
    items.push(
      ...cabinet(placed, look, aspect),
      ...placed.flatMap((spot) => drawn(input, spot, true)),
    );
  }
  const main = base === 'floor' && low.length > 0 ? low : high;
  const isBesideCabinet = base === 'floor' && high.length > 0;
  const shift = isBesideCabinet ? 0.32 : things.length === 1 ? 0.1 : 0.03;
  const spots =
    base === 'floor' && low.length === 0
      ? []
      : row(
          main,
          {
            from: aspect * (0.05 + (side === 1 ? shift : 0)),
            to: aspect * (0.95 - (side === 1 ? 0 : shift)),
            scale: fit * (base === 'floor' ? 1.12 : 1.16),
            y: level.front,
            depth: level.front - level.back,
          },
          side,
        );
  const behind = [...spots].sort((one, other) => one.y - other.y);
  items.push(...behind.flatMap((spot) => drawn(input, spot, true)));
  for (const thing of people) {
    const spot = {
      thing,
      x: aspect * (0.5 + side * 0.14),
      y: 1.0,
      scale: lookOf(thing).still * fit,
    };
    items.push(...drawn(input, spot, false));
    spots.unshift(spot);
  }
  const first = spots[0] ?? { x: aspect / 2, y: level.front, scale: 0.3 };
  return { items, stand: { x: middleOf(spots, aspect), y: level.front, scale: first.scale } };
}

function middleOf(spots: readonly Spot[], aspect: number): number {
  if (spots.length === 0) return aspect / 2;
  const edges = spots.flatMap(({ thing, x, scale }) => [
    x - lookOf(thing).half * scale,
    x + lookOf(thing).half * scale,
  ]);
  return (Math.min(...edges) + Math.max(...edges)) / 2;
}

/** Side by side between two places, the first at the end that `side` says; those behind a little higher up. */
function row(
  things: readonly ThingName[],
  {
    from,
    to,
    scale,
    y,
    depth,
  }: { from: number; to: number; scale: number; y: number; depth: number },
  side: number,
): Spot[] {
  const sizes = things.map(
    (thing, index) => lookOf(thing).still * scale * (index === 0 ? 1.12 : 0.94),
  );
  const gap = 0.03;
  const widths = things.map((thing, index) => lookOf(thing).half * 2 * (sizes[index] ?? 0));
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (things.length - 1);
  const shrink = Math.min(1.3, (to - from) / whole);
  const slack = Math.max(0, to - from - whole * shrink);
  let at = slack * (things.length === 1 ? 0.3 : 0.4);
  return things.map((thing, index) => {
    const width = (widths[index] ?? 0) * shrink;
    const x = side === 1 ? to - at - width / 2 : from + at + width / 2;
    at += width + gap * shrink;
    const back = index === 0 ? 0.25 : index % 2 === 1 ? 0.9 : 0;
    return { thing, x, y: y - depth * back, scale: (sizes[index] ?? 0) * shrink };
  });
}

function drawn(
  { color, isDark, random, things }: Arrangement,
  { thing, x, y, scale }: Spot,
  isStanding: boolean,
): Item[] {
  const shapes: Shape[] = [];
  const { draw, color: own, float } = lookOf(thing);
  const lift = float > 0 && float < 0.1 ? float * scale * 2 : 0;
  const stand = { x, y: y - lift, scale };
  const hue: Rgb = rgb(thing === things[0] && color !== null ? color : own);
  draw(createSketch(shapes, stand, random), hue, isDark ? 0.95 : 0);
  return isStanding ? [...castShadows(shapes, stand, 1, true), ...shapes] : shapes;
}

/** A low cabinet by the wall for what does not stand on the floor. */
function cabinet(spots: readonly Spot[], look: InteriorLook, aspect: number): Item[] {
  const half = ({ thing, scale }: Spot) => lookOf(thing).half * scale;
  const left = Math.max(0.02, Math.min(...spots.map((spot) => spot.x - half(spot))) - 0.05);
  const right = Math.min(
    aspect - 0.02,
    Math.max(...spots.map((spot) => spot.x + half(spot))) + 0.05,
  );
  const width = right - left;
  const paint = rgb(look.paint);
  const doors = Math.max(2, Math.round(width / 0.16));
  const door = (width - 0.03) / doors;
  return [
    {
      kind: 'shadow',
      rings: [box(left - 0.02, 0.735, width + 0.05, 0.03)],
      strength: 0.5,
      softness: 0.02,
    },
    shape(
      [box(left + 0.02, 0.73, 0.02, 0.03), box(right - 0.04, 0.73, 0.02, 0.03)],
      rgb('#3a2c24'),
    ),
    shape([box(left, 0.55, width, 0.185)], paint, { texture: 'wood', round: 0.1 }),
    shape(
      Array.from({ length: doors }, (_, index) =>
        box(left + 0.02 + index * door, 0.578, door - 0.01, 0.145),
      ),
      mix(paint, WHITE, 0.1),
      { part: 'detail', round: 0.2 },
    ),
    shape([box(left - 0.012, 0.537, width + 0.024, 0.02)], rgb(look.wood), {
      texture: 'wood',
      round: 0.3,
    }),
  ];
}
