/** Colours by role, light and dark. Screens use these names; hex values stand in `palette.ts` only. */
const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});
const shade = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticColors = {
  bg: {
    DEFAULT: pair('porcelain', 'night.950'),
    subtle: pair('frost', 'night.900'),
    muted: pair('frost', 'night.850'),
    emphasized: pair('rule.soft', 'night.800'),
    panel: pair('sheet', 'night.900'),
    inverted: pair('enamel.900', 'enamel.900'),
    error: pair('cherry.50', 'night.850'),
  },
  fg: {
    DEFAULT: pair('ink.950', 'chalk.bright'),
    muted: pair('ink.600', 'chalk.fog'),
    subtle: pair('ink.500', 'chalk.mist'),
    inverted: pair('sheet', 'night.950'),
    error: pair('cherry.600', 'cherry.400'),
  },
  border: {
    DEFAULT: pair('rule.soft', 'night.700'),
    muted: pair('rule.soft', 'night.700'),
    emphasized: pair('rule.strong', 'night.500'),
    error: pair('cherry.600', 'cherry.400'),
  },
  enamel: {
    contrast: pair('sheet', 'enamel.950'),
    fg: pair('enamel.700', 'enamel.300'),
    subtle: pair('enamel.50', 'enamel.900'),
    muted: pair('enamel.100', 'enamel.800'),
    emphasized: pair('enamel.200', 'enamel.700'),
    solid: pair('enamel.700', 'enamel.300'),
    focusRing: pair('enamel.600', 'marigold.300'),
    border: pair('enamel.500', 'enamel.400'),
  },
  marigold: {
    contrast: pair('ink.950', 'ink.950'),
    fg: pair('marigold.700', 'marigold.300'),
    subtle: pair('marigold.50', 'marigold.950'),
    muted: pair('marigold.100', 'marigold.900'),
    emphasized: pair('marigold.200', 'marigold.800'),
    solid: pair('marigold.300', 'marigold.300'),
    focusRing: pair('enamel.600', 'marigold.300'),
    border: pair('marigold.600', 'marigold.400'),
  },
  tomato: {
    contrast: pair('sheet', 'tomato.950'),
    fg: pair('tomato.600', 'tomato.300'),
    subtle: pair('tomato.50', 'tomato.950'),
    muted: pair('tomato.100', 'tomato.900'),
    emphasized: pair('tomato.200', 'tomato.800'),
    solid: pair('tomato.600', 'tomato.300'),
    focusRing: pair('tomato.600', 'tomato.300'),
    border: pair('tomato.500', 'tomato.400'),
  },
  sky: {
    contrast: pair('sheet', 'sky.950'),
    fg: pair('sky.700', 'sky.300'),
    subtle: pair('sky.50', 'sky.950'),
    muted: pair('sky.100', 'sky.900'),
    emphasized: pair('sky.200', 'sky.800'),
    solid: pair('sky.600', 'sky.300'),
    focusRing: pair('sky.600', 'sky.300'),
    border: pair('sky.500', 'sky.400'),
  },
  cherry: {
    contrast: pair('sheet', 'night.950'),
    fg: pair('cherry.600', 'cherry.400'),
    subtle: pair('cherry.50', 'night.850'),
    muted: pair('cherry.50', 'night.800'),
    emphasized: pair('cherry.300', 'cherry.700'),
    solid: pair('cherry.600', 'cherry.400'),
    focusRing: pair('cherry.600', 'cherry.400'),
    border: pair('cherry.500', 'cherry.400'),
  },
};

const sign = shade(
  '0 1px 0 rgba(16,32,27,.06), 0 2px 6px rgba(16,32,27,.06)',
  '0 1px 0 rgba(255,255,255,.05) inset, 0 2px 8px rgba(0,0,0,.5)',
);
const lift = shade(
  '0 2px 4px rgba(16,32,27,.06), 0 14px 32px -12px rgba(16,32,27,.20)',
  '0 2px 4px rgba(0,0,0,.5), 0 18px 40px -14px rgba(0,0,0,.8)',
);
const float = shade('0 24px 64px -20px rgba(16,32,27,.32)', '0 24px 64px -16px rgba(0,0,0,.9)');

export const semanticTokens = {
  colors: semanticColors,
  radii: {
    l1: { value: '{radii.tag}' },
    l2: { value: '{radii.control}' },
    l3: { value: '{radii.card}' },
  },
  /** The last five are names that Chakra's recipes ask for. */
  shadows: {
    sign,
    lift,
    float,
    xs: sign,
    sm: sign,
    md: lift,
    lg: float,
    inset: { value: 'inset 0 0 0 1px {colors.border}' },
  },
};
