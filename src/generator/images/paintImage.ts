import { type ImageRequest, pixelsOf } from '../../../machines/image';
import { describeScene } from './describeScene';
import { paintScene } from './paintScene';
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
  const { scene, notDrawn, isAsked } = await readScene(prompt);
  const isFine = quality === 'hd';
  const pixels = await paintScene(scene, prompt, { style, width, height, isFine });
  return { width, height, pixels, alt: describeScene(scene, style), notDrawn, isAsked };
}
