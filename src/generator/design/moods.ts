/** Lightness (0 to 1), chroma and hue (degrees) in OKLCH. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

/** The colors that a page starts from; its other colors are mixed from these. */
export interface Mood {
  primary: Lch;
  accent: Lch;
  /** The page's ground. */
  paper: Lch;
}

const mood = (primary: Lch, accent: Lch, paper: Lch): Mood => ({ primary, accent, paper });
const WHITE_PAPER: Lch = [1, 0, 0];

export const MOODS = {
  crust: mood([0.48, 0.11, 48], [0.8, 0.13, 82], [0.982, 0.014, 82]),
  ember: mood([0.53, 0.165, 36], [0.82, 0.14, 86], [0.985, 0.011, 62]),
  espresso: mood([0.38, 0.055, 50], [0.74, 0.12, 68], [0.974, 0.014, 76]),
  tomato: mood([0.53, 0.19, 28], [0.72, 0.13, 125], [0.985, 0.012, 82]),
  olive: mood([0.44, 0.085, 122], [0.77, 0.13, 78], [0.979, 0.016, 104]),
  leaf: mood([0.46, 0.115, 150], [0.79, 0.14, 76], [0.985, 0.012, 142]),
  forest: mood([0.37, 0.07, 160], [0.76, 0.12, 84], [0.979, 0.012, 118]),
  sage: mood([0.49, 0.06, 155], [0.73, 0.11, 42], [0.98, 0.012, 112]),
  mint: mood([0.5, 0.1, 176], [0.78, 0.14, 48], [0.986, 0.011, 180]),
  lagoon: mood([0.48, 0.095, 208], [0.8, 0.14, 76], [0.988, 0.008, 215]),
  ocean: mood([0.45, 0.13, 246], [0.8, 0.14, 76], [0.99, 0.006, 240]),
  sky: mood([0.55, 0.16, 242], [0.83, 0.15, 88], [0.988, 0.01, 235]),
  indigo: mood([0.46, 0.2, 272], [0.79, 0.15, 58], WHITE_PAPER),
  violet: mood([0.5, 0.22, 296], [0.81, 0.15, 68], [0.988, 0.009, 300]),
  plum: mood([0.4, 0.13, 332], [0.78, 0.12, 62], [0.984, 0.009, 345]),
  blush: mood([0.55, 0.12, 8], [0.76, 0.1, 58], [0.979, 0.014, 30]),
  berry: mood([0.52, 0.2, 352], [0.84, 0.15, 90], [0.986, 0.011, 350]),
  wine: mood([0.39, 0.13, 18], [0.77, 0.11, 78], [0.979, 0.011, 62]),
  clay: mood([0.52, 0.12, 40], [0.74, 0.085, 182], [0.975, 0.018, 72]),
  sun: mood([0.58, 0.16, 52], [0.86, 0.16, 94], [0.987, 0.014, 88]),
  navy: mood([0.33, 0.08, 256], [0.77, 0.12, 78], [0.985, 0.006, 86]),
  slate: mood([0.4, 0.032, 250], [0.73, 0.16, 48], [0.99, 0.003, 250]),
  ink: mood([0.28, 0.012, 280], [0.7, 0.19, 38], [0.984, 0.006, 92]),
  night: mood([0.76, 0.14, 76], [0.7, 0.17, 28], [0.205, 0.02, 275]),
} satisfies Record<string, Mood>;

/** The moods of these names; those that there are not are left out. */
export const moodsOf = (names: readonly string[]): Mood[] =>
  names.flatMap((name) => (Object.hasOwn(MOODS, name) ? [MOODS[name as keyof typeof MOODS]] : []));
