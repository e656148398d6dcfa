import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const gutter = 'clamp(20px, 5vw, 64px)';

export const containerOverrides = defineRecipe({
  base: { maxW: 'page', px: { base: gutter, md: gutter, lg: gutter } },
});

export const tabsOverrides = defineSlotRecipe({
  slots: [],
  base: { trigger: { fontWeight: 'semibold', minH: '11' } },
});

export const drawerOverrides = defineSlotRecipe({
  slots: [],
  base: { content: { boxShadow: 'float' }, title: { textStyle: 'h3' } },
});

export const dialogOverrides = defineSlotRecipe({
  slots: [],
  base: {
    content: { borderRadius: 'panel', boxShadow: 'float' },
    title: { textStyle: 'h3' },
  },
});
