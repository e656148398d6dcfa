import { type ImageRequest, pixelsOf } from '../../../machines/image';
import { withDrawings } from '../pictures/drawings';
import { composeScene } from './composeScene';
import { describeScene } from './describeScene';
import { paintAbstract } from './paintAbstract';
import { paintArtistic } from './paintArtistic';
import { paintCartoon } from './paintCartoon';
import { paintMinimalist } from './paintMinimalist';
import { paintRealistic } from './paintRealistic';
import { createRaster } from './Raster';
import { readScene } from './readScene';

export interface PaintedImage {
  /** In pixels. */
  width: number;
  height: number;
  /** Red, green and blue from 0 to 255, three bytes a pixel, row by row. */
  pixels: Uint8ClampedArray;
  /** What is drawn, and nothing else. */
  alt: string;
  /** What the prompt names and the painter does not draw, in the person's own words. */
  notDrawn: string[];
  /** False where nothing that the prompt names is drawn. */
  isAsked: boolean;
}

/**
 * Paints what a prompt asks for, in one of the five styles of specification section 2, at its full size in pixels. The
 * same request gives the same pixels; `hd` has more strokes, finer surfaces and more small things. Rejects only when the
 * chunk of the prompt's language or of a drawing cannot be loaded.
 */
export async function paintImage({
  prompt,
  style,
  size,
  quality,
}: ImageRequest): Promise<PaintedImage> {
  const { width, height } = pixelsOf(size);
  const raster = createRaster(width, height);
  const { scene, notDrawn, isAsked } = await readScene(prompt);
  const isFine = quality === 'hd';
  const isFlat = style === 'cartoon' || style === 'minimalist';
  const composition = await withDrawings(() =>
    composeScene(scene, prompt, width / height, {
      detail: isFine ? 1.8 : 1,
      jagged: style === 'minimalist' ? 0 : isFlat ? 0.2 : 1,
    }),
  );
  const seed = `${style} ${prompt}`;
  switch (style) {
    case 'realistic':
      paintRealistic(raster, composition, seed, { octaves: isFine ? 7 : 5, isFinished: true });
      break;
    case 'artistic':
      paintArtistic(raster, composition, seed, isFine ? 5 : 4);
      break;
    case 'cartoon':
      paintCartoon(raster, composition, seed, isFine);
      break;
    case 'abstract':
      paintAbstract(raster, composition, seed, isFine);
      break;
    case 'minimalist':
      paintMinimalist(raster, composition, seed, isFine);
      break;
  }
  return {
    width,
    height,
    pixels: bytesOf(raster.rgb),
    alt: describeScene(scene, style),
    notDrawn,
    isAsked,
  };
}

function bytesOf(values: Float32Array): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(values.length);
  for (let index = 0; index < values.length; index += 1) bytes[index] = (values[index] ?? 0) * 255;
  return bytes;
}
