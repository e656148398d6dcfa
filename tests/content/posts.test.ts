import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { POST_IMAGES } from '../../src/content/post';
import { posts } from '../../src/content/posts';
import { postTexts } from '../../src/content/postTexts';
import { readMarkdown } from '../../dev/markdownPlugin.mjs';

const PostSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: v.pipe(v.string(), v.maxLength(70)),
  author: v.pipe(v.string(), v.nonEmpty()),
  date: v.pipe(v.string(), v.isoDate()),
  image: v.picklist(POST_IMAGES),
  category: v.pipe(v.string(), v.nonEmpty()),
  tags: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(2), v.maxLength(4)),
  excerpt: v.pipe(v.string(), v.minLength(101), v.maxLength(160)),
});

const source = (id: string) =>
  readFileSync(new URL(`../../src/content/posts/${id}.md`, import.meta.url), 'utf8');
const words = (text: string) => text.replace(/^---[\s\S]*?---/, '').match(/[\p{L}\d]+/gu) ?? [];

describe('the posts', () => {
  it('are three, with the titles that were chosen for them', () => {
    expect(posts.map(({ title }) => title)).toEqual([
      'Write a prompt that gets a usable first draft',
      'What a five-page small-business site needs',
      'Check contrast before you pick a brand color',
    ]);
  });

  it('have an id, a date and an image of their own', () => {
    for (const field of ['id', 'date', 'image'] as const) {
      expect(new Set(posts.map((post) => post[field])).size).toBe(3);
    }
  });

  it('stand with the newest first', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(posts.map((post) => [post.id, post] as const))('%s is complete', (id, post) => {
    expect(() => v.parse(PostSchema, post)).not.toThrow();
    expect(postTexts.get(id)).toEqual(readMarkdown(source(id)).blocks);
    expect(words(source(id)).length).toBeGreaterThanOrEqual(500);
    expect(words(source(id)).length).toBeLessThanOrEqual(800);
  });

  it.each(posts.map(({ id }) => [id]))(
    '%s has headings, a list, a quotation, code and a link',
    (id) => {
      const text = JSON.stringify(postTexts.get(id));
      for (const type of ['heading', 'list', 'quote', 'code', 'link']) {
        expect(text).toContain(`"type":"${type}"`);
      }
    },
  );
});
