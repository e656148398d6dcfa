import type { Customization } from '../../../machines/entities';
import { encodePng } from '../images/encodePng';
import { paintImage } from '../images/paintImage';
import { HERO_FILE } from '../render/renderSite';

/**
 * The PNG file of a customization's hero, for a page that shows it; null for every other page. The same settings give the
 * same bytes.
 */
export async function paintHero({ hero }: Customization, page: string): Promise<Uint8Array | null> {
  return hero !== undefined && page.includes(HERO_FILE) ? encodePng(await paintImage(hero)) : null;
}

/** A file as an address that holds it. */
export function dataAddress(bytes: Uint8Array, type: string): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${type};base64,${btoa(binary)}`;
}

/** A PNG file as an address that holds it. */
export const pngAddress = (png: Uint8Array): string => dataAddress(png, 'image/png');
