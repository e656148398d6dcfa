import { createServer } from 'vite';

/** Loads the project's modules in Node as Vite makes them: `ssrLoadModule` gives one, `close` ends it. */
export const openModules = () =>
  createServer({
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
