import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';
import { isPortTaken, takenPortMessage } from './ports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const APP_PORT = Number(process.env.APP_PORT ?? 5173);
const EMULATOR_PORT = Number(process.env.EMULATOR_PORT ?? 9099);

/** @type {(() => Promise<unknown>)[]} */
const closers = [];
let isStopping = false;

async function stop(/** @type {number} */ code) {
  if (isStopping) return;
  isStopping = true;
  const closed = Promise.allSettled(closers.map((close) => close()));
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 3000))]);
  process.exit(code);
}

await runMain(async () => {
  await ensureInstalled(ROOT);
  process.chdir(ROOT);
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  process.on('SIGHUP', () => stop(0));

  // These need what has just been installed.
  const { createServer, loadEnv } = await import('vite');
  const { missingConfiguration } = await import('./localConfiguration.mjs');
  const { startAuthEmulator } = await import('./authEmulator.mjs');

  const { added, usesOwnFirebase } = missingConfiguration(loadEnv('development', ROOT), {
    // By the same name as the app: a browser that blocks third-party storage would block the emulator's frame.
    emulatorUrl: `http://localhost:${EMULATOR_PORT}`,
  });
  await refuseTakenPort(APP_PORT, 'the app', 'APP_PORT');
  if (!usesOwnFirebase)
    await refuseTakenPort(EMULATOR_PORT, 'the sign-in emulator', 'EMULATOR_PORT');

  if (!usesOwnFirebase) {
    const emulator = await startAuthEmulator({ port: EMULATOR_PORT });
    closers.push(emulator.close);
  }
  Object.assign(process.env, added);
  const app = await createServer({ root: ROOT, server: { port: APP_PORT, strictPort: true } });
  closers.push(() => app.close());
  await app.listen();

  const lines = [
    ['App', `http://localhost:${APP_PORT}`],
    ['Inbox', `http://localhost:${APP_PORT}/__dev/inbox  (sign-in links and contact messages)`],
    usesOwnFirebase
      ? ['Sign-in', 'the Firebase project configured in your environment or .env file']
      : [
          'Sign-in',
          `http://localhost:${EMULATOR_PORT}  (Firebase Auth emulator, accounts in memory)`,
        ],
  ];
  console.log(`\n${lines.map(([name, place]) => `  ${`${name}:`.padEnd(9)} ${place}`).join('\n')}`);
  console.log('\n  Ctrl-C stops everything.\n');
});

/** @throws {PlainProblem} when the port is taken */
async function refuseTakenPort(
  /** @type {number} */ port,
  /** @type {string} */ purpose,
  /** @type {string} */ variable,
) {
  if (await isPortTaken(port)) throw new PlainProblem(takenPortMessage(port, purpose, variable));
}
