import { createServer } from 'node:http';
import { createRequire } from 'node:module';

import { gapiStandInScript } from './googleScriptPlugin.mjs';
import { listen } from './ports.mjs';

export const PROJECT = 'demo-local';

const STAND_IN_PATH = '/emulator/gapi.js';
const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';

/**
 * The calls the browser SDK makes, and those with which a test arranges accounts. Compiling the
 * validators of all others is what makes the emulator slow to start.
 */
const USED_PATHS = [
  /^\/v1\/accounts:/,
  /^\/v1\/token$/,
  /^\/v1\/projects$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts/,
  /^\/v2\/(accounts:revokeToken|passwordPolicy|recaptchaConfig)/,
  /^\/emulator\//,
];

/**
 * Starts the Firebase Auth emulator in this process: no account, no internet, no Java. Accounts live
 * in memory until it is closed.
 * @param {{ port: number }} options 0 for any free port; it listens on 127.0.0.1 only
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function startAuthEmulator({ port }) {
  const require = createRequire(import.meta.url);
  // Not a public entry of firebase-tools: its version is pinned, and tests/dev covers this start.
  const apiSpec = require('firebase-tools/lib/emulator/auth/apiSpec').default;
  apiSpec.paths = Object.fromEntries(
    Object.entries(apiSpec.paths).filter(([path]) => USED_PATHS.some((used) => used.test(path))),
  );
  const { createApp } = require('firebase-tools/lib/emulator/auth/server');
  const emulator = await createApp(PROJECT);
  const script = gapiStandInScript();

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://emulator').pathname;
    if (path === STAND_IN_PATH) {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(script);
      return;
    }
    if (path === '/emulator/auth/iframe' || path === '/emulator/auth/handler') {
      rewriteBody(response, worksOffline);
    }
    emulator(request, response);
  });
  const listening = await listen(server, port);
  return { ...listening, url: `http://127.0.0.1:${listening.port}` };
}

/**
 * The emulator's pages without what they load from the internet: Google's script becomes the local
 * stand-in, the decoration of the account chooser becomes a few rules of our own.
 * @param {string} html
 */
export function worksOffline(html) {
  return html
    .replaceAll(GOOGLE_SCRIPT, STAND_IN_PATH)
    .replace(/<script src="https:\/\/[^"]+"><\/script>/g, '')
    .replace(/<link href="https:\/\/[^"]+" rel="stylesheet">/g, '')
    .replace('</style>', `${CHOOSER_STYLE}</style>`);
}

const CHOOSER_STYLE = `
body { background: #F4F7F5; color: #10201B; font-family: system-ui, sans-serif; }
.material-icons, .custom-label { display: none !important; }
input { font: inherit; width: 100%; box-sizing: border-box; padding: 8px; border: 1px solid #10201B; border-radius: 6px; }
button { font: inherit; min-height: 44px; padding: 0 16px; border: 1px solid #09553F; border-radius: 6px; background: #fff; color: #09553F; cursor: pointer; }
#sign-in:enabled { background: #09553F; color: #fff; }
.form-label { margin-top: 12px; }
.js-reuse-account { cursor: pointer; }
`;

/** Buffers a whole text response and sends it changed. */
function rewriteBody(
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {(body: string) => string} */ change,
) {
  const end = response.end.bind(response);
  response.end = /** @type {typeof response.end} */ (
    (/** @type {unknown} */ body) => {
      if (typeof body !== 'string') return end(body);
      const changed = change(body);
      if (response.hasHeader('Content-Length')) {
        response.setHeader('Content-Length', Buffer.byteLength(changed));
      }
      return end(changed);
    }
  );
}
