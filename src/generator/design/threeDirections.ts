import {
  THEMES,
  type Customization,
  type SiteColors,
  type Theme,
} from '../../../machines/entities';
import type { Site } from '../types';
import { LAYOUT_CYCLE, THEME_START } from './chooseLayouts';
import { hexOf, lchOf } from './color';
import { directionOf } from './designSite';
import { siteColors } from './siteColors';

/** One of three designs: a theme and direction for the request, colors for the customization. */
export interface Proposal {
  theme: Theme;
  direction: number;
  colors: SiteColors;
}

export interface Locks {
  theme?: boolean;
  colors?: boolean;
  layout?: boolean;
}

/** The same colors with another accent, for a prompt whose own words leave the palette no choice. */
function withOtherAccent(colors: SiteColors, step: number): SiteColors {
  const [lightness, chroma, hue] = lchOf(colors.accent);
  return {
    ...colors,
    accent: hexOf([
      Math.min(0.82, Math.max(0.6, lightness)),
      Math.max(chroma, 0.1),
      (hue + 70 * step) % 360,
    ]),
  };
}

/**
 * "Three directions": three designs of a site to stand side by side, in three themes unless the theme is locked.
 * In: the site, its customization, what the person keeps (`locks`), and how often was asked before (`round`, from 0).
 * Out: exactly three, all different as long as one of the three locks is open; with all locked, three times the present
 * one. A locked layout keeps every section's layout even in another theme. Colors that the prompt asks for stand in
 * each. Pure: the same in, the same out. To draw one: generate `{ ...request, theme, direction }` and put `colors` into
 * the customization.
 */
export function threeDirections({
  site,
  customization,
  locks = {},
  round = 0,
}: {
  site: Site;
  customization: Customization;
  locks?: Locks;
  round?: number;
}): [Proposal, Proposal, Proposal] {
  const present = directionOf(site.request);
  const own = site.design.theme;
  const isOpen = !locks.theme || !locks.colors || !locks.layout;

  const themeAt = (index: number): Theme => {
    if (locks.theme) return own;
    return THEMES[(THEMES.indexOf(own) + 1 + round + index) % THEMES.length] ?? own;
  };
  const directionAt = (theme: Theme, index: number): number => {
    if (locks.layout) {
      const same = present + THEME_START[own] - THEME_START[theme];
      return same < 0 ? same + LAYOUT_CYCLE : same;
    }
    return locks.theme ? present + 1 + round * 3 + index : present + 1 + round;
  };
  const propose = (index: number): Proposal => {
    const theme = themeAt(index);
    return {
      theme,
      direction: directionAt(theme, index),
      colors: locks.colors
        ? customization.colors
        : siteColors(site.brief, present + 1 + round * 3 + index),
    };
  };

  const proposals: [Proposal, Proposal, Proposal] = [propose(0), propose(1), propose(2)];
  if (!isOpen || locks.colors) return proposals;
  const seen = new Set([JSON.stringify(customization.colors)]);
  for (const [index, proposal] of proposals.entries()) {
    for (let step = 1; seen.has(JSON.stringify(proposal.colors)) && step < 5; step += 1)
      proposal.colors = withOtherAccent(proposal.colors, step);
    seen.add(JSON.stringify(proposal.colors));
    proposals[index] = proposal;
  }
  return proposals;
}
