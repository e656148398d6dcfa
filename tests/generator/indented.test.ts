import { describe, expect, it } from 'vitest';

import { generateWebsite } from '../../src/generator/generateWebsite';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { indented } from '../../src/generator/render/indented';
import { strFromU8, unzipSync } from 'fflate';

describe('indented', () => {
  it('puts what is too long for a line on lines of its own', () => {
    const item = '<li><a href="#menu">The whole menu of the week</a></li>';
    expect(indented(`<nav><ul class="list">${item}${item}</ul></nav>`)).toBe(
      ['<nav>', '  <ul class="list">', `    ${item}`, `    ${item}`, '  </ul>', '</nav>'].join(
        '\n',
      ),
    );
  });

  it('leaves what fits on a line there', () => {
    expect(indented('<div><img src="a.svg" alt=""><hr></div>')).toBe(
      '<div><img src="a.svg" alt=""><hr></div>',
    );
  });

  it.each([
    ['text', `<div>${'word '.repeat(30)}<em>last</em></div>`],
    ['a link', `<a href="#a">${'<span>part</span>'.repeat(12)}</a>`],
    ['a heading', `<h2>${'<span>part</span>'.repeat(12)}</h2>`],
  ])('adds no space within %s', (_, html) => {
    expect(indented(html)).toBe(html);
  });

  it.each(['tailwind', 'bootstrap', 'vuetify'] as const)(
    'an exported page of %s has its parts on lines that a person can read',
    async (framework) => {
      const request = {
        prompt: 'A bakery called Crumb & Ember in Porto, with a menu and a contact form',
        framework,
        theme: 'elegant' as const,
      };
      const website = await generateWebsite(request);
      const { bytes } = await exportWebsite({
        ...request,
        website,
        customization: website.customization,
      });
      const page = strFromU8(unzipSync(bytes)['index.html'] ?? new Uint8Array());
      const body = page.slice(page.indexOf('<body>'));
      const flat = body.replace(/\n */g, '');
      expect(indented(flat)).toBe(body.replace(/<\/html>\n$/, '').trimEnd());
      const longest = Math.max(...body.split('\n').map((line) => line.length));
      expect(longest).toBeLessThan(700);
    },
  );
});
