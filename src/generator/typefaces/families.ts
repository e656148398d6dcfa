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
  generic: 'sans-serif' | 'serif';
  /** What is needed most first. */
  faces: readonly Face[];
}

const face = (file: string, weight: string, latin: LoadFont, latinExt?: LoadFont): Face => ({
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
  fredoka: {
    name: 'Fredoka',
    generic: 'sans-serif',
    faces: [
      face(
        '600-normal',
        '100 900',
        () => import('@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?inline'),
        () => import('@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff2?inline'),
      ),
    ],
  },
  bitter: {
    name: 'Bitter',
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
