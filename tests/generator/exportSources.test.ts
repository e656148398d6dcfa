import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';

import { generate, parse, walk } from 'css-tree';
import { strFromU8, unzipSync } from 'fflate';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { SOURCE_FILE, VERSIONS } from '../../src/generator/export/readme';
import { generateWebsite } from '../../src/generator/generateWebsite';
import type { Framework, Theme } from '../../machines/entities';
import packages from '../../package.json';

const resolve = createRequire(import.meta.url).resolve;

async function exported(framework: Framework, theme: Theme = 'modern') {
  const request = {
    prompt: 'A bakery called Crumb & Ember in Porto, with a menu and a contact form',
    framework,
    theme,
  };
  const website = await generateWebsite(request);
  const { customization } = website;
  const { bytes } = await exportWebsite({ ...request, website, customization });
  const files = unzipSync(bytes);
  return (path: string) => strFromU8(files[path] ?? new Uint8Array());
}

/** Every declaration with its selectors, whatever the order and what they are written with. */
function declarationsOf(css: string): Set<string> {
  const found = new Set<string>();
  walk(parse(css, { parseAtrulePrelude: false }), {
    visit: 'Declaration',
    enter(declaration) {
      if (this.rule !== null) found.add(`${generate(this.rule.prelude)} ${generate(declaration)}`);
    },
  });
  return found;
}

describe('going on by hand', () => {
  it.each(['modern', 'vibrant', 'elegant'] as const)(
    "Tailwind's own compiler builds styles.css from its source, %s",
    async (theme) => {
      const read = await exported('tailwind', theme);
      const compiler = await compile(read(SOURCE_FILE), {
        loadStylesheet: async (id, base) => {
          const path = resolve(id);
          return { path, base, content: await readFile(path, 'utf8') };
        },
      });
      const classes = [...read('index.html').matchAll(/ class="([^"]*)"/g)].flatMap(
        ([, names = '']) => names.split(' '),
      );
      const built = declarationsOf(compiler.build(['underline', ...classes]));
      expect(built).toContain('.underline text-decoration-line:underline');
      const missing = [...declarationsOf(read('styles.css'))].filter(
        (declaration) => !built.has(declaration),
      );
      expect(missing).toEqual([]);
    },
  );

  it('names the versions that the style sheets come from', () => {
    const { tailwindcss: tailwind, bootstrap, vuetify } = packages.dependencies;
    expect(VERSIONS).toEqual({ tailwind, bootstrap, vuetify });
  });

  it.each([
    ['tailwind', 'npx @tailwindcss/cli --input tailwind.css --output styles.css'],
    ['bootstrap', 'Bootstrap 5.3.8 than the pages use now, link its bootstrap.min.css before'],
    ['vuetify', 'Vuetify 4.3.0 than the pages use now, link its vuetify.min.css before'],
  ] as const)('the README of %s says how to use more of it', async (framework, words) => {
    const read = await exported(framework);
    expect(read('README.txt')).toContain(words);
    expect(read('README.txt').includes(SOURCE_FILE)).toBe(framework === 'tailwind');
  });
});
