import { series } from '../stableHash';
import type { Composition } from './Composition';
import type { Shape } from './Shape';
import { fill, ink } from './flatForms';
import { paintWeather } from './paintWeather';
import { blend, blur, maskOf, type Raster } from './Raster';
import { clamp, luminance, mix, type Rgb, rgb, saturate, smoothstep, WHITE } from './rgb';
import { box, ellipse, type Ring } from './Sketch';

const INK = rgb('#1d1b26');

/** Bold outlines and flat color with one edge of shade, like a printed picture book. */
export function paintCartoon(
  raster: Raster,
  composition: Composition,
  seed: string,
  isFine: boolean,
): void {
  const { items, light, scene, sky } = composition;
  paintFlatSky(raster, composition, seed);
  const isDark = scene.time === 'night';
  const line = isFine ? 0.0062 : 0.0074;
  for (const item of items) {
    if (item.kind === 'shadow') {
      if (item.color === undefined) fill(raster, item.rings.slice(-1), INK, item.strength * 0.4);
      else fill(raster, item.rings, item.color, item.strength * 0.4);
    } else if (item.kind === 'water') {
      paintFlatWater(raster, composition, item.top, item.color, seed, isFine ? 110 : 46);
    } else {
      const color = paintColor(item, sky.horizon, light.ambient, isDark);
      if (item.opacity < 1) {
        fill(raster, item.rings, color, item.opacity);
        continue;
      }
      const isThing = item.part === 'subject' || item.part === 'detail';
      if (item.part === 'detail' && item.haze > 0 && item.rings.length > 60 && item.glow === 0) {
        fill(raster, item.rings, color, 0.8);
        continue;
      }
      const isBig = sizeOf(item) > 0.05;
      if (item.part === 'subject' || (item.part !== 'detail' && isBig))
        ink(
          raster,
          item.rings,
          INK,
          item.part === 'subject'
            ? line * (item.isLine ? 1 : 2) * clamp(sizeOf(item) / 0.1, 0.34, 1)
            : line * (1.1 - item.haze * 0.7),
        );
      shade(raster, item, color, light.x, isFine);
      if (isThing && item.part === 'detail' && isBig && item.rings.length < 6 && item.haze < 0.4)
        ink(raster, item.rings, mix(color, INK, 0.75), line * 0.55);
    }
  }
  paintWeather(raster, composition, seed);
}

function paintColor(
  { color, haze, glow }: Shape,
  horizon: Rgb,
  ambient: Rgb,
  isDark: boolean,
): Rgb {
  const strong = saturate(color, 1.32);
  const lit = isDark ? mix(strong, ambient, 0.5 * (1 - glow)) : mix(strong, WHITE, 0.05);
  return mix(lit, horizon, haze * 0.62);
}

function sizeOf({ rings }: Shape): number {
  const xs = rings.flat().map(({ x }) => x);
  let low = Infinity;
  let high = -Infinity;
  for (const x of xs) {
    low = Math.min(low, x);
    high = Math.max(high, x);
  }
  return high - low;
}

function shade(raster: Raster, shape: Shape, color: Rgb, lightX: number, isFine: boolean): void {
  const mask = maskOf(shape.rings, raster);
  if (mask === null) return;
  const { width, height, values } = mask;
  const extent = Math.min(width, height);
  const isFlat = shape.round < 0.25 || shape.part === 'far' || extent < 12 || shape.glow > 0.5;
  const form = isFlat
    ? null
    : blur(values, width, height, Math.min(extent * 0.2, raster.height * 0.05));
  const dark = mix(saturate(color, 1.15), rgb('#2b2350'), 0.3);
  const bright = mix(color, WHITE, 0.42);
  const shift = Math.max(2, Math.round(Math.min(extent * 0.16, raster.height * 0.04)));
  const toLight = Math.sign(lightX) || -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const cover = values[at] ?? 0;
      if (cover <= 0) continue;
      let tone = color;
      if (form !== null) {
        const beforeX = clamp(x - toLight * shift, 0, width - 1);
        const beforeY = clamp(y + shift, 0, height - 1);
        const inside = form[beforeY * width + beforeX] ?? 0;
        tone = mix(dark, color, smoothstep(0.4, 0.43, inside));
        if (isFine) {
          tone = mix(mix(dark, INK, 0.22), tone, smoothstep(0.16, 0.19, inside));
          tone = mix(tone, mix(color, WHITE, 0.12), smoothstep(0.9, 0.93, inside));
        }
        const aheadX = clamp(x + toLight * shift, 0, width - 1);
        const aheadY = clamp(y - shift, 0, height - 1);
        const rim = form[aheadY * width + aheadX] ?? 0;
        if (shape.round > 0.75)
          tone = mix(
            tone,
            bright,
            smoothstep(0.47, 0.44, rim) * smoothstep(0.5, 0.56, form[at] ?? 0),
          );
      }
      blend(raster, (mask.y + y) * raster.width + mask.x + x, tone, cover);
    }
  }
}

