import type { Framework } from '../../../machines/entities';
import { plainText } from '../document/html';
import { LANGUAGES } from '../languages/languages';
import type { Copy, Text } from '../types';

const FRAMEWORK: Record<Framework, { name: string; licence: string }> = {
  tailwind: { name: 'Tailwind CSS 4', licence: 'MIT License, Copyright (c) Tailwind Labs, Inc.' },
  bootstrap: {
    name: 'Bootstrap 5',
    licence: 'MIT License, Copyright (c) 2011-2025 The Bootstrap Authors',
  },
  vuetify: { name: 'Vuetify 4', licence: 'MIT License, Copyright (c) 2016-now Vuetify, LLC' },
};

/** Every text of a site that still stands for something its owner knows. */
export function gaps(copy: Copy): Text[] {
  const texts = copy.sections.flatMap((section) => [
    section.heading,
    section.intro,
    ...section.items.flatMap((item) => [item.title, item.body, item.detail]),
  ]);
  return texts.filter((text): text is Text => text !== null && text.source.from === 'placeholder');
}

/** The ZIP's README: how to open, edit and publish the page, what is left to do, and whose style sheet is inside; in the language of the site. */
export function readme(
  title: string,
  copy: Copy,
  framework: Framework,
  formHasReceiver: boolean,
): string {
  const words = LANGUAGES[copy.language].readme;
  const todo = gaps(copy).map((text) =>
    words.needs(
      text.id,
      plainText(text.value),
      words.kinds[text.source.from === 'placeholder' ? text.source.kind : 'text'],
    ),
  );
  if (!formHasReceiver) todo.push(...words.formWithoutReceiver);
  const { name, licence } = FRAMEWORK[framework];
  return words.text({
    title,
    underline: '='.repeat(Math.min(72, Array.from(title).length)),
    todo,
    framework: name,
    licence,
  });
}

const MIT = (holder: string): string => `${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Text of the licence of the style sheet inside the ZIP. */
export function licences(framework: Framework): string {
  const { name, licence } = FRAMEWORK[framework];
  return `${name}\n\n${MIT(licence)}`;
}
