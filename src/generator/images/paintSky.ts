import { stableHash } from '../stableHash';
import type { Composition } from './Composition';
import { createNoise, fractal } from './noise';
import { blend, type Raster } from './Raster';
import { clamp, mix, type Rgb, rgb, smoothstep } from './rgb';

/** Paints sky, space or open water behind everything, with light and clouds. `octaves` is how fine clouds are. */
export function paintSky(
  raster: Raster,
  composition: Composition,
  seed: string,
  octaves: number,
): void {
  const { setting } = composition.scene;
  const noise = createNoise(stableHash(`${seed} sky`));
  const colorAt =
    setting === 'space'
      ? spaceColors(noise, octaves)
      : setting === 'underwater'
        ? depthColors(noise, composition.aspect)
        : skyColors(composition, noise, octaves);
  const { width, height } = raster;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      blend(raster, y * width + x, colorAt((x + 0.5) / height, (y + 0.5) / height), 1);
    }
  }
  if (setting === 'space' || composition.sky.stars > 0) paintStars(raster, composition, seed);
}

type ColorAt = (x: number, y: number) => Rgb;

function skyColors(
  { sky, sun, horizon, light }: Composition,
  noise: (x: number, y: number) => number,
  octaves: number,
): ColorAt {
  return (x, y) => {
    const up = clamp(1 - y / horizon);
    let color =
      up > 0.45
        ? mix(sky.middle, sky.zenith, smoothstep(0.45, 1, up))
        : mix(sky.horizon, sky.middle, smoothstep(0, 0.45, up));
    const distance = Math.hypot(x - sun.x, y - sun.y);
    if (sun.isVisible) {
      const glow = Math.exp(-distance * (sun.isMoon ? 9 : 3.6)) * (sun.isMoon ? 0.4 : 0.62);
      color = mix(color, light.color, glow);
      color = mix(color, sun.color, smoothstep(sun.radius, sun.radius * 0.93, distance));
      if (sun.isMoon && distance < sun.radius) {
        color = mix(color, sky.middle, fractal(noise, x * 40, y * 40, 3) * 0.28);
      }
    }
    if (sky.clouds === 0) return color;
    const far = 0.28 + up * 1.1;
    const cx = (x * 2.1) / far;
    const cy = 5 / far;
    const bend = fractal(noise, cx * 0.8 + 9, cy, 2) - 0.5;
    const value = fractal(noise, cx + bend, cy * 1.4 + bend, octaves);
    const edge = 0.78 - sky.clouds * 0.42;
    const density = smoothstep(edge, edge + 0.2, value) * smoothstep(0, 0.16, up);
    if (density <= 0) return color;
    const toSun = Math.sign(sun.x - x) * Math.min(0.2, Math.abs(sun.x - x));
    const thicker = fractal(
      noise,
      cx + bend + toSun,
      cy * 1.4 + bend - 0.24,
      Math.max(2, octaves - 2),
    );
    const lit = clamp(0.55 + (value - thicker) * 3.4 - (value - edge) * 0.7);
    return mix(color, mix(sky.cloudShade, sky.cloudLight, lit), density * 0.92);
  };
}

function spaceColors(noise: (x: number, y: number) => number, octaves: number): ColorAt {
  const base = rgb('#070914');
  const [violet, teal, rose] = [rgb('#4a2f7d'), rgb('#1d6377'), rgb('#b0527d')];
  return (x, y) => {
    const bend = fractal(noise, x * 1.7, y * 1.7, 3);
    const cloud = fractal(noise, x * 2 + bend * 1.8, y * 2 - bend, octaves);
    const band = Math.exp(-(((y - 0.75 + x * 0.45) * 2.3) ** 2));
    const glow = smoothstep(0.38, 0.82, cloud) * (0.35 + band * 0.8);
    return mix(
      mix(mix(base, violet, glow), teal, glow * smoothstep(0.45, 0.7, bend) * 0.9),
      rose,
      smoothstep(0.6, 0.9, cloud) * band * 0.8,
    );
  };
}

function depthColors(noise: (x: number, y: number) => number, aspect: number): ColorAt {
  const [top, middle, deep] = [rgb('#8fdce0'), rgb('#2b8ba6'), rgb('#0e3f5f')];
  return (x, y) => {
    const color =
      y < 0.4 ? mix(top, middle, smoothstep(0, 0.4, y)) : mix(middle, deep, smoothstep(0.4, 1, y));
    const angle = (x - aspect * 0.42) / (y + 0.35);
    const ray = smoothstep(0.5, 0.85, noise(angle * 9 + 40, 0.5)) * Math.exp(-y * 2);
    return mix(color, [0.92, 1, 0.95], ray * 0.5);
  };
}

function paintStars(raster: Raster, { aspect, horizon, scene }: Composition, seed: string): void {
  const { width, height } = raster;
  const end = scene.setting === 'space' ? 1 : horizon;
  const noise = createNoise(stableHash(`${seed} stars`));
  const count = Math.round(320 * aspect * end);
  for (let star = 0; star < count; star += 1) {
    const x = noise(star, 1) * width;
    const y = noise(star, 2) * height * end;
    const bright = noise(star, 3) ** 3;
    const reach = (0.0008 + bright * 0.0022) * height;
    const size = Math.ceil(reach * 3);
    for (let dy = -size; dy <= size; dy += 1) {
      for (let dx = -size; dx <= size; dx += 1) {
        const px = Math.floor(x) + dx;
        const py = Math.floor(y) + dy;
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const distance = Math.hypot(px + 0.5 - x, py + 0.5 - y) / reach;
        const share = Math.exp(-distance * distance) * (0.3 + bright * 0.7);
        if (share > 0.02) blend(raster, py * width + px, [1, 0.97, 0.9], share);
      }
    }
  }
}
