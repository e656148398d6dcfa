import type { Customization } from '../../../machines/entities';
import { buildDocument } from '../document/buildDocument';
import type { SiteDocument } from '../document/document';
import { publishedDocument } from '../document/publishedDocument';
import { Html, markup } from '../document/html';
import type { RenderedSite, Site, SiteFile } from '../types';
import { DIALECTS } from './dialects';
import { drawPage } from './drawPage';
import type { Mode } from './Dialect';
import { startDrawing } from './elements';
import { faviconSvg } from './favicon';
import siteCss from './site.css?raw';
import themesCss from './themes.css?raw';
import endCss from './end.css?raw';
import previewCss from './preview.css?raw';

function rootVariables(document: SiteDocument): string {
  const lines = Object.entries(document.variables).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** The class names that stand in a page's markup. */
function usedClasses(page: string): Set<string> {
  const used = new Set<string>();
  for (const [, names = ''] of page.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(/\s+/))
      if (name !== '') used.add(name.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
  }
  return used;
}

/** A picture as a file of its own: the page's custom properties become their values. */
function pictureFile(svg: string, variables: Record<string, string>): string {
  return svg.replace(/var\((--site-[\w-]+)\)/g, (_, name: string) => variables[name] ?? '#808080');
}

function files(site: Site, document: SiteDocument, page: string): SiteFile[] {
  return [
    { path: 'images/favicon.svg', content: faviconSvg(document) },
    ...site.design.pictures
      .map((picture) => ({
        path: `images/${picture.id}.svg`,
        content: pictureFile(picture.svg, document.variables),
      }))
      .filter(({ path }) => page.includes(path)),
  ];
}

/** The painted hero in an export. */
export const HERO_FILE = 'images/hero.png';

/**
 * Draws a site in the framework of its request (specification section 2, builder).
 * `preview`: one document with styles and pictures inside it, whose links stay on the page.
 * `export`: a page that links `styles.css`, and the files under `images/`, all paths relative.
 * `heroAddress`: where the painted image of the customization's hero stands; a preview without one shows the drawing.
 */
export async function renderSite(
  site: Site,
  customization: Customization,
  mode: Mode,
  heroAddress: string | undefined = mode === 'export' ? HERO_FILE : undefined,
): Promise<RenderedSite> {
  const whole = buildDocument(site, customization, heroAddress);
  const document = mode === 'export' ? publishedDocument(whole) : whole;
  const dialect = await DIALECTS[site.request.framework]();
  const drawing = startDrawing(document, dialect, mode);
  const page = drawPage(drawing, markup`<link rel="stylesheet" href="styles.css">`);
  const framework = await dialect.css(usedClasses(page));
  const css = `${rootVariables(document)}${framework}\n${siteCss}\n${themesCss}\n${endCss}`;
  return {
    framework: dialect.framework,
    html:
      mode === 'export'
        ? page
        : drawPage(drawing, new Html(`<style>\n${css}\n${previewCss}</style>`)),
    css,
    files: mode === 'export' ? files(site, document, page) : [],
  };
}
