/*
 * Draws many prompts as pages and puts them into one contact sheet, for looking at: `index.html` in the folder, and
 * each page as a picture beside it. CHROMIUM_PATH names a browser when Playwright has none of its own.
 * node tests/generator/contactSheet.mjs <folder> [--themes=modern,…] [--frameworks=tailwind,…] [--widths=375,1280]
 *   [--prompts=0,3,…] [--directions=0,1,…] [--selector=css]
 * Without themes and frameworks each prompt is drawn once, in the next theme and framework in turn; with them in all.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { CONTACT_PROMPTS } from './contactPrompts.mjs';

const THEMES = ['modern', 'vibrant', 'elegant'];
const FRAMEWORKS = ['tailwind', 'bootstrap', 'vuetify'];
const option = { type: 'string' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    themes: option,
    frameworks: option,
    widths: { ...option, default: '375,1280' },
    prompts: option,
    directions: { ...option, default: '0' },
    selector: option,
  },
});
const [folder] = positionals;
if (!folder) throw new Error('Name a folder for the pictures');
const numbers = (list) => list.split(',').map(Number);
const indices = values.prompts ? numbers(values.prompts) : CONTACT_PROMPTS.map((_, index) => index);
const widths = numbers(values.widths);

const wanted = indices.flatMap((index) =>
  (values.themes?.split(',') ?? [THEMES[index % 3]]).flatMap((theme) =>
    (values.frameworks?.split(',') ?? [FRAMEWORKS[Math.floor(index / 3) % 3]]).flatMap(
      (framework) =>
        numbers(values.directions).map((direction) => ({
          request: { prompt: CONTACT_PROMPTS[index], theme, framework, direction },
          name: `${String(index).padStart(2, '0')}-${theme}-${framework}-${direction}`,
        })),
    ),
  ),
);

const server = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { generateWebsite } = await server.ssrLoadModule('/src/generator/generateWebsite.ts');
const { withTypefaces } = await server.ssrLoadModule('/src/generator/preview/withTypefaces.ts');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const page = await browser.newPage();
page.on('console', (message) => console.log(message.type(), message.text()));
await mkdir(folder, { recursive: true });

const cells = [];
for (const { request, name } of wanted) {
  const website = await generateWebsite(request);
  const html = withTypefaces(website.html, website.typefaces);
  await writeFile(join(folder, `${name}.html`), html);
  await page.setViewportSize({ width: widths[0], height: 900 });
  await page.goto(pathToFileURL(resolve(folder, `${name}.html`)).href);
  await page.addStyleTag({ content: 'main > section { content-visibility: visible !important; }' });
  const pictures = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(`${name} at ${width}: ${over} px too wide`);
    const target = values.selector ? page.locator(values.selector).first() : page;
    const path = `${name}-${width}.png`;
    await target.screenshot({
      path: join(folder, path),
      fullPage: values.selector ? undefined : true,
    });
    pictures.push(
      `<a href="${name}.html"><img loading="lazy" src="${path}" alt="" width="${width / 4}"></a>`,
    );
  }
  const caption = request.prompt.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  cells.push(
    `<figure>${pictures.join('')}<figcaption><b>${name}</b> ${caption}</figcaption></figure>`,
  );
}
await writeFile(
  join(folder, 'index.html'),
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>body{display:flex;flex-wrap:wrap;gap:24px;align-items:start;font:13px/1.4 sans-serif}figure{margin:0;width:${widths.reduce(
    (sum, width) => sum + width / 4 + 8,
    0,
  )}px}a{float:inline-start;margin-inline-end:8px}figcaption{clear:both}</style>${cells.join('\n')}</html>\n`,
);
await browser.close();
await server.close();
