import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startAuthEmulator } from './authEmulator.mjs';
import { EMULATOR_MODE } from './checkConfiguration.mjs';
import { PlainProblem } from './ensureInstalled.mjs';
import { hostingConfiguration } from './hosting.mjs';
import { createInbox } from './inbox.mjs';
import { localConfiguration } from './localConfiguration.mjs';
import { runNpm } from './run.mjs';
import { allowEmulator, serve } from './serve.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The production build as a visitor would get it, except that it talks to a local Auth emulator: built
 * for that emulator's address, served with the hosting's rewrites and headers.
 * @param {{ onRequest?: (path: string) => void, isCompressed?: boolean }} [options] onRequest: told of every request to
 * the site; isCompressed: as of {@link serve}
 * @returns {Promise<{ baseUrl: string, emulatorUrl: string, folder: string, close: () => Promise<void> }>}
 * @throws {PlainProblem} when the build fails
 */
export async function startJourneysSite({ onRequest, isCompressed } = {}) {
  const emulator = await startAuthEmulator({ port: 0 });
  // The emulator's address is in the build: a folder of its own keeps two runs from mixing.
  const folder = `dist-journeys/${emulator.port}`;
  const { code } = await runNpm(
    'build',
    ['--mode', EMULATOR_MODE, '--outDir', folder, '--logLevel', 'warn'],
    {
      env: localConfiguration({ emulatorUrl: emulator.url }),
    },
  );
  if (code !== 0) {
    await emulator.close();
    throw new PlainProblem('The build for the browser journeys failed; see above.');
  }
  const inbox = createInbox({ emulatorUrl: emulator.url });
  const site = await serve({
    folder,
    isCompressed,
    hosting: allowEmulator(hostingConfiguration(), emulator.url),
    first: (request, response, next) => {
      onRequest?.(new URL(request.url ?? '/', 'http://site').pathname);
      inbox(request, response, next);
    },
  });
  return {
    baseUrl: site.url,
    emulatorUrl: emulator.url,
    folder: join(ROOT, folder),
    close: async () => {
      await Promise.all([site.close(), emulator.close()]);
      rmSync(join(ROOT, folder), { recursive: true, force: true });
    },
  };
}
