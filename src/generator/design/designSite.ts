import type { Theme } from '../../../machines/entities';
import { drawPictures } from '../pictures/drawPictures';
import type { Copy, Design, Intent, Plan } from '../types';
import { chooseLayouts } from './chooseLayouts';
import { designVariables } from './designVariables';
import { intendedColors } from './intendedColors';

/** Chooses how a planned and written site looks: variables, layouts, pictures. Seeded by the site's own name and trade. */
export function designSite(theme: Theme, intent: Intent, plan: Plan, copy: Copy): Design {
  const colors = intendedColors(intent);
  const seed = `${intent.trade.value}/${copy.title.value}`;
  const layouts = chooseLayouts(theme, seed, plan.sections);
  return {
    theme,
    colors,
    variables: designVariables(theme, colors),
    layouts,
    pictures: drawPictures(seed, intent, copy, layouts),
  };
}
