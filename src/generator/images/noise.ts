/** Smooth noise in [0, 1]; the same at the same place for the same seed. */
export type Noise = (x: number, y: number) => number;

/** Value noise on a lattice of whole numbers. */
export function createNoise(seed: number): Noise {
  const at = (x: number, y: number): number => {
    let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
  };
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const sx = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const sy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const upper = at(left, top) * (1 - sx) + at(left + 1, top) * sx;
    const lower = at(left, top + 1) * (1 - sx) + at(left + 1, top + 1) * sx;
    return upper * (1 - sy) + lower * sy;
  };
}

/** Several octaves of noise laid over each other, in [0, 1]. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(x, y) * weight;
    total += weight;
    weight *= 0.5;
    const turned = x * 1.6 - y * 1.2 + 17.3;
    y = x * 1.2 + y * 1.6 + 5.1;
    x = turned;
  }
  return sum / total;
}
