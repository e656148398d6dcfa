import { create } from 'storybook/theming/create';

import { palette } from '../src/theme/palette';
import { tokens } from '../src/theme/tokens';

/** Storybook in the product's own colors. */
export const brandTheme = create({
  base: 'light',
  brandTitle: 'AI Website Builder',
  brandTarget: '_self',

  colorPrimary: palette.enamel[700],
  colorSecondary: palette.enamel[600],

  appBg: palette.porcelain,
  appContentBg: palette.sheet,
  appPreviewBg: palette.sheet,
  appHoverBg: palette.enamel[50],
  appBorderColor: palette.rule.soft,
  appBorderRadius: 8,

  textColor: palette.ink[950],
  textMutedColor: palette.ink[600],
  textInverseColor: palette.sheet,

  barBg: palette.sheet,
  barTextColor: palette.ink[600],
  barHoverColor: palette.enamel[600],
  barSelectedColor: palette.enamel[700],

  inputBg: palette.sheet,
  inputBorder: palette.rule.strong,
  inputTextColor: palette.ink[950],
  inputBorderRadius: 8,

  buttonBg: palette.sheet,
  buttonBorder: palette.rule.strong,
  booleanBg: palette.frost,
  booleanSelectedBg: palette.sheet,

  fontBase: tokens.fonts.body.value,
  fontCode: tokens.fonts.mono.value,
});
