import type { Build } from '../../../machines/entities';
import { renderSite } from '../render/renderSite';
import { readSite } from '../siteState';

/**
 * A build as one HTML document that needs no other file: styles and pictures stand inside it, nothing in it can run
 * (specification section 2, builder). What is switched off is not in it, as in the ZIP. Rejects when the build's site
 * cannot be read.
 */
export async function singleDocument(
  build: Pick<Build, 'prompt' | 'theme' | 'framework' | 'website' | 'customization'>,
): Promise<string> {
  const { prompt, theme, framework } = build;
  const site = { ...readSite(build.website.site), request: { prompt, theme, framework } };
  const { html, css, files } = await renderSite(site, build.customization, 'export');
  const pictures = new Map(
    files.map(({ path, content }) => [
      path,
      `data:image/svg+xml,${encodeURIComponent(content).replaceAll("'", '%27')}`,
    ]),
  );
  return html
    .replace('<link rel="stylesheet" href="styles.css">', () => `<style>\n${css}</style>`)
    .replace(/ (src|href)="(images\/[\w.-]+)"/g, (whole, name: string, path: string) => {
      const picture = pictures.get(path);
      return picture === undefined ? whole : ` ${name}="${picture}"`;
    });
}