function paintFlatSky(
  raster: Raster,
  { sky, sun, aspect, horizon, scene, haze }: Composition,
  seed: string,
): void {
  const isUnder = scene.setting === 'underwater';
  const isSpace = scene.setting === 'space';
  const top = isSpace ? rgb('#141233') : isUnder ? rgb('#59c5d6') : saturate(sky.zenith, 1.25);
  const low = isSpace
    ? rgb('#3b2a6b')
    : isUnder
      ? rgb('#15577d')
      : saturate(mix(sky.horizon, haze, 0.2), 1.2);
  const bands = 6;
  for (let band = 0; band < bands; band += 1) {
    const from = (band / bands) * (isSpace || isUnder ? 1 : horizon + 0.1);
    const bow = ellipse(aspect / 2, from + 1.6, aspect * 1.7, 1.62);
    fill(
      raster,
      [band === 0 ? box(-0.1, -0.1, aspect + 0.2, 1.3) : bow],
      mix(top, low, band / (bands - 1)),
    );
  }
  const random = series(`${seed} flat sky`);
  if (isSpace || sky.stars > 0) {
    for (let star = 0; star < 60; star += 1) {
      const [x, y, size] = [
        random() * aspect,
        random() * (isSpace ? 1 : horizon),
        0.002 + random() * 0.005,
      ];
      fill(
        raster,
        [
          [
            { x, y: y - size * 2 },
            { x: x + size * 0.5, y: y - size * 0.5 },
            { x: x + size * 2, y },
            { x: x + size * 0.5, y: y + size * 0.5 },
            { x, y: y + size * 2 },
            { x: x - size * 0.5, y: y + size * 0.5 },
            { x: x - size * 2, y },
            { x: x - size * 0.5, y: y - size * 0.5 },
          ],
        ],
        rgb('#fff3c8'),
      );
    }
  }
  if (sun.isVisible) {
    for (const [scale, share] of [
      [2.6, 0.16],
      [1.8, 0.26],
    ] as const)
      fill(
        raster,
        [ellipse(sun.x, sun.y, sun.radius * scale, sun.radius * scale)],
        sun.color,
        share,
      );
    ink(raster, [ellipse(sun.x, sun.y, sun.radius * 1.15, sun.radius * 1.15)], INK, 0.009);
    fill(
      raster,
      [ellipse(sun.x, sun.y, sun.radius * 1.15, sun.radius * 1.15)],
      sun.isMoon ? rgb('#f3eed2') : rgb('#ffd54f'),
    );
  }
  if (isSpace || isUnder || scene.setting === 'room' || scene.setting === 'studio') return;
  const count = Math.round(2 + sky.clouds * 6);
  for (let cloud = 0; cloud < count; cloud += 1) {
    const x = ((cloud + 0.2 + random() * 0.7) / count) * aspect;
    const y = 0.07 + random() * horizon * 0.5;
    const size = 0.03 + random() * 0.04;
    const puffs: Ring[] = [
      ellipse(x, y, size * 1.1, size),
      ellipse(x - size * 1.2, y + size * 0.35, size * 0.8, size * 0.65),
      ellipse(x + size * 1.25, y + size * 0.3, size * 0.9, size * 0.7),
      ellipse(x, y + size * 0.55, size * 2, size * 0.45),
    ];
    puffs.forEach((puff) => ink(raster, [puff], INK, 0.008));
    puffs.forEach((puff) =>
      fill(raster, [puff], mix(sky.cloudLight, WHITE, luminance(sky.zenith) > 0.3 ? 0.5 : 0)),
    );
    fill(raster, [ellipse(x, y + size * 0.72, size * 1.7, size * 0.24)], sky.cloudShade, 0.5);
  }
}

function paintFlatWater(
  raster: Raster,
  { aspect, sky, sun, light }: Composition,
  top: number,
  color: Rgb,
  seed: string,
  count: number,
): void {
  const base = mix(saturate(color, 1.4), sky.middle, 0.35);
  fill(raster, [box(-0.1, top, aspect + 0.2, 1.2)], base);
  const random = series(`${seed} waves`);
  for (let wave = 0; wave < count; wave += 1) {
    const depth = random() ** 1.4;
    const y = top + 0.012 + depth * (1 - top);
    const length = 0.02 + depth * 0.1;
    const x = random() * aspect;
    const isLit = sun.isVisible && Math.abs(x - sun.x) < 0.05 + depth * 0.14;
    fill(
      raster,
      [ellipse(x, y, length, 0.0018 + depth * 0.0045)],
      isLit ? light.color : mix(base, WHITE, 0.4),
      isLit ? 0.95 : 0.7,
    );
  }
  fill(raster, [box(-0.1, top - 0.002, aspect + 0.2, 0.004)], INK, 0.7);
}
