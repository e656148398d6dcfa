import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/generator/languages/languages';
import { loadTrades } from '../../src/generator/languages/tradeWords';
import { understand } from '../../src/generator/read/understand';
import { graphemesOf } from '../../src/generator/document/contentTexts';
import { textsOf } from '../../src/generator/write/mapTexts';
import type { Text } from '../../src/generator/types';
import { copyOf, rulesOf } from './copyRules';

await Promise.all(LANGUAGES.map(loadTrades));

describe('variety', () => {
  test('two bakeries share stock sentences and nothing that tells of either', async () => {
    const [first, second] = await Promise.all(
      [
        'A bakery called Crumb & Ember in Porto with rye',
        'A bakery called Brot in Graz with spelt',
      ].map(async (prompt) => textsOf(copyOf(await understand(prompt)))),
    );
    const told = (texts: readonly Text[] = []) =>
      texts.flatMap(({ value, source }) => (source.from === 'prompt' ? [value] : []));
    expect(told(first).length).toBeGreaterThan(6);
    expect(told(first).filter((value) => told(second).includes(value))).toEqual([]);
    const shared = first?.filter(({ value }) => second?.some((text) => text.value === value));
    expect(shared?.map(({ value }) => value).join(' ')).not.toMatch(/Crumb|Porto|rye|Brot|Graz/i);
  });
});

describe('honesty', () => {
  test('people, reviews, posts, dates and prices are placeholders unless the prompt gives them', async () => {
    const copy = copyOf(
      await understand(
        'Salon in Porto with haircut $30 and shave, testimonials, team, blog and events',
      ),
    );
    for (const { kind, items } of copy.sections) {
      if (!['testimonials', 'team', 'posts', 'events'].includes(kind)) continue;
      expect(items.length).toBeGreaterThan(0);
      for (const { title, body } of items)
        expect([title.source.from, body?.source.from]).toEqual(['placeholder', 'placeholder']);
    }
    const pricing = copy.sections.find(({ kind }) => kind === 'pricing');
    expect(
      pricing?.items.map(({ title, detail }) => [title.value, detail?.value, detail?.source.from]),
    ).toEqual([
      ['Haircut', '$30', 'prompt'],
      ['Shave', 'Add your price', 'placeholder'],
    ]);
  });

  test.each([
    ['A bakery in Porto', 'Bakery in Porto'],
    ['electrician in Leeds', 'Electrician in Leeds'],
    ['A florist', 'Florist'],
    ['Build me a website', 'Add your name or brand'],
    ['Physiotherapy in Ghent', 'Physiotherapy in Ghent'],
  ])('without a name the title describes: %s', async (prompt, title) => {
    expect(copyOf(await understand(prompt)).title.value).toBe(title);
  });

  test('address, hours, phone and e-mail of the prompt are shown', async () => {
    const copy = copyOf(
      await understand(
        'Café called Nook, 12 Baker Street, open daily 8-18, call +44 20 7946 0000 or nook@cafe.example',
      ),
    );
    const visit = copy.sections.find(({ kind }) => kind === 'visit');
    expect(visit?.items.map(({ body }) => body?.value)).toEqual([
      '12 Baker Street',
      'daily 8-18',
      '+44 20 7946 0000',
      'nook@cafe.example',
    ]);
  });
});

describe('the description', () => {
  test.each([
    [
      'in a sentence of the person’s where the subject is unsure',
      "Squidge Loos. We hire out toilets. Me and my brother. We've festival singles and wedding trailers.",
      /^We hire out toilets\./,
    ],
    [
      'by the name where the subject is sure',
      'A bakery called Crumb & Ember in Porto',
      /^Crumb & Ember is a bakery in Porto\./,
    ],
    ['with the headline where there is no name', 'A bakery in Porto', /^Bakery in Porto\./],
  ])('begins %s', async (_, prompt, beginning) => {
    expect(copyOf(await understand(prompt)).description.value).toMatch(beginning);
  });
});

describe('headings', () => {
  const headings = async (prompt: string): Promise<string> =>
    copyOf(await understand(prompt))
      .sections.filter(({ kind }) => kind !== 'hero')
      .map(({ heading }) => heading.value)
      .join(' ');

  test('name a business that has a short name, and none that has a long one', async () => {
    expect(await headings('A bakery called Crumb & Ember in Porto with rye and spelt')).toContain(
      'Crumb & Ember',
    );
    expect(
      await headings('A museum called Penhallow Museum of Mining in Redruth with talks and tours'),
    ).not.toContain('Penhallow');
  });
});

test.each([
  ['A bakery called Crumb in Porto with a contact form', 'Orders and questions'],
  ['Eine Bäckerei namens Krume in Graz mit Kontaktformular', 'An Krume schreiben'],
])('a form is no heading: %s', async (prompt, heading) => {
  const { sections } = copyOf(await understand(prompt));
  expect(sections.find(({ kind }) => kind === 'contact')?.heading.value).toBe(heading);
});

test('where one books in a form of its own, the contact form asks for nothing but a message', async () => {
  const formOf = async (prompt: string) => {
    const { sections } = copyOf(await understand(prompt));
    const contact = sections.find(({ kind }) => kind === 'contact');
    return { fields: contact?.fields.map(({ name }) => name), submit: contact?.submit?.value };
  };
  const restaurant = 'A restaurant called Rasa in Leeds';
  expect((await formOf(restaurant)).fields).toContain('date');
  expect(await formOf(`${restaurant} with a booking form`)).toEqual({
    fields: ['name', 'email', 'message'],
    submit: 'Send message',
  });
});

test('any input gives valid copy', async () => {
  const prompts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => `bakery called ${text} in ${text} with ${text}, ${text}`),
  );
  await fc.assert(
    fc.asyncProperty(prompts, async (prompt) => {
      const copy = copyOf(await understand(prompt));
      expect(copyOf(await understand(prompt))).toEqual(copy);
      expect(graphemesOf(copy.title.value).length).toBeLessThanOrEqual(60);
      const [shortest, longest] = rulesOf(copy.language).description;
      const length = graphemesOf(copy.description.value).length;
      expect(length).toBeGreaterThanOrEqual(shortest);
      expect(length).toBeLessThanOrEqual(longest);
      for (const { value } of textsOf(copy)) expect(value).not.toMatch(/\p{Cs}/u);
    }),
    { numRuns: 100, examples: [['ޤ']] },
  );
}, 30_000);
