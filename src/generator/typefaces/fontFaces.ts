import type { Family } from './families';
import fallbacks from './fallbacks.json';
import type { Pairing } from './pairings';
import { type FontFile, LATIN_EXT } from './typeset';

/** Names of a local font: Windows' and Apple's, and those of fonts with the same widths. */
const LOCAL: Record<string, readonly string[]> = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Roboto'],
  'Arial Bold': [
    ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    ...['Arimo Bold', 'Roboto Bold', 'Roboto-Bold'],
  ],
  'Times New Roman': [
    ...['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
  ],
  'Times New Roman Bold': [
    ...['Times New Roman Bold', 'TimesNewRomanPS-BoldMT'],
    ...['Liberation Serif Bold', 'LiberationSerif-Bold', 'Tinos Bold'],
  ],
  'Times New Roman Italic': [
    ...['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT'],
    ...['Liberation Serif Italic', 'LiberationSerif-Italic', 'Tinos Italic'],
  ],
};

const FALLBACKS: Record<string, (typeof fallbacks)[keyof typeof fallbacks]> = fallbacks;

const rule = (descriptors: Record<string, string>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const fallbackName = ({ name }: Family): string => `'${name} Fallback'`;

/** The families of a pairing as the style sheets ask for them: the font, what stands in for it, any other. */
export function fontVariables({ heading, body }: Pairing): Record<string, string> {
  const stack = (family: Family) => `'${family.name}', ${fallbackName(family)}, ${family.generic}`;
  return { '--site-font-heading': stack(heading), '--site-font-body': stack(body) };
}

/**
 * The `@font-face` rules of a site: its files, beside the style sheet (`path`) or inside it (`address`), and for each what
 * stands in for it until it has arrived, resized so that nothing moves then.
 */
export function fontFaces(files: readonly FontFile[], at: 'path' | 'address'): string {
  const own = files.map((file) =>
    rule({
      'font-family': `'${file.family.name}'`,
      src: `url('${file[at]}') format('woff2')`,
      'font-weight': file.face.weight,
      'font-style': file.face.style,
      'font-display': 'swap',
      ...(file.subset === 'latin-ext' ? { 'unicode-range': LATIN_EXT.replaceAll(',', ', ') } : {}),
    }),
  );
  const standIns = files
    .filter(({ subset }) => subset === 'latin')
    .flatMap(({ family, face }) =>
      (FALLBACKS[`${family.name} ${face.file}`] ?? []).map((fallback) =>
        rule({
          'font-family': fallbackName(family),
          src: (LOCAL[fallback.local] ?? []).map((name) => `local('${name}')`).join(', '),
          'font-weight': fallback.weight,
          'font-style': face.style,
          'size-adjust': `${fallback.sizeAdjust}%`,
          'ascent-override': `${fallback.ascent}%`,
          'descent-override': `${fallback.descent}%`,
          'line-gap-override': '0%',
        }),
      ),
    );
  return [...own, ...standIns].join('');
}
