import { deliveryOf, receivingHost } from '../../../machines/delivery';
import type { Customization, Framework } from '../../../machines/entities';
import { gapsOf } from '../document/gaps';
import { siteAddress } from '../document/siteAddress';
import { statedSite } from '../document/statedSite';
import { withTexts } from '../document/withTexts';
import { languagePack } from '../languages/languages';
import type { Labels } from '../languages/wordsSchema';
import openFontLicense from '../typefaces/openFontLicense.txt?raw';
import type { Family } from '../typefaces/families';
import type { FontFile } from '../typefaces/typeset';
import type { Site } from '../types';

/** What Tailwind builds styles.css from. */
export const SOURCE_FILE = 'tailwind.css';

/** As package.json pins them. */
export const VERSIONS: Record<Framework, string> = {
  tailwind: '4.3.5',
  bootstrap: '5.3.8',
  vuetify: '4.3.0',
};

const FRAMEWORK: Record<Framework, { name: string; licence: string }> = {
  tailwind: { name: 'Tailwind CSS 4', licence: 'MIT License, Copyright (c) Tailwind Labs, Inc.' },
  bootstrap: {
    name: 'Bootstrap 5',
    licence: 'MIT License, Copyright (c) 2011-2025 The Bootstrap Authors',
  },
  vuetify: { name: 'Vuetify 4', licence: 'MIT License, Copyright (c) 2016-now Vuetify, LLC' },
};

/** The lines on using more of the framework than styles.css holds. */
function moreOf(framework: Framework, words: Labels['readme']): string {
  const version = VERSIONS[framework];
  if (framework !== 'tailwind') {
    const name = framework === 'bootstrap' ? 'Bootstrap' : 'Vuetify';
    return `  ${filled(words.wholeSheet, { framework: `${name} ${version}`, file: `${framework}.min.css` })}`;
  }
  const commands = [
    `npm install tailwindcss@${version} @tailwindcss/cli@${version}`,
    `npx @tailwindcss/cli --input ${SOURCE_FILE} --output styles.css`,
  ];
  return [
    filled(words.sourceSheet, { file: SOURCE_FILE }),
    ...commands.map((command) => `    ${command}`),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

/**
 * The ZIP's README: how to open, edit and publish the site, what is left to do, and whose style sheet is inside; in the first
 * language of the site.
 */
export function readme(
  site: Site,
  customization: Customization,
  fonts: readonly FontFile[],
): string {
  const { readme: words } = languagePack(site.copy.language).labels;
  const title = withTexts(site.copy, customization, site.brief).title.value;
  const todo = gapsOf(site, customization).map(({ textId, kind, words: value }) =>
    kind === null
      ? `[ ] ${value}`
      : filled(words.needs, { id: textId, value, kind: words.kinds[kind] }),
  );
  const delivery = deliveryOf(
    customization,
    statedSite(site, customization).brief.facts.email?.value,
  );
  const host = receivingHost(delivery);
  if (delivery.to === 'nowhere') todo.push(words.formWithoutReceiver);
  if (host !== null) todo.push(filled(words.formToTry, { host }));
  if (siteAddress(site) === null) todo.push(words.withoutAddress);
  const { name, licence } = FRAMEWORK[site.request.framework];
  const names = familiesOf(fonts)
    .map((family) => family.name)
    .join(', ');
  return filled(words.text, {
    title,
    underline: '='.repeat(Math.min(72, Array.from(title).length)),
    todo: todo.length > 0 ? todo.join('\n') : words.nothing,
    more: moreOf(site.request.framework, words),
    framework: name,
    // The sentence it ends has its own full stop.
    licence: licence.replace(/\.$/, ''),
    photoFiles: customization.photos === undefined ? '' : `${words.photoFiles}\n`,
    fontFiles: fonts.length === 0 ? '' : `${filled(words.fontFiles, { names })}\n`,
    fontLicence: fonts.length === 0 ? '' : `${filled(words.fontLicence, { names })}\n`,
    fontFolder: fonts.length === 0 ? '' : words.fontFolder,
  });
}

/** A text with its slots filled, each by what stands under its name. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, slot: string) => values[slot] ?? whole);

const MIT = (holder: string): string => `${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Texts of the licences of the style sheet and the fonts inside the ZIP. */
export function licences(framework: Framework, fonts: readonly FontFile[]): string {
  const { name, licence } = FRAMEWORK[framework];
  const own = `${name}\n\n${MIT(licence)}`;
  if (fonts.length === 0) return own;
  const families = familiesOf(fonts);
  const names = families.map((family) => family.name).join(', ');
  const copyrights = families.map(({ copyright }) => copyright).join('\n');
  return `${own}\n\n${names}\n\n${copyrights}\n\n${openFontLicense}`;
}

const familiesOf = (fonts: readonly FontFile[]): Family[] => [
  ...new Set(fonts.map(({ family }) => family)),
];
