import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { pictureList } from '../../src/content/pictureList';
import { pictureOf } from '../../src/content/pictures';
import { builderAddress, showcase, SHOWCASE_KINDS } from '../../src/content/showcase';
import { generateSite } from '../../src/generator/generateSite';

describe('the showcase', () => {
  it('has the four kinds of the specification, in its order', () => {
    expect(showcase.map(({ kind }) => kind)).toEqual([...SHOWCASE_KINDS]);
    expect(showcase.map(({ title }) => title)).toEqual([
      'Portfolio',
      'Local business',
      'Blog',
      'Online storefront',
    ]);
  });

  it.each(showcase.map((example) => [example.kind, example] as const))(
    '%s: the generator does read what the card says it read',
    async (_, { prompt, name, theme, framework, used }) => {
      const { brief } = await generateSite({ prompt, theme, framework });
      const { name: found, place, offerings, facts } = brief;
      expect(found?.value).toBe(name);
      const read = [
        name,
        place?.value,
        facts.hours?.value,
        ...offerings.flatMap((item) => [item.name.value, item.price?.value]),
      ];
      expect(used.filter((words) => !read.includes(words))).toEqual([]);
      expect(used.filter((words) => !prompt.includes(words))).toEqual([]);
    },
  );

  it('leads to the builder with the prompt, whatever is in it', () => {
    for (const { prompt } of showcase) {
      const address = new URL(builderAddress(prompt), 'http://example.com');
      expect(address.pathname).toBe('/editor/builder');
      expect(Object.fromEntries(address.searchParams)).toEqual({ prompt });
    }
  });
});

describe('the pictures', () => {
  it.each(pictureList.map(({ name }) => [name]))('%s has been drawn in every width', (name) => {
    const order = pictureList.find((picture) => picture.name === name);
    const { src, srcSet, width, height } = pictureOf(name);
    for (const fileWidth of order?.fileWidths ?? []) {
      const path = `../../src/content/pictures/${name}-${fileWidth}.webp`;
      expect(existsSync(new URL(path, import.meta.url))).toBe(true);
      expect(srcSet).toContain(`${name}-${fileWidth}.webp ${fileWidth}w`);
    }
    expect(src).toContain(`${name}-${width}.webp`);
    expect(
      Math.abs(height / width - (order?.screen.height ?? 0) / (order?.screen.width ?? 1)),
    ).toBeLessThan(0.01);
  });

  it('are not asked for by a name that nobody drew', () => {
    expect(() => pictureOf('__proto__')).toThrow('__proto__');
  });
});
