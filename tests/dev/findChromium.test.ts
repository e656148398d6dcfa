import { describe, expect, it } from 'vitest';

import { findChromium } from '../../dev/findChromium.mjs';

const nothing = {
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux' as const,
  playwrightPath: () => '/cache/playwright/chrome',
  run: () => false,
  isRoot: true,
  say: () => undefined,
};

function machineWith(...files: string[]) {
  return { ...nothing, exists: (path: string) => files.includes(path) };
}

describe('findChromium', () => {
  it('prefers the one an environment variable names', () => {
    const world = machineWith('/opt/mine', '/cache/playwright/chrome', '/usr/bin/chromium');
    expect(findChromium({ ...world, env: { ...world.env, CHROME_PATH: '/opt/mine' } })).toBe(
      '/opt/mine',
    );
  });

  it('says so when the environment variable leads nowhere', () => {
    const world = machineWith('/usr/bin/chromium');
    expect(() => findChromium({ ...world, env: { CHROMIUM_PATH: '/gone' } })).toThrow(
      'CHROMIUM_PATH is set to /gone, but there is no such file.',
    );
  });

  it("prefers Playwright's own to the system's", () => {
    expect(findChromium(machineWith('/cache/playwright/chrome', '/usr/bin/chromium'))).toBe(
      '/cache/playwright/chrome',
    );
  });

  it('finds one on PATH', () => {
    expect(findChromium(machineWith('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  });

  it("lets Playwright install one, then takes Playwright's", () => {
    const files: string[] = [];
    const run = (_file: string, args: string[]) => {
      if (args.join(' ').endsWith('install chromium')) files.push('/cache/playwright/chrome');
      return true;
    };
    expect(findChromium({ ...nothing, run, exists: (path) => files.includes(path) })).toBe(
      '/cache/playwright/chrome',
    );
  });

  it.each([
    ['chromium-headless-shell', ['chromium-headless-shell']],
    ['chromium', ['chromium-headless-shell', 'chromium']],
  ])(
    "falls back to Debian's package %s, with sudo when not root",
    (available: string, asked: string[]) => {
      const files = ['/usr/bin/apt-get'];
      const commands: string[] = [];
      const run = (file: string, args: string[]) => {
        if (file === process.execPath) return false;
        commands.push([file, ...args].join(' '));
        const isInstalled = args.includes('install') && args.at(-1) === available;
        if (isInstalled) files.push(`/usr/bin/${available}`);
        return isInstalled;
      };
      const world = {
        ...nothing,
        isRoot: false,
        run,
        exists: (path: string) => files.includes(path),
      };
      expect(findChromium(world)).toBe(`/usr/bin/${available}`);
      expect(commands).toEqual([
        'sudo -n apt-get update',
        ...asked.map((name) => `sudo -n apt-get install -y --no-install-recommends ${name}`),
      ]);
    },
  );

  it('says what to install when nothing worked', () => {
    expect(() => findChromium(machineWith('/usr/bin/apt-get'))).toThrow(
      /Browser tests need Chromium.*\n.*\n.*npx playwright install chromium.*\n.*CHROMIUM_PATH/,
    );
  });
});
