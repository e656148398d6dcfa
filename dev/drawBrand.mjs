import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';
import { CHROMIUM_ARGS, findChromium } from './findChromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

const INK = '#10201B';
const PORCELAIN = '#F4F7F5';
const ENAMEL = { 50: '#E3F3EC', 600: '#0A6A4D', 900: '#093329' };
const MARIGOLD = '#FFCB4F';

/**
 * `npm run draw:brand`: draws the picture that is shown when a page is shared, and the icons that are no SVG, from
 * public/favicon.svg. The pictures in public/ are committed; run it again when the mark or the words change.
 */
await runMain(async () => {
  await ensureInstalled(ROOT);
  const mark = await readFile(`${ROOT}/public/favicon.svg`, 'utf8');
  const font = (await readFile(`${ROOT}/${FONT}`)).toString('base64');
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const draw = async (
      /** @type {string} */ file,
      /** @type {[number, number]} */ [width, height],
      /** @type {string} */ body,
    ) => {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(documentOf(body, font), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await writeFile(`${ROOT}/public/${file}`, await page.screenshot());
      await page.close();
      console.log(`public/${file}`);
    };
    await draw('og.png', [1200, 630], sharedPicture(mark));
    await draw('apple-touch-icon.png', [180, 180], icon(mark, 0.68));
    await draw('icon-192.png', [192, 192], icon(mark, 0.68));
    await draw('icon-512.png', [512, 512], icon(mark, 0.68));
    // A launcher may cut away all but a circle of four fifths of the width.
    await draw('icon-maskable-512.png', [512, 512], icon(mark, 0.5));
  } finally {
    await browser.close();
  }
});

/** The mark on porcelain, its width a share of the icon's. */
function icon(/** @type {string} */ mark, /** @type {number} */ share) {
  return `<div style="height:100%;display:grid;place-items:center;background:${PORCELAIN}">
    <div style="width:${share * 100}%;line-height:0">${mark}</div>
  </div>`;
}

/** The product's name beside a shop window under its awning. */
function sharedPicture(/** @type {string} */ mark) {
  const stripes = Array.from(
    { length: 9 },
    (_, index) =>
      `<i style="flex:1;height:64px;border-radius:0 0 99px 99px;background:${index % 2 === 0 ? ENAMEL[600] : MARIGOLD}"></i>`,
  ).join('');
  const card = (/** @type {string} */ color) =>
    `<i style="flex:1;height:104px;border-radius:12px;background:${color}"></i>`;
  const line = (/** @type {number} */ width) =>
    `<i style="display:block;width:${width}%;height:16px;margin-top:16px;border-radius:4px;background:${ENAMEL[50]}"></i>`;
  return `<div style="height:100%;display:flex;align-items:center;gap:64px;padding:0 72px;background:${ENAMEL[900]};outline:3px solid ${ENAMEL[50]};outline-offset:-28px">
    <div style="flex:1.25;color:#FFFFFF">
      <div style="width:84px;padding:14px;border-radius:20px;background:${PORCELAIN};line-height:0">${mark}</div>
      <div style="margin-top:36px;font-size:82px;font-weight:760;font-stretch:112%;line-height:1;letter-spacing:-0.03em">AI Website Builder</div>
      <div style="margin-top:28px;font-size:34px;font-weight:560;line-height:1.25;color:${MARIGOLD}">Describe it. See it built.</div>
    </div>
    <div style="flex:1;border-radius:24px;background:#FFFFFF;overflow:hidden">
      <div style="display:flex;border-top:18px solid ${ENAMEL[600]}">${stripes}</div>
      <div style="padding:30px 32px 36px;color:${INK}">
        <div style="font-size:34px;font-weight:740;font-stretch:108%;letter-spacing:-0.02em">Fennel &amp; Rye</div>
        ${line(88)}${line(60)}
        <div style="display:flex;gap:16px;margin-top:28px">${card('#FFEDBD')}${card('#FFD6CA')}${card('#CBE4F6')}</div>
      </div>
    </div>
  </div>`;
}

function documentOf(/** @type {string} */ body, /** @type {string} */ font) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; font-stretch: 62% 125%; }
    html, body { height: 100%; margin: 0; font-family: Archivo, sans-serif; }
    * { box-sizing: border-box; }
  </style>${body}</html>`;
}
