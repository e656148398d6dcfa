import { series, stableHash } from '../stableHash';
import type { Composition } from './Composition';
import { fill } from './flatForms';
import { createNoise, fractal, type Noise } from './noise';
import { paintPaper } from './paintPaper';
import { paletteOf } from './paletteOf';
import { blend, blur, maskOf, type Raster } from './Raster';
import { clamp, mix, type Rgb, smoothstep, WHITE } from './rgb';
import { ellipse, polygon, type Ring, stroke } from './Sketch';

/** A composition from the scene's colors: flowing layers for calm, arcs for drama, circles and lines for the rest. */
export function paintAbstract(
  raster: Raster,
  composition: Composition,
  seed: string,
  isFine: boolean,
): void {
  const random = series(`${seed} abstract`);
  const { mood } = composition.scene;
  const choice =
    mood === 'calm'
      ? 0
      : mood === 'dramatic'
        ? 1
        : mood === 'lively'
          ? 2
          : Math.floor(random() * 3);
  if (choice === 0) paintLayers(raster, composition, seed, isFine);
  else if (choice === 1) paintTiles(raster, composition, random, isFine);
  else paintCircles(raster, composition, random, isFine);
  paintPaper(raster, seed, isFine);
}

/** Sheets of cut paper along the lines of equal height of a smooth field, each with a soft shadow on the one below. */
function paintLayers(
  raster: Raster,
  composition: Composition,
  seed: string,
  isFine: boolean,
): void {
  const { width, height } = raster;
  const [dark, middle, paper, accent, second] = paletteOf(composition);
  const stops = [
    paper,
    mix(paper, second, 0.55),
    second,
    accent,
    mix(accent, dark, 0.45),
    mix(middle, paper, 0.25),
    middle,
    mix(middle, dark, 0.55),
    dark,
  ];
  const field = fieldOf(raster, createNoise(stableHash(`${seed} layers`)));
  const sheets = isFine ? 15 : 11;
  const reach = Math.round(height * 0.008);
  const colors = Array.from({ length: sheets }, (_, sheet) => {
    const at = (sheet / (sheets - 1)) * (stops.length - 1);
    return mix(
      stops[Math.floor(at)] ?? paper,
      stops[Math.min(stops.length - 1, Math.floor(at) + 1)] ?? dark,
      at % 1,
    );
  });
  const last = field.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const value = field[index] ?? 0;
    const sheet = Math.min(sheets - 1, Math.floor(value * sheets));
    const level = sheet / sheets;
    const next = (sheet + 1) / sheets;
    const lower = field[Math.min(last, index + width * reach)] ?? 0;
    const shade = 1 - smoothstep(next - SHADOW, next + SHADOW * 0.3, lower) * 0.32;
    const bevel = clamp(1 - (value - level) * 26) * 0.13;
    const cover = sheet === 0 ? 1 : smoothstep(level - EDGE, level + EDGE, value);
    const color = colors[sheet] ?? paper;
    const under = colors[Math.max(0, sheet - 1)] ?? paper;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = color[channel] ?? 0;
      const lit = (own + (1 - own) * bevel) * shade;
      const below = (under[channel] ?? 0) * 0.7;
      raster.rgb[index * 3 + channel] = below + (lit - below) * cover;
    }
  }
}

/** How far around its height a sheet's edge is softened, and how wide its shadow is: both in heights of the field. */
const EDGE = 0.0013;
const SHADOW = 0.016;
/** The field is so smooth that it is worked out at every fourth pixel and drawn between. */
const STEP = 4;

/** A smooth field of heights from 0 to 1, rising downwards. */
function fieldOf({ width, height }: Raster, noise: Noise): Float32Array {
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const coarse = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const [u, v] = [(x * STEP) / height, (y * STEP) / height];
      const bend = fractal(noise, u * 1.1 + 4, v * 1.1, 2) - 0.5;
      coarse[y * columns + x] = clamp(
        0.06 + v * 0.72 + (fractal(noise, u * 1.3 + bend * 1.4, v * 1.7 + bend, 2) - 0.5) * 0.95,
      );
    }
  }
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const dy = (y % STEP) / STEP;
    for (let x = 0; x < width; x += 1) {
      const dx = (x % STEP) / STEP;
      const at = Math.floor(y / STEP) * columns + Math.floor(x / STEP);
      const [a, b] = [coarse[at] ?? 0, coarse[at + 1] ?? 0];
      const [c, d] = [coarse[at + columns] ?? 0, coarse[at + columns + 1] ?? 0];
      const upper = a + (b - a) * dx;
      field[y * width + x] = upper + (c + (d - c) * dx - upper) * dy;
    }
  }
  return field;
}

