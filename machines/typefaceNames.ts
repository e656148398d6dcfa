import type { TypefacePair } from './styleChoices';

/** What each pair of typefaces is called, by its families, headings first. */
export const PAIR_NAMES: Record<TypefacePair, string> = {
  bricolageFigtree: 'Bricolage Grotesque and Figtree',
  soraManrope: 'Sora and Manrope',
  oswaldPublicSans: 'Oswald and Public Sans',
  balooNunito: 'Baloo 2 and Nunito',
  bitterKarla: 'Bitter and Karla',
  lexendFigtree: 'Lexend and Figtree',
  cormorantFigtree: 'Cormorant Garamond and Figtree',
  bodoniJost: 'Bodoni Moda and Jost',
  spectral: 'Spectral',
  atkinson: 'Atkinson Hyperlegible Next',
  oswaldSpectral: 'Oswald and Spectral',
  bitterFigtree: 'Bitter and Figtree',
  bodoniKarla: 'Bodoni Moda and Karla',
  jost: 'Jost',
};
