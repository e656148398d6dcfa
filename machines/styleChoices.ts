/** Typefaces that go together, headings first: those of the themes, and five more. */
export const TYPEFACE_PAIRS = [
  'bricolageFigtree',
  'soraManrope',
  'oswaldPublicSans',
  'balooNunito',
  'bitterKarla',
  'lexendFigtree',
  'cormorantFigtree',
  'bodoniJost',
  'spectral',
  'atkinson',
  'oswaldSpectral',
  'bitterFigtree',
  'bodoniKarla',
  'jost',
] as const;
export type TypefacePair = (typeof TYPEFACE_PAIRS)[number];

export const APPEARANCES = ['light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const CORNERS = ['square', 'soft', 'round'] as const;
export type Corners = (typeof CORNERS)[number];

export const SPACINGS = ['compact', 'regular', 'airy'] as const;
export type Spacing = (typeof SPACINGS)[number];

/** What of the five colors an appearance is made of. */
export interface SiteGround {
  background: string;
  text: string;
}

/** What a person chose of a site's looks in place of its theme; absent: as the theme has it. */
export interface SiteStyle {
  typefaces?: TypefacePair;
  corners?: Corners;
  spacing?: Spacing;
  /** The colors of the appearance that does not show, for when it is chosen again. */
  otherGround?: SiteGround;
}

/** What of a style is chosen at once; null: as the theme has it. */
export type StyleChoice =
  { typefaces: TypefacePair | null } | { corners: Corners | null } | { spacing: Spacing | null };
