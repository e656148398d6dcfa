import { join } from 'node:path';

import { type BrowserType, type Page } from '@playwright/test';

import { callOf, type Engine } from './Engine';

/** Chromium, or an engine that Playwright brings itself. */
export async function startByPlaywright(
  type: BrowserType,
  options: { executablePath?: string; args?: string[]; downloads: string },
): Promise<Engine> {
  const { downloads, ...launch } = options;
  const browser = await type.launch({
    ...launch,
    // Playwright lets every page open windows by itself.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    // Chromium grants it by itself; its shell without windows has nobody to ask.
    permissions: type.name() === 'chromium' ? ['clipboard-write'] : [],
  });
  context.on('page', (opened) =>
    opened.on('download', (download) => {
      void download.saveAs(join(downloads, download.suggestedFilename()));
    }),
  );
  let page: Page = await context.newPage();
  return {
    downloads,
    open: async (url) => void (await page.goto(url)),
    evaluate: (look, ...args) => page.evaluate(callOf(look, args)),
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    tabCount: () => Promise.resolve(context.pages().length),
    toOpenedTab: async () => {
      page = context.pages().at(-1) ?? page;
      await page.bringToFront();
    },
    closeTab: async () => {
      await page.close();
      page = context.pages()[0] ?? page;
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
}
