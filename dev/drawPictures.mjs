import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

import { drawBuilder } from './drawBuilder.mjs';
import { ensureInstalled, runMain } from './ensureInstalled.mjs';
import { CHROMIUM_ARGS, findChromium } from './findChromium.mjs';
import { openModules } from './modules.mjs';

const FOLDER = new URL('../src/content/pictures/', import.meta.url);
/** The README's picture. */
const BUILDER = new URL('../docs/builder.webp', import.meta.url);
const BUILDER_SCREEN = { width: 1440, height: 900 };
const BUILDER_WIDTH = 1280;
/** Screen pixels a CSS pixel, so that a file can be as wide as its widest. */
const DENSITY = 2;
const QUALITY = 0.8;

/**
 * `npm run draw:pictures`: makes every site of src/content/pictureList.ts with the product's own generator, takes its
 * picture and writes it as WebP in each width to src/content/pictures/; then the builder itself for the README. Chromium
 * encodes, so no image library is needed.
 */
await runMain(async () => {
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const server = await openModules();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const { pictureList } = await server.ssrLoadModule('/src/content/pictureList.ts');
    const { generateWebsite } = await server.ssrLoadModule('/src/generator/generateWebsite.ts');
    const { withTypefaces } = await server.ssrLoadModule('/src/generator/preview/withTypefaces.ts');
    const encoder = await browser.newPage();
    await emptyFolder();
    for (const { name, request, screen, fileWidths } of pictureList) {
      const { html, typefaces } = await generateWebsite(request);
      const page = await browser.newPage({
        viewport: screen,
        deviceScaleFactor: DENSITY,
        reducedMotion: 'reduce',
      });
      await page.setContent(withTypefaces(html, typefaces), { waitUntil: 'load' });
      const png = await page.screenshot();
      await page.close();
      for (const fileWidth of fileWidths) {
        const webp = await encodeWebp(encoder, png, fileWidth);
        await writeFile(new URL(`${name}-${fileWidth}.webp`, FOLDER), webp);
        console.log(`${name}-${fileWidth}.webp  ${Math.round(webp.length / 1024)} kB`);
      }
    }
    const { sample } = await server.ssrLoadModule('/src/content/sample.ts');
    const order = { prompt: sample.prompt, screen: BUILDER_SCREEN, density: DENSITY };
    const builder = await encodeWebp(encoder, await drawBuilder(browser, order), BUILDER_WIDTH);
    await writeFile(BUILDER, builder);
    console.log(`docs/builder.webp  ${Math.round(builder.length / 1024)} kB`);
  } finally {
    await browser.close();
    await server.close();
  }
});

async function emptyFolder() {
  await mkdir(FOLDER, { recursive: true });
  const old = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp'));
  await Promise.all(old.map((name) => rm(new URL(name, FOLDER))));
}

/**
 * @param {import('playwright-core').Page} page
 * @param {Buffer} png
 * @param {number} width of the file, in its own pixels
 */
async function encodeWebp(page, png, width) {
  const base64 = await page.evaluate(
    async ([source, targetWidth, quality]) => {
      const blob = await (await fetch(`data:image/png;base64,${source}`)).blob();
      const { width: full, height: fullHeight } = await createImageBitmap(blob);
      const targetHeight = Math.round((fullHeight * targetWidth) / full);
      const bitmap = await createImageBitmap(blob, {
        resizeWidth: targetWidth,
        resizeHeight: targetHeight,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(targetWidth, targetHeight);
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await webp.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), width, QUALITY],
  );
  return Buffer.from(base64, 'base64');
}