/** Quarter circles, arcs and dots on a grid. */
function paintTiles(
  raster: Raster,
  composition: Composition,
  random: () => number,
  isFine: boolean,
): void {
  const { aspect } = composition;
  const palette = paletteOf(composition);
  const pick = (): Rgb => palette[Math.floor(random() * palette.length)] ?? WHITE;
  const rows = isFine ? 6 : 5;
  const size = 1 / rows;
  const columns = Math.ceil(aspect / size);
  const offset = (aspect - columns * size) / 2;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = offset + column * size;
      const top = row * size;
      const ground = pick();
      let form = pick();
      while (form === ground) form = pick();
      const third = palette.find((color) => color !== ground && color !== form) ?? form;
      fill(
        raster,
        [
          polygon(
            [left, top],
            [left + size + 0.001, top],
            [left + size + 0.001, top + size + 0.001],
            [left, top + size + 0.001],
          ),
        ],
        ground,
      );
      const [cornerX, cornerY] = [
        left + (random() < 0.5 ? 0 : size),
        top + (random() < 0.5 ? 0 : size),
      ];
      const inside = (ring: Ring): Ring =>
        ring.map(({ x, y }) => ({ x: clamp(x, left, left + size), y: clamp(y, top, top + size) }));
      const kind = random();
      if (kind < 0.5) {
        const steps = isFine ? [1, 0.72, 0.46, 0.22] : [1, 0.62, 0.28];
        steps.forEach((share, index) =>
          fill(
            raster,
            [inside(ellipse(cornerX, cornerY, size * share, size * share))],
            [form, ground, third, form][index] ?? form,
          ),
        );
      } else if (kind < 0.7) {
        fill(raster, [ellipse(left + size / 2, top + size / 2, size * 0.42, size * 0.42)], form);
        fill(raster, [ellipse(left + size / 2, top + size / 2, size * 0.2, size * 0.2)], third);
      } else if (kind < 0.85) {
        fill(
          raster,
          [
            polygon(
              [cornerX, cornerY],
              [left + size - (cornerX - left), cornerY],
              [cornerX, top + size - (cornerY - top)],
            ),
          ],
          form,
        );
      } else {
        for (let stripe = 0; stripe < 4; stripe += 1)
          fill(
            raster,
            [
              polygon(
                [left, top + (stripe * size) / 4],
                [left + size, top + (stripe * size) / 4],
                [left + size, top + ((stripe + 0.5) * size) / 4],
                [left, top + ((stripe + 0.5) * size) / 4],
              ),
            ],
            form,
          );
      }
    }
  }
}

/** Overlapping discs with rings, beams and small marks, weighed around one large form. */
function paintCircles(
  raster: Raster,
  composition: Composition,
  random: () => number,
  isFine: boolean,
): void {
  const { aspect } = composition;
  const [dark, middle, paper, accent, second] = paletteOf(composition);
  const hues = [accent, second, middle, dark];
  fill(raster, [polygon([-1, -1], [3, -1], [3, 3], [-1, 3])], paper);
  const centerX = aspect * (0.38 + random() * 0.24);
  const centerY = 0.36 + random() * 0.22;
  for (let beam = 0; beam < 5; beam += 1) {
    const angle = random() * Math.PI * 2;
    const spread = 0.05 + random() * 0.16;
    fill(
      raster,
      [
        polygon(
          [centerX, centerY],
          [centerX + Math.cos(angle) * 2, centerY + Math.sin(angle) * 2],
          [centerX + Math.cos(angle + spread) * 2, centerY + Math.sin(angle + spread) * 2],
        ),
      ],
      hues[beam % 4] ?? dark,
      0.16,
    );
  }
  soft(raster, ellipse(centerX, centerY, 0.27, 0.27), 0.02);
  [
    [0.27, dark],
    [0.222, accent],
    [0.15, second],
    [0.085, paper],
    [0.04, dark],
  ].forEach(([size, color]) =>
    fill(raster, [ellipse(centerX, centerY, size as number, size as number)], color as Rgb),
  );
  const count = isFine ? 18 : 12;
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.4 + random();
    const reach = 0.2 + Math.sqrt((index + 1) / count) * 0.42;
    const [x, y] = [
      centerX + Math.cos(angle) * reach * Math.max(0.8, aspect),
      centerY + 0.08 + Math.sin(angle) * reach,
    ];
    const size = 0.025 + random() * random() * 0.12;
    const color = hues[index % 4] ?? dark;
    soft(raster, ellipse(x, y, size, size), 0.008);
    fill(raster, [ellipse(x, y, size, size)], color, index % 3 === 0 ? 0.72 : 1);
    if (random() < 0.6) fill(raster, [ellipse(x, y, size * 0.62, size * 0.62)], paper);
    if (random() < 0.6)
      fill(raster, [ellipse(x, y, size * 0.34, size * 0.34)], hues[(index + 1) % 4] ?? dark);
  }
  for (let index = 0; index < (isFine ? 12 : 8); index += 1) {
    const [x, y, angle] = [random() * aspect, random(), random() * Math.PI];
    const length = 0.12 + random() * 0.4;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    fill(
      raster,
      [
        stroke(
          [
            [x - dx, y - dy],
            [x + dy * (random() - 0.5), y + dx * (random() - 0.5)],
            [x + dx, y + dy],
          ],
          0.004 + random() * 0.01,
          0.3,
        ),
      ],
      index % 3 === 0 ? accent : dark,
    );
  }
}

function soft(raster: Raster, ring: Ring, reach: number): void {
  const mask = maskOf(
    [ring.map(({ x, y }) => ({ x: x + reach * 0.5, y: y + reach }))],
    raster,
    Math.ceil(reach * raster.height * 2),
  );
  if (mask === null) return;
  const shadow = blur(mask.values, mask.width, mask.height, reach * raster.height);
  shadow.forEach((value, index) => {
    if (value > 0.01)
      blend(
        raster,
        (mask.y + Math.floor(index / mask.width)) * raster.width + mask.x + (index % mask.width),
        [0.05, 0.05, 0.08],
        value * 0.3,
      );
  });
}
