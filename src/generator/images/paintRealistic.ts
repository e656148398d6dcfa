import { stableHash } from '../stableHash';
import type { Composition, Shadow, Water } from './Composition';
import type { Shape, Texture } from './Shape';
import { createNoise, fractal, type Noise } from './noise';
import { paintSky } from './paintSky';
import { paintWeather } from './paintWeather';
import { blend, blur, maskOf, type Raster, readPixel } from './Raster';
import { BLACK, clamp, mix, type Rgb, smoothstep } from './rgb';

/** How coarse a surface is: grain a unit across and down, and how deep its relief is. */
const surfaces: Record<Texture, { x: number; y: number; relief: number; tone: number }> = {
  smooth: { x: 0, y: 0, relief: 0, tone: 0 },
  rock: { x: 22, y: 30, relief: 1.1, tone: 0.14 },
  leaf: { x: 70, y: 80, relief: 0.9, tone: 0.2 },
  sand: { x: 34, y: 150, relief: 0.35, tone: 0.1 },
  fur: { x: 90, y: 28, relief: 0.6, tone: 0.14 },
  wood: { x: 6, y: 110, relief: 0.35, tone: 0.2 },
  crust: { x: 60, y: 60, relief: 0.7, tone: 0.16 },
  wall: { x: 40, y: 40, relief: 0.18, tone: 0.05 },
};

export interface Finish {
  /** How fine clouds and surfaces are. */
  octaves: number;
  /** Whether grain and vignette are laid over the picture. */
  isFinished: boolean;
}

/** A rendered scene: light from one side, air that pales what is far, soft shadows, reflections in water. */
export function paintRealistic(
  raster: Raster,
  composition: Composition,
  seed: string,
  { octaves, isFinished }: Finish,
): void {
  paintSky(raster, composition, seed, octaves);
  const noise = createNoise(stableHash(`${seed} surface`));
  for (const item of composition.items) {
    if (item.kind === 'water') paintWater(raster, composition, item, noise, octaves - 2);
    else if (item.kind === 'shadow') paintShadow(raster, item);
    else paintShape(raster, composition, item, noise, octaves);
  }
  paintWeather(raster, composition, seed);
  if (isFinished) finish(raster, composition, seed);
}

function paintShape(
  raster: Raster,
  { light, haze, scene }: Composition,
  shape: Shape,
  noise: Noise,
  octaves: number,
): void {
  const mask = maskOf(shape.rings, raster);
  if (mask === null) return;
  const { width, height, values } = mask;
  const isSnow =
    scene.season === 'winter' && shape.part !== 'subject' && Math.min(...shape.color) > 0.8;
  const surface = surfaces[isSnow ? 'wall' : shape.texture];
  const extent = Math.min(width, height);
  const radius = Math.max(1, Math.min(extent * 0.24, raster.height * 0.09));
  const isRound = shape.round > 0.02 && extent > 3;
  const form = isRound ? blur(values, width, height, radius) : null;
  const slope = radius * 2.6 * shape.round;
  const length = Math.hypot(light.x, light.y, light.z);
  const [lx, ly, lz] = [light.x / length, light.y / length, light.z / length];
  const unit = 1 / raster.height;
  const isTextured = surface.tone > 0 && extent > 5;
  const levels = octaves;
  const thickFog = scene.weather === 'fog' ? 0.3 : 0;
  const air = clamp(
    shape.haze +
      thickFog *
        (shape.part === 'detail' || shape.part === 'subject' ? shape.haze + 0.12 : 1 - shape.haze),
  );

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const cover = (values[at] ?? 0) * shape.opacity;
      if (cover <= 0.003) continue;
      let nx = 0;
      let ny = 0;
      if (form !== null) {
        const left = form[x > 0 ? at - 1 : at] ?? 0;
        const right = form[x < width - 1 ? at + 1 : at] ?? 0;
        const up = form[y > 0 ? at - width : at] ?? 0;
        const down = form[y < height - 1 ? at + width : at] ?? 0;
        nx = (left - right) * slope;
        ny = (up - down) * slope;
      }
      let tone = 0;
      let relief = 0;
      if (isTextured) {
        const sx = (mask.x + x) * unit * surface.x;
        const sy = (mask.y + y) * unit * surface.y;
        const value = fractal(noise, sx, sy, levels);
        tone = (value - 0.5) * surface.tone * 2;
        if (surface.relief > 0.3)
          relief = (value - fractal(noise, sx + lx * 0.5, sy + ly * 0.5, levels)) * surface.relief;
      }
      const facing = (nx * lx + ny * ly + lz) / Math.sqrt(nx * nx + ny * ny + 1);
      const diffuse = clamp(facing * 1.05 + 0.08 + relief, 0, 1.4);
      const glint =
        shape.texture === 'smooth' && shape.round > 0.6
          ? cubed(clamp((facing - 0.86) / 0.14)) * 0.34
          : 0;
      const occluded = form === null ? 1 : 0.82 + 0.18 * smoothstep(0.2, 0.75, form[at] ?? 1);
      const to = ((mask.y + y) * raster.width + mask.x + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const base = (shape.color[channel] ?? 0) * (1 + tone);
        const sunlight = light.color[channel] ?? 0;
        const lit =
          base * ((light.ambient[channel] ?? 0) * 0.62 * occluded + sunlight * diffuse * 0.78) +
          glint * sunlight;
        const seen = lit + (base - lit) * shape.glow;
        const before = raster.rgb[to + channel] ?? 0;
        raster.rgb[to + channel] =
          before + (seen + ((haze[channel] ?? 0) - seen) * air - before) * cover;
      }
    }
  }
}

