import { readFileSync } from 'node:fs';

const PATH = '__dev/gapi.js';

/** The text of the stand-in for Google's api.js. */
export function gapiStandInScript() {
  return readFileSync(new URL('./gapiStandIn.js', import.meta.url), 'utf8');
}

/**
 * Loads the stand-in for Google's script before the app, only where the app is pointed at the Auth
 * emulator. A build for deployment sets no emulator and contains nothing of this.
 * @returns {import('vite').Plugin}
 */
export function googleScriptPlugin() {
  let isEmulated = false;
  let isBuild = false;
  return {
    name: 'local-google-script',
    configResolved(config) {
      isEmulated = Boolean(config.env.VITE_FIREBASE_AUTH_EMULATOR_URL);
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    configureServer(server) {
      server.middlewares.use(`/${PATH}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(gapiStandInScript());
      });
    },
    buildStart() {
      if (isEmulated && isBuild) {
        this.emitFile({ type: 'asset', fileName: PATH, source: gapiStandInScript() });
      }
    },
    transformIndexHtml: () =>
      isEmulated ? [{ tag: 'script', attrs: { src: `/${PATH}` }, injectTo: 'head-prepend' }] : [],
  };
}
