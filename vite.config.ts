import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { checkConfiguration } from './dev/checkConfiguration.mjs';
import { chunkGroups, tradeSections } from './dev/chunkGroups.mjs';
import { compromisePlugin } from './dev/compromisePlugin.ts';
import { contentPolicyPlugin } from './dev/contentPolicyPlugin.mjs';
import { fontPreload } from './dev/fontPreload.mjs';
import { googleScriptPlugin } from './dev/googleScriptPlugin.mjs';
import { inboxPlugin } from './dev/inboxPlugin.mjs';
import { markdownPlugin } from './dev/markdownPlugin.mjs';
import { minifyAgain } from './dev/minifyAgain.mjs';
import { ordinaryWordsPlugin } from './dev/ordinaryWordsPlugin.ts';
import { prerenderPlugin } from './dev/prerenderPlugin.mjs';
import { reasonsPlugin } from './dev/reasonsPlugin.ts';
import { wordsPlugin } from './dev/wordsPlugin.ts';
import { readConfig } from './src/services/config.ts';

const understood = () => [react(), markdownPlugin(), wordsPlugin(), ordinaryWordsPlugin()];
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
  build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
  worker: {
    format: 'es',
    plugins: () => [
      wordsPlugin(),
      ordinaryWordsPlugin(),
      compromisePlugin(),
      reasonsPlugin(),
      minifyAgain(),
    ],
    // What every first site needs stands in one file; not in the worker's own, which WebKit would run again for whoever imports it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            tradeSections,
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
