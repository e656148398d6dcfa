import { designSite } from './design/designSite';
import { loadTrade } from './languages/tradeWords';
import { withDrawings } from './pictures/drawings';
import type { Site } from './types';

export type SiteWithoutDesign = Omit<Site, 'design'>;

/**
 * A site as JSON, the same for the same site. Its design follows from the rest and is drawn again when read, so no markup is
 * ever stored or trusted.
 */
export function writeSite({
  version,
  request: asked,
  brief,
  plan,
  copy,
  translation,
  look,
}: Site): string {
  return JSON.stringify({ version, request: asked, brief, plan, copy, translation, look });
}

/** A site with its design. Rejects where a chunk of its language cannot be loaded. */
export async function designed(site: SiteWithoutDesign): Promise<Site> {
  await Promise.all(
    [site.copy, ...(site.translation ? [site.translation] : [])].map(({ language }) =>
      loadTrade(language, site.brief.trade),
    ),
  );
  const { request, brief, plan, copy, look } = site;
  return {
    ...site,
    design: await withDrawings(() => designSite(request, brief, plan, copy, look)),
  };
}

/** Reads what `writeSite` wrote. Rejects when it is anything else. */
export async function readSite(json: string): Promise<Site> {
  // Loaded here, because no new site has to be read.
  const { parseSite } = await import('./siteSchema');
  return designed(parseSite(JSON.parse(json)));
}
