import { describe, expect, it } from 'vitest';

import { readMarkdown } from '../../dev/markdownPlugin.mjs';

const blocks = (text: string) => readMarkdown(text).blocks;

describe('readMarkdown', () => {
  it('reads the front matter and leaves it out of the text', () => {
    const { frontMatter, blocks } = readMarkdown('---\ntitle: A b\ntags: [x, y]\n---\n\nText.\n');
    expect(frontMatter).toEqual({ title: 'A b', tags: ['x', 'y'] });
    expect(blocks).toEqual([{ type: 'paragraph', children: ['Text.'] }]);
  });

  it('knows headings, lists, quotations, code and marks', () => {
    expect(
      blocks(
        '## One\n\n### One\n\n1. *a*\n2. **b**\n\n> `c`\n\n```\nd < e\n```\n\n[f\ng](https://example.com/)',
      ),
    ).toEqual([
      { type: 'heading', level: 2, id: 'one', children: ['One'] },
      { type: 'heading', level: 3, id: 'one-2', children: ['One'] },
      {
        type: 'list',
        isOrdered: true,
        items: [
          [{ type: 'paragraph', children: [{ type: 'emphasis', children: ['a'] }] }],
          [{ type: 'paragraph', children: [{ type: 'strong', children: ['b'] }] }],
        ],
      },
      {
        type: 'quote',
        children: [{ type: 'paragraph', children: [{ type: 'code', value: 'c' }] }],
      },
      { type: 'code', value: 'd < e' },
      {
        type: 'paragraph',
        children: [{ type: 'link', href: 'https://example.com/', children: ['f g'] }],
      },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', 'html'],
    ['a <b onclick="x()">b</b>', 'html'],
    ['![a](https://example.com/a.png)', 'image'],
    ['***', 'thematicBreak'],
    ['[a](javascript:alert(1))', 'javascript'],
    ['[a](//example.com)', '//example.com'],
    ['[a](http://example.com)', 'http://example.com'],
    ['# a', 'level 2 or 3'],
  ])('refuses %s', (text, reason) => {
    expect(() => blocks(text)).toThrow(reason);
  });

  it('says in which line of the file', () => {
    expect(() => readMarkdown('---\na: 1\n---\n\nText.\n\n<hr>\n')).toThrow('line 7');
  });
});
