import type { Customization } from '../../../machines/entities';
import { channels } from '../design/color';
import { designVariables } from '../design/designVariables';
import { SHARE_IMAGE_SIZE } from '../document/discovery';
import { composeScene } from '../images/composeScene';
import { encodePng } from '../images/encodePng';
import { paintMinimalist } from '../images/paintMinimalist';
import { paintPaper } from '../images/paintPaper';
import { createRaster } from '../images/Raster';
import { readScene } from '../images/readScene';
import { TRADES, tradeIdOf } from '../trades/trades';
import type { Site } from '../types';

/** The site's colors that stand for dark, middle and light of the painting. */
const INKS = [
  '--site-scene-night',
  '--site-scene-shade',
  '--site-scene-main',
  '--site-scene-wall',
  '--site-scene-sky',
] as const;
/** Shades in the file: few, so that it stays small. */
const SHADES = 48;

/**
 * The picture that a shared link shows, as a PNG file of 1200 × 630 pixels: what the site's trade works with, painted by the
 * image generator's engine with few flat shapes, in the site's own colors. It holds no words, so it suits every language. The
 * same site and colors give the same bytes.
 */
export function paintShareImage(site: Site, customization: Customization): Uint8Array {
  const { width, height } = SHARE_IMAGE_SIZE;
  const id = tradeIdOf(site.intent.trade.value);
  const seed = `${TRADES[id].motif} ${site.copy.title.value}`;
  const scene = readScene(`${TRADES[id].motif} ${id}`);
  const raster = createRaster(width, height);
  const composition = composeScene(scene, seed, width / height, { detail: 1, jagged: 0 });
  paintMinimalist(raster, composition, seed, false);
  // The paper's grain is lovely and would be most of the file: what it did to a white sheet is taken back.
  const paper = createRaster(width, height);
  paper.rgb.fill(1);
  paintPaper(paper, seed, false);

  const table = shades(customization, site);
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let index = 0; index < pixels.length; index += 3) {
    const tone =
      0.3 * (raster.rgb[index] ?? 0) +
      0.59 * (raster.rgb[index + 1] ?? 0) +
      0.11 * (raster.rgb[index + 2] ?? 0);
    const light = tone / (paper.rgb[index] ?? 1);
    const shade = table[Math.min(SHADES - 1, Math.round(light * (SHADES - 1)))] ?? [0, 0, 0];
    pixels.set(shade, index);
  }
  return encodePng({ width, height, pixels });
}

/** From the darkest to the lightest, between the site's own colors. */
function shades({ colors }: Customization, { design }: Site): number[][] {
  const variables = designVariables(design.theme, colors);
  const inks = INKS.map((name) =>
    channels(variables[name] ?? '#808080')
      .split(/[\s,]+/)
      .map(Number),
  );
  return Array.from({ length: SHADES }, (_, index) => {
    const at = (index / (SHADES - 1)) * (inks.length - 1);
    const low = inks[Math.floor(at)] ?? [];
    const high = inks[Math.ceil(at)] ?? low;
    return low.map((value, channel) => value + ((high[channel] ?? value) - value) * (at % 1));
  });
}
