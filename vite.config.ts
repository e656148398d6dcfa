import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { checkConfiguration } from './dev/checkConfiguration.mjs';
import { fontPreload } from './dev/fontPreload.mjs';
import { googleScriptPlugin } from './dev/googleScriptPlugin.mjs';
import { inboxPlugin } from './dev/inboxPlugin.mjs';
import { markdownPlugin } from './dev/markdownPlugin.mjs';
import { prerenderPlugin } from './dev/prerenderPlugin.mjs';
import { readConfig } from './src/services/config.ts';

const understood = () => [react(), markdownPlugin()];
const define = { __BUILD_YEAR__: new Date().getFullYear() };

export default defineConfig({
  plugins: [
    ...understood(),
    checkConfiguration(readConfig),
    fontPreload(),
    prerenderPlugin({ define, plugins: understood }),
    inboxPlugin(),
    googleScriptPlugin(),
  ],
  define,
  server: { port: 5173, strictPort: true },
  worker: { format: 'es' },
  // Every library is known from the start: one found later would reload the page under a person's work.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/app/prerender.tsx'] },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
  },
});
