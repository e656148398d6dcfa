import type { SitePage } from '../../../machines/entities';
import { contentTexts } from '../document/contentTexts';
import { untitledIn } from '../document/untitled';
import { pngAddress } from '../export/paintHero';
import { encodePng } from '../images/encodePng';
import { paintImage } from '../images/paintImage';
import { withTypefaces } from '../preview/withTypefaces';
import { renderSite } from '../render/renderSite';
import { fontFaces } from '../typefaces/fontFaces';
import { readFragment } from './readFragment';

export interface SharedWebsite {
  /** The site's title, as its owner wrote it. */
  title: string;
  /** A whole document that runs nothing, loads nothing, whose links stay on the page, and in which nothing is hidden. */
  html: string;
  /** Every page, the first among them; absent where there is only one. */
  pages?: SitePage[];
}

/**
 * The site in the fragment of a share link, drawn from its state: no markup is ever taken from a link. Rejects with
 * `SiteRefusedError`, or as `generateWebsite` does.
 */
export async function drawShared(fragment: string): Promise<SharedWebsite> {
  const { site, customization } = await readFragment(fragment);
  const { hero } = customization;
  const heroAddress = hero && pngAddress(encodePng(await paintImage(hero)));
  const { pages, fonts } = await renderSite(site, customization, 'preview', {
    heroAddress,
    turnsPages: false,
    isPublished: true,
  });
  const typefaces = fontFaces(fonts, 'address');
  const drawn = pages.map((page) => ({ ...page, html: withTypefaces(page.html, typefaces) }));
  const { title } = contentTexts(customization.content, untitledIn(site.copy.language));
  return {
    title,
    html: drawn[0]?.html ?? '',
    ...(drawn.length > 1 ? { pages: drawn } : {}),
  };
}
