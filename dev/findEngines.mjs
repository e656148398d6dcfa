import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium } from './findChromium.mjs';

/**
 * @typedef {'Chromium' | 'Gecko' | 'WebKit'} EngineName
 * @typedef {{ Chromium: { browser: string }, Gecko: { browser: string } | null,
 *   WebKit: { driver: string, browser: string, display: string } | null }} Engines
 */

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const DRIVER = ['/usr/bin/WebKitWebDriver'];
const DISPLAY = ['/usr/bin/Xvfb'];
const MINI_BROWSER = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/**
 * @typedef {object} World what the search looks at; given by tests
 * @property {(path: string) => boolean} exists
 * @property {(file: string, args: string[]) => boolean} run whether the command ended well
 * @property {boolean} isRoot
 * @property {() => string} chromium
 * @property {(text: string) => void} say
 */

/** @type {World} */
const REAL_WORLD = {
  exists: existsSync,
  run: (file, args) => spawnSync(file, args, { stdio: 'inherit', timeout: 300_000 }).status === 0,
  isRoot: process.getuid?.() === 0,
  chromium: findChromium,
  say: console.log,
};

/**
 * A browser of each engine. Chromium is found or installed as for every browser test; Firefox and WebKitGTK with its
 * driver are taken from the system, or installed from Debian's packages by root. One that is not to be had is null.
 * @param {Partial<World>} [given]
 * @returns {Engines}
 */
export function findEngines(given = {}) {
  const world = { ...REAL_WORLD, ...given };
  const found = onSystem(world);
  const isComplete = found.Gecko !== null && found.WebKit !== null;
  if (isComplete || !world.isRoot || !world.exists('/usr/bin/apt-get')) return found;
  world.say('Installing Firefox and WebKit for the tests in every engine.');
  world.run('apt-get', ['update']);
  world.run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES]);
  return onSystem(world);
}

/** The engines that are missing. @returns {EngineName[]} */
export function missingEngines(/** @type {Engines} */ engines) {
  return /** @type {EngineName[]} */ (['Gecko', 'WebKit']).filter((name) => engines[name] === null);
}

/** @returns {Engines} */
function onSystem(/** @type {World} */ { exists, chromium }) {
  const firefox = FIREFOX.find(exists);
  const driver = DRIVER.find(exists);
  const browser = MINI_BROWSER.find(exists);
  const display = DISPLAY.find(exists);
  return {
    Chromium: { browser: chromium() },
    Gecko: firefox === undefined ? null : { browser: firefox },
    WebKit:
      driver === undefined || browser === undefined || display === undefined
        ? null
        : { driver, browser, display },
  };
}
