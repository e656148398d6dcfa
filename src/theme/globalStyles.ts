import { defineGlobalStyles } from '@chakra-ui/react';

export const globalStyles = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    colorPalette: 'enamel',
    colorScheme: 'light',
    lineHeight: '1.5',
    scrollPaddingTop: '96px',
    textRendering: 'optimizeLegibility',
    textSizeAdjust: '100%',
    '--focus-ring-width': '3px',
    '--focus-ring-offset': '2px',
  },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSynthesis: 'none',
    minHeight: '100svh',
  },
  ':where(p, li, dd)': { textWrap: 'pretty' },
  ':where(:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '2px',
  },
  '::selection': { bg: 'marigold.200', color: 'ink.950' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
