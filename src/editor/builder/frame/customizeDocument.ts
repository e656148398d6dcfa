import type { Build } from '../../../../machines/entities';
import { findBuild } from '../../../../machines/builderDocument';
import { isSameHero } from '../../../../machines/heroPicture';
import type { PreviewFrameContext } from '../../../../machines/previewFrame';
import { applyPatch } from '../../../generator/preview/applyPatch';
import { patchOf } from '../patchOf';
import { finishColors } from './recolor';

/** The document in the frame; null where it is out of reach, or has only begun to load. */
export function documentOf({ frame }: Pick<PreviewFrameContext, 'frame'>): Document | null {
  const document = frame()?.contentDocument;
  return document?.querySelector('html') ? document : null;
}

/** The build that is shown, as it is now; null once it is deleted. */
export function buildOf({ builderRef, loaded }: PreviewFrameContext): Build | null {
  return findBuild(builderRef.getSnapshot().context, loaded.buildId);
}

/** Brings the document in the frame to what the person made of its build, with its pictures. */
export function customizeDocument(context: PreviewFrameContext): void {
  const document = documentOf(context);
  const build = buildOf(context);
  if (document === null || build === null) return;
  const { heroPictureRef, photosRef, loaded } = context;
  const painted = heroPictureRef?.getSnapshot().context;
  const isHero =
    painted !== undefined && isSameHero(painted.hero, build.customization.hero ?? null);
  finishColors(document);
  applyPatch(
    document,
    patchOf(build, {
      language: document.documentElement.lang,
      heroAddress: isHero ? painted.url : null,
      photoAddresses: photosRef?.getSnapshot().context.addresses,
      lead: loaded.lead,
    }),
  );
}
