import type { Appearance, Corners, Spacing, TypefacePair } from '../../../../machines/styleChoices';

/** A pair by its families, headings first, and what it looks like. */
export const TYPEFACE_NAMES: Record<TypefacePair, string> = {
  bricolageFigtree: 'Bricolage Grotesque and Figtree: lively sans',
  soraManrope: 'Sora and Manrope: geometric sans',
  oswaldPublicSans: 'Oswald and Public Sans: condensed sans',
  balooNunito: 'Baloo 2 and Nunito: round and friendly',
  bitterKarla: 'Bitter and Karla: slab and sans',
  lexendFigtree: 'Lexend and Figtree: wide sans',
  cormorantFigtree: 'Cormorant Garamond and Figtree: old-style serif',
  bodoniJost: 'Bodoni Moda and Jost: high-contrast serif',
  spectral: 'Spectral: bookish serif',
  atkinson: 'Atkinson Hyperlegible Next: easiest to read',
  oswaldSpectral: 'Oswald and Spectral: newspaper',
  bitterFigtree: 'Bitter and Figtree: sturdy and plain',
  bodoniKarla: 'Bodoni Moda and Karla: magazine',
  jost: 'Jost: 1920s geometric',
};

export const APPEARANCE_NAMES: Record<Appearance, string> = { light: 'Light', dark: 'Dark' };
export const CORNER_NAMES: Record<Corners, string> = {
  square: 'Square',
  soft: 'Soft',
  round: 'Round',
};
export const SPACING_NAMES: Record<Spacing, string> = {
  compact: 'Compact',
  regular: 'Regular',
  airy: 'Airy',
};
