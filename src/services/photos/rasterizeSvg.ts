import { PhotoRefusedError } from '../../../machines/photo';

/** The longer side that a drawing is given, in pixels. */
const LONGER_SIDE = 1600;
/** Chromium reports these to the page's policy as soon as it parses them. */
const EVENT_HANDLERS = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * An SVG file as pixels. It is drawn as a picture, in which no script runs and nothing is loaded; of the file itself nothing
 * is kept. Rejects with `PhotoRefusedError` where it is none.
 */
export async function rasterizeSvg(bytes: Uint8Array): Promise<Blob> {
  const markup = new TextDecoder().decode(bytes).replaceAll(EVENT_HANDLERS, '');
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
  const svg = parsed.documentElement;
  if (svg.localName !== 'svg' || parsed.querySelector('parsererror') !== null)
    throw new PhotoRefusedError('corrupt');
  const { width, height } = sizeOf(svg);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }),
  );
  try {
    const image = await loadedImage(url);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((file) => (file === null ? reject(new Error('empty')) : resolve(file))),
    );
  } catch {
    throw new PhotoRefusedError('corrupt');
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Its own proportions, or a square. */
function sizeOf(svg: Element): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const own = (name: string) => Number.parseFloat(svg.getAttribute(name) ?? '');
  const isBox = boxWidth > 0 && boxHeight > 0;
  const wide = isBox ? boxWidth : own('width');
  const high = isBox ? boxHeight : own('height');
  if (!isBox && wide > 0 && high > 0) svg.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  const ratio = wide > 0 && high > 0 ? wide / high : 1;
  return ratio >= 1
    ? { width: LONGER_SIDE, height: Math.max(1, Math.round(LONGER_SIDE / ratio)) }
    : { width: Math.max(1, Math.round(LONGER_SIDE * ratio)), height: LONGER_SIDE };
}

/** An image once its size is known. Rejects where it cannot be opened. */
export function loadedImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be opened.'));
    image.src = url;
  });
}
