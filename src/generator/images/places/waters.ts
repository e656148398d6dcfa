import type { Item } from '../Composition';
import { type Rgb, rgb, WHITE } from '../rgb';
import { curve, ellipse, type Ring, stroke } from '../Sketch';
import { ridge, shape } from './ground';
import type { PlaceInput } from './PlaceInput';

export function sea(input: PlaceInput): Item[] {
  const { horizon, scene } = input;
  const beach = scene.season === 'winter' ? rgb('#e7e9ea') : rgb('#dcc497');
  return [
    shape([ridge(input, horizon + 0.015, 0.07, 2.6, 0.7, horizon + 0.02)], rgb('#5f7480'), {
      haze: 0.62,
      part: 'far',
      texture: 'rock',
      round: 0.3,
    }),
    { kind: 'water', top: horizon, bottom: 1.02, color: rgb(scene.placeColor ?? '#1f6a80') },
    ...(scene.subject === 'boat' ? [] : strand(input, beach)),
  ];
}

/** The beach; with nothing else to look at it is wider and palms lean over it. */
function strand(input: PlaceInput, beach: Rgb): Item[] {
  const { scene, random, aspect } = input;
  const isAlone = scene.subject === null && scene.season !== 'winter';
  const edge = isAlone ? 0.86 : 0.965;
  const side = random() < 0.5 ? 0.12 : 0.88;
  return [
    shape([ridge(input, edge - 0.01, 0.09, 1.2, 0.2)], WHITE, { part: 'detail', haze: 0.3 }),
    shape([ridge(input, edge + 0.01, 0.08, 1.2, 0.2)], beach, { texture: 'sand', round: 0.2 }),
    ...(isAlone
      ? [
          ...palm(aspect * side, 0.98, 0.62, random),
          ...palm(aspect * (side * 0.8 + 0.1), 1, 0.44, random),
        ]
      : []),
  ];
}

/** A palm whose trunk leans to the middle of the picture. */
function palm(x: number, foot: number, height: number, random: () => number): Item[] {
  const lean = (0.5 + random() * 0.4) * height * (x < 0.4 ? 0.4 : -0.4);
  const top = { x: x + lean, y: foot - height };
  const trunk = stroke(
    [
      [x, foot],
      [x + lean * 0.35, foot - height * 0.5],
      [top.x, top.y],
    ],
    height * 0.055,
    0.5,
  );
  const frond = (angle: number, length: number): Ring => {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    return curve(
      [top.x, top.y],
      [top.x + dx * 0.5, top.y - dy * 0.7 - length * 0.16],
      [top.x + dx, top.y - dy * 0.7 + length * 0.18],
      [top.x + dx * 0.5, top.y - dy * 0.55 + length * 0.02],
    );
  };
  const fronds = (count: number, turn: number, length: number) =>
    Array.from({ length: count }, (_, index) =>
      frond(((index + turn) / count) * Math.PI * 2, length * (0.8 + random() * 0.3)),
    );
  return [
    shape([trunk], rgb('#7a5a3c'), { texture: 'wood', round: 0.8, part: 'detail' }),
    shape(fronds(9, 0.5, height * 0.5), rgb('#2f6b3c'), {
      texture: 'leaf',
      round: 0.6,
      part: 'detail',
    }),
    shape(fronds(7, 0, height * 0.42), rgb('#4f9148'), {
      texture: 'leaf',
      round: 0.6,
      part: 'detail',
    }),
  ];
}

export function underwater(input: PlaceInput): Item[] {
  const { aspect, random } = input;
  const items: Item[] = [
    shape([ridge(input, 0.78, 0.22, 2.4, 0.6)], rgb('#24647c'), {
      haze: 0.6,
      part: 'far',
      texture: 'rock',
      round: 0.5,
    }),
    shape([ridge(input, 0.93, 0.12, 2, 0.3)], rgb('#cbb78a'), {
      haze: 0.25,
      texture: 'sand',
      round: 0.3,
    }),
  ];
  const hues = [rgb('#d9627a'), rgb('#e59a4f'), rgb('#8a62b0'), rgb('#4fa38c')];
  for (let index = 0; index < 12; index += 1) {
    const side = index % 2 === 0 ? random() * 0.34 : 1 - random() * 0.34;
    const x = aspect * side;
    const size = 0.05 + random() * 0.09;
    const branches = Array.from({ length: 6 }, (_, branch) =>
      ellipse(
        x + (branch - 2.5) * size * 0.34,
        0.97 - size * (0.7 + random() * 0.7),
        size * 0.14,
        size * (0.7 + random() * 0.4),
        (branch - 2.5) * 0.16,
      ),
    );
    items.push(
      shape(branches, hues[index % 4] ?? WHITE, {
        haze: 0.22,
        round: 0.9,
        texture: 'crust',
        part: index < 4 ? 'ground' : 'detail',
      }),
    );
  }
  return items;
}
