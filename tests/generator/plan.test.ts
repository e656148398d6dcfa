import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/generator/plan/planSite';
import { TRADE_IDS } from '../../src/generator/trades/trades';
import { understand } from '../../src/generator/read/understand';
import type { SectionKind } from '../../src/generator/types';
import { PROMPTS } from './prompts';

const kindsOf = async (prompt: string): Promise<SectionKind[]> =>
  planSite(await understand(prompt)).sections.map(({ kind }) => kind);

describe('sections', () => {
  test.each(PROMPTS.map((prompt, index) => [index, prompt] as const))(
    'prompt %i has a whole page',
    async (_, prompt) => {
      const kinds = await kindsOf(prompt);
      expect(kinds[0]).toBe('hero');
      expect(kinds.at(-1)).toBe('contact');
      expect(kinds).toContain('features');
      expect(kinds).toContain('pricing');
      expect(new Set(kinds).size).toBe(kinds.length);
    },
  );

  test.each([
    ['A bakery with testimonials', 'testimonials'],
    ['A florist with a team section', 'team'],
    ['A plumber with a photo gallery', 'gallery'],
    ['A lawyer with a blog', 'posts'],
    ['A dentist with upcoming events', 'events'],
    ['A café with how it works', 'process'],
    ['A hotel with a newsletter', 'newsletter'],
    ['A blog with opening hours', 'visit'],
    ['A tutor at 12 Baker Street', 'visit'],
    ['A locksmith, no contact form, phone 0113 555 0144', 'visit'],
  ] as const)('%s gets %s', async (prompt, kind) => {
    expect(await kindsOf(prompt)).toContain(kind);
  });

  test.each([
    ['A bakery without a gallery', 'gallery'],
    ['A salon, no team', 'team'],
    ['A florist without how it works', 'process'],
    ['A bakery, no FAQ', 'faq'],
  ] as const)('%s has no %s', async (prompt, kind) => {
    expect(await kindsOf(prompt)).not.toContain(kind);
  });

  test('what is refused of the four stays planned and is off', async () => {
    const plan = planSite(
      await understand('A bakery without pricing, hero, features section or contact form'),
    );
    expect(plan.layout).toEqual({
      showHero: false,
      showFeatures: false,
      showPricing: false,
      showContact: false,
    });
    const kinds = plan.sections.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['hero', 'features', 'pricing', 'contact']));
  });

  test('all four are on when nothing is refused', async () => {
    const brief = await understand('a');
    const on = { showHero: true, showFeatures: true, showPricing: true, showContact: true };
    for (const id of TRADE_IDS) {
      expect(planSite({ ...brief, trade: id }).layout).toEqual(on);
    }
  });
});

test.each([
  ['a bakery', 'Bakery'],
  ['a dentist', 'Dentist'],
  ['an electrician', 'Electrician'],
  ['a plumber', 'Plumber'],
  ['a law firm', 'LegalService'],
  ['an accountant', 'AccountingService'],
  ['a vet', 'VeterinaryCare'],
  ['a bookshop', 'BookStore'],
  ['anything', 'Organization'],
])('%s is a %s for search engines', async (prompt, schemaType) => {
  expect(planSite(await understand(prompt)).schemaType).toBe(schemaType);
});
