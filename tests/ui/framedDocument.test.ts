import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';

import { framedDocument } from '../../src/ui/framedDocument';

type Element = DefaultTreeAdapterTypes.Element;

const childrenOf = (element: Element | undefined) =>
  (element?.childNodes ?? []).filter((node): node is Element => 'tagName' in node);

/** Every element of the document, in order, by its tag name. */
function elementsOf(html: string): Element[] {
  const list = (element: Element): Element[] => [element, ...childrenOf(element).flatMap(list)];
  return parse(html).childNodes.flatMap((node) => ('tagName' in node ? list(node) : []));
}

describe('framedDocument', () => {
  it.each([
    ['a whole document', '<!DOCTYPE html><html lang="de"><head><title>a</title></head><body>'],
    ['one whose element closes early', '"></head><body><head><script>1</script>'],
    ['a comment that never ends', '<!-- <script>1</script>'],
    ['a frameset', '<html onload="1"><frameset onload="1">'],
    ['nothing', ''],
  ])('fault 31, fault 73: puts its policy before anything of %s', (_, html) => {
    const [root, head, first, ...others] = elementsOf(framedDocument(html));
    expect([root?.tagName, head?.tagName, first?.tagName]).toEqual(['html', 'head', 'meta']);
    expect(first?.attrs[0]).toEqual({ name: 'http-equiv', value: 'Content-Security-Policy' });
    expect(first?.attrs[1]?.value.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'font-src data:',
      "form-action 'none'",
      'base-uri about:',
    ]);
    expect(others.filter(({ attrs }) => attrs.some(({ name }) => name === 'http-equiv'))).toEqual(
      [],
    );
  });

  it('keeps what the root of the document says', () => {
    const [root] = elementsOf(framedDocument('<!DOCTYPE html>\n<html lang="ar" dir="rtl">'));
    expect(root?.attrs).toEqual([
      { name: 'lang', value: 'ar' },
      { name: 'dir', value: 'rtl' },
    ]);
  });
});
