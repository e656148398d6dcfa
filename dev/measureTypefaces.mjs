import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import prettier from 'prettier';
import { createServer } from 'vite';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';
import { CHROMIUM_ARGS, findChromium } from './findChromium.mjs';

const TABLE = fileURLToPath(new URL('../src/generator/typefaces/fallbacks.json', import.meta.url));
/** Arimo and Tinos have the widths of Arial and Times New Roman, and can be had everywhere. */
const STAND_INS = { 'sans-serif': 'arimo', serif: 'tinos' };
const LOCAL = { 'sans-serif': 'Arial', serif: 'Times New Roman' };
const SAMPLE =
  'The counter opens at seven and closes when the last loaf is gone. Ask what is warm, order for a table, and know what is inside: flour, nuts, milk and eggs. Write with the date and the number of people, and we will tell you the easiest way to the door. Nuestra casa está en el centro; hablamos contigo antes de empezar. Wir sprechen über den Preis, bevor wir anfangen. Prices from 25 to 140, open Tuesday to Saturday.';

/**
 * `npm run measure:typefaces`: measures in Chromium how Arial or Times New Roman has to be resized to stand in for each
 * typeface of the generated sites until that has arrived, and writes src/generator/typefaces/fallbacks.json.
 */
await runMain(async () => {
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const server = await createServer({
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const { FAMILIES } = await server.ssrLoadModule('/src/generator/typefaces/families.ts');
    const { MORE_FAMILIES } = await server.ssrLoadModule('/src/generator/typefaces/chosenPair.ts');
    const page = await browser.newPage();
    const table = {};
    for (const { name, generic, faces } of Object.values({ ...FAMILIES, ...MORE_FAMILIES })) {
      for (const { file, weight, style, latin } of faces) {
        const { default: address } = await latin();
        const parts = [];
        for (const { range, at } of partsOf(file, weight)) {
          const local = localStyle(at, style);
          const standIn = await standInAddress(STAND_INS[generic], local);
          const web = await measure(page, { address, weight, style, at });
          const system = await measure(page, { address: standIn, weight: '1 999', style, at });
          parts.push({
            weight: range,
            local: [LOCAL[generic], ...local].join(' '),
            ...fallback(web, system),
          });
        }
        table[`${name} ${file}`] = parts;
      }
    }
    const options = await prettier.resolveConfig(TABLE);
    await writeFile(
      TABLE,
      await prettier.format(JSON.stringify(table), { ...options, parser: 'json' }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
});

/**
 * A variable file stands for regular and for bold, a static one for itself.
 * @param {string} file
 * @param {string} weight the weights it is shown for, such as `300 900`
 */
function partsOf(file, weight) {
  const [from, to] = weight.split(' ');
  if (file.startsWith('wght'))
    return [
      { range: `${from} 549`, at: 400 },
      { range: `550 ${to}`, at: 600 },
    ];
  return [{ range: weight, at: Number(file.split('-')[0]) }];
}

/** @param {number} weight @param {string} style */
function localStyle(weight, style) {
  return [...(weight >= 550 ? ['Bold'] : []), ...(style === 'italic' ? ['Italic'] : [])];
}

/** @param {string} family @param {string[]} local */
async function standInAddress(family, local) {
  const file = `${local.includes('Bold') ? 700 : 400}-${local.includes('Italic') ? 'italic' : 'normal'}`;
  const require = createRequire(import.meta.url);
  const path = require.resolve(`@fontsource/${family}/files/${family}-latin-${file}.woff2`);
  return `data:font/woff2;base64,${await readFile(path, 'base64')}`;
}

/**
 * Width of the sample, ascent and descent, in ems.
 * @param {import('playwright-core').Page} page
 * @param {{ address: string, weight: string, style: string, at: number }} font
 */
function measure(page, font) {
  return page.evaluate(
    async ([{ address, weight, style, at }, sample]) => {
      const face = await new FontFace('Measured', `url(${address})`, { weight, style }).load();
      document.fonts.add(face);
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context.font = `${style} ${at} 1000px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
      document.fonts.delete(face);
      return {
        width: width / 1000,
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      };
    },
    [font, SAMPLE],
  );
}

/** In percent, as CSS has them; ascent and descent count from the resized letters. */
function fallback(web, system) {
  const size = web.width / system.width;
  const percent = (/** @type {number} */ ratio) => Math.round(ratio * 10000) / 100;
  return {
    sizeAdjust: percent(size),
    ascent: percent(web.ascent / size),
    descent: percent(web.descent / size),
  };
}
