import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

import { PlainProblem } from './ensureInstalled.mjs';

/** What Chromium needs to run in a container, without a display and as root. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
// The shell without windows draws the same pages with about two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * @typedef {object} World what the search looks at; given by tests
 * @property {Record<string, string | undefined>} env
 * @property {NodeJS.Platform} platform
 * @property {(path: string) => boolean} exists
 * @property {() => string | null} playwrightPath
 * @property {(file: string, args: string[]) => boolean} run whether the command ended well
 * @property {boolean} isRoot
 * @property {(text: string) => void} say
 */

/** @type {World} */
const REAL_WORLD = {
  env: process.env,
  platform: process.platform,
  exists: existsSync,
  playwrightPath: () => {
    try {
      return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    } catch {
      return null;
    }
  },
  run: (file, args) => spawnSync(file, args, { stdio: 'inherit', timeout: 300_000 }).status === 0,
  isRoot: process.getuid?.() === 0,
  say: console.log,
};

/**
 * The path of a Chromium: the one an environment variable names, Playwright's own, one on the system;
 * with none of these, one that is installed now by Playwright or from Debian's packages.
 * @param {Partial<World>} [given]
 * @returns {string}
 * @throws {PlainProblem} saying what to install
 */
export function findChromium(given = {}) {
  const world = { ...REAL_WORLD, ...given };
  const found = namedByEnvironment(world) ?? installedByPlaywright(world) ?? onSystem(world);
  if (found !== null) return found;

  world.say('No Chromium was found; installing one.');
  return (
    afterPlaywrightInstall(world) ??
    afterDebianInstall(world) ??
    fail(
      `Browser tests need Chromium, and none could be found or installed. Any of these helps:\n` +
        `  - install Chromium or Google Chrome from your system's packages,\n` +
        `  - run "npx playwright install chromium",\n` +
        `  - set CHROMIUM_PATH to the program file of a Chromium you have.`,
    )
  );
}

function namedByEnvironment(/** @type {World} */ { env, exists }) {
  const variable = VARIABLES.find((name) => env[name]);
  if (variable === undefined) return null;
  const path = env[variable] ?? '';
  return exists(path) ? path : fail(`${variable} is set to ${path}, but there is no such file.`);
}

function installedByPlaywright(/** @type {World} */ { playwrightPath, exists }) {
  const path = playwrightPath();
  return path !== null && exists(path) ? path : null;
}

function onSystem(/** @type {World} */ { env, platform, exists }) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffix = platform === 'win32' ? '.exe' : '';
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix))),
    ...(USUAL_PLACES[platform] ?? []),
  ];
  return candidates.find((path) => exists(path)) ?? null;
}

function afterPlaywrightInstall(/** @type {World} */ world) {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  return world.run(process.execPath, [cli, 'install', 'chromium'])
    ? installedByPlaywright(world)
    : null;
}

function afterDebianInstall(/** @type {World} */ world) {
  if (!world.exists('/usr/bin/apt-get')) return null;
  const asRoot = (/** @type {string[]} */ args) =>
    world.isRoot ? world.run('apt-get', args) : world.run('sudo', ['-n', 'apt-get', ...args]);
  const install = (/** @type {string} */ name) =>
    asRoot(['install', '-y', '--no-install-recommends', name]);
  asRoot(['update']);
  // Not every release has the shell.
  return install('chromium-headless-shell') || install('chromium') ? onSystem(world) : null;
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  throw new PlainProblem(message);
}
