import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

const SCRIPT = fileURLToPath(new URL('exportSamples.mjs', import.meta.url));

/** Exports samples, all if none is named, into a folder, in a process that lives in another place of the world. */
export async function exportSamples(
  folder: string,
  place: { TZ: string; LANG: string },
  names: readonly string[] = [],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)(process.execPath, [SCRIPT, folder, ...names], {
    env: { ...process.env, ...place, LC_ALL: place.LANG },
  });
}

export interface UnpackedSite {
  /** Where its `index.html` is, as a file address that ends in a slash. */
  root: string;
  files: Record<string, Uint8Array>;
  /** Paths of its pages, the report not among them. */
  pages: string[];
}

/** Unpacks an exported sample beside its ZIP. */
export async function unpacked(folder: string, name: string): Promise<UnpackedSite> {
  const files = unzipSync(await readFile(join(folder, `${name}.zip`)));
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(folder, name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return {
    root: `${pathToFileURL(join(folder, name)).href}/`,
    files,
    pages: Object.keys(files).filter((path) => path.endsWith('.html') && path !== 'report.html'),
  };
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What a site from the disk must not cause: messages, errors, dialogs, requests that fail or leave the disk. */
  troubles: string[];
}

/** A tab that has no network and notes whatever happens in it. */
export async function visit(
  browser: Browser,
  options: { javaScriptEnabled: boolean; width: number },
): Promise<Visit> {
  const { javaScriptEnabled, width } = options;
  const context = await browser.newContext({
    offline: true,
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => troubles.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('requestfailed', (request) => {
    // A picture that was still on its way when the page was left has not failed.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    troubles.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) troubles.push(`request: ${request.url()}`);
  });
  return { context, page, troubles };
}

/** Where every element of a page stands and what it says: the same twice for a page that looks the same twice. */
export const geometryOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );
