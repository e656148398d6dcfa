import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openModules } from '../../../dev/modules.mjs';
import type { Corrections, WebsiteRequest } from '../../../machines/entities';
import { builtSite } from '../../../src/generator/builtSite';
import type * as generating from '../../../src/generator/generateSite';
import { generateSite } from '../../../src/generator/generateSite';
import type * as drawing from '../../../src/generator/generateWebsite';
import type * as worker from '../../../src/generator/generator';
import type * as languages from '../../../src/generator/languages/languages';
import type * as trades from '../../../src/generator/languages/tradeWords';
import type * as rebuilding from '../../../src/generator/rebuild/rebuildWebsite';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Modules {
  '/generateSite.ts': typeof generating;
  '/generateWebsite.ts': typeof drawing;
  '/generator.ts': typeof worker;
  '/languages/languages.ts': typeof languages;
  '/languages/tradeWords.ts': typeof trades;
  '/rebuild/rebuildWebsite.ts': typeof rebuilding;
}

/** Modules of their own, as those of a worker that has loaded nothing yet. */
let modules: ViteDevServer;
const load = async <T extends keyof Modules>(name: T): Promise<Modules[T]> =>
  (await modules.ssrLoadModule(`/src/generator${name}`)) as Modules[T];

beforeAll(async () => {
  modules = await openModules();
});
afterAll(() => modules.close());

const asked = (prompt: string, corrections?: Corrections): WebsiteRequest => ({
  ...{ prompt, theme: 'modern', framework: 'tailwind' },
  ...(corrections && { corrections }),
});
const built = async (request: WebsiteRequest) => builtSite(await generateSite(request));

async function loadedTrades(): Promise<string[]> {
  const { loadLanguage } = await load('/languages/languages.ts');
  const { tradeWords } = await load('/languages/tradeWords.ts');
  const english = await loadLanguage('en');
  return Object.keys(english.trades).filter((trade) => {
    try {
      return tradeWords(english, trade).nouns.length > 0;
    } catch {
      return false;
    }
  });
}

/** The English trades that a piece of work loads. */
async function loadedBy(work: () => Promise<void>): Promise<string[]> {
  const before = await loadedTrades();
  await work();
  return (await loadedTrades()).filter((trade) => !before.includes(trade));
}

test.each<[string, WebsiteRequest, string]>([
  ['a site', asked('A bakery called Crumb & Ember in Porto'), 'bakery'],
  [
    'a site in two languages',
    asked('Ein Blumenladen in Wien', { secondLanguage: 'en' }),
    'florist',
  ],
  ['a site in another language', asked('Una clínica en Cádiz', { language: 'en' }), 'clinic'],
])('%s loads what its own trade says', async (_, request, trade) => {
  const { generateSite: generate } = await load('/generateSite.ts');
  const loaded = await loadedBy(async () => {
    expect(await generate(request)).toEqual(await generateSite(request));
  });
  expect(loaded).toEqual([trade]);
});

test('a kept site loads it when it is drawn again', async () => {
  const request = asked('A garage in Turin');
  const { website } = await built(request);
  const { redrawWebsite } = await load('/generateWebsite.ts');
  const loaded = await loadedBy(async () => {
    expect(await redrawWebsite(website.site, request)).toEqual(website);
  });
  expect(loaded).toEqual(['garage']);
});

test('a site of another kind loads that trade', async () => {
  const request = asked('A hotel in Nazaré');
  const corrections = { kind: 'museum' };
  const build = { id: 'build-1', createdAt: 0, ...request, ...(await built(request)) };
  const { rebuildWebsite } = await load('/rebuild/rebuildWebsite.ts');
  const loaded = await loadedBy(async () => {
    const { website } = await rebuildWebsite(build, { corrections });
    expect(website).toEqual((await built({ ...request, corrections })).website);
  });
  expect(loaded).toEqual(['hotel', 'museum']);
});

test('what cannot be loaded is asked for again by the next site', async () => {
  const request = asked('A yoga studio in Lisbon');
  const { loadLanguage } = await load('/languages/languages.ts');
  const { generateSite: generate } = await load('/generateSite.ts');
  const sections = (await loadLanguage('en')).trades.yoga?.sections;
  if (sections?.load === undefined) throw new Error('The trade says nothing of its own.');
  const loading = vi.spyOn(sections, 'load').mockRejectedValueOnce(new Error('no network'));
  await expect(generate(request)).rejects.toThrow('no network');
  expect(await generate(request)).toEqual(await generateSite(request));
  expect(loading).toHaveBeenCalledTimes(2);
});

test('a worker that is prepared has loaded all trades', async () => {
  const { generator } = await load('/generator.ts');
  await generator.prepare();
  const { languagePack } = await load('/languages/languages.ts');
  expect(await loadedTrades()).toEqual(Object.keys(languagePack('en').trades));
});
