import { blend, type Raster } from '../images/Raster';
import type { ReadImage } from '../images/readPng';
import type { Rgb } from '../images/rgb';

/** The largest that a logo stands in a share image, the room around it and the way to the edges, in pixels. */
const LARGEST = { width: 360, height: 150 };
const ROOM = 32;
const EDGE = 56;

/**
 * Paints a logo into the lower corner of a picture, on a plate in the color of the page, on which it stands in the site's header as well. Nothing
 * where the picture is too small for it.
 */
export function paintLogo(raster: Raster, logo: ReadImage, plate: Rgb): void {
  const scale = Math.min(LARGEST.width / logo.width, LARGEST.height / logo.height);
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  const left = EDGE;
  const top = raster.height - EDGE - height - 2 * ROOM;
  if (top < 0 || left + width + 2 * ROOM > raster.width) return;
  for (let y = 0; y < height + 2 * ROOM; y += 1)
    for (let x = 0; x < width + 2 * ROOM; x += 1)
      blend(raster, (top + y) * raster.width + left + x, plate, 1);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const { color, cover } = averageOf(logo, x / scale, y / scale, 1 / scale);
      blend(raster, (top + ROOM + y) * raster.width + left + ROOM + x, color, cover);
    }
}

/** What a square of a picture looks like from afar; `side` in its pixels. */
function averageOf(
  { width, height, pixels }: ReadImage,
  left: number,
  top: number,
  side: number,
): { color: Rgb; cover: number } {
  let [red, green, blue, cover, count] = [0, 0, 0, 0, 0];
  const end = (from: number, most: number) =>
    Math.min(most, Math.max(Math.floor(from) + 1, Math.ceil(from + side)));
  for (let y = Math.floor(top); y < end(top, height); y += 1)
    for (let x = Math.floor(left); x < end(left, width); x += 1) {
      const at = (y * width + x) * 4;
      const share = (pixels[at + 3] ?? 0) / 255;
      red += (pixels[at] ?? 0) * share;
      green += (pixels[at + 1] ?? 0) * share;
      blue += (pixels[at + 2] ?? 0) * share;
      cover += share;
      count += 1;
    }
  if (cover === 0) return { color: [0, 0, 0], cover: 0 };
  const part = (sum: number) => sum / cover / 255;
  return { color: [part(red), part(green), part(blue)], cover: cover / count };
}
