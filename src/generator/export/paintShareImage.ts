import type { Customization } from '../../../machines/entities';
import { designVariables } from '../design/designVariables';
import { SHARE_IMAGE_SIZE } from '../document/discovery';
import { encodePng } from '../images/encodePng';
import { paintSvg } from '../images/paintSvg';
import { createRaster } from '../images/Raster';
import { designSeed, sceneOf } from '../pictures/drawPictures';
import { drawScene } from '../pictures/drawScene';
import { withDrawings } from '../pictures/drawings';
import { seedOf } from '../stableHash';
import type { Brief, Copy, Site } from '../types';

/** Steps of each color channel in the file: few enough that it stays small. */
const STEPS = 51;

/**
 * The picture that a shared link shows, as a PNG file of 1200 × 630 pixels: the scene of the page's first picture, in the
 * site's own colors. It holds no words, so it suits every language. The same site and colors give the same bytes.
 */
export async function paintShareImage(
  { brief, copy, design }: Site,
  { colors }: Customization,
): Promise<Uint8Array> {
  const { width, height } = SHARE_IMAGE_SIZE;
  const variables = designVariables(design.theme, colors);
  const raster = createRaster(width, height);
  const scene = await withDrawings(() => drawFirstScene(brief, copy, width, height));
  paintSvg(raster, scene, (name) => variables[name] ?? '#808080');
  const pixels = new Uint8ClampedArray(raster.rgb.length);
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = (Math.round((raster.rgb[index] ?? 0) * STEPS) / STEPS) * 255;
  return encodePng({ width, height, pixels });
}

/** The scene of a site's first picture in another size, as the contents of an SVG. */
function drawFirstScene(brief: Brief, copy: Copy, width: number, height: number): string {
  const seed = designSeed(brief, copy);
  const { motifName, things } = sceneOf(seed, brief, copy);
  const id = copy.sections.find(({ kind }) => kind === 'hero')?.id ?? 'hero';
  return drawScene({
    id,
    scene: 'first',
    motif: motifName,
    seed: seedOf(seed),
    width,
    height,
    index: 0,
    things,
    subject: null,
  }).body;
}
