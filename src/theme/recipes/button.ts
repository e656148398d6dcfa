import { defineRecipe } from '@chakra-ui/react';

import { fingerSize } from '../fingerSize';

export const buttonOverrides = defineRecipe({
  base: {
    borderRadius: 'control',
    fontFamily: 'body',
    fontWeight: 'semibold',
    textDecoration: 'none',
    transitionDuration: 'quick',
    _active: { transform: 'translateY(1px)' },
    _disabled: { _active: { transform: 'none' } },
  },
  variants: {
    size: {
      sm: { h: '9', minW: '9', px: '3.5', textStyle: 'sm', ...fingerSize },
      md: { h: '11', minW: '11', px: '4.5', textStyle: 'sm' },
      lg: { h: '13', minW: '13', px: '6', textStyle: 'md' },
    },
    variant: {
      /** The one call to action of a view. */
      sign: {
        bg: 'marigold.300',
        color: 'ink.950',
        boxShadow: 'inset 0 -3px 0 rgba(16, 32, 27, 0.22)',
        _hover: { bg: 'marigold.400' },
        _active: { boxShadow: 'inset 0 0 0 rgba(16, 32, 27, 0)' },
        _disabled: { _hover: { bg: 'marigold.300' } },
      },
      solid: { _hover: { bg: 'enamel.800' }, _disabled: { _hover: { bg: 'colorPalette.solid' } } },
      outline: { borderColor: 'border.emphasized', bg: 'bg.panel', color: 'fg' },
      ghost: { color: 'fg' },
      danger: { bg: 'cherry.600', color: 'sheet', _hover: { bg: 'cherry.700' } },
    },
  },
});
