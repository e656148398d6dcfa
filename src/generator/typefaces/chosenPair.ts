import type { Theme } from '../../../machines/entities';
import type { TypefacePair } from '../../../machines/styleChoices';
import type { Design } from '../types';
import { face, FAMILIES as THEME_FAMILIES, type Family } from './families';
import { type Pairing, PAIRINGS } from './pairings';
import { loadFonts } from './typeset';

/** A family that no theme has of itself. */
export const MORE_FAMILIES = {
  atkinson: {
    name: 'Atkinson Hyperlegible Next',
    copyright:
      'Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors (https://github.com/googlefonts/atkinson-hyperlegible-next)',
    generic: 'sans-serif',
    faces: [
      face(
        'wght-normal',
        '200 800',
        () =>
          import('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?inline'),
        () =>
          import('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?inline'),
      ),
    ],
  },
} satisfies Record<string, Family>;
const FAMILIES = { ...THEME_FAMILIES, ...MORE_FAMILIES };

type FamilyId = keyof typeof FAMILIES;

const PAIRS: Record<TypefacePair, readonly [heading: FamilyId, body: FamilyId]> = {
  bricolageFigtree: ['bricolage', 'figtree'],
  soraManrope: ['sora', 'manrope'],
  oswaldPublicSans: ['oswald', 'publicSans'],
  balooNunito: ['baloo', 'nunito'],
  bitterKarla: ['bitter', 'karla'],
  lexendFigtree: ['lexend', 'figtree'],
  cormorantFigtree: ['cormorant', 'figtree'],
  bodoniJost: ['bodoni', 'jost'],
  spectral: ['spectral', 'spectral'],
  atkinson: ['atkinson', 'atkinson'],
  oswaldSpectral: ['oswald', 'spectral'],
  bitterFigtree: ['bitter', 'figtree'],
  bodoniKarla: ['bodoni', 'karla'],
  jost: ['jost', 'jost'],
};

/** How headings are set in a family, in a theme that is not made for it; `letter`: the width of one, in shares of the size. */
interface Setting {
  letter: number;
  weight: number;
  tracking: number;
  /** How much larger than others, for small letters beside tall ones and for narrow ones. */
  scale?: number;
}

const SETTINGS: Partial<Record<FamilyId, Setting>> = {
  bricolage: { letter: 0.6, weight: 700, tracking: -0.03 },
  sora: { letter: 0.61, weight: 600, tracking: -0.04 },
  oswald: { letter: 0.47, weight: 600, tracking: -0.005, scale: 1.15 },
  baloo: { letter: 0.53, weight: 800, tracking: -0.01 },
  bitter: { letter: 0.57, weight: 800, tracking: -0.015 },
  lexend: { letter: 0.64, weight: 800, tracking: -0.035 },
  cormorant: { letter: 0.5, weight: 500, tracking: -0.012, scale: 1.12 },
  bodoni: { letter: 0.58, weight: 400, tracking: -0.02 },
  spectral: { letter: 0.55, weight: 400, tracking: -0.012 },
  atkinson: { letter: 0.56, weight: 700, tracking: -0.02 },
  jost: { letter: 0.54, weight: 500, tracking: -0.02 },
};

/** A pairing that a person chose, with what its theme's sheet does not say of it. */
export interface ChosenPair extends Pairing {
  css: string;
}

/** The typefaces that a person chose for a site, set as its theme has them or, in another theme, as the headings' family asks. Pure. */
export function chosenPair(
  { theme, variables }: Pick<Design, 'theme' | 'variables'>,
  pair: TypefacePair,
): ChosenPair {
  const [headingId, bodyId] = PAIRS[pair];
  const heading: Family = FAMILIES[headingId];
  const body: Family = FAMILIES[bodyId];
  const own = ownPairing(theme, heading, body);
  if (own !== undefined) return { ...own, css: '' };
  const setting = SETTINGS[headingId] ?? { letter: 0.6, weight: 700, tracking: -0.02 };
  return { type: pair, heading, body, css: sheetOf(pair, setting, variables) };
}

const ownPairing = (theme: Theme, heading: Family, body: Family): Pairing | undefined =>
  PAIRINGS[theme].find((pairing) => pairing.heading === heading && pairing.body === body);

function sheetOf(
  type: string,
  { letter, weight, tracking, scale = 1 }: Setting,
  variables: Readonly<Record<string, string>>,
): string {
  const sizes = ['title', 'heading', 'subheading'].map((name) => `--site-size-${name}`);
  const lines = [
    `--t-letter: ${letter}`,
    `--t-weight-heading: ${weight}`,
    `--t-weight-title: ${weight}`,
    `--t-tracking-heading: ${tracking}em`,
    `--t-tracking-subheading: ${tracking / 2}em`,
    ...(scale === 1 ? [] : sizes.map((name) => `${name}: calc(${variables[name]} * ${scale})`)),
  ];
  return `\n[data-type='${type}'] {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** Loads the fonts that no theme has of itself. Rejects when the chunk of one cannot be loaded. */
export const loadMoreFonts = (): Promise<void> => loadFonts(MORE_FAMILIES);
