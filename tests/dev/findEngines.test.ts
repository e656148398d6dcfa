import { describe, expect, it } from 'vitest';

import { findEngines, missingEngines } from '../../dev/findEngines.mjs';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** A machine with these files; what apt-get installs is there afterwards. */
function machine(files: string[], options: { isRoot?: boolean; installs?: string[] } = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  const engines = findEngines({
    exists: (path) => present.has(path),
    run: (file, args) => {
      commands.push([file, ...args].join(' '));
      if (args[0] === 'install') options.installs?.forEach((path) => present.add(path));
      return true;
    },
    isRoot: options.isRoot ?? false,
    chromium: () => '/usr/bin/chromium',
    say: () => undefined,
  });
  return { engines, commands };
}

describe('findEngines', () => {
  it('takes what is on the system and installs nothing', () => {
    const { engines, commands } = machine([FIREFOX, ...WEBKIT, '/usr/bin/apt-get'], {
      isRoot: true,
    });
    expect(engines).toEqual({
      Chromium: { browser: '/usr/bin/chromium' },
      Gecko: { browser: FIREFOX },
      WebKit: { driver: WEBKIT[0], display: WEBKIT[1], browser: WEBKIT[2] },
    });
    expect([commands, missingEngines(engines)]).toEqual([[], []]);
  });

  it('installs what is missing where it is root on Debian', () => {
    const { engines, commands } = machine(['/usr/bin/apt-get'], {
      isRoot: true,
      installs: [FIREFOX, ...WEBKIT],
    });
    expect(missingEngines(engines)).toEqual([]);
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb',
    ]);
  });

  it.each([
    ['nobody who may install', ['/usr/bin/apt-get', FIREFOX], false],
    ['no packages of Debian', [FIREFOX, '/usr/bin/WebKitWebDriver'], true],
  ])('names WebKit as missing where there is %s', (_, files, isRoot) => {
    const { engines, commands } = machine(files, { isRoot });
    expect([commands, missingEngines(engines)]).toEqual([[], ['WebKit']]);
  });
});
