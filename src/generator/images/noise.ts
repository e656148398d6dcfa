import { randomFrom } from '../../../machines/random';

/** Smooth noise in [0, 1]; the same at the same place for the same seed. */
export type Noise = (x: number, y: number) => number;

/** How far the lattice reaches before it repeats, a power of two. */
const LATTICE = 512;
const LAST = LATTICE - 1;

/** Value noise on a lattice of whole numbers that repeats after 512 of them: two small tables instead of a hash a corner. */
export function createNoise(seed: number): Noise {
  const order = new Uint16Array(LATTICE * 2);
  const values = new Float64Array(LATTICE);
  const random = randomFrom(seed);
  for (let index = 0; index < LATTICE; index += 1) {
    order[index] = index;
    values[index] = random();
  }
  for (let index = LAST; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  order.copyWithin(LATTICE, 0, LATTICE);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const sx = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const sy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const row = top & LAST;
    const one = (order[left & LAST] ?? 0) + row;
    const two = (order[(left + 1) & LAST] ?? 0) + row;
    const a = values[order[one] ?? 0] ?? 0;
    const b = values[order[two] ?? 0] ?? 0;
    const c = values[order[(one + 1) & 1023] ?? 0] ?? 0;
    const d = values[order[(two + 1) & 1023] ?? 0] ?? 0;
    const upper = a + (b - a) * sx;
    return upper + (c + (d - c) * sx - upper) * sy;
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
