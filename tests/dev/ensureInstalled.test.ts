import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { isInstalled, nodeProblem } from '../../dev/ensureInstalled.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.1', '22.0.0'])('accepts Node %s', (version) => {
    expect(nodeProblem(version, '>=20.19')).toBeNull();
  });

  it.each(['18.20.4', '20.18.3'])('refuses Node %s and says what is needed', (version) => {
    expect(nodeProblem(version, '>=20.19')).toBe(
      `This project needs Node 20.19 or newer; this is Node ${version}. Get it from https://nodejs.org.`,
    );
  });
});

describe('isInstalled', () => {
  let root = '';
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  };
  const write = (path: string, packages: object) =>
    writeFileSync(join(root, path), JSON.stringify({ packages }));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'installed-'));
    mkdirSync(join(root, 'node_modules'));
    write('package-lock.json', wanted);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is false on a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('is true when all that this platform needs is there', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.2.3' } });
    expect(isInstalled(root)).toBe(true);
  });

  it('is false when the lock file asks for another version', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.2.2' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when the lock file asks for one more package', () => {
    write('node_modules/.package-lock.json', {});
    expect(isInstalled(root)).toBe(false);
  });
});
