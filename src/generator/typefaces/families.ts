/** A font file as a `data:` address, in a chunk of its own. */
export type LoadFont = () => Promise<{ default: string }>;

/** One weight or style of a family. */
export interface Face {
  /** As Fontsource names it, such as `400-italic`. */
  file: string;
  style: 'normal' | 'italic';
  /** The weights it is shown for. */
  weight: string;
  latin: LoadFont;
  /** Absent where it would never fit beside what is needed more. */
  latinExt?: LoadFont;
}

export interface Family {
  name: string;
  /** As its licence, the SIL Open Font License 1.1, has it. */
  copyright: string;
  generic: 'sans-serif' | 'serif';
  /** What is needed most first. */
  faces: readonly Face[];
}

export const face = (file: string, weight: string, latin: LoadFont, latinExt?: LoadFont): Face => ({
  file,
  style: file.endsWith('italic') ? 'italic' : 'normal',
  weight,
  latin,
  ...(latinExt && { latinExt }),
});

/** Families of the generated sites, from Fontsource: static files, or the variable one where it is smaller. */
export const FAMILIES = {
  bricolage: {
    name: 'Bricolage Grotesque',
    copyright:
      'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
    generic: 'sans-serif',
    faces: [
      face(
        '700-normal',
        '100 900',
        () =>
          import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?inline'),
        () =>
          import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2?inline'),
      ),
    ],
  },
  sora: {
    name: 'Sora',
    copyright: 'Copyright 2019 The Sora Project Authors (https://github.com/sora-xor/sora-font)',
    generic: 'sans-serif',
    faces: [
      face(
        '600-normal',
        '100 900',
        () => import('@fontsource/sora/files/sora-latin-600-normal.woff2?inline'),
        () => import('@fontsource/sora/files/sora-latin-ext-600-normal.woff2?inline'),
      ),
    ],
  },
  oswald: {
    name: 'Oswald',
    copyright:
      'Copyright 2016 The Oswald Project Authors (https://github.com/googlefonts/OswaldFont)',
    generic: 'sans-serif',
    faces: [
      face(
        '600-normal',
        '100 900',
        () => import('@fontsource/oswald/files/oswald-latin-600-normal.woff2?inline'),
        () => import('@fontsource/oswald/files/oswald-latin-ext-600-normal.woff2?inline'),
      ),
    ],
  },
  baloo: {
    name: 'Baloo 2',
    copyright: 'Copyright 2019 The Baloo 2 Project Authors (https://github.com/EkType/Baloo2)',
    generic: 'sans-serif',
    faces: [
      face(
        '800-normal',
        '100 900',
        () => import('@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2?inline'),
        () => import('@fontsource/baloo-2/files/baloo-2-latin-ext-800-normal.woff2?inline'),
      ),
    ],
  },
  bitter: {
    name: 'Bitter',
    copyright: 'Copyright 2011 The Bitter Project Authors (https://github.com/solmatas/BitterPro)',
    generic: 'serif',
    faces: [
      face(
        '800-normal',
        '100 900',
        () => import('@fontsource/bitter/files/bitter-latin-800-normal.woff2?inline'),
        () => import('@fontsource/bitter/files/bitter-latin-ext-800-normal.woff2?inline'),
      ),
    ],
  },
  lexend: {
    name: 'Lexend',
    copyright: 'Copyright 2019 The Lexend Project Authors (https://github.com/googlefonts/lexend)',
    generic: 'sans-serif',
    faces: [
      face(
        '800-normal',
        '100 900',
        () => import('@fontsource/lexend/files/lexend-latin-800-normal.woff2?inline'),
        () => import('@fontsource/lexend/files/lexend-latin-ext-800-normal.woff2?inline'),
      ),
    ],
  },
  figtree: {
    name: 'Figtree',
    copyright:
      'Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)',
    generic: 'sans-serif',
    faces: [
      face(
        'wght-normal',
        '300 900',
        () => import('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline'),
        () =>
          import('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?inline'),
      ),
    ],
  },
  manrope: {
    name: 'Manrope',
    copyright: 'Copyright 2019 The Manrope Project Authors (https://github.com/sharanda/manrope)',
    generic: 'sans-serif',
    faces: [
      face(
        'wght-normal',
        '200 800',
        () => import('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?inline'),
        () =>
          import('@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?inline'),
      ),
    ],
  },
  publicSans: {
    name: 'Public Sans',
    copyright:
      'Copyright 2015 The Public Sans Project Authors (https://github.com/uswds/public-sans)',
    generic: 'sans-serif',
    faces: [
      face(
        '400-normal',
        '100 500',
        () => import('@fontsource/public-sans/files/public-sans-latin-400-normal.woff2?inline'),
        () => import('@fontsource/public-sans/files/public-sans-latin-ext-400-normal.woff2?inline'),
      ),
      face(
        '600-normal',
        '600 900',
        () => import('@fontsource/public-sans/files/public-sans-latin-600-normal.woff2?inline'),
      ),
    ],
  },
  nunito: {
    name: 'Nunito',
    copyright: 'Copyright 2014 The Nunito Project Authors (https://github.com/googlefonts/nunito)',
    generic: 'sans-serif',
    faces: [
      face(
        '400-normal',
        '100 500',
        () => import('@fontsource/nunito/files/nunito-latin-400-normal.woff2?inline'),
        () => import('@fontsource/nunito/files/nunito-latin-ext-400-normal.woff2?inline'),
      ),
      face(
        '700-normal',
        '600 900',
        () => import('@fontsource/nunito/files/nunito-latin-700-normal.woff2?inline'),
      ),
    ],
  },
  karla: {
    name: 'Karla',
    copyright: 'Copyright 2019 The Karla Project Authors (https://github.com/googlefonts/karla)',
    generic: 'sans-serif',
    faces: [
      face(
        '400-normal',
        '100 500',
        () => import('@fontsource/karla/files/karla-latin-400-normal.woff2?inline'),
      ),
      face(
        '700-normal',
        '600 900',
        () => import('@fontsource/karla/files/karla-latin-700-normal.woff2?inline'),
      ),
    ],
  },
  jost: {
    name: 'Jost',
    copyright:
      'Copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)',
    generic: 'sans-serif',
    faces: [
      face(
        '400-normal',
        '100 450',
        () => import('@fontsource/jost/files/jost-latin-400-normal.woff2?inline'),
        () => import('@fontsource/jost/files/jost-latin-ext-400-normal.woff2?inline'),
      ),
      face(
        '500-normal',
        '451 900',
        () => import('@fontsource/jost/files/jost-latin-500-normal.woff2?inline'),
      ),
    ],
  },
  cormorant: {
    name: 'Cormorant Garamond',
    copyright: 'Copyright 2015 The Cormorant Project Authors (github.com/CatharsisFonts/Cormorant)',
    generic: 'serif',
    faces: [
      face(
        '500-normal',
        '100 900',
        () =>
          import('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?inline'),
        () =>
          import('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-500-normal.woff2?inline'),
      ),
      face(
        '500-italic',
        '100 900',
        () =>
          import('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?inline'),
      ),
    ],
  },
  bodoni: {
    name: 'Bodoni Moda',
    copyright:
      'Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)',
    generic: 'serif',
    faces: [
      face(
        '400-normal',
        '100 900',
        () => import('@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2?inline'),
        () => import('@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-400-normal.woff2?inline'),
      ),
      face(
        '400-italic',
        '100 900',
        () => import('@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?inline'),
      ),
    ],
  },
  spectral: {
    name: 'Spectral',
    copyright:
      'Copyright 2017 The Spectral Project Authors (https://github.com/productiontype/Spectral)',
    generic: 'serif',
    faces: [
      face(
        '400-normal',
        '100 500',
        () => import('@fontsource/spectral/files/spectral-latin-400-normal.woff2?inline'),
        () => import('@fontsource/spectral/files/spectral-latin-ext-400-normal.woff2?inline'),
      ),
      face(
        '600-normal',
        '600 900',
        () => import('@fontsource/spectral/files/spectral-latin-600-normal.woff2?inline'),
      ),
      face(
        '400-italic',
        '100 900',
        () => import('@fontsource/spectral/files/spectral-latin-400-italic.woff2?inline'),
      ),
    ],
  },
} satisfies Record<string, Family>;
