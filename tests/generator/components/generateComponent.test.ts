import { type ConfigData, HtmlValidate } from 'html-validate';
import { describe, expect, it, vi } from 'vitest';

import { FRAMEWORKS, type Framework, type GeneratedComponent } from '../../../machines/entities';
import { SAMPLE_REQUESTS } from '../../../machines/componentLibrary';
import { componentSuggestions } from '../../../src/content/componentSuggestions';
import { generateComponent } from '../../../src/generator/components/generateComponent';
import { KINDS } from '../../../src/generator/components/kinds/kinds';
import { understandComponent } from '../../../src/generator/components/understand/understandComponent';
import { HOSTILE } from '../sitePrompts';
import { KIND_DESCRIPTIONS } from './kindDescriptions';
import { opened as parsed } from '../documents';

vi.setConfig({ testTimeout: 120_000 });

const rules: ConfigData['rules'] = {
  // What Bootstrap and Vuetify have no class for is declared in place, as their own documentation does.
  'no-inline-style': 'off',
  // A list and an image may be named.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The open list of a combobox has no native element.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
};
const validator = {
  code: new HtmlValidate({ extends: ['html-validate:recommended'], rules }),
  // A preview's frame may not submit forms, so its forms have plain buttons.
  preview: new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { ...rules, 'wcag/h32': 'off' },
  }),
};

const problems = async (html: string, as: keyof typeof validator) =>
  (await validator[as].validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );

async function made(description: string, framework: Framework): Promise<GeneratedComponent> {
  const answer = await generateComponent({ description, framework });
  if (!answer.fits) throw new Error(`No component fits "${description}".`);
  return answer.component;
}

