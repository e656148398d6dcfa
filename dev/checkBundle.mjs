import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { PlainProblem, runMain } from './ensureInstalled.mjs';

/** Of a local address only the usual ports of model servers are told. */
const LOCAL = /(?:127\.0\.0\.1|localhost):(?!(?:11434|1234|8080)\b)\d|\/__dev\/|demo-local/;

const FORBIDDEN = [
  ['a secret key', /\bsk-[A-Za-z0-9]{16,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['the local emulator or inbox', LOCAL],
  ['a test user', /\b(?:journey-[\w-]+|test(?:er|user)?)@/],
  ['a source map', /\/\/# sourceMappingURL=/],
];

/**
 * What a deployed build must not contain.
 * @param {string} text a file's content
 * @returns {string[]} what was found, in words
 */
export function leaksIn(text) {
  return FORBIDDEN.filter(([, pattern]) => /** @type {RegExp} */ (pattern).test(text)).map(
    ([name]) => /** @type {string} */ (name),
  );
}

/** Bytes, compressed with brotli, that the worker may load before it makes its first English site. */
export const FIRST_LOAD = 350_000;

/** The scripts of this build that a script imports at once. */
const importsOf = (/** @type {string} */ script) =>
  [...script.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, imported = '']) => imported,
  );

const nameOfWorker = (/** @type {ReadonlyMap<string, string>} */ scripts) =>
  [...scripts.keys()].find((name) => /^worker-.*\.js$/.test(name)) ?? '';

/**
 * The scripts that import the worker's own: WebKit, which does not know a worker's script by its address, would run it again
 * for them, and two would answer.
 * @param {ReadonlyMap<string, string>} scripts their texts by file name
 * @returns {string[]} file names
 */
export function importersOfWorker(scripts) {
  const worker = nameOfWorker(scripts);
  return [...scripts.keys()].filter((name) => importsOf(scripts.get(name) ?? '').includes(worker));
}

/**
 * The scripts that the worker loads before its first English site: its own, the English chunk, what these import, and the
 * largest of those that hold what trades say. A framework, typefaces and drawings follow as the site asks for them.
 * @param {ReadonlyMap<string, string>} scripts their texts by file name
 * @returns {string[]} file names
 */
export function firstScripts(scripts) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ name) => {
    if (found.has(name)) return;
    found.add(name);
    importsOf(scripts.get(name) ?? '').forEach(add);
  };
  add(nameOfWorker(scripts));
  const own = [...found].map((name) => scripts.get(name) ?? '').join('\n');
  const [, english = ''] =
    /\/en\/index\.ts["'`]:\s*\(\)\s*=>\s*[^,]*?import\(["'`]\.\/([^"'`]+)/.exec(own) ?? [];
  if (english === '') throw new PlainProblem('dist/ has no worker that loads English.');
  add(english);
  const trades = [
    ...(scripts.get(english) ?? '').matchAll(/import\(["'`]\.\/(en-trades-[^"'`]+)/g),
  ].map(([, name = '']) => name);
  if (trades.length === 0) throw new PlainProblem('dist/ has no words of English trades.');
  const sizeOf = (/** @type {string} */ name) => scripts.get(name)?.length ?? 0;
  add(trades.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one)));
  return [...found];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    const folder = fileURLToPath(new URL('../dist', import.meta.url));
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /\.(?:html|js|css|json|txt|xml|map)$/.test(file),
    );
    if (files.length === 0)
      throw new PlainProblem('There is no build in dist/: run npm run build.');
    const leaks = [];
    for (const file of files) {
      if (file.endsWith('.map')) leaks.push(`${file}: a source map`);
      for (const leak of leaksIn(await readFile(join(folder, file), 'utf8'))) {
        leaks.push(`${file}: ${leak}`);
      }
    }
    if (leaks.length > 0) throw new PlainProblem(`dist/ contains\n  ${leaks.join('\n  ')}`);
    const assets = files.filter((file) => /^assets[\\/][^\\/]+\.js$/.test(file));
    const scripts = new Map(
      await Promise.all(
        assets.map(
          async (file) =>
            /** @type {const} */ ([file.slice(7), await readFile(join(folder, file), 'utf8')]),
        ),
      ),
    );
    const importers = importersOfWorker(scripts);
    if (importers.length > 0)
      throw new PlainProblem(`The worker's own script is imported by\n  ${importers.join('\n  ')}`);
    const size = firstScripts(scripts)
      .map((name) => brotliCompressSync(scripts.get(name) ?? '').length)
      .reduce((sum, bytes) => sum + bytes, 0);
    const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    const row = `The worker loads ${kilobytes(size)} (brotli) before its first English site, of ${kilobytes(FIRST_LOAD)} at most.`;
    if (size > FIRST_LOAD) throw new PlainProblem(row);
    console.log(row);
    console.log(`${files.length} files of dist/ contain nothing that must stay here.`);
  });
}
