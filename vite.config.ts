import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { googleScriptPlugin } from './dev/googleScriptPlugin.mjs';
import { inboxPlugin } from './dev/inboxPlugin.mjs';

export default defineConfig({
  plugins: [react(), inboxPlugin(), googleScriptPlugin()],
  server: { port: 5173, strictPort: true },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
  },
});
