import { type KeyInput, launch, type Page } from 'puppeteer-core';

import { callOf, type Engine } from './Engine';

/** A Firefox of the system, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string, downloads: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    args: ['--width=1440', '--height=1100'],
    defaultViewport: null,
    extraPrefsFirefox: {
      // Driven from outside, it would let every page open windows by itself.
      'dom.disable_open_during_load': true,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
    },
  });
  let page: Page = (await browser.pages())[0] ?? (await browser.newPage());
  return {
    downloads,
    open: async (url) => {
      // The driver waits for the frames of a page that Firefox does not keep for the way back; it forgets them with a blank page.
      await page.goto('about:blank');
      await page.goto(url);
    },
    evaluate: <Args extends unknown[], Result>(
      look: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => page.evaluate(callOf(look, args)) as Promise<Result>,
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
    },
    tabCount: async () => (await browser.pages()).length,
    toOpenedTab: async () => {
      page = (await browser.pages()).at(-1) ?? page;
      await page.bringToFront();
    },
    closeTab: async () => {
      await page.close();
      page = (await browser.pages())[0] ?? page;
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
}
