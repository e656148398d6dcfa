import { series } from '../stableHash';
import type { Composition, Item, Shape } from './Composition';
import { drawPlace } from './places/drawPlace';
import { mix, type Rgb, rgb } from './rgb';
import type { Scene, Subject } from './Scene';
import { createSketch, type Sketch } from './Sketch';
import { skyOf } from './skies';
import { drawBird, drawFish } from './subjects/birdAndFish';
import { drawCastle, drawHouse, drawLighthouse } from './subjects/buildings';
import { drawBread, drawCake, drawFruit } from './subjects/food';
import { drawLaptop, drawRobot } from './subjects/machines';
import { drawAstronaut, drawPerson } from './subjects/person';
import { drawCat, drawDog } from './subjects/pets';
import { drawFlowers, drawTree } from './subjects/plants';
import { drawCup } from './subjects/tableware';
import { drawBalloon, drawBoat, drawCar, drawRocket } from './subjects/vehicles';

type Draw = (sketch: Sketch, color: Rgb, lit: number) => void;

/** How a subject is drawn, its own color, how large one unit of it is, and how high it floats above the ground. */
const subjects: Record<Subject, { draw: Draw; color: string; size: number; float: number }> = {
  house: { draw: drawHouse, color: '#e9dfca', size: 0.34, float: 0 },
  castle: { draw: drawCastle, color: '#4a5f86', size: 0.34, float: 0.04 },
  lighthouse: { draw: drawLighthouse, color: '#c23b2e', size: 0.42, float: 0 },
  boat: { draw: drawBoat, color: '#f4efe2', size: 0.38, float: 0 },
  tree: { draw: drawTree, color: '#5a8a3e', size: 0.46, float: 0 },
  flower: { draw: drawFlowers, color: '#d94f6d', size: 0.5, float: -0.03 },
  cat: { draw: drawCat, color: '#c98a4f', size: 0.42, float: 0 },
  dog: { draw: drawDog, color: '#b9824a', size: 0.44, float: 0 },
  bird: { draw: drawBird, color: '#3f77b5', size: 0.46, float: 0.22 },
  fish: { draw: drawFish, color: '#e8712c', size: 0.36, float: 0.3 },
  cup: { draw: drawCup, color: '#e9e3d6', size: 0.4, float: 0 },
  bread: { draw: drawBread, color: '#b8712f', size: 0.4, float: 0.04 },
  cake: { draw: drawCake, color: '#e58aa0', size: 0.48, float: 0 },
  fruit: { draw: drawFruit, color: '#c0392f', size: 0.44, float: 0 },
  car: { draw: drawCar, color: '#c23b2e', size: 0.38, float: 0 },
  rocket: { draw: drawRocket, color: '#d3452f', size: 0.36, float: 0.16 },
  balloon: { draw: drawBalloon, color: '#d2452f', size: 0.3, float: 0.24 },
  robot: { draw: drawRobot, color: '#4fa09a', size: 0.4, float: 0 },
  person: { draw: drawPerson, color: '#3d6b7d', size: 0.5, float: 0 },
  laptop: { draw: drawLaptop, color: '#2f8f83', size: 0.46, float: 0.06 },
};

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
  const items: Item[] = drawPlace({ scene, aspect, horizon, random, detail, jagged, isDark });
  const fit = Math.min(1, aspect * 1.02);
  const stand = {
    x: aspect * (0.5 - (isInside ? 0 : side * 0.05)),
    y: isInside ? 0.8 : 0.86,
    scale: 0.4,
  };
  if (setting === 'underwater' || setting === 'space') stand.y = 0.84;
  if (subject !== null) {
    const { draw, color, size, float } = subjects[subject];
    stand.scale = size * fit;
    stand.y -= float * fit;
    if (subject === 'person') stand.y = 0.94;
    const own = subject === 'tree' ? SEASON_LEAVES[scene.season] : color;
    const isAstronaut = subject === 'person' && setting === 'space';
    const shapes: Shape[] = [];
    (isAstronaut ? drawAstronaut : draw)(
      createSketch(shapes, stand, random),
      rgb(scene.subjectColor ?? own),
      isDark || time === 'sunset' || weather === 'storm' ? 0.95 : 0,
    );
    const isStanding = float < 0.1 && subject !== 'person' && subject !== 'boat';
    if (isStanding)
      items.push(...shadowsOf(shapes, stand, sun.x / aspect < 0.5 ? 1 : -1, isInside));
    if (subject === 'boat') items.push(...reflectionOf(shapes, stand.y));
    items.push(...shapes);
  }
  const slant = isInside ? -0.55 : (sun.x / aspect - 0.5) * 1.6;
  return {
    scene,
    aspect,
    horizon,
    sky,
    sun,
    light: {
      x: slant,
      y: isInside ? -0.62 : -0.7,
      z: 0.62,
      color: isInside ? rgb('#fff0d8') : light,
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

function shadowsOf(
  shapes: readonly Shape[],
  stand: Composition['stand'],
  direction: number,
  isInside: boolean,
): Item[] {
  const solid = shapes.filter(({ part, glow }) => part === 'subject' && glow === 0);
  const fall = (share: number) =>
    solid.flatMap(({ rings }) =>
      rings.map((ring) =>
        ring.map(({ x, y }) => {
          const height = Math.max(0, stand.y - y);
          return { x: x + height * share * direction, y: stand.y + 0.012 + height * 0.12 };
        }),
      ),
    );
  const widest = solid
    .flatMap(({ rings }) => rings.flat())
    .filter(({ y }) => y > stand.y - stand.scale * 0.25);
  const left = Math.min(...widest.map(({ x }) => x));
  const right = Math.max(...widest.map(({ x }) => x));
  const contact = Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * Math.PI * 2;
    return {
      x: (left + right) / 2 + (Math.cos(angle) * (right - left) * 1.06) / 2,
      y: stand.y + 0.004 + Math.sin(angle) * 0.024,
    };
  });
  return [
    { kind: 'shadow', rings: fall(isInside ? 0.55 : 0.75), strength: 0.34, softness: 0.014 },
    { kind: 'shadow', rings: [contact], strength: 0.5, softness: 0.012 },
  ];
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
