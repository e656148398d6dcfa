import { series } from '../stableHash';
import { arrangeThings, baseFor } from './arrangeThings';
import { castShadows } from './castShadows';
import type { Composition, Item } from './Composition';
import type { Shape } from './Shape';
import { interiors } from './interiors';
import { drawInterior } from './places/interior';
import { drawPlace } from './places/drawPlace';
import { mix, type Rgb, rgb } from './rgb';
import type { Scene } from './Scene';
import { createSketch, ellipse } from './Sketch';
import { skyOf } from './skies';
import { drawAstronaut } from './subjects/person';
import { display, drawAwning } from './subjects/shopfront';
import { lookOf } from './subjects/subjectTable';
import type { ThingName } from '../scenes/things';

const SEASON_LEAVES = {
  spring: '#e9a9bd',
  summer: '#5a8a3e',
  autumn: '#d2762c',
  winter: '#dfe8ec',
};
const WITHOUT_SUN: ReadonlySet<string> = new Set(['room', 'studio', 'space', 'underwater']);

/** The composition of a scene. `detail` draws more of small things, `jagged` says how rough outlines of the land are. */
export function composeScene(
  scene: Scene,
  seed: string,
  aspect: number,
  { detail, jagged }: { detail: number; jagged: number },
): Composition {
  const random = series(`${seed} composition`);
  const { sky, light, ambient } = skyOf(scene);
  const { setting, subject, time, weather } = scene;
  const isInside = WITHOUT_SUN.has(setting);
  const isDark = time === 'night';
  const horizon = 0.54 + random() * 0.08;
  const side = random() < 0.5 ? -1 : 1;
  const low = time === 'sunset' || time === 'dawn' ? 0.1 : time === 'golden' ? 0.2 : 0.36;
  const sun = {
    x: aspect * (0.5 + side * (0.2 + random() * 0.12)),
    y: Math.max(0.1, horizon - low - random() * 0.06),
    radius: isDark ? 0.045 : 0.052,
    color: isDark ? rgb('#f0efdf') : time === 'sunset' ? rgb('#ffe2a8') : rgb('#fff6dc'),
    isMoon: isDark,
    isVisible: !isInside && (weather === 'clear' || weather === 'cloudy' || weather === 'fog'),
  };
  const place = { scene, aspect, horizon, random, detail, jagged, isDark };
  const room = scene.interior !== null && setting === 'room' ? interiors[scene.interior] : null;
  const roomLight = isInside ? insideLight(scene, light) : light;
  const base = room === null ? 'table' : baseFor(scene.things, room);
  const items: Item[] =
    room === null
      ? drawPlace(place)
      : drawInterior({
          ...place,
          look: room,
          base,
          side,
          light: roomLight,
          pane: panesOf(scene, sky),
        });
  const fit = Math.min(1, aspect * 1.02);
  const stand = {
    x: aspect * (0.5 - (isInside ? 0 : side * 0.05)),
    y: isInside ? 0.8 : 0.86,
    scale: 0.4,
  };
  if (setting === 'underwater' || setting === 'space') stand.y = 0.84;
  if (room !== null) {
    const { things, subjectColor } = scene;
    const still = arrangeThings({
      things,
      color: subjectColor,
      look: room,
      base,
      aspect,
      side,
      isDark,
      random,
    });
    items.push(...still.items);
    Object.assign(stand, still.stand);
  } else if (subject !== null) {
    const isLow = isDark || time === 'sunset' || weather === 'storm';
    const behind = subject === 'shopfront' ? [] : scene.things.slice(1);
    const { size, float } = lookOf(subject);
    stand.scale = size * fit;
    stand.y -= float * fit;
    if (subject === 'person') stand.y = 0.94;
    if (subject === 'shopfront' && setting === 'street') {
      stand.scale = 0.365 * Math.min(1, aspect * 1.05);
      stand.y = 0.87;
      stand.x = aspect / 2 - Math.max(0, aspect - 1) * 0.3 * side;
    }
    if (behind.length > 0) stand.x = aspect * (0.5 - side * 0.16);
    const from = sun.x / aspect < 0.5 ? 1 : -1;
    const draw = (thing: ThingName, at: Stand): Shape[] => {
      const shapes: Shape[] = [];
      const isAstronaut = thing === 'person' && setting === 'space';
      const drawThing = isAstronaut ? drawAstronaut : lookOf(thing).draw;
      drawThing(createSketch(shapes, at, random), colorOf(thing, scene), isLow ? 0.95 : 0);
      return shapes;
    };
    const grounded = (thing: ThingName, shapes: Shape[], at: Stand): Item[] => {
      if (thing === 'boat') return [...reflectionOf(shapes, at.y), ...shapes];
      const isStanding = lookOf(thing).float < 0.1 && thing !== 'person';
      return isStanding ? [...castShadows(shapes, at, from, isInside), ...shapes] : shapes;
    };
    const before: Item[] = [];
    behind.forEach((thing, index) => {
      const look = lookOf(thing);
      const x = aspect * (index === 0 ? 0.5 + side * 0.26 : 0.5 - side * 0.4);
      const scale = look.size * fit * (index === 0 ? 0.62 : 0.45);
      const isBust = thing === 'person';
      const y = isBust ? 1 : stand.y + float * fit - 0.05 - index * 0.02 - look.float * fit;
      const at = { x, y, scale };
      (isBust ? before : items).push(...grounded(thing, draw(thing, at), at));
    });
    const shapes = draw(subject, stand);
    if (subject === 'shopfront') shapes.push(...windowDisplay(scene, stand, random, isDark));
    items.push(...grounded(subject, shapes, stand), ...before);
    if (subject === 'shopfront' && isDark) items.push(...shopLight(stand));
  }
  const slant = isInside ? -0.55 : (sun.x / aspect - 0.5) * 1.6;
  return {
    scene,
    aspect,
    horizon,
    sky,
    sun,
    light: {
      x: room === null ? slant : -0.55 * side,
      y: isInside ? -0.62 : -0.7,
      z: 0.62,
      color: roomLight,
      ambient: isInside ? (isDark ? rgb('#5a5468') : rgb('#a8a9ae')) : ambient,
    },
    haze:
      setting === 'underwater'
        ? rgb('#4fa3b8')
        : isInside
          ? rgb('#d8d2c6')
          : mix(sky.horizon, sky.middle, 0.45),
    items,
    stand,
  };
}

