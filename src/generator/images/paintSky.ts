import { series, stableHash } from '../stableHash';
import type { Composition } from './Composition';
import { createNoise, fractal } from './noise';
import { blend, type Raster } from './Raster';
import { clamp, type Rgb, rgb, smoothstep } from './rgb';

/** Paints sky, space or open water behind everything, with light and clouds. `octaves` is how fine clouds are. */
export function paintSky(
  raster: Raster,
  composition: Composition,
  seed: string,
  octaves: number,
): void {
  const { setting } = composition.scene;
  // A wall covers everything.
  if (setting === 'room' || setting === 'studio') return;
  const noise = createNoise(stableHash(`${seed} sky`));
  const colorAt =
    setting === 'space'
      ? spaceColors(noise, octaves)
      : setting === 'underwater'
        ? depthColors(noise, composition.aspect)
        : skyColors(composition, noise, octaves);
  const { width, height, rgb: to } = raster;
  const color: Drop = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      colorAt((x + 0.5) / height, (y + 0.5) / height, color);
      const at = (y * width + x) * 3;
      to[at] = color[0];
      to[at + 1] = color[1];
      to[at + 2] = color[2];
    }
  }
  if (setting === 'space' || composition.sky.stars > 0) paintStars(raster, composition, seed);
}

/** One color that is mixed over and over: nothing is allocated for each pixel. */
type Drop = [number, number, number];
type ColorAt = (x: number, y: number, drop: Drop) => void;

function set(drop: Drop, one: Rgb, other: Rgb, share: number): void {
  drop[0] = one[0] + (other[0] - one[0]) * share;
  drop[1] = one[1] + (other[1] - one[1]) * share;
  drop[2] = one[2] + (other[2] - one[2]) * share;
}

function add(drop: Drop, color: Rgb, share: number): void {
  drop[0] += (color[0] - drop[0]) * share;
  drop[1] += (color[1] - drop[1]) * share;
  drop[2] += (color[2] - drop[2]) * share;
}

function skyColors(
  { sky, sun, horizon, light }: Composition,
  noise: (x: number, y: number) => number,
  octaves: number,
): ColorAt {
  const cloud: Drop = [0, 0, 0];
  const edge = 0.78 - sky.clouds * 0.42;
  return (x, y, drop) => {
    const up = clamp(1 - y / horizon);
    if (up > 0.45) set(drop, sky.middle, sky.zenith, smoothstep(0.45, 1, up));
    else set(drop, sky.horizon, sky.middle, smoothstep(0, 0.45, up));
    if (sun.isVisible) {
      const distance = Math.sqrt((x - sun.x) * (x - sun.x) + (y - sun.y) * (y - sun.y));
      const glow = Math.exp(-distance * (sun.isMoon ? 9 : 3.6)) * (sun.isMoon ? 0.4 : 0.62);
      add(drop, light.color, glow);
      if (distance < sun.radius) {
        add(drop, sun.color, smoothstep(sun.radius, sun.radius * 0.93, distance));
        if (sun.isMoon) add(drop, sky.middle, fractal(noise, x * 40, y * 40, 3) * 0.28);
      }
    }
    if (sky.clouds === 0 || up === 0) return;
    const far = 0.28 + up * 1.1;
    const cx = (x * 2.1) / far;
    const cy = 5 / far;
    const bend = fractal(noise, cx * 0.8 + 9, cy, 2) - 0.5;
    const value = fractal(noise, cx + bend, cy * 1.4 + bend, octaves);
    const density = smoothstep(edge, edge + 0.2, value) * smoothstep(0, 0.16, up);
    if (density <= 0) return;
    const toSun = Math.sign(sun.x - x) * Math.min(0.2, Math.abs(sun.x - x));
    const thicker = fractal(
      noise,
      cx + bend + toSun,
      cy * 1.4 + bend - 0.24,
      Math.max(2, octaves - 2),
    );
    const lit = clamp(0.55 + (value - thicker) * 3.4 - (value - edge) * 0.7);
    set(cloud, sky.cloudShade, sky.cloudLight, lit);
    add(drop, cloud, density * 0.92);
  };
}

function spaceColors(noise: (x: number, y: number) => number, octaves: number): ColorAt {
  const base = rgb('#070914');
  const [violet, teal, rose] = [rgb('#4a2f7d'), rgb('#1d6377'), rgb('#b0527d')];
  return (x, y, drop) => {
    const bend = fractal(noise, x * 1.7, y * 1.7, 3);
    const cloud = fractal(noise, x * 2 + bend * 1.8, y * 2 - bend, octaves);
    const across = (y - 0.75 + x * 0.45) * 2.3;
    const band = Math.exp(-(across * across));
    const glow = smoothstep(0.38, 0.82, cloud) * (0.35 + band * 0.8);
    set(drop, base, violet, glow);
    add(drop, teal, glow * smoothstep(0.45, 0.7, bend) * 0.9);
    add(drop, rose, smoothstep(0.6, 0.9, cloud) * band * 0.8);
  };
}

function depthColors(noise: (x: number, y: number) => number, aspect: number): ColorAt {
  const [top, middle, deep] = [rgb('#8fdce0'), rgb('#2b8ba6'), rgb('#0e3f5f')];
  const sunlit: Rgb = [0.92, 1, 0.95];
  return (x, y, drop) => {
    if (y < 0.4) set(drop, top, middle, smoothstep(0, 0.4, y));
    else set(drop, middle, deep, smoothstep(0.4, 1, y));
    const angle = (x - aspect * 0.42) / (y + 0.35);
    const ray = smoothstep(0.5, 0.85, noise(angle * 9 + 40, 0.5)) * Math.exp(-y * 2);
    add(drop, sunlit, ray * 0.5);
  };
}

function paintStars(raster: Raster, { aspect, horizon, scene }: Composition, seed: string): void {
  const { width, height } = raster;
  const end = scene.setting === 'space' ? 1 : horizon;
  const random = series(`${seed} stars`);
  const count = Math.round(320 * aspect * end);
  for (let star = 0; star < count; star += 1) {
    const x = random() * width;
    const y = random() * height * end;
    const bright = random() ** 3;
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
