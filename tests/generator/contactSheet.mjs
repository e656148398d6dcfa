/*
 * CHROMIUM_PATH names a browser when Playwright has none of its own. Draws prompts × themes × frameworks at the given widths into a folder, for looking at:
 * node tests/generator/contactSheet.mjs <folder> [theme,…] [framework,…] [width,…] [prompt index,…] [css selector]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const PROMPTS = [
  'A website for Brotzeit, a sourdough bakery in Leeds. We sell rye loaves, cinnamon buns and celebration cakes. Open Tuesday to Saturday 7am to 3pm. hello@brotzeit.example',
  'Coffee shop called Third Crack in Porto with flat whites, pour-over and pastries. Pour-over costs €4.50.',
  'Trattoria Lucia, an Italian restaurant in Chicago serving handmade pasta, wood-fired pizza and tiramisu. Reservations at 312-555-0144.',
  'Hair salon "Studio Nord" in Oslo offering cuts, colour and bridal styling, with prices and a team page',
  'Florist Wild Stem: bouquets, weddings and weekly subscriptions. Green and cream colours.',
  'I am a plumber in Bristol. Boiler repair, leak detection, bathroom fitting. Call 0117 496 0123.',
  'Yoga studio Stillpoint in Austin with vinyasa, yin and prenatal classes',
  'Portfolio of photographer Mara Quist: weddings, portraits, editorial. No pricing.',
  'A SaaS landing page for Tallyhive, invoicing software for freelancers: time tracking, invoices, reports. Dark background, purple.',
  'Charity River Keepers cleans the River Aire and needs volunteers and donations',
  'Law firm Okafor & Lind in Lagos: contracts, property, employment law',
  'a website',
];
const [
  folder,
  themes = 'modern,vibrant,elegant',
  frameworks = 'tailwind,bootstrap,vuetify',
  widths = '1280,375',
  picked = '',
  selector = '',
] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the pictures');
const indices = picked === '' ? PROMPTS.map((_, index) => index) : picked.split(',').map(Number);

const server = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { generateSite } = await server.ssrLoadModule('/src/generator/generateSite.ts');
const { initialCustomization } = await server.ssrLoadModule(
  '/src/generator/initialCustomization.ts',
);
const { renderSite } = await server.ssrLoadModule('/src/generator/render/renderSite.ts');
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const page = await browser.newPage();
page.on('console', (message) => console.log(message.type(), message.text()));
await mkdir(folder, { recursive: true });
for (const index of indices) {
  for (const theme of themes.split(',')) {
    for (const framework of frameworks.split(',')) {
      const site = generateSite({ prompt: PROMPTS[index], theme, framework });
      const { html } = await renderSite(site, initialCustomization(site), 'preview');
      const name = `${index}-${theme}-${framework}`;
      await writeFile(join(folder, `${name}.html`), html);
      for (const width of widths.split(',').map(Number)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(pathToFileURL(resolve(folder, `${name}.html`)).href);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) console.log(`${name} at ${width}: ${over} px too wide`);
        const target = selector ? page.locator(selector).first() : page;
        await target.screenshot({
          path: join(folder, `${name}-${width}.png`),
          fullPage: selector ? undefined : true,
        });
      }
    }
  }
}
await browser.close();
await server.close();
