import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

import { globalStyles } from './globalStyles';
import { keyframes } from './keyframes';
import { layerStyles } from './layerStyles';
import { baseRecipes, baseSlotRecipes, recipeOverrides, slotRecipeOverrides } from './recipes';
import { breakpoints } from './scales';
import { semanticTokens } from './semanticTokens';
import { textStyles } from './textStyles';
import { tokens } from './tokens';

const base = defineConfig({
  preflight: true,
  cssVarsPrefix: 'sf',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: globalStyles,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    recipes: baseRecipes,
    slotRecipes: baseSlotRecipes,
  },
});

const overrides = defineConfig({
  theme: { recipes: recipeOverrides, slotRecipes: slotRecipeOverrides },
});

export const system = createSystem(defaultBaseConfig, base, overrides);
