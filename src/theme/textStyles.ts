import { defineTextStyles } from '@chakra-ui/react';

export const textStyles = defineTextStyles({
  display: {
    value: {
      fontFamily: 'heading',
      fontWeight: '780',
      fontStretch: '112%',
      fontSize: 'clamp(2.75rem, 1.6rem + 4.9vw, 5.5rem)',
      lineHeight: '0.98',
      letterSpacing: '-0.03em',
      wordSpacing: '0.06em',
      textWrap: 'balance',
    },
  },
  h1: {
    value: {
      fontFamily: 'heading',
      fontWeight: '740',
      fontStretch: '108%',
      fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.025em',
      wordSpacing: '0.08em',
      textWrap: 'balance',
    },
  },
  h2: {
    value: {
      fontFamily: 'heading',
      fontWeight: '700',
      fontStretch: '106%',
      fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)',
      lineHeight: '1.12',
      letterSpacing: '-0.02em',
      wordSpacing: '0.1em',
      textWrap: 'balance',
    },
  },
  h3: {
    value: {
      fontFamily: 'heading',
      fontWeight: '680',
      fontSize: '1.375rem',
      lineHeight: '1.25',
      letterSpacing: '-0.012em',
      wordSpacing: '0.12em',
    },
  },
  lead: {
    value: {
      fontFamily: 'body',
      fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
      lineHeight: '1.5',
      textWrap: 'pretty',
    },
  },
  prose: { value: { fontFamily: 'body', fontSize: '1.0625rem', lineHeight: '1.65' } },
  ui: {
    value: { fontFamily: 'body', fontSize: '0.9375rem', lineHeight: '1.45', fontWeight: '450' },
  },
  caption: {
    value: { fontFamily: 'body', fontSize: '0.8125rem', lineHeight: '1.4', fontWeight: '450' },
  },
  price: {
    value: {
      fontFamily: 'heading',
      fontWeight: '780',
      fontStretch: '76%',
      fontSize: '3.5rem',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  ticket: {
    value: {
      fontFamily: 'heading',
      fontWeight: '640',
      fontStretch: '82%',
      fontSize: '0.875rem',
      lineHeight: '1.2',
      letterSpacing: '0.01em',
    },
  },
  code: { value: { fontFamily: 'mono', fontSize: '0.875rem', lineHeight: '1.6' } },

  /* Names that Chakra's recipes ask for; nothing is smaller than a caption. */
  '2xs': { value: { fontSize: 'xs', lineHeight: '1rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.375rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.625rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.375rem', fontWeight: '600' } },
  none: { value: {} },
});
