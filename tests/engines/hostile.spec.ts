import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect } from '@playwright/test';
import { deflateSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { serve } from '../../dev/serve.mjs';
import { toBase64Url } from '../../src/generator/share/base64Url';
import { stableHash } from '../../src/generator/stableHash';
import { LISTENING_SANDBOX } from '../../src/ui/listeningSandbox';
import { at, openBuilder, openInTab, openZip } from './support/builder';
import type { Engine } from './support/Engine';
import { test } from './support/engineTest';
import { click, downloaded, until, untilWords } from './support/person';
import { AT_LOAD, LATER, ranIn, say } from './support/vectors';

const vectors = Object.values({ ...AT_LOAD, ...LATER }).map(
  (vector) => `</title></style></script>${vector}`,
);
const markup = vectors.join('');
/** How the page shows it where it is text. */
const asText = /onerror="parent\.postMessage/;

/** A state of an exported site with an attempt to run script in each of its words and addresses. */
async function hostileState(): Promise<string> {
  const zip = await readFile(new URL('../fixtures/earlierBuild.zip', import.meta.url));
  const honest = strFromU8(unzipSync(zip)['site.json'] ?? new Uint8Array());
  let count = 0;
  const state = JSON.parse(honest, (key, value: unknown) => {
    if (key === 'href') return `javascript:${say('href')}`;
    // One word is the id of a kind or a tone: with another, the whole site is refused.
    if (key !== 'value' || typeof value !== 'string' || /^\w*$/.test(value)) return value;
    count += 1;
    return vectors[count % vectors.length];
  }) as { name: string; customization: { content: object; texts: object } };
  state.name = markup;
  state.customization.content = { title: markup, subtitle: markup, description: markup };
  state.customization.texts = { 'features.heading': markup };
  return JSON.stringify(state);
}

function linkOf(state: string): string {
  const packed = toBase64Url(deflateSync(strToU8(state), { level: 9 }));
  return `#1.${packed}.${stableHash(packed).toString(36)}`;
}

/** Keeps what the frames of the page in view say. */
const listen = (engine: Engine) =>
  engine.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (typeof data === 'string') (window.ran ??= []).push(data);
    });
  });

/** Leads the preview's frame to a page of this origin; tells whether the app came up in it. */
const leadsToApp = (engine: Engine) =>
  engine.evaluate(async (address) => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.location.assign(address);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // A browser's own page about what it blocked is out of reach.
    return frame?.contentDocument?.querySelector('#root') != null;
  }, at('/features'));

/** Opens the first page of an exported ZIP as its own hosting would serve it. */
async function openExported(engine: Engine, zip: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'engine-site-'));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const site = await serve({ folder, hosting: null });
  await engine.open(`${site.url}/index.html`);
  return async () => {
    await site.close();
    await rm(folder, { recursive: true });
  };
}

test('fault 73: nothing of a hostile site runs in the preview, a tab, the exported page or the share link', async ({
  engine,
  engineName,
}) => {
  const state = await hostileState();
  await openBuilder(engine);
  await listen(engine);
  await openZip(engine, zipSync({ 'site.json': strToU8(state) }));
  await untilWords(engine, { css: 'h1', isFramed: true }, asText);
  expect(await ranIn(engine), 'the preview').toEqual([]);
  expect(
    await engine.evaluate(() => document.querySelector('iframe')?.getAttribute('sandbox')),
  ).toBe(engineName === 'WebKit' ? LISTENING_SANDBOX.withScripts : LISTENING_SANDBOX.usual);

  await openInTab(engine);
  await untilWords(engine, { css: 'h1' }, asText);
  expect(await ranIn(engine), 'a tab').toEqual([]);
  await engine.closeTab();

  await click(engine, { css: 'button', name: 'Export ZIP' });
  const zip = await downloaded(engine);
  expect(await leadsToApp(engine), 'a frame led to a page of its own origin').toBe(false);
  const close = await openExported(engine, zip);
  await untilWords(engine, { css: 'h1' }, asText);
  expect(await ranIn(engine), 'the exported page').toEqual([]);
  await close();

  await engine.open(at('/view'));
  await untilWords(engine, { css: 'h1' }, 'No site in this link');
  await listen(engine);
  await engine.evaluate((fragment) => {
    location.hash = fragment;
  }, linkOf(state));
  await until('the shared site', () =>
    engine.evaluate(() => document.querySelector('iframe')?.srcdoc.includes('onerror=&quot;')),
  );
  expect(await ranIn(engine), 'the share link').toEqual([]);
});
