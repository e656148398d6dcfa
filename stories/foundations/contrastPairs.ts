import { wcagContrast } from 'culori';

import { hexOf, type Mode, MODES } from './themeColors';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what shows where a control is. */
export const LEAST_RATIO = { text: 4.5, control: 3 } as const;

export interface ContrastPair {
  foreground: string;
  background: string;
  needs: keyof typeof LEAST_RATIO;
  use: string;
  modes: readonly Mode[];
}

export interface ContrastResult {
  pair: ContrastPair;
  mode: Mode;
  foreground: string;
  background: string;
  ratio: number;
  passes: boolean;
}

export const PALETTES = ['enamel', 'marigold', 'tomato', 'sky', 'cherry'] as const;
const GROUNDS = ['bg', 'bg.panel'] as const;

const text = (foreground: string, backgrounds: readonly string[], use: string): ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, needs: 'text', use, modes: MODES }));
const control = (foreground: string, backgrounds: readonly string[], use: string) =>
  text(foreground, backgrounds, use).map((pair) => ({ ...pair, needs: 'control' as const }));
const lightOnly = (pairs: ContrastPair[]) =>
  pairs.map((pair) => ({ ...pair, modes: ['light'] as const }));

/** Every pair of colors that the product puts one on the other. */
const contrastPairs: ContrastPair[] = [
  ...text('fg', [...GROUNDS, 'bg.subtle', 'bg.muted', 'bg.emphasized'], 'Text'),
  ...text('fg.muted', [...GROUNDS, 'bg.subtle', 'bg.muted'], 'Secondary text'),
  ...text('fg.subtle', GROUNDS, 'Quiet text and placeholders'),
  ...text('fg.error', [...GROUNDS, 'bg.error'], 'Text of a problem'),
  ...control('border.emphasized', GROUNDS, 'Edge of a field, switch that is off'),
  ...control('border.error', [...GROUNDS, 'bg.error'], 'Edge of a field with a problem'),
  ...PALETTES.flatMap((name) => [
    ...text(`${name}.contrast`, [`${name}.solid`], 'Label on a solid control'),
    ...text(`${name}.fg`, [...GROUNDS, `${name}.subtle`], 'Colored text'),
    ...control(`${name}.border`, GROUNDS, 'Colored edge'),
    ...control(`${name}.focusRing`, GROUNDS, 'Focus ring'),
  ]),
  ...lightOnly([
    ...text('sheet', ['enamel.900', 'bg.inverted'], 'Text on an enamel sign or band'),
    ...control('marigold.300', ['enamel.900'], 'Focus ring on enamel'),
    ...control('enamel.200', ['enamel.900'], 'Keyline of an enamel sign'),
    ...text('ink.950', ['marigold.200', 'marigold.300', 'marigold.400'], 'Ticket, sign button'),
    ...text('sheet', ['enamel.800'], 'Solid button under the pointer'),
    ...text('sheet', ['cherry.600', 'cherry.700'], 'Danger button, error toast'),
    ...text('sheet', ['enamel.700', 'ink.950'], 'Success toast, info toast'),
    ...control('marigold.300', ['enamel.700', 'cherry.600', 'ink.950'], 'Focus ring in a toast'),
    ...control('ink.600', ['bg.panel'], 'Edge of a field under the pointer'),
    ...text('enamel.700', ['enamel.50'], 'Active link of the sidebar'),
  ]),
];

/** The pairs measured, in every mode they occur in. */
export function measureContrast(pairs: readonly ContrastPair[] = contrastPairs): ContrastResult[] {
  return pairs.flatMap((pair) =>
    pair.modes.map((mode) => {
      const foreground = hexOf(pair.foreground, mode);
      const background = hexOf(pair.background, mode);
      const ratio = wcagContrast(foreground, background);
      return {
        pair,
        mode,
        foreground,
        background,
        ratio,
        passes: ratio >= LEAST_RATIO[pair.needs],
      };
    }),
  );
}
