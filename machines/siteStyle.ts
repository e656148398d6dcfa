import { isDark } from './color';
import type { Customization, SiteColors, Theme } from './entities';
import type { Appearance, Corners, SiteGround, SiteStyle, StyleChoice } from './styleChoices';

/** The corners that each theme has of itself. */
export const THEME_CORNERS: Record<Theme, Corners> = {
  modern: 'soft',
  vibrant: 'round',
  elegant: 'square',
};

/** A customization with something of its style chosen; the same one where it is so already. Pure. */
export function styled(now: Customization, choice: StyleChoice): Customization {
  const [[name, value] = ['', null]] = Object.entries(choice);
  const key = name as 'typefaces' | 'corners' | 'spacing';
  if ((now.style?.[key] ?? null) === value) return now;
  const { [key]: _, ...others } = now.style ?? {};
  return withStyle(now, value === null ? others : { ...others, [key]: value });
}

/** The appearance that the five colors make. */
export const appearanceOf = ({ background }: Pick<SiteColors, 'background'>): Appearance =>
  isDark(background) ? 'dark' : 'light';

/**
 * A customization in another appearance: with the background and the text that it had there before, or as it was generated with, or with
 * a ground in the hue of its primary color. The same one where it has that appearance. Pure.
 */
export function inAppearance(
  now: Customization,
  appearance: Appearance,
  generated: Pick<Customization, 'colors'>,
): Customization {
  if (appearanceOf(now.colors) === appearance) return now;
  const { background, text, primary } = now.colors;
  const known = [now.style?.otherGround, generated.colors].find(
    (ground) => ground !== undefined && appearanceOf(ground) === appearance,
  );
  const ground = known ?? groundOf(appearance, primary);
  return withStyle(
    { ...now, colors: { ...now.colors, background: ground.background, text: ground.text } },
    { ...now.style, otherGround: { background, text } },
  );
}

function withStyle({ style: _, ...now }: Customization, style: SiteStyle): Customization {
  if (Object.keys(style).length === 0) return now;
  // In one order, so that a site that was read again is written as it was before.
  const { typefaces, corners, spacing, otherGround } = style;
  return {
    ...now,
    style: {
      ...(typefaces && { typefaces }),
      ...(corners && { corners }),
      ...(spacing && { spacing }),
      ...(otherGround && { otherGround }),
    },
  };
}

/** A ground with a breath of a color. */
function groundOf(appearance: Appearance, primary: string): SiteGround {
  return appearance === 'dark'
    ? { background: mixed(primary, 0.1, 12), text: mixed(primary, 0.05, 232) }
    : { background: mixed(primary, 0.03, 246), text: mixed(primary, 0.12, 20) };
}

/** A share of each channel of a color on a gray; share × 255 + gray is at most 255. */
const mixed = (color: string, share: number, gray: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(parseInt(color.slice(at, at + 2), 16) * share + gray))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
