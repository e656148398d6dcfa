import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A problem the person at the terminal can mend: its message is shown without a stack trace. */
export class PlainProblem extends Error {}

/**
 * Says what is wrong with the running Node, or null when it is new enough.
 * @param {string} version for example "20.20.0"
 * @param {string} range the `engines.node` field, of the form ">=20.19"
 * @returns {string | null}
 */
export function nodeProblem(version, range) {
  const parts = (/** @type {string} */ text) =>
    text
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number);
  const [major = 0, minor = 0] = parts(version);
  const [wantedMajor = 0, wantedMinor = 0] = parts(range);
  const isNewEnough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  return isNewEnough
    ? null
    : `This project needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${version}. Get it from https://nodejs.org.`;
}

/**
 * Whether what stands in node_modules is what package-lock.json asks for. Contents are compared, not
 * dates: a checkout gives files new dates, and npm writes both files in the same moment.
 * @param {string} root the project's folder
 */
export function isInstalled(root) {
  const receipt = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(receipt)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(receipt);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const isLeftOutByPlatform =
      present[path] === undefined && (entry.optional || entry.devOptional);
    return isLeftOutByPlatform || present[path]?.version === entry.version;
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Checks Node and runs `npm ci` when something is missing. Uses nothing that needs installing.
 * @param {string} root the project's folder
 * @throws {PlainProblem} when Node is too old or the installation fails
 */
export async function ensureInstalled(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem !== null) throw new PlainProblem(problem);
  if (isInstalled(root)) return;

  console.log(
    'Installing what package-lock.json asks for (npm ci). The first time takes a minute.',
  );
  const npm = npmCommand();
  const child = spawn(npm.file, [...npm.args, 'ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: npm.shell,
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (exitCode, signal) => resolve(signal === null ? exitCode : 'stopped'));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code === 'stopped') throw new PlainProblem('The installation was stopped.');
  if (code !== 0) {
    throw new PlainProblem(
      'npm ci did not finish; npm says why above. It needs the npm registry: check the connection and start again.',
    );
  }
}

/** How to call the npm this process runs under, or the one on PATH. */
export function npmCommand() {
  const path = process.env.npm_execpath;
  return path?.endsWith('.js')
    ? { file: process.execPath, args: [path], shell: false }
    : { file: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * Runs `main`, shows a plain problem as one line and anything else in full, and sets the exit code.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainProblem ? `\n${error.message}` : error);
    process.exit(1);
  }
}
