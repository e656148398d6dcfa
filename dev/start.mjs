import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';
import { isPortTaken, takenPortMessage } from './ports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const APP_PORT = Number(process.env.APP_PORT ?? 5173);
const EMULATOR_PORT = Number(process.env.EMULATOR_PORT ?? 9099);
const MODEL_PORT = Number(process.env.MODEL_PORT ?? 11500);
/** Whether a stand-in for a model server runs beside the app. */
const isModelWanted = process.argv.includes('--model');

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

  if (isModelWanted) {
    await refuseTakenPort(MODEL_PORT, 'the stand-in for a model server', 'MODEL_PORT');
    await refuseTakenPort(MODEL_PORT + 1, 'its twin without CORS', 'MODEL_PORT');
    const { startModelServer } = await import('./modelServer.mjs');
    for (const [port, kind] of /** @type {const} */ ([
      [MODEL_PORT, 'open'],
      [MODEL_PORT + 1, 'closed'],
    ])) {
      const { close } = await startModelServer({ port, kind });
      closers.push(close);
    }
  }
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
  if (isModelWanted) {
    lines.push(
      [
        'Model',
        `http://localhost:${MODEL_PORT}  (stands in for a model server; port ${MODEL_PORT + 1}: without CORS)`,
      ],
      [
        '',
        'Settings, App Settings, Beta Features: choose "A server on this computer", then this address.',
      ],
      ['', 'What each of its models does stands in dev/modelServer.mjs, by its name.'],
    );
  }
  console.log(
    `\n${lines.map(([name, place]) => `  ${(name && `${name}:`).padEnd(9)} ${place}`).join('\n')}`,
  );
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
