import type { Framework } from '../../../machines/entities';
import { plainText } from '../document/html';
import type { Copy, Text } from '../types';

const FRAMEWORK: Record<Framework, { name: string; licence: string }> = {
  tailwind: { name: 'Tailwind CSS 4', licence: 'MIT License, Copyright (c) Tailwind Labs, Inc.' },
  bootstrap: {
    name: 'Bootstrap 5',
    licence: 'MIT License, Copyright (c) 2011-2025 The Bootstrap Authors',
  },
  vuetify: { name: 'Vuetify 4', licence: 'MIT License, Copyright (c) 2016-now Vuetify, LLC' },
};

const KIND: Record<string, string> = {
  name: 'a name',
  price: 'a price',
  phone: 'a phone number',
  email: 'an e-mail address',
  address: 'an address',
  hours: 'opening hours',
  person: 'a person',
  review: 'a real review',
  date: 'a date',
  text: 'your own words',
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

/** The ZIP's README: how to open, edit and publish the page, what is left to do, and whose style sheet is inside. */
export function readme(
  title: string,
  copy: Copy,
  framework: Framework,
  formHasReceiver: boolean,
): string {
  const todo = gaps(copy).map((text) => {
    const kind = text.source.from === 'placeholder' ? (KIND[text.source.kind] ?? 'text') : 'text';
    return `[ ] ${text.id}: "${plainText(text.value)}" needs ${kind}`;
  });
  if (!formHasReceiver) {
    todo.push(
      '[ ] The contact form has no receiver. In index.html replace method="dialog" of the <form> by',
      '    action="mailto:YOUR ADDRESS" method="post" enctype="text/plain", or by the address of a form service',
      '    (then also add that address to form-action in the Content-Security-Policy line), and delete the notice below it.',
    );
  }
  return `${title}
${'='.repeat(Math.min(72, Array.from(title).length))}

OPEN
  Unpack the ZIP and open index.html in a browser. It needs no internet and runs no script.

EDIT
  index.html   all words. Each stands in an element with data-text="name".
  styles.css   all looks. The colours and sizes are the --site-... lines at the top.
  images/      the drawings, as SVG, and the hero as PNG where you chose one of your images.
               Replace them by your own photos under the same names,
               or change the src and alt of an <img> in index.html.
  site.json    the whole state of this website, for opening it in the website builder again.

STILL TO DO
  Dashed boxes on the page mark what only you can know. Put the words in and delete
  the data-placeholder attribute of the element; the dashed line goes with it.

${todo.length > 0 ? todo.join('\n') : 'Nothing: no gap is left.'}

PUBLISH
  Copy the folder to any web host: index.html, styles.css and images/ are all it needs.

LICENCES
  styles.css contains parts of ${FRAMEWORK[framework].name}: ${FRAMEWORK[framework].licence}.
  Its text is in LICENSES.txt. Words, page and drawings are yours to use and change.
`;
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
