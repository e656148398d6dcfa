import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { fontPreload } from './dev/fontPreload.mjs';

export default defineConfig({
  plugins: [react(), fontPreload()],
  server: { port: 5173, strictPort: true },
  worker: { format: 'es' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
  },
});
