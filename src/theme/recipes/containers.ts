import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const gutter = 'clamp(20px, 5vw, 64px)';

export const containerOverrides = defineRecipe({
  base: { maxW: 'page', px: { base: gutter, md: gutter, lg: gutter } },
});

export const cardOverrides = defineSlotRecipe({
  slots: [],
  base: { root: { borderRadius: 'card', bg: 'bg.panel' }, title: { textStyle: 'h3' } },
  variants: { variant: { outline: { root: { boxShadow: 'sign' } } } },
});

export const tabsOverrides = defineSlotRecipe({
  slots: [],
  base: { trigger: { fontWeight: 'semibold', minH: '11' } },
});

export const dialogOverrides = defineSlotRecipe({
  slots: [],
  base: { content: { borderRadius: 'panel', boxShadow: 'float' }, title: { textStyle: 'h3' } },
});

export const drawerOverrides = defineSlotRecipe({
  slots: [],
  base: { content: { boxShadow: 'float' }, title: { textStyle: 'h3' } },
});

/** Chakra's own status colours do not exist here; each status takes the palette that means the same. */
export const alertOverrides = defineSlotRecipe({
  slots: [],
  base: { root: { borderRadius: 'control' } },
  variants: {
    status: {
      info: { root: { colorPalette: 'sky' } },
      warning: { root: { colorPalette: 'marigold' } },
      success: { root: { colorPalette: 'enamel' } },
      error: { root: { colorPalette: 'cherry' } },
      neutral: { root: { colorPalette: 'enamel' } },
    },
  },
});
