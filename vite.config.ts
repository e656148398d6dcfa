import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { checkConfiguration } from './dev/checkConfiguration.mjs';
import { compromisePlugin } from './dev/compromisePlugin.ts';
import { contentPolicyPlugin } from './dev/contentPolicyPlugin.mjs';
import { fontPreload } from './dev/fontPreload.mjs';
import { googleScriptPlugin } from './dev/googleScriptPlugin.mjs';
import { inboxPlugin } from './dev/inboxPlugin.mjs';
import { markdownPlugin } from './dev/markdownPlugin.mjs';
import { ordinaryWordsPlugin } from './dev/ordinaryWordsPlugin.ts';
import { prerenderPlugin } from './dev/prerenderPlugin.mjs';
import { reasonsPlugin } from './dev/reasonsPlugin.ts';
import { wordsPlugin } from './dev/wordsPlugin.ts';
import { readConfig } from './src/services/config.ts';

const understood = () => [react(), markdownPlugin(), wordsPlugin(), ordinaryWordsPlugin()];
/** What the sections of trades say, several trades of a language in a file: each alone is a few hundred bytes. */
const trades = {
  debugName: 'trades',
  name: (id: string) => `${/(\w+)[\\/]trades[\\/]/.exec(id)?.[1] ?? ''}-trades`,
  test: /[\\/]trades[\\/]\w+\.yaml\?sections$/,
  maxSize: 10_000,
};
/**
 * What many pages need, in few files: small ones pack badly and cost a request each. Components that hold more than a box
 * stay out, the editor alone uses most of them; so does all that the first script needs, which would ask for the whole file.
 */
const groups = [
  trades,
  {
    name: 'libraries',
    priority: 2,
    test: /node_modules\/(?:react|react-dom|react-is|scheduler|react-router|react-router-dom|xstate|@xstate\/react|@emotion|stylis|@pandacss\/is-valid-prop|hoist-non-react-statics|use-sync-external-store|@zag-js\/anatomy|@chakra-ui\/react\/dist\/esm\/(?:styled-system|preset-base|components\/(?:box|flex|grid|link|text|visually-hidden)))[/.]/,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  { name: 'languages', test: /\/languages\/\w+\/language\.yaml$/ },
  {
    name: 'shell',
    test: /\/src\/.*\/(?:Awning|ClosingSign|dayText|EnamelSign|inForcedColors|LinkButton|PriceTicket|product|PromptTicket|sample|Scallops|sectionPadding|SeededAvatar|seededRandom|ShopWindow|ShopWindowDisplay|structuredData|TitledColumns|Wordmark)\.tsx?$/,
  },
];
const define = { __BUILD_YEAR__: new Date().getFullYear() };
/** Tests of what is computed from what it is given. */
const COMPUTED = ['tests/{content,generator,machines,models,theme}/**/*.test.ts'];

export default defineConfig({
  plugins: [
    ...understood(),
    checkConfiguration(readConfig),
    fontPreload(),
    prerenderPlugin({ define, plugins: understood }),
    contentPolicyPlugin(),
    inboxPlugin(),
    googleScriptPlugin(),
  ],
  define,
  server: { port: 5173, strictPort: true },
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  worker: {
    format: 'es',
    plugins: () => [wordsPlugin(), ordinaryWordsPlugin(), compromisePlugin(), reasonsPlugin()],
    // What every first site needs stands in one file; not in the worker's own, which WebKit would run again for whoever imports it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            trades,
            { name: 'first', tags: ['$initial'], test: /^(?!.*\/generator\/worker\.ts$)/ },
          ],
        },
        // What marks calls for other bundlers is of no use to a browser.
        comments: { annotation: false, jsdoc: false },
      },
    },
  },
  // Every library is known from the start: one found later would reload the page under a person's work.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/app/head/prerender.tsx'] },
  test: {
    environment: 'node',
    // The generated sites are made of style sheets: tests see them as they are.
    css: true,
    exclude: ['tests/journeys/**', 'node_modules/**'],
    // The first test of a file reads the words of a language; on a busy machine that takes seconds.
    testTimeout: 20_000,
    // Vitest leaves one core free, which on two cores doubles the time.
    maxWorkers: '100%',
    // Drawn sites are large and soon let go: with Node's 16 MB for new objects a quarter of the time is spent on clearing up.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        // It leaves nothing behind: the files share their modules, and the words of a language are read once.
        test: { name: 'computed', include: COMPUTED, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...COMPUTED, 'tests/journeys/**', 'node_modules/**'],
        },
      },
    ],
  },
});