const DARK: Rgb = [0.04, 0.06, 0.1];
const cubed = (value: number): number => value * value * value;

function paintShadow(raster: Raster, { rings, strength, softness, color = DARK }: Shadow): void {
  const margin = Math.ceil(softness * raster.height * 3);
  const mask = maskOf(rings, raster, margin);
  if (mask === null) return;
  const soft = blur(mask.values, mask.width, mask.height, softness * raster.height);
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const share = (soft[y * mask.width + x] ?? 0) * strength;
      if (share > 0.004) blend(raster, (mask.y + y) * raster.width + mask.x + x, color, share);
    }
  }
}

/** Still water: what stands above it, upside down and broken by waves, with a path of light below the sun. */
function paintWater(
  raster: Raster,
  { sun, light, sky, scene }: Composition,
  water: Water,
  noise: Noise,
  levels: number,
): void {
  const { width, height } = raster;
  const top = Math.round(water.top * height);
  const bottom = Math.min(height, Math.round(water.bottom * height));
  const calm = scene.setting === 'lake' ? 0.4 : 1;
  const deep = mix(mix(water.color, sky.zenith, 0.35), BLACK, scene.time === 'night' ? 0.55 : 0.08);
  for (let y = top; y < bottom; y += 1) {
    const depth = (y - top + 1) / (height - top);
    const scale = 7 / (depth + 0.05);
    for (let x = 0; x < width; x += 1) {
      const u = (x / height) * scale * 0.9;
      const v = Math.log(depth + 0.03) * 26;
      const wave = fractal(noise, u, v, levels) - 0.5;
      const fromX = Math.round(
        clamp(x + wave * height * 0.05 * calm * (0.3 + depth), 0, width - 1),
      );
      const fromY = Math.round(
        clamp(2 * top - y + wave * height * 0.09 * calm * (0.2 + depth), 0, top - 1),
      );
      const mirror = top > 0 ? readPixel(raster, fromY * width + fromX) : sky.horizon;
      const share = clamp(
        0.3 + depth * 0.5 + wave * 0.45 * calm - (scene.setting === 'lake' ? 0.18 : 0),
      );
      let color: Rgb = mix(mirror, deep, share);
      if (wave > 0.16) color = mix(color, sky.horizon, (wave - 0.16) * 1.6 * calm);
      if (sun.isVisible) {
        const reach = Math.abs(x / height - sun.x) / (0.03 + depth * 0.16);
        const sparkle =
          Math.exp(-reach * reach) * smoothstep(0.02, 0.2, wave + 0.06) * (sun.isMoon ? 0.6 : 0.9);
        color = mix(color, light.color, sparkle);
      }
      blend(raster, y * width + x, color, 1);
    }
  }
}

function finish(raster: Raster, { aspect, scene }: Composition, seed: string): void {
  const { width, height, rgb } = raster;
  const grain = createNoise(stableHash(`${seed} grain`));
  const contrast = scene.mood === 'dramatic' ? 0.24 : 0.14;
  for (let y = 0; y < height; y += 1) {
    const dy = y / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const dx = (x / height - aspect / 2) / Math.max(1, aspect);
      const dim = 1 - smoothstep(0.35, 0.85, Math.sqrt(dx * dx + dy * dy)) * 0.32;
      const speck = (grain(x, y) - 0.5) * 0.018;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = clamp((rgb[at + channel] ?? 0) * dim * 1.04);
        rgb[at + channel] =
          value + (value * value * (3 - 2 * value) - value) * contrast * 2 + speck;
      }
    }
  }
}
