import type { Customization, GeneratedWebsite, WebsiteRequest } from '../../machines/entities';
import { generateSite } from './generateSite';
import { initialCustomization } from './initialCustomization';
import { renderSite } from './render/renderSite';
import { readSite, writeSite } from './siteState';
import { fontFaces } from './typefaces/fontFaces';
import type { Site } from './types';
import { understandingOf } from './understandingOf';

/**
 * A request becomes what the editor shows: the whole preview document, its style sheet, the names of its sections and pictures,
 * the site as JSON and the customization it starts with. Rejects only when a framework's chunk cannot be loaded.
 */
export async function generateWebsite(request: WebsiteRequest): Promise<GeneratedWebsite> {
  return drawWebsite(await generateSite(request));
}

/**
 * A build whose site was kept as JSON becomes what `generateWebsite` gave once. A site that cannot be read is generated
 * again from the request. `customization`: whose sections and items its documents show. Rejects as `generateWebsite` does.
 */
export async function redrawWebsite(
  site: string,
  request: WebsiteRequest,
  customization?: Customization,
): Promise<GeneratedWebsite> {
  return drawWebsite((await keptSite(site)) ?? (await generateSite(request)), customization);
}

async function keptSite(json: string): Promise<Site | null> {
  try {
    return await readSite(json);
  } catch {
    return null;
  }
}

/**
 * A site as the editor shows it, with the sections that the person added and the items that they gave them; the rest of what they made
 * of it is put into the documents that are on screen (`customizationPatch`). Rejects as `generateWebsite` does.
 */
export async function drawWebsite(site: Site, own?: Customization): Promise<GeneratedWebsite> {
  const customization = initialCustomization(site);
  const edited = own && (await import('./rebuild/drawnWith')).drawnWith(customization, own);
  const drawn = edited?.customization ?? customization;
  const { outlineOf, catalogueOf } = await import('./outlineOf');
  const { html, css, pages, fonts } = await renderSite(site, drawn, 'preview');
  return {
    html,
    ...(pages.length > 1 ? { pages } : {}),
    css,
    typefaces: fontFaces(fonts, 'address'),
    components: site.plan.sections.map(({ kind }) => kind),
    images: site.design.pictures.map(({ id, alt }) => ({ name: `images/${id}.svg`, alt })),
    site: writeSite(site),
    outline: outlineOf(site),
    catalogue: catalogueOf(site),
    ...(edited && { drawnEdits: edited.drawnEdits }),
    customization,
    understanding: understandingOf(site),
  };
}
