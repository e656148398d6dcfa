import { HERO_FILE, renderSite } from '../render/renderSite';
import { paintHero, pngAddress } from './paintHero';
import { type BuildToKeep, siteOf } from './writeSiteFile';

/**
 * A build as one HTML document that needs no other file: styles and pictures stand inside it, nothing in it can run
 * (specification section 2, builder). What is switched off is not in it, as in the ZIP. Rejects when the build's site
 * cannot be read.
 */
export async function singleDocument(build: BuildToKeep): Promise<string> {
  const { html, css, files } = await renderSite(siteOf(build), build.customization, 'export');
  const pictures = new Map(
    files.map(({ path, content }) => [
      path,
      `data:image/svg+xml,${encodeURIComponent(content).replaceAll("'", '%27')}`,
    ]),
  );
  const hero = paintHero(build.customization, html);
  if (hero !== null) pictures.set(HERO_FILE, pngAddress(hero));
  return html
    .replace('<link rel="stylesheet" href="styles.css">', () => `<style>\n${css}</style>`)
    .replace(/ (src|href)="(images\/[\w.-]+)"/g, (whole, name: string, path: string) => {
      const picture = pictures.get(path);
      return picture === undefined ? whole : ` ${name}="${picture}"`;
    });
}