describe.each(FRAMEWORKS)('components in %s', (framework) => {
  it.each(KINDS)('$name is understood, valid and accessible', async ({ name, category }) => {
    const description = KIND_DESCRIPTIONS[name];
    expect(understandComponent(description)).toMatchObject({ kind: name, category });

    const { code, preview } = await made(description, framework);
    expect(await problems(code, 'code')).toEqual([]);
    expect(await problems(preview, 'preview')).toEqual([]);

    const page = parsed(code);
    for (const control of page.querySelectorAll('input, textarea, select')) {
      const label = page.querySelector(`label[for="${control.id}"]`) ?? control.closest('label');
      expect(label?.textContent.trim() ?? '').not.toBe('');
    }
    for (const named of page.querySelectorAll('[aria-labelledby], [aria-describedby]')) {
      const id = named.getAttribute('aria-labelledby') ?? named.getAttribute('aria-describedby');
      expect(page.getElementById(id ?? '')?.textContent.trim() ?? '').not.toBe('');
    }
    for (const table of page.querySelectorAll('table')) {
      expect(table.querySelector('caption')?.textContent).not.toBe('');
      expect(table.querySelectorAll('th:not([scope])')).toHaveLength(0);
    }
    for (const opener of page.querySelectorAll('[commandfor]')) {
      expect(page.getElementById(opener.getAttribute('commandfor') ?? '')?.tagName).toBe('DIALOG');
    }
    for (const opener of page.querySelectorAll('[popovertarget]')) {
      const id = opener.getAttribute('popovertarget') ?? '';
      expect(page.getElementById(id)?.hasAttribute('popover')).toBe(true);
    }
    for (const button of page.querySelectorAll('button, a')) {
      expect(`${button.textContent.trim()}${button.getAttribute('aria-label') ?? ''}`).not.toBe('');
    }
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('loads nothing and holds no script', async () => {
    for (const description of Object.values(KIND_DESCRIPTIONS)) {
      const { preview } = await made(description, framework);
      const page = parsed(preview);
      expect(page.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
      expect(
        preview.replace(/https?:\/\/(?:tailwindcss|getbootstrap|github)\.com\S*/g, ''),
      ).not.toMatch(/@import|url\(["']?https?:/);
    }
  });

  it('shows hostile words as typed and never as markup (fault 27)', async () => {
    for (const words of HOSTILE) {
      for (const description of hostileDescriptions(words)) {
        const component = await made(description, framework);
        for (const html of [component.code, component.preview]) {
          const page = parsed(html);
          expect(page.querySelectorAll('script, img, iframe, [onload], [onerror]')).toHaveLength(0);
          expect(page.querySelectorAll('style')).toHaveLength(html === component.preview ? 1 : 0);
          expect(page.querySelectorAll('title')).toHaveLength(html === component.preview ? 1 : 0);
        }
        expect(await problems(component.code, 'code')).toEqual([]);
      }
    }
  });

  it('makes nobody up: sample rows and cards hold things and shops', async () => {
    const [table, customers, profile, testimonial] = await Promise.all(
      [
        'A table',
        'A table of customers with name and email',
        'A profile card',
        'A testimonial',
      ].map(async (description) => parsed((await made(description, framework)).code).body),
    );
    expect(table?.querySelector('tbody th')?.textContent).toBe('Desk lamp');
    expect(customers?.querySelector('tbody th')?.textContent).toBe('Corner Bakery');
    expect(profile?.querySelector('h2')?.textContent).toContain('Your name');
    expect(testimonial?.textContent).toContain('Customer name');
  });

  it('is the same twice, and draws every kind differently', async () => {
    const all = () =>
      Promise.all(Object.values(KIND_DESCRIPTIONS).map((words) => made(words, framework)));
    const drawn = await all();
    expect(await all()).toEqual(drawn);
    const skeletons = drawn.map(({ code }) => code.replace(/(?<! type=)"[^"]*"|>[^<]+</g, ''));
    expect(new Set(skeletons).size).toBe(drawn.length);
  });
});

const hostileDescriptions = (words: string) => [
  `A button saying ${words}`,
  `A contact form with name, ${words} and email`,
  `A product card with ${words} and more`,
  `A sidebar with Home, ${words} and Help`,
  `A modal with ${words}, and a word`,
  `A table with columns name, ${words} and price`,
  `A toast "${words}"`,
];

describe('what a description says', () => {
  it.each([
    ['A button', 'button'],
    ['Pricing card with a button', 'pricing table'],
    ['A login form modal with a table', 'modal'],
    ['login form with email and password', 'login form'],
    ['Sticky header with links', 'app bar'],
    ['Table of users', 'data table'],
    ['Compare our three plans', 'comparison table'],
    ['delete confirmation', 'confirm dialog'],
    ['Newsletter', 'newsletter box'],
    ['call to action', 'call to action'],
    ['Contact Form With Name And Message', 'contact form'],
    ['For our school website. A timetable Monday to Friday, please', 'weekly timetable'],
    ['something lovely', undefined],
    ['😀', undefined],
    ['', undefined],
  ])('%j is a %s', (description, kind) => {
    expect(understandComponent(description)?.kind).toBe(kind);
  });

  it('fits every suggestion and both samples of the screen', () => {
    const kinds = [...componentSuggestions, ...SAMPLE_REQUESTS].map(
      ({ prompt }) => understandComponent(prompt)?.kind,
    );
    expect(kinds).toEqual([
      ...['login form', 'pricing table', 'app bar', 'confirm dialog', 'data table', 'button'],
      ...['pricing table', 'button'],
    ]);
  });

  const codeOf = async (description: string) => parsed((await made(description, 'tailwind')).code);

  it('gives a button its words and color', async () => {
    const page = await codeOf('A large green "Book a table" button');
    expect(page.querySelector('button')?.textContent).toContain('Book a table');
    expect(page.querySelector('button')?.className).toContain('green-700');
  });

  it('gives a form its fields, with type and autocomplete', async () => {
    const page = await codeOf('A booking form with full name, email, date and number of guests');
    const fields = [...page.querySelectorAll('input')].map((field) => [
      page.querySelector(`label[for="${field.id}"]`)?.textContent,
      field.type,
      field.getAttribute('autocomplete'),
    ]);
    expect(fields).toEqual([
      ['Full name', 'text', 'name'],
      ['Email', 'email', 'email'],
      ['Date', 'date', null],
      ['Number of guests', 'number', null],
    ]);
  });

  it('gives a table its columns, numbers to the right', async () => {
    const page = await codeOf('An inventory table with columns product, stock and price');
    expect([...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Product',
      'Stock',
      'Price',
    ]);
    expect(page.querySelectorAll('thead th')[1]?.className).toContain('text-right');
  });

  it('gives a navigation bar its links and marks the first as current', async () => {
    const page = await codeOf('A navbar called "Crumb & Ember" with Menu, Story and Visit');
    expect([...page.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual([
      'Menu',
      'Story',
      'Visit',
    ]);
    expect(page.querySelector('header > a')?.textContent).toBe('Crumb & Ember');
    expect(page.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  });

  it('gives a pricing card its price and features', async () => {
    const page = await codeOf('A pricing card at $12 with 3 sites, own domain and support');
    expect(page.body.textContent).toContain('$12');
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent.trim())).toEqual([
      '3 sites',
      'Own domain',
      'Support',
    ]);
  });

  it('marks the step that is told to be active', async () => {
    const page = await codeOf('A stepper, step 3 active: Cart, Delivery, Payment, Review');
    expect(page.querySelector('[aria-current="step"]')?.textContent).toContain('Payment');
  });

  it('cuts the name at 30 graphemes, never half an emoji (fault 25)', async () => {
    const { name } = await made(`  ${'👩‍🍳'.repeat(40)} button`, 'bootstrap');
    expect(name).toBe('👩‍🍳'.repeat(30));
  });

  it('shows a saved component from its code alone, words about popovers left as they are', async () => {
    const { code, preview } = await made('A toast "My popover is open"', 'tailwind');
    expect(parsed(preview).body.textContent).toContain('My popover is open');
    expect(code).toContain('My popover is open');
  });

  it('answers 100,000 characters with less (fault 24)', async () => {
    const answers = await Promise.all(
      ['table with a, b, '.repeat(6000), 'x'.repeat(100_000), '"(a, '.repeat(20_000)].map(
        (description) => generateComponent({ description, framework: 'bootstrap' }),
      ),
    );
    for (const answer of answers) expect(JSON.stringify(answer).length).toBeLessThan(100_000);
  });
});
