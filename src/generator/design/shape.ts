import type { Theme } from '../../../machines/entities';
import { THEME_CORNERS } from '../../../machines/siteStyle';
import type { Corners, SiteStyle } from '../../../machines/styleChoices';
import { THEME_VARIABLES } from './themeVariables';

const RADII = ['--site-radius-control', '--site-radius-card', '--site-radius-picture'] as const;
const SECTION = '--site-space-section';
const SCALE = { compact: 0.6, regular: 1, airy: 1.45 };

/** The theme whose own corners these are. */
const themeOf = (corners: Corners): Theme =>
  (Object.keys(THEME_CORNERS) as Theme[]).find((theme) => THEME_CORNERS[theme] === corners) ??
  'modern';

/** Corners and spacing of a page as custom properties: the theme's own, or as its person chose. */
export function shapeVariables(
  theme: Theme,
  { corners = THEME_CORNERS[theme], spacing = 'regular' }: SiteStyle = {},
): Record<string, string> {
  const rounded = THEME_VARIABLES[themeOf(corners)];
  const space = THEME_VARIABLES[theme][SECTION] ?? '';
  return {
    ...Object.fromEntries(RADII.map((name) => [name, rounded[name] ?? ''])),
    [SECTION]: spacing === 'regular' ? space : `calc(${space} * ${SCALE[spacing]})`,
  };
}
