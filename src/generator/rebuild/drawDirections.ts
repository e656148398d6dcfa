import type { Direction, DirectionsRequest } from '../../../machines/directions';
import { threeDirections } from '../design/threeDirections';
import { type ExportableBuild, siteOf } from '../export/writeSiteFile';
import { renderSite } from '../render/renderSite';
import { fontFaces } from '../typefaces/fontFaces';
import { rebuiltSite } from './rebuildWebsite';

/**
 * Three designs of a build, each as a whole preview document with what the person wrote (specification section 2, builder).
 * Rejects when the build's site cannot be read.
 */
export async function drawDirections(
  build: ExportableBuild,
  { locks, round }: Pick<DirectionsRequest, 'locks' | 'round'>,
): Promise<Direction[]> {
  const { customization } = build;
  const proposals = threeDirections({ site: await siteOf(build), customization, locks, round });
  return Promise.all(
    proposals.map(async (proposal) => {
      const rebuilt = await rebuiltSite(build, proposal);
      const { html, fonts } = await renderSite(rebuilt.site, rebuilt.customization, 'preview');
      return { ...proposal, html, typefaces: fontFaces(fonts, 'address') };
    }),
  );
}
