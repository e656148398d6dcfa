import { stableHash } from '../stableHash';
import { createNoise } from './noise';
import type { Raster } from './Raster';

/** A sheet of paper's grain, which repeats: a power of two, so that pixels find their place in it at once. */
const GRAIN = 256;

/** The tooth of the paper. */
export function paintPaper({ width, height, rgb }: Raster, seed: string, isFine: boolean): void {
  const noise = createNoise(stableHash(`${seed} paper`));
  const grain = Float32Array.from({ length: GRAIN * GRAIN }, (_, index) => {
    const [x, y] = [index % GRAIN, Math.floor(index / GRAIN)];
    return (
      1 +
      (noise(x * 0.9, y * 0.9) - 0.5) * (isFine ? 0.035 : 0.028) +
      (noise((x / height) * 160, (y / height) * 160) - 0.5) * 0.02
    );
  });
  for (let y = 0; y < height; y += 1) {
    const row = (y & (GRAIN - 1)) * GRAIN;
    for (let x = 0; x < width; x += 1) {
      const tooth = grain[row + (x & (GRAIN - 1))] ?? 1;
      const at = (y * width + x) * 3;
      rgb[at] = (rgb[at] ?? 0) * tooth;
      rgb[at + 1] = (rgb[at + 1] ?? 0) * tooth;
      rgb[at + 2] = (rgb[at + 2] ?? 0) * tooth;
    }
  }
}
