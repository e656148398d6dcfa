import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { npmCommand } from './ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    for (const child of running) stopTree(child);
    process.exit(130);
  });
}

/**
 * Runs a program from the project's root with its output streamed, and stops it when this process is
 * told to stop.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean, isHeld?: boolean }} [options] isHeld: the
 * output is given back instead, for programs that run side by side
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(file, args, { env = {}, shell = false, isHeld = false } = {}) {
  return new Promise((resolve) => {
    const output = isHeld ? 'pipe' : 'inherit';
    const child = spawn(file, args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      shell,
      // A group of its own, so that what npm starts in turn is stopped with it.
      detached: process.platform !== 'win32',
    });
    running.add(child);
    /** @type {Buffer[]} */
    const held = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => held.push(chunk));
    }
    const finish = (/** @type {number} */ code) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(held).toString() });
    };
    child.once('error', (error) => {
      console.error(`${file} could not be started: ${error.message}`);
      finish(1);
    });
    // Not "exit": its output may still be on the way then.
    child.once(isHeld ? 'close' : 'exit', (code) => finish(code ?? 1));
  });
}

/**
 * Runs one of the project's npm scripts.
 * @param {string} script
 * @param {string[]} [args] passed on after `--`
 * @param {{ env?: Record<string, string>, isHeld?: boolean }} [options] as of {@link run}
 */
export function runNpm(script, args = [], options = {}) {
  const npm = npmCommand();
  const extra = args.length > 0 ? ['--', ...args] : [];
  return run(npm.file, [...npm.args, 'run', '--silent', script, ...extra], {
    ...options,
    shell: npm.shell,
  });
}

/**
 * Runs a program that a package of the project brings.
 * @param {string} name its name in node_modules/.bin
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runInstalled(name, args, env = {}) {
  const npm = npmCommand();
  return run(npm.file, [...npm.args, 'exec', '--no', '--', name, ...args], {
    env,
    shell: npm.shell,
  });
}

function stopTree(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
