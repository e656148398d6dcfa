import type { Plugin } from 'vite';

const READING = /\/src\/generator\/read\/[\w/]+\.ts$/;
const OF_WEIGHTS = /score\.add\(([^,']+),\s*'(?:[^'\\]|\\.)*',/g;
const OF_ROLES = /\breason: (?:'(?:[^'\\]|\\.)*'|`[^`]*`)/g;

/** Leaves out of the build why words are read as they are: `npm run read` and the tests say it, nobody sees it in the product. */
export const reasonsPlugin = (): Plugin => ({
  name: 'reasons',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (READING.test(id) ? withoutReasons(code) : null),
});

/** The code of a module of the reader without the reasons that it gives for people alone. */
export const withoutReasons = (code: string): string =>
  code.replace(OF_WEIGHTS, "score.add($1, '',").replace(OF_ROLES, "reason: ''");
