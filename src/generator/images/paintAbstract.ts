import { series, stableHash } from '../stableHash';
import type { Composition } from './Composition';
import { fill } from './flatForms';
import { createNoise, fractal } from './noise';
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
  const noise = createNoise(stableHash(`${seed} layers`));
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / height, y / height];
      const bend = fractal(noise, u * 1.1 + 4, v * 1.1, 2) - 0.5;
      field[y * width + x] = clamp(
        0.06 + v * 0.72 + (fractal(noise, u * 1.3 + bend * 1.4, v * 1.7 + bend, 2) - 0.5) * 0.95,
      );
    }
  }
  const sheets = isFine ? 15 : 11;
  const reach = Math.round(height * 0.008);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const level = sheet / sheets;
    const edge = new Float32Array(field.length);
    for (let at = 0; at < field.length; at += 1)
      edge[at] = sheet === 0 ? 1 : smoothstep(level - 0.0013, level + 0.0013, field[at] ?? 0);
    const shadow = sheet === 0 ? edge : blur(edge, width, height, reach);
    const at = (sheet / (sheets - 1)) * (stops.length - 1);
    const color = mix(
      stops[Math.floor(at)] ?? paper,
      stops[Math.min(stops.length - 1, Math.floor(at) + 1)] ?? dark,
      at % 1,
    );
    for (let index = 0; index < field.length; index += 1) {
      const below = shadow[Math.min(field.length - 1, index + width * reach)] ?? 0;
      if (sheet > 0 && below > 0.01) blend(raster, index, [0.06, 0.05, 0.09], below * 0.32);
      const cover = edge[index] ?? 0;
      if (cover === 0) continue;
      const bevel = clamp(1 - ((field[index] ?? 0) - level) * 26);
      blend(raster, index, mix(color, WHITE, bevel * 0.13), cover);
    }
  }
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

/** The tooth of the paper. */
export function paintPaper({ width, height, rgb }: Raster, seed: string, isFine: boolean): void {
  const noise = createNoise(stableHash(`${seed} paper`));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const tooth =
        1 +
        (noise(x * 0.9, y * 0.9) - 0.5) * (isFine ? 0.035 : 0.028) +
        (noise((x / height) * 160, (y / height) * 160) - 0.5) * 0.02;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        rgb[at + channel] = (rgb[at + channel] ?? 0) * tooth;
    }
  }
}