type Stand = Composition['stand'];

/** The color that a thing is drawn in outdoors: the prompt's for the subject, else its own. */
function colorOf(thing: ThingName, { subject, subjectColor, interior, season }: Scene): Rgb {
  if (thing === subject && subjectColor !== null) return rgb(subjectColor);
  if (thing === 'shopfront' && interior !== null) return rgb(interiors[interior].paint);
  return rgb(thing === 'tree' ? SEASON_LEAVES[season] : lookOf(thing).color);
}

function reflectionOf(shapes: readonly Shape[], waterline: number): Item[] {
  return shapes
    .filter(({ part }) => part === 'subject')
    .map((form) => ({
      ...form,
      haze: 0.5,
      round: 0,
      part: 'detail' as const,
      rings: form.rings.map((ring) =>
        ring.map(({ x, y }) => ({
          x: x + Math.sin(y * 90) * 0.006,
          y: waterline + 0.02 + (waterline - y) * 0.42,
        })),
      ),
    }));
}

/** Light in a room: that of its window, warmer early and late; of its lamps at night. */
function insideLight({ time }: Scene, outside: Rgb): Rgb {
  const lamps = rgb('#fff0d8');
  return time === 'day' || time === 'night' ? lamps : mix(lamps, outside, 0.75);
}

/** What a window shows: sky above, what is far below. */
function panesOf({ time, weather }: Scene, sky: Composition['sky']): { top: Rgb; low: Rgb } {
  const share =
    time === 'night' || weather === 'rain' || weather === 'storm' ? 0 : time === 'day' ? 0.55 : 0.3;
  return {
    top: mix(sky.middle, rgb('#fffdf2'), share),
    low: mix(sky.horizon, rgb('#fffdf2'), share),
  };
}

/** The goods in a shop's window, drawn small, and the awning before them. */
function windowDisplay(
  scene: Scene,
  stand: Composition['stand'],
  random: () => number,
  isDark: boolean,
): Shape[] {
  const shapes: Shape[] = [];
  const goods = scene.things.slice(1, 4);
  const wide = (display.right - display.left) / goods.length;
  goods.forEach((thing, index) => {
    const { draw, color, half } = lookOf(thing);
    const scale = Math.min(0.27, (wide * 0.46) / half) * stand.scale;
    const x = stand.x + (display.left + wide * (index + 0.5)) * stand.scale;
    draw(
      createSketch(shapes, { x, y: stand.y - display.foot * stand.scale, scale }, random),
      rgb(color),
      0,
    );
  });
  const own = scene.interior === null ? '#2f5d57' : interiors[scene.interior].paint;
  drawAwning(
    createSketch(shapes, stand, random),
    rgb(scene.subjectColor ?? own),
    isDark ? 0.95 : 0,
  );
  return shapes;
}

/** What a lit shop throws onto its front and the pavement. */
function shopLight({ x, y, scale }: Composition['stand']): Item[] {
  return [
    {
      rings: [ellipse(x - scale * 0.1, y - scale * 0.62, scale * 1.05, scale * 0.5)],
      strength: 0.2,
    },
    {
      rings: [ellipse(x - scale * 0.1, y + scale * 0.14, scale * 1.2, scale * 0.16)],
      strength: 0.42,
    },
  ].map((pool) => ({ ...pool, kind: 'shadow', softness: 0.05, color: rgb('#ffc877') }));
}
