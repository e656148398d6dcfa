import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { forEmulator, overHttp, withPolicy } from './contentPolicy.mjs';
import { listen } from './ports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
// Required, because its CommonJS exports look different to Node and to Vitest when imported.
const { default: superstatic } = createRequire(import.meta.url)('superstatic');

/**
 * Serves a built folder over http as Firebase Hosting would over https, or as plain files.
 * @param {object} options
 * @param {string} options.folder in the project's root, or an absolute path
 * @param {object | null} options.hosting the hosting block to obey; null for plain files
 * @param {number} [options.port] 0, the default, for any free port
 * @param {import('vite').Connect.NextHandleFunction} [options.first] answers before the files do
 * @param {boolean} [options.isCompressed] on the way, as a hosting does; on the same machine it only costs time
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ folder, hosting, port = 0, first, isCompressed = true }) {
  const sent = hosting === null ? { headers: [] } : withPolicy(hosting, overHttp);
  const config = { rewrites: [], redirects: [], ...sent, public: '.' };
  const files = superstatic({
    cwd: resolve(ROOT, folder),
    config,
    compression: isCompressed,
    fallthrough: false,
  });
  const server = createServer((request, response) => {
    const answerWithFile = () =>
      files(request, response, () => {
        response.statusCode = 404;
        response.end('Not found');
      });
    // The file system would refuse such a name with an error; a hosting answers that there is no such page.
    if (hasLongName(request.url ?? '/')) request.url = '/no-such-page';
    if (!isDecodable(request.url ?? '/')) {
      // superstatic would end the whole process on such an address.
      response.statusCode = 400;
      response.end('Bad request');
    } else if (first === undefined) answerWithFile();
    else first(request, response, answerWithFile);
  });
  const listening = await listen(server, port);
  return { ...listening, url: `http://127.0.0.1:${listening.port}` };
}

/**
 * The hosting block with the emulator allowed where the deployed app talks to Firebase.
 * @param {ReturnType<typeof import('./hosting.mjs').hostingConfiguration>} hosting
 * @param {string} emulatorUrl
 */
export const allowEmulator = (hosting, emulatorUrl) =>
  withPolicy(hosting, (policy) => forEmulator(policy, emulatorUrl));

function isDecodable(/** @type {string} */ url) {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

function hasLongName(/** @type {string} */ url) {
  return url
    .split('?')[0]
    .split('/')
    .some((name) => Buffer.byteLength(name) > 240);
}
