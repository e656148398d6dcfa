import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const outline = {
  bg: 'bg.panel',
  borderColor: 'border.emphasized',
  _hover: { borderColor: 'ink.600' },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' },
};

/** 16 px and 44 px high: phones zoom into anything with smaller text. */
export const inputOverrides = defineRecipe({
  base: { borderRadius: 'control' },
  variants: {
    size: { md: { textStyle: 'md', '--input-height': 'sizes.touch' } },
    variant: { outline },
  },
});

export const textareaOverrides = defineRecipe({
  base: { borderRadius: 'control' },
  variants: { size: { md: { textStyle: 'md' } }, variant: { outline } },
});

export const fieldOverrides = defineSlotRecipe({
  slots: [],
  base: {
    root: { gap: '2' },
    label: { textStyle: 'label' },
    helperText: { textStyle: 'caption', color: 'fg.muted' },
    errorText: { textStyle: 'ui', fontWeight: 'medium' },
  },
});

export const switchOverrides = defineSlotRecipe({
  slots: [],
  base: { label: { fontWeight: 'ui' } },
  variants: { variant: { solid: { control: { bg: 'border.emphasized' } } } },
});
