import { strToU8 } from 'fflate';
import { deliveryOf } from '../../../machines/delivery';
import { isPageTopic } from '../../../machines/sectionIds';
import type { PageToFill, SiteForms, SiteReport } from '../../../machines/siteReport';
import { listedPage } from '../../../machines/pageListing';
import { LOGO } from '../../../machines/photo';
import { isBlank } from '../../../machines/text';
import type { SiteDocument } from '../document/document';
import { editedSite } from '../document/editedSite';
import { buildDocuments } from '../document/buildDocument';
import { gapsOf } from '../document/gaps';
import { publishing } from '../document/publishing';
import { hasThanks } from '../document/receiver';
import { siteAddress } from '../document/siteAddress';
import { soonId } from '../document/withoutGaps';
import { statedSite } from '../document/statedSite';
import { pngAddress } from '../export/paintHero';
import { paintShareImage } from '../export/paintShareImage';
import { type ExportableBuild, siteOf } from '../export/writeSiteFile';
import { type PhotoBytes, photoFilesOf, photoPath, widestOf } from '../photoFiles';
import { renderSite } from '../render/renderSite';
import { sizeOf } from '../typefaces/typeset';
import type { RenderedSite, Site } from '../types';
import { checkSite } from './checkSite';

const bytesOf = (text: string): number => strToU8(text).length;

/**
 * What the builder tells of a build before it is taken away (specification section 2, Export): the checks it passes, the gaps
 * that its owner has to fill, its weight, and how a search result will show it. `photos`: the file of the logo. Rejects when the build's site cannot be read.
 */
export async function inspectBuild(
  build: ExportableBuild,
  photos: PhotoBytes = {},
): Promise<SiteReport> {
  const site = await siteOf(build);
  const rendered = await renderSite(site, build.customization, 'export');
  return reportOf(site, build, rendered, await paintShareImage(site, build.customization, photos));
}

/** As `inspectBuild`, of a site that is drawn for an export already. */
export function reportOf(
  site: Site,
  { theme, customization }: Pick<ExportableBuild, 'theme' | 'customization'>,
  { pages, css, fonts, files }: RenderedSite,
  shareImage: Uint8Array,
): SiteReport {
  const weight = {
    html: pages.reduce((sum, page) => sum + bytesOf(page.html), 0),
    css: bytesOf(css),
    fonts: fonts.reduce((sum, font) => sum + sizeOf(font), 0),
    pictures:
      files.reduce((sum, { content }) => sum + bytesOf(content), shareImage.length) +
      photoFilesOf(customization).reduce((sum, { size }) => sum + size, 0),
  };
  const arranged = editedSite(site, customization);
  const published = buildDocuments(arranged, customization, { publishing });
  const [home] = published;
  const { listings: _, ...unlisted } = customization;
  return {
    checks: checkSite({ theme, customization, pages, weight }),
    gaps: gapsOf(site, customization).map(({ textId, section, words }) => ({
      textId,
      section,
      words,
    })),
    weight,
    listing: {
      title: home?.metaTitle ?? '',
      description: home?.metaDescription ?? '',
      image: pngAddress(shareImage),
      webAddress: site.brief.facts.webAddress?.value ?? null,
    },
    pages: buildDocuments(arranged, unlisted, { publishing }).map(
      ({ language, lead, label, path, metaTitle, metaDescription }) => ({
        page: listedPage(language === site.copy.language ? '' : `${language}.`, lead),
        language,
        label,
        path,
        title: metaTitle,
        description: metaDescription,
      }),
    ),
    forms: formsOf(site, customization, pages),
    photosToDescribe: photosToDescribe(customization, pages),
    pagesToFill: pagesToFill(buildDocuments(arranged, customization), published),
  };
}

function formsOf(
  site: Site,
  customization: ExportableBuild['customization'],
  pages: RenderedSite['pages'],
): SiteForms | null {
  if (!pages.some(({ html }) => html.includes('<form'))) return null;
  const { email } = statedSite(site, customization).brief.facts;
  const delivery = deliveryOf(customization, email?.value);
  return { delivery, hasThanks: hasThanks(delivery, siteAddress(site) !== null) };
}

/** Pages of the first language that are in the preview and left out of an export, or say there that there is nothing yet. */
function pagesToFill(
  shown: readonly SiteDocument[],
  published: readonly SiteDocument[],
): PageToFill[] {
  const [home] = shown;
  return shown.flatMap(({ language, path, label, lead }): PageToFill[] => {
    if (language !== home?.language) return [];
    const page = published.find((one) => one.path === path);
    const textId = `${lead}.page`;
    if (page === undefined) return [{ textId, label, isLeftOut: true }];
    const isEmpty =
      isPageTopic(lead) && JSON.stringify(page.sections).includes(JSON.stringify(soonId(lead)));
    return isEmpty ? [{ textId, label, isLeftOut: false }] : [];
  });
}

/** Photos on the pages that say nothing to who cannot see them; the logo has the name beside it. */
function photosToDescribe(
  { photos = {} }: ExportableBuild['customization'],
  pages: RenderedSite['pages'],
): string[] {
  const markup = pages.map(({ html }) => html).join('\n');
  return Object.entries(photos).flatMap(([slot, photo]) =>
    slot !== LOGO && isBlank(photo.alt) && markup.includes(photoPath(widestOf(photo)))
      ? [slot]
      : [],
  );
}
