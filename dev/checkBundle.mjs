import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PlainProblem, runMain } from './ensureInstalled.mjs';

const FORBIDDEN = [
  ['a secret key', /\bsk-[A-Za-z0-9]{16,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['the local emulator or inbox', /127\.0\.0\.1:\d|localhost:\d|\/__dev\/|demo-local/],
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
    console.log(`${files.length} files of dist/ contain nothing that must stay here.`);
  });
}
