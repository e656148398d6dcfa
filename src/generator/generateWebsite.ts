import type { GeneratedWebsite, WebsiteRequest } from '../../machines/entities';
import { generateSite } from './generateSite';
import { initialCustomization } from './initialCustomization';
import { renderSite } from './render/renderSite';
import { writeSite } from './siteState';

/**
 * A request becomes what the editor shows: the whole preview document, its style sheet, the names of its sections and pictures,
 * the site as JSON and the customization it starts with. Rejects only when a framework's chunk cannot be loaded.
 */
export async function generateWebsite(request: WebsiteRequest): Promise<GeneratedWebsite> {
  const site = generateSite(request);
  const customization = initialCustomization(site);
  const { html, css } = await renderSite(site, customization, 'preview');
  return {
    html,
    css,
    components: site.plan.sections.map(({ kind }) => kind),
    images: site.design.pictures.map(({ id, alt }) => ({ name: `images/${id}.svg`, alt })),
    site: writeSite(site),
    customization,
  };
}
