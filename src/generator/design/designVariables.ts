import type { SiteColors, Theme } from '../../../machines/entities';
import { BLACK, channels, mix, partnerOf, shade } from './color';
import { palette } from './palette';
import { THEME_VARIABLES } from './themeVariables';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every custom property of a page: `--site-…` → value (specification section 3, default colours).
 * In: theme and five colours; a colour that is not `#rgb` or `#rrggbb` counts as its default. Cheap enough for a colour drag.
 */
export function designVariables(theme: Theme, colors: SiteColors): Record<string, string> {
  const used = palette(theme, colors);
  const variables: Record<string, string> = {};
  for (const [role, value] of Object.entries(used))
    variables[`--site-${kebab(role)}`] = String(value);
  return {
    ...variables,
    '--site-scheme': partnerOf(used.background) === BLACK ? 'light' : 'dark',
    '--site-text-rgb': channels(used.text),
    '--site-primary-rgb': channels(used.primary),
    '--site-background-rgb': channels(used.background),
    '--site-card-rgb': channels(used.card),
    ...sceneVariables(used.primary, used.accent, used.secondary),
    ...THEME_VARIABLES[theme],
  };
}

/** Colours that only pictures use: light to dark steps of the three brand colours. */
function sceneVariables(primary: string, accent: string, secondary: string) {
  return {
    '--site-scene-sky': shade(primary, 0.93, 0.045),
    '--site-scene-haze': shade(primary, 0.86, 0.075),
    '--site-scene-wall': shade(primary, 0.77, 0.1),
    '--site-scene-main': primary,
    '--site-scene-shade': shade(primary, 0.42, 0.12),
    '--site-scene-night': shade(primary, 0.28, 0.07),
    '--site-scene-glow': shade(accent, 0.92, 0.08),
    '--site-scene-warm': shade(accent, 0.8, 0.15),
    '--site-scene-pop': accent,
    '--site-scene-ember': mix(shade(accent, 0.5, 0.13), shade(primary, 0.4, 0.06), 0.15),
    '--site-scene-stone': shade(secondary, 0.88, 0.025),
    '--site-scene-slate': shade(secondary, 0.55, 0.05),
    '--site-scene-ink': shade(secondary, 0.27, 0.04),
  };
}
