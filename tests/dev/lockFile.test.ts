import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, Entry> };

/** The entry that `name` resolves to from inside the package at `path`, as Node looks it up. */
function resolved(path: string, name: string): Entry | undefined {
  const entry = packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`];
  if (entry !== undefined || path === '') return entry;
  return resolved(path.slice(0, Math.max(path.lastIndexOf('node_modules/') - 1, 0)), name);
}

it('locks the optional packages of every platform: without them npm ci refuses to start', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => {
        const version = resolved(path, name)?.version;
        return version === undefined || (/^\d/.test(range) && version !== range);
      })
      .map(([name, range]) => `${name}@${range} (wanted by ${path})`),
  );
  expect(missing).toEqual([]);
});
