import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FRAMEWORKS, type Framework } from '../../machines/entities';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { renderSite } from '../../src/generator/render/renderSite';

const PROMPT =
  'Dentist "Bright Smile" in Austin: implants, cleanings and whitening, with FAQ. hello@bright.example';

/** Classes by which those who work with a framework know its parts. */
const KNOWN: Record<Framework, readonly string[]> = {
  tailwind: ['max-w-6xl', 'grid', 'flex', 'sm:grid-cols-2', 'text-balance', 'rounded-'],
  bootstrap: [
    ...['navbar', 'navbar-brand', 'navbar-nav', 'nav-link', 'container', 'row', 'btn btn-primary'],
    ...[
      'accordion',
      'accordion-item',
      'accordion-button',
      'accordion-body',
      'form-control',
      'lead',
    ],
  ],
  vuetify: [
    ...[
      'v-application',
      'v-toolbar',
      'v-main',
      'v-container',
      'v-row',
      'v-col',
      'v-btn',
      'v-footer',
    ],
    ...['v-expansion-panels', 'v-expansion-panel-title', 'v-expansion-panel-text', 'v-text-field'],
  ],
};

describe.each(FRAMEWORKS)('a site in %s', (framework) => {
  it('is built from the parts its community knows', async () => {
    const site = await generateSite({ prompt: PROMPT, theme: 'modern', framework });
    const { html } = await renderSite(site, initialCustomization(site), 'export');
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names).join(' ');
    for (const name of KNOWN[framework]) expect(classes, name).toContain(name);
  });

  it('colors no words by a class, which knows nothing of the surface they stand on', async () => {
    const site = await generateSite({ prompt: PROMPT, theme: 'vibrant', framework });
    const { html } = await renderSite(site, initialCustomization(site), 'export');
    expect(html).not.toMatch(/\b(?:text-body-|text-muted|text-secondary|text-medium-emphasis)/);
  });

  it('takes away no ring of the focus but that of a field with its own', () => {
    const own = readFileSync(`src/generator/render/${framework}/${framework}.css`, 'utf8');
    const taken = [...own.matchAll(/([^{}]+)\{[^{}]*outline:\s*(?:none|0)\b/g)];
    expect(taken.map(([, selector = '']) => selector.trim())).toEqual(
      framework === 'vuetify' ? ['.v-field .v-field__input:focus-visible'] : [],
    );
  });
});

describe('the style sheets of every site', () => {
  const sheet = (name: string) => readFileSync(`src/generator/render/styles/${name}.css`, 'utf8');

  it('show where the focus is, more strongly than a framework hides it', () => {
    expect(sheet('base')).toMatch(/^:focus-visible:focus-visible \{\s*outline: 3px solid/m);
  });

  it('are black on white on paper, whatever surface the words stand on', () => {
    const print = sheet('end').slice(sheet('end').indexOf('@media print'));
    for (const role of ['--s-text: #000000', '--s-bg: #ffffff', '--s-link: #000000'])
      expect(print).toContain(`${role} !important`);
    for (const gone of [
      "[data-block='form']",
      "[data-part='header'] nav",
      "[data-block='actions']",
    ])
      expect(print).toContain(gone);
  });
});
