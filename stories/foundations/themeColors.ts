import { palette } from '../../src/theme/palette';
import { semanticColors } from '../../src/theme/semanticTokens';

export type Mode = 'light' | 'dark';
export const MODES = ['light', 'dark'] as const satisfies readonly Mode[];

interface ColorTree {
  [name: string]: string | ColorTree;
}

/** Hex by dotted token name: `enamel.700`, `porcelain`. */
export const paletteColors: ReadonlyMap<string, string> = new Map(flatten(palette, ''));

const semanticReferences: ReadonlyMap<string, string> = new Map(
  flatten(semanticColors, '').map(([name, reference]) => [
    name.replace('.value._', ' ').replace('.DEFAULT', ''),
    reference,
  ]),
);

/** The names of the semantic colors, as screens write them: `fg.muted`, `enamel.solid`. */
export const semanticNames: readonly string[] = [
  ...new Set([...semanticReferences.keys()].map((key) => key.replace(/ (light|dark)$/, ''))),
];

/** Hex of any color token, semantic or not. Throws where the theme has no such token. */
export function hexOf(token: string, mode: Mode): string {
  const reference = semanticReferences.get(`${token} ${mode}`) ?? `{colors.${token}}`;
  const hex = paletteColors.get(reference.slice('{colors.'.length, -1));
  if (hex === undefined) throw new Error(`The theme has no color ${token}.`);
  return hex;
}

function flatten(tree: ColorTree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : flatten(value, `${path}${name}.`),
  );
}
