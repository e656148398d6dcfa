import type { Customization } from '../../../machines/entities';
import { LOGO } from '../../../machines/photo';
import { designVariables } from '../design/designVariables';
import { SHARE_IMAGE_SIZE } from '../document/discovery';
import { encodePng } from '../images/encodePng';
import { paintSvg } from '../images/paintSvg';
import { createRaster } from '../images/Raster';
import { readPng } from '../images/readPng';
import { rgb } from '../images/rgb';
import { type PhotoBytes, widestOf } from '../photoFiles';
import { designSeed, sceneOf } from '../pictures/drawPictures';
import { drawScene } from '../pictures/drawScene';
import { withDrawings } from '../pictures/drawings';
import { seedOf } from '../../../machines/random';
import type { Brief, Copy, Site } from '../types';
import { paintLogo } from './paintLogo';

/** Steps of each color channel in the file: few enough that it stays small. */
const STEPS = 51;

/**
 * The picture that a shared link shows, as a PNG file of 1200 × 630 pixels: the scene of the page's first picture, in the
 * site's own colors, with the person's logo where they gave one. It holds no words, so it suits every language. The same site,
 * colors and logo give the same bytes.
 */
export async function paintShareImage(
  { brief, copy, design }: Site,
  { colors, photos }: Customization,
  bytes: PhotoBytes = {},
): Promise<Uint8Array> {
  const { width, height } = SHARE_IMAGE_SIZE;
  const variables = designVariables(design.theme, colors);
  const raster = createRaster(width, height);
  const scene = await withDrawings(() => drawFirstScene(brief, copy, width, height));
  paintSvg(raster, scene, (name) => variables[name] ?? '#808080');
  const logo = photos?.[LOGO] && readPng(bytes[widestOf(photos[LOGO]).name] ?? new Uint8Array());
  if (logo) paintLogo(raster, logo, rgb(variables['--site-background'] ?? '#ffffff'));
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
