import type { WebsiteRequest } from '../../../machines/entities';
import { designSeed, drawPictures } from '../pictures/drawPictures';
import type { Brief, Copy, Design, Look, Plan } from '../types';
import { chooseLayouts } from './chooseLayouts';
import { designVariables } from './designVariables';
import { looksOf } from './looks';
import { siteColors } from './siteColors';

/** A direction as a file or a link may give it: a whole number from 0 on; anything else is the first, 0. */
export function directionOf({ direction }: Pick<WebsiteRequest, 'direction'>): number {
  return direction !== undefined && Number.isSafeInteger(direction) && direction > 0
    ? direction
    : 0;
}

/**
 * Chooses how a planned and written site looks: colors, layouts, type, pictures. Seeded by the site's own name and
 * trade, or as its `look` says. Each `direction` of the request is another design of the same site in the same theme; absent is 0, the first.
 */
export function designSite(
  request: Pick<WebsiteRequest, 'theme' | 'direction'>,
  brief: Brief,
  plan: Plan,
  copy: Copy,
  look?: Look,
): Design {
  const { theme } = request;
  const direction = directionOf(request);
  const colors = siteColors(brief, direction);
  const seed = designSeed(brief, copy);
  const items = Object.fromEntries(
    copy.sections.map((section) => [section.id, section.items.length]),
  );
  const layouts = look?.layouts ?? chooseLayouts(theme, seed, plan.sections, { direction, items });
  return {
    theme,
    looks: looksOf(theme, direction),
    colors,
    variables: designVariables(theme, colors),
    layouts,
    pictures: drawPictures(seed, brief, copy, layouts, theme, look),
  };
}
