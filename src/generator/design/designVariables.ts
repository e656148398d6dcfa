import type { SiteColors, Theme } from '../../../machines/entities';
import { BLACK, channels, partnerOf } from './color';
import { palette } from './palette';
import { sceneColors } from './sceneColors';
import { THEME_VARIABLES } from './themeVariables';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every custom property of a page: `--site-…` → value (specification section 3, default colours).
 * In: theme and five colours; corners and spacing that a person chose are `shapeVariables`.
 */
export function designVariables(theme: Theme, colors: SiteColors): Record<string, string> {
  return { ...colorVariables(theme, colors), ...THEME_VARIABLES[theme] };
}

/**
 * The custom properties of a page that its colors decide, and nothing else. A colour that is not `#rgb` or `#rrggbb` counts as its
 * default. Cheap enough for a colour drag.
 */
export function colorVariables(theme: Theme, colors: SiteColors): Record<string, string> {
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
    ...Object.fromEntries(
      Object.entries(sceneColors(used)).map(([name, value]) => [`--site-scene-${name}`, value]),
    ),
  };
}
