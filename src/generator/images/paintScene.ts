import type { ImageStyle } from '../../../machines/image';
import { withDrawings } from '../pictures/drawings';
import { composeScene } from './composeScene';
import { paintAbstract } from './paintAbstract';
import { paintArtistic } from './paintArtistic';
import { paintCartoon } from './paintCartoon';
import { paintMinimalist } from './paintMinimalist';
import { paintRealistic } from './paintRealistic';
import { createRaster } from './Raster';
import type { Scene } from './Scene';

/** How a scene is painted. */
export interface Painting {
  style: ImageStyle;
  /** In pixels. */
  width: number;
  height: number;
  /** More strokes, finer surfaces and more small things. */
  isFine: boolean;
}

/**
 * Paints a scene: red, green and blue from 0 to 255, three bytes a pixel, row by row. The same `seed` gives the same pixels.
 * Rejects when the chunk of a drawing cannot be loaded.
 */
export async function paintScene(
  scene: Scene,
  seed: string,
  { style, width, height, isFine }: Painting,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const isFlat = style === 'cartoon' || style === 'minimalist';
  const composition = await withDrawings(() =>
    composeScene(scene, seed, width / height, {
      detail: isFine ? 1.8 : 1,
      jagged: style === 'minimalist' ? 0 : isFlat ? 0.2 : 1,
    }),
  );
  const raster = createRaster(width, height);
  const own = `${style} ${seed}`;
  switch (style) {
    case 'realistic':
      paintRealistic(raster, composition, own, { octaves: isFine ? 7 : 5, isFinished: true });
      break;
    case 'artistic':
      paintArtistic(raster, composition, own, isFine ? 5 : 4);
      break;
    case 'cartoon':
      paintCartoon(raster, composition, own, isFine);
      break;
    case 'abstract':
      paintAbstract(raster, composition, own, isFine);
      break;
    case 'minimalist':
      paintMinimalist(raster, composition, own, isFine);
      break;
  }
  return bytesOf(raster.rgb);
}

function bytesOf(values: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(values.length);
  for (let index = 0; index < values.length; index += 1) bytes[index] = (values[index] ?? 0) * 255;
  return bytes;
}
