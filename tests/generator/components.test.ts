import { Window } from 'happy-dom';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it, vi } from 'vitest';

import { COMPONENT_CATEGORIES, FRAMEWORKS } from '../../machines/entities';
import { DESIGNS } from '../../src/generator/components/ComponentIntent';
import { generateComponent } from '../../src/generator/components/generateComponent';
import { understandComponent } from '../../src/generator/components/understand/understandComponent';
import { DESCRIPTIONS } from './componentDescriptions';
import { HOSTILE } from './sitePrompts';

vi.setConfig({ testTimeout: 60_000 });

const validator = {
  // What Bootstrap and Vuetify have no class for is declared in place, as their own documentation does.
  code: new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'no-inline-style': 'off' },
  }),
  // A preview's frame may not submit forms, so its forms have plain buttons.
  preview: new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'no-inline-style': 'off', 'wcag/h32': 'off' },
  }),
};

const problems = async (html: string, as: keyof typeof validator) =>
  (await validator[as].validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );

function parsed(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

const all = COMPONENT_CATEGORIES.flatMap((category) =>
  DESIGNS[category].map((design) => ({ category, design, key: `${category}.${design}` })),
);

describe.each(FRAMEWORKS)('components in %s', (framework) => {
  it.each(all)('$key is understood, valid and accessible', async ({ category, design, key }) => {
    const description = DESCRIPTIONS[key] ?? '';
    expect(understandComponent(description)).toMatchObject({ category, design });

    const { code, preview } = await generateComponent({ description, framework });
    expect(await problems(code, 'code')).toEqual([]);
    expect(await problems(preview, 'preview')).toEqual([]);

    const page = parsed(code);
    for (const control of page.querySelectorAll('input, textarea')) {
      expect(page.querySelector(`label[for="${control.id}"]`)?.textContent).not.toBe('');
    }
    for (const named of page.querySelectorAll('[aria-labelledby]')) {
      const id = named.getAttribute('aria-labelledby') ?? '';
      expect(page.getElementById(id)?.textContent.trim()).not.toBe('');
    }
    for (const table of page.querySelectorAll('table')) {
      expect(table.querySelector('caption')?.textContent).not.toBe('');
      expect(table.querySelectorAll('th:not([scope])')).toHaveLength(0);
    }
    for (const opener of page.querySelectorAll('[commandfor]')) {
      expect(page.getElementById(opener.getAttribute('commandfor') ?? '')?.tagName).toBe('DIALOG');
    }
    for (const button of page.querySelectorAll('button, a')) {
      expect(`${button.textContent.trim()}${button.getAttribute('aria-label') ?? ''}`).not.toBe('');
    }
  });

  it('loads nothing, runs no script and carries its own policy', async () => {
    for (const { key } of all) {
      const { preview } = await generateComponent({
        description: DESCRIPTIONS[key] ?? '',
        framework,
      });
      const page = parsed(preview);
      expect(page.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
      expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(
        "default-src 'none'; style-src 'unsafe-inline'",
      );
      expect(
        preview.replace(/https?:\/\/(?:tailwindcss|getbootstrap|github)\.com\S*/g, ''),
      ).not.toMatch(/@import|url\(["']?https?:/);
    }
  });

  it('shows hostile words as typed and never as markup (fault 27)', async () => {
    for (const words of HOSTILE) {
      for (const { category, description } of hostileDescriptions(words)) {
        const made = await generateComponent({ description, framework });
        expect(made.category).toBe(category);
        for (const html of [made.code, made.preview]) {
          const page = parsed(html);
          expect(page.querySelectorAll('script, img, iframe, [onload], [onerror]')).toHaveLength(0);
          expect(page.querySelectorAll('style')).toHaveLength(html === made.preview ? 1 : 0);
          expect(page.querySelectorAll('title')).toHaveLength(html === made.preview ? 1 : 0);
        }
        expect(await problems(made.code, 'code')).toEqual([]);
      }
    }
  });

  it('makes nobody up: sample rows and cards hold things and shops', async () => {
    const made = await Promise.all(
      [
        'A table',
        'A table of customers with name and email',
        'A profile card',
        'A testimonial',
      ].map((description) => generateComponent({ description, framework })),
    );
    const [table, customers, profile, testimonial] = made.map(({ code }) => parsed(code).body);
    expect(table?.querySelector('tbody th')?.textContent).toBe('Desk lamp');
    expect(customers?.querySelector('tbody th')?.textContent).toBe('Corner Bakery');
    expect(profile?.querySelector('h2')?.textContent).toBe('Your name');
    expect(testimonial?.textContent).toContain('Customer name');
  });

  it('is the same twice and draws every design of a category differently', async () => {
    for (const category of COMPONENT_CATEGORIES) {
      const drawn = await Promise.all(
        all
          .filter((one) => one.category === category)
          .map(({ key }) => generateComponent({ description: DESCRIPTIONS[key] ?? '', framework })),
      );
      const again = await Promise.all(
        all
          .filter((one) => one.category === category)
          .map(({ key }) => generateComponent({ description: DESCRIPTIONS[key] ?? '', framework })),
      );
      expect(again).toEqual(drawn);
      const skeletons = new Set(drawn.map(({ code }) => code.replace(/"[^"]*"|>[^<]+</g, '')));
      expect(skeletons.size).toBe(drawn.length);
      expect(skeletons.size).toBeGreaterThanOrEqual(4);
    }
  });
});

const hostileDescriptions = (words: string) =>
  [
    { category: 'buttons', description: `A button saying ${words}` },
    { category: 'forms', description: `A contact form with name, ${words} and email` },
    { category: 'cards', description: `A product card with ${words} and more` },
    { category: 'navigation', description: `A sidebar with Home, ${words} and Help` },
    { category: 'modals', description: `A notice modal with ${words}, and a word` },
    { category: 'tables', description: `A table with columns name, ${words} and price` },
  ] as const;

describe('what a description says', () => {
  it.each([
    ['A button', 'buttons'],
    ['Pricing card with a button', 'cards'],
    ['A login form modal with a table', 'modals'],
    ['login form with email and password', 'forms'],
    ['Sticky header with links', 'navigation'],
    ['Breadcrumbs', 'navigation'],
    ['Table of users', 'tables'],
    ['Compare our three plans', 'tables'],
    ['delete confirmation', 'modals'],
    ['Newsletter', 'forms'],
    ['call to action', 'buttons'],
    ['something lovely', 'cards'],
    ['😀', 'cards'],
    ['', 'cards'],
  ])('%j belongs to %s', (description, category) => {
    expect(understandComponent(description).category).toBe(category);
  });

  const codeOf = async (description: string) =>
    parsed((await generateComponent({ description, framework: 'tailwind' })).code);

  it('gives a button its words', async () => {
    const page = await codeOf('A large green "Book a table" button');
    expect(page.querySelector('button, a')?.textContent).toContain('Book a table');
    expect(page.querySelector('button, a')?.className).toContain('green-700');
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

  it('cuts the name at 30 graphemes, never half an emoji (fault 25)', async () => {
    const { name } = await generateComponent({
      description: `  ${'👩‍🍳'.repeat(40)} button`,
      framework: 'bootstrap',
    });
    expect(name).toBe('👩‍🍳'.repeat(30));
  });

  it('answers 100,000 characters within a moment (fault 24)', async () => {
    await generateComponent({ description: 'a button', framework: 'bootstrap' });
    const started = performance.now();
    await generateComponent({
      description: 'table with a, b, '.repeat(6000),
      framework: 'bootstrap',
    });
    await generateComponent({ description: 'x'.repeat(100_000), framework: 'bootstrap' });
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
