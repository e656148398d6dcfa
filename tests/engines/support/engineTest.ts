import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, test as base } from '@playwright/test';

import { CHROMIUM_ARGS } from '../../../dev/findChromium.mjs';
import type { EngineName, Engines } from '../../../dev/findEngines.mjs';
import type { Engine } from './Engine';
import { startFirefox } from './firefoxEngine';
import { startByPlaywright } from './playwrightEngine';
import { startWebKit } from './webkitEngine';

const engines = JSON.parse(process.env.ENGINES ?? '{}') as Engines;

function start(name: EngineName, downloads: string): Promise<Engine> {
  if (name === 'Gecko' && engines.Gecko) return startFirefox(engines.Gecko.browser, downloads);
  if (name === 'WebKit' && engines.WebKit) return startWebKit(engines.WebKit, downloads);
  const executablePath = engines.Chromium?.browser;
  return startByPlaywright(chromium, { executablePath, args: CHROMIUM_ARGS, downloads });
}

/** Playwright's test with a browser of the project's engine instead of its own. */
export const test = base.extend<{ engine: Engine; engineName: EngineName }>({
  engineName: ['Chromium', { option: true }],
  engine: async ({ engineName }, use, testInfo) => {
    const downloads = await mkdtemp(join(tmpdir(), 'engine-downloads-'));
    const engine = await start(engineName, downloads);
    await use(engine);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await engine.evaluate(() => `${location.href}\n${document.body.innerText}`);
      await testInfo.attach('the page at the end', { body, contentType: 'text/plain' });
    }
    await engine.close();
    await rm(downloads, { recursive: true, force: true });
  },
});
