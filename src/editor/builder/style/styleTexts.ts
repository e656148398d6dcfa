import type { Appearance, Corners, Spacing, TypefacePair } from '../../../../machines/styleChoices';
import { PAIR_NAMES } from '../../../../machines/typefaceNames';

const LOOKS: Record<TypefacePair, string> = {
  bricolageFigtree: 'lively sans',
  soraManrope: 'geometric sans',
  oswaldPublicSans: 'condensed sans',
  balooNunito: 'round and friendly',
  bitterKarla: 'slab and sans',
  lexendFigtree: 'wide sans',
  cormorantFigtree: 'old-style serif',
  bodoniJost: 'high-contrast serif',
  spectral: 'bookish serif',
  atkinson: 'easiest to read',
  oswaldSpectral: 'newspaper',
  bitterFigtree: 'sturdy and plain',
  bodoniKarla: 'magazine',
  jost: '1920s geometric',
};

/** A pair by its families, headings first, and what it looks like. */
export const typefaceName = (pair: TypefacePair): string => `${PAIR_NAMES[pair]}: ${LOOKS[pair]}`;

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
