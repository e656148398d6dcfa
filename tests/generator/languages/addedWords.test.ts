import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { readWords, wordsPlugin } from '../../../dev/wordsPlugin';
import { WordFilter } from '../../../src/generator/languages/WordFilter';
import type { Site } from '../../../src/generator/types';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What docs/words.md says that a trade and a language need: files of their own, and no other file changed. */
const TRADE = `type: LocalBusiness
motif: tools
sections: features, offerings, about, faq
leadsTo: offerings
moods: clay, ink
`;
const TRADE_IN_ENGLISH = `nouns:
  - type: Store
    words: kite laboratory, kite doctor
action: Ask about a kite
submit: Send your request
todo:
  - Add a kite
  - Add a second kite
  - Add a repair
sections:
  features:
    title: Before you fly
    items:
      - title: Wind
        body: Tell us where you would like to fly it.
      - title: Size
        body: Tell us how large it may be.
`;
const DUTCH = {
  'language.yaml': 'name: Nederlands\ndirection: ltr\nuntitled: Pagina zonder titel\n',
  'detect.yaml':
    'words: een, het, van, met, voor, onze, wij, en, verkoopt, maak\nnouns: bakkerij, winkel\n',
  'trades/bakery.yaml': `nouns:
  - words: bakkerij, bakker
action: Vraag naar een bestelling
submit: Verstuur je vraag
todo:
  - Voeg een brood toe
  - Voeg een gebak toe
  - Voeg een drankje toe
`,
};

/** In place of the ordinary words of English, which this needs none of. */
const fewWords: Plugin = {
  name: 'few-words',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
  load: (id) =>
    id.startsWith('\0virtual:')
      ? `export default '${WordFilter.write(new Set(['the']), 8)}';`
      : null,
};

const folder = mkdtempSync(join(tmpdir(), 'words-'));
const generator = join(folder, 'src/generator');
const write = (path: string, text: string): void => writeFileSync(join(generator, path), text);
let server: ViteDevServer;
let generateSite: (request: object) => Promise<Site>;

beforeAll(async () => {
  mkdirSync(join(folder, 'src'));
  cpSync('src/generator', generator, { recursive: true });
  cpSync('machines', join(folder, 'machines'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write('trades/kites.yaml', TRADE);
  write('languages/en/trades/kites.yaml', TRADE_IN_ENGLISH);
  cpSync(join(generator, 'languages/de'), join(generator, 'languages/nl'), { recursive: true });
  const index = readFileSync(join(generator, 'languages/de/index.ts'), 'utf8');
  write('languages/nl/index.ts', index.replace("'de'", "'nl'"));
  const reading = readFileSync(join(generator, 'languages/de/reading.yaml'), 'utf8');
  const closed = reading
    .replace('article: ', 'article: een, het, ')
    .replace('preposition: ', 'preposition: met, van, voor, ');
  write('languages/nl/reading.yaml', closed);
  for (const [file, text] of Object.entries(DUTCH)) write(`languages/nl/${file}`, text);
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [wordsPlugin(), fewWords],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  ({ generateSite } = (await server.ssrLoadModule('/src/generator/generateSite.ts')) as {
    generateSite: typeof generateSite;
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const siteFor = (prompt: string): Promise<Site> =>
  generateSite({ prompt, theme: 'modern', framework: 'tailwind' });

test('a trade is found by its files', async () => {
  const { brief, plan, copy } = await siteFor('We run a kite laboratory in Leeds');
  expect([brief.trade, plan.schemaType]).toEqual(['kites', 'Store']);
  const features = copy.sections.find(({ kind }) => kind === 'features');
  expect(features?.heading.value).toBe('Before you fly');
  expect(copy.sections[0]?.actions[0]?.label.value).toBe('Ask about a kite');
});

test('a language is found by its folder', async () => {
  const { brief, copy } = await siteFor('Een bakkerij met het brood van vandaag');
  expect([brief.language, brief.trade, copy.language]).toEqual(['nl', 'bakery', 'nl']);
  expect(copy.sections[0]?.actions[0]?.label.value).toBe('Vraag naar een bestelling');
});

test.each([
  [
    'languages/en/trades/x.yaml',
    TRADE_IN_ENGLISH.replace('Ask about a kite', 'Ask about {kite}'),
    'action',
  ],
  [
    'languages/en/trades/x.yaml',
    TRADE_IN_ENGLISH.replace(/todo:[\s\S]*Add a repair\n/, ''),
    'todo',
  ],
  ['languages/en/sentences.yaml', 'describe: ["{colour}."]\n', 'describe'],
  ['trades/x.yaml', TRADE.replace('leadsTo: offerings', 'leadsTo: nowhere'), 'leadsTo'],
])('what does not fit is refused with its file and place: %s', (path, text, place) => {
  expect(() => readWords(`/src/generator/${path}`, text)).toThrow(`${path}: ${place}`);
});
