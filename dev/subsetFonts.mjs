import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The weights and widths of src/theme/textStyles.ts and of what is set in these fonts besides. */
const FONTS = [
  {
    name: 'archivo',
    file: 'archivo-latin-wdth-normal',
    variationAxes: { wght: { min: 600, max: 800 }, wdth: { min: 76, max: 112 } },
  },
  {
    name: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/**
 * `npm run subset:fonts`: writes the part of the product's two fonts that every page shows into src/theme/fonts, with
 * their licences. All other characters come from the whole fonts.
 */
await runMain(async () => {
  await ensureInstalled(ROOT);
  const styles = await readFile(`${ROOT}src/theme/basicFonts.css`, 'utf8');
  const ranges = /unicode-range:([^;]+)/.exec(styles)?.[1]?.trim().split(/,\s*/) ?? [];
  const characters = ranges.flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
  for (const { name, file, variationAxes } of FONTS) {
    const source = `${ROOT}node_modules/@fontsource-variable/${name}`;
    const whole = await readFile(`${source}/files/${file}.woff2`);
    const options = { targetFormat: /** @type {const} */ ('woff2'), variationAxes };
    const part = await subsetFont(whole, characters.join(''), options);
    await writeFile(`${ROOT}src/theme/fonts/${name}-basic.woff2`, part);
    await copyFile(`${source}/LICENSE`, `${ROOT}src/theme/fonts/${name}-license.txt`);
    console.log(`${name}: ${whole.length} bytes, of which every page needs ${part.length}.`);
  }
});
