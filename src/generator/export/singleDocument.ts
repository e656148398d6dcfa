import { styleElement } from '../document/html';
import { HERO_FILE, renderSite } from '../render/renderSite';
import type { FontFile } from '../typefaces/typeset';
import { type PhotoBytes, photoPath, photoType, withKeptPhotos } from '../photoFiles';
import { dataAddress, paintHero, pngAddress } from './paintHero';
import { type ExportableBuild, siteOf } from './writeSiteFile';

/** What the one document shows of a site that has several pages; every page is the same where it has one. */
export interface DocumentChoice {
  /** Path of the page that is in view; the first where it is absent or there is none such. */
  path?: string | null;
  /** True: all sections on one page, so that no link of it leads to a file; false: that page, with its links as in the ZIP. */
  isWhole?: boolean;
}

/**
 * A build as one HTML document that needs no other file: styles and pictures stand inside it, nothing in it can run
 * (specification section 2, builder). What is switched off or not filled in is not in it, as in the ZIP. Rejects when the
 * build's site cannot be read.
 */
export async function singleDocument(
  whole: ExportableBuild,
  { path = null, isWhole = false }: DocumentChoice = {},
  photos: PhotoBytes = {},
): Promise<string> {
  const build = { ...whole, customization: withKeptPhotos(whole.customization, photos) };
  const site = await siteOf(build);
  const paged = await renderSite(site, build.customization, 'export');
  const shown = paged.pages.find((page) => page.path === path) ?? paged.pages[0];
  const { pages, css, fonts, files } = isWhole
    ? await renderSite(site, build.customization, 'export', {
        onOnePage: shown?.language ?? site.copy.language,
      })
    : paged;
  const html = (isWhole ? pages[0] : shown)?.html ?? '';
  const pictures = new Map(
    files.map(({ path: file, content }) => [
      file,
      `data:image/svg+xml,${encodeURIComponent(content).replaceAll("'", '%27')}`,
    ]),
  );
  const hero = await paintHero(build.customization, html);
  if (hero !== null) pictures.set(HERO_FILE, pngAddress(hero));
  for (const [name, bytes] of Object.entries(photos))
    pictures.set(photoPath({ name }), dataAddress(bytes, photoType(name)));
  // What opens in a tab here belongs to no owner's own additions yet: its policy is in force.
  const kept = isWhole ? html.replace(/<!-- (<meta http-equiv="[^>]*>) -->/, '$1') : html;
  return (
    kept
      .replace(
        /<link rel="(?:canonical|alternate)"[^>]*>\n|<meta (?:property="og|name="twitter):image[^>]*>\n/g,
        '',
      )
      .replace(
        /<link rel="stylesheet" href="(?:\.\.\/)?styles\.css">/,
        () => styleElement(withFonts(css, fonts)).value,
      )
      // One document holds each photo once.
      .replace(/ srcset="[^"]*" sizes="[^"]*"/g, '')
      .replace(
        / (src|href)="(?:\.\.\/)?(images\/[\w.-]+)"/g,
        (whole, name: string, file: string) => {
          const picture = pictures.get(file);
          return picture === undefined ? whole : ` ${name}="${picture}"`;
        },
      )
  );
}

/** The style sheet with the fonts that it links inside it. */
function withFonts(css: string, fonts: readonly FontFile[]): string {
  return fonts.reduce(
    (sheet, { path, address }) => sheet.replace(`'${path}'`, `'${address}'`),
    css,
  );
}
