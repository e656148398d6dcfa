import type { Customization, SitePage } from '../../../machines/entities';
import { buildDocuments } from '../document/buildDocument';
import { relativePath, type SiteDocument } from '../document/document';
import { markup, styleElement } from '../document/html';
import { fontFaces, fontVariables } from '../typefaces/fontFaces';
import { pairingOf } from '../typefaces/pairings';
import { fontFilesFor } from '../typefaces/typeset';
import type { RenderedSite, Site, SiteFile } from '../types';
import { DIALECTS } from './dialects';
import { drawPage } from './drawPage';
import type { Mode } from './Dialect';
import { startDrawing } from './elements';
import { faviconSvg } from './favicon';
import { indented } from './indented';
import { hasOwnScript, siteStyles } from './styles/siteStyles';
import previewCss from './styles/preview.css?raw';

function rootVariables(variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
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

/** All words of the pages that are set in the site's own typefaces; those of other scripts have the system's. */
function latinWords(documents: readonly SiteDocument[], drawn: readonly string[]): string {
  return drawn
    .filter((_, index) => !hasOwnScript(documents[index]?.language ?? ''))
    .map((page) => page.slice(page.indexOf('<body')).replace(/<[^>]*>/g, ' '))
    .join(' ');
}

/** A picture as a file of its own: the page's custom properties become their values. */
function pictureFile(svg: string, variables: Record<string, string>): string {
  return svg.replace(/var\((--site-[\w-]+)\)/g, (_, name: string) => variables[name] ?? '#808080');
}

function files(site: Site, document: SiteDocument, pages: string): SiteFile[] {
  return [
    { path: 'images/favicon.svg', content: faviconSvg(document) },
    ...site.design.pictures
      .map((picture) => ({
        path: `images/${picture.id}.svg`,
        content: pictureFile(picture.svg, document.variables),
      }))
      .filter(({ path }) => pages.includes(path)),
  ];
}

/** The painted hero in an export. */
export const HERO_FILE = 'images/hero.png';

export interface RenderOptions {
  /** Where the painted image of the customization's hero stands; a preview without one shows the drawing. */
  heroAddress?: string;
  /** False where nobody listens to the links of a preview. */
  turnsPages?: boolean;
  /** What is switched off, written over or not filled in is not in it; so it is in every export. */
  isPublished?: boolean;
  /** A language of the site: all of its sections stand on one page, in that language alone. */
  onOnePage?: string;
}

/**
 * Draws a site in the framework of its request (specification section 2, builder).
 * `preview`: documents with styles and pictures inside them, whose links stay on the site; its fonts come with
 * `withTypefaces`, once for all pages.
 * `export`: pages that link `styles.css`, which links the fonts, and the files under `images/`, all paths relative; without
 * what is switched off or not filled in.
 */
export async function renderSite(
  generatedSite: Site,
  customization: Customization,
  mode: Mode,
  {
    heroAddress = mode === 'export' ? HERO_FILE : undefined,
    turnsPages = true,
    isPublished = mode === 'export',
    onOnePage,
  }: RenderOptions = {},
): Promise<RenderedSite> {
  const isExport = mode === 'export';
  // Loaded here, because no first site needs them.
  const publishing = isPublished ? (await import('../document/publishing')).publishing : undefined;
  const { arrangement, items, sections, pages: pageChanges, style, links } = customization;
  const own = style && (await import('./ownStyle')).ownStyle(generatedSite.design, style);
  const isEdited = [arrangement, items, sections, pageChanges, links].some(
    (edits) => edits !== undefined,
  );
  const editing = isEdited ? (await import('../document/editing')).editing : undefined;
  const pictured = (await editing?.picturedSite(generatedSite, customization)) ?? generatedSite;
  const site =
    publishing?.statedSite(pictured, customization) ??
    editing?.editedSite(pictured, customization) ??
    pictured;
  const { design } = site;
  const pair = own?.pair;
  const set = pair ? { ...design, looks: { ...design.looks, type: pair.type } } : design;
  const pictureItems =
    customization.photos !== undefined
      ? (await import('../document/itemPhotos')).itemPhotos(customization, isExport)
      : undefined;
  const documents = buildDocuments({ ...site, design: set }, customization, {
    heroAddress,
    publishing,
    onOnePage,
    isTakenAway: isExport && onOnePage === undefined,
    hasPhotos: isExport,
    pictureItems,
  });
  const dialect = await DIALECTS[site.request.framework]();
  const drawings = documents.map((document) => startDrawing(document, dialect, mode, turnsPages));
  const drawn = drawings.map((drawing) =>
    drawPage(
      drawing,
      markup`<link rel="stylesheet" href="${relativePath(drawing.document.path, STYLES_FILE)}">`,
      isExport ? publishing?.discoveryTags(drawing.document) : undefined,
    ),
  );
  const [first] = documents;
  if (first === undefined) throw new Error('A site has at least its first page.');
  const all = drawn.join('\n');
  const framework = await dialect.css(usedClasses(all));
  const pairing = pair ?? pairingOf(first.theme, first.looks.type);
  const words = latinWords(documents, drawn);
  const fonts = words === '' ? [] : await fontFilesFor(pairing, words);
  const variables = rootVariables({
    ...first.variables,
    ...own?.variables,
    ...fontVariables(pairing),
  });
  const faces = isExport ? fontFaces(fonts, 'path') : '';
  const themed = await siteStyles({
    theme: first.theme,
    markup: all,
    languages: documents.map(({ language }) => language),
    hasSeveralPages: documents.length > 1,
    hasItemPhotos: pictureItems !== undefined,
  });
  const sheet = themed + (pair?.css ?? '');
  const css = `${variables}${faces}${framework}\n${sheet}`;
  const inside = styleElement(`${css}\n${previewCss}`);
  const pages = drawings.map((drawing, index): SitePage => {
    const { path, language, label, lead } = drawing.document;
    const html = isExport ? withIndentedBody(drawn[index] ?? '') : drawPage(drawing, inside);
    return { path, language, label, lead, html };
  });
  return {
    framework: dialect.framework,
    html: pages[0]?.html ?? '',
    pages,
    versions: Object.fromEntries(
      documents
        .filter(({ discovery }) => discovery.isIndexed)
        .map(({ path, discovery }) => [path, discovery.versions]),
    ),
    css,
    source: dialect.source === undefined ? null : `${dialect.source}${variables}${faces}${sheet}`,
    fonts,
    files: isExport ? files(site, first, all) : [],
  };
}

const STYLES_FILE = 'styles.css';

function withIndentedBody(page: string): string {
  return page.replace(/<body>.*<\/body>/s, (body) => indented(body));
}
