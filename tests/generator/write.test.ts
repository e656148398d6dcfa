import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRADE_IDS } from '../../src/generator/trades/trades';
import type { Copy, Intent, Text } from '../../src/generator/types';
import { planSite } from '../../src/generator/plan/planSite';
import { understand } from '../../src/generator/understand/understand';
import { writeCopy } from '../../src/generator/write/writeCopy';
import { PROMPTS } from './prompts';

const copyOf = (intent: Intent): Copy => writeCopy(intent, planSite(intent));

function textsOf(copy: Copy): Text[] {
  const inSections = copy.sections.flatMap((section) => [
    section.navLabel,
    section.heading,
    section.intro,
    section.submit,
    ...section.items.flatMap(({ title, body, detail }) => [title, body, detail]),
    ...section.actions.map(({ label }) => label),
    ...section.fields.map(({ label }) => label),
  ]);
  return [copy.title, copy.subtitle, copy.description, copy.footer, ...inSections].filter(
    (text) => text !== null,
  );
}

const standardOf = (copy: Copy): string[] =>
  textsOf(copy)
    .filter(({ source }) => source.from === 'standard')
    .map(({ value }) => value);

const blank = understand('a');
/** Every trade alone, with a name, with a place, with offerings, and with everything. */
const byTrade: Intent[] = TRADE_IDS.flatMap((id) => {
  const trade = { value: id, evidence: '' };
  const name = { value: 'Ana and Tom', evidence: 'Ana and Tom' };
  const place = { value: 'Porto', evidence: 'Porto' };
  const offerings = ['alpha', 'beta', 'gamma'].map((value) => ({ value, evidence: value }));
  return [
    { ...blank, trade },
    { ...blank, trade, name },
    { ...blank, trade, place },
    { ...blank, trade, offerings },
    { ...blank, trade, name, place },
    { ...blank, trade, name, place, offerings },
  ];
});
const intents: Intent[] = [...PROMPTS.map(understand), ...byTrade];

const HYPE =
  /\b(revolutionary|unleash\w*|seamless\w*|elevat\w+|world-class|passion\w*|cutting-edge|game-chang\w+|unlock\w*|empower\w*|delight\w*|stunning|premium|innovative|leading|nestled|vibrant|tapestry|effortless\w*|state-of-the-art)\b/i;
const CLAIM =
  /\b(family-run|family-owned|award\w*|since|best|certified|organic|free|guarantee\w*|trusted|years of|experts?|licensed|insured|locally|handmade|handcrafted|fresh|finest|number one|rated|satisfied|affordable|cheapest|24\/7|24 hours|same-day|always)\b/i;

describe('the corpus and every trade', () => {
  test.each(intents.map((intent, index) => [index, intent.trade.value, intent] as const))(
    'copy %i (%s) can go online',
    (_, __, intent) => {
      const copy = copyOf(intent);
      const texts = textsOf(copy);
      expect(copy.title.value.length).toBeGreaterThan(0);
      expect(copy.title.value.length).toBeLessThanOrEqual(60);
      expect(copy.description.value.length).toBeGreaterThanOrEqual(70);
      expect(copy.description.value.length).toBeLessThanOrEqual(155);
      for (const { value, source } of texts) {
        expect(value.trim()).toBe(value);
        expect(value).not.toBe('');
        if (source.from === 'prompt') continue;
        expect(value).not.toMatch(/\$\{|\{\{|undefined|null|\[object/);
        expect(value).not.toMatch(/\b(\p{L}+) \1\b/iu);
        expect(value).not.toMatch(/ {2}| [,.;:?!]|\.\.|,,/);
        expect(value.charAt(0)).toBe(value.charAt(0).toUpperCase());
        expect(value).not.toMatch(/\d/);
      }
      const headings = copy.sections.map(({ heading }) => heading.value.toLowerCase());
      expect(new Set(headings).size).toBe(headings.length);
      const labels = copy.sections.map(({ navLabel }) => navLabel.value.toLowerCase());
      expect(new Set(labels).size).toBe(labels.length);
      for (const { items } of copy.sections) {
        const titles = items.map(({ title }) => title.value);
        expect(new Set(titles).size).toBe(titles.length);
      }
      const ids = texts
        .filter((text) => text !== copy.title && text !== copy.description)
        .map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const value of standardOf(copy)) {
        expect(value).not.toMatch(HYPE);
        expect(value).not.toMatch(CLAIM);
      }
    },
  );

  test('a number stands in the copy only if it stands in the prompt', () => {
    for (const prompt of PROMPTS) {
      for (const { value } of textsOf(copyOf(understand(prompt)))) {
        for (const [number] of value.matchAll(/\d+/g)) expect(prompt).toContain(number);
      }
    }
  });

  test('the prompt’s name, place and offerings are on the page, as written', () => {
    for (const prompt of PROMPTS) {
      const intent = understand(prompt);
      const page = textsOf(copyOf(intent))
        .map(({ value }) => value)
        .join('\n');
      if (intent.name !== null) expect(page).toContain(intent.name.value);
      if (intent.place !== null) expect(page).toContain(intent.place.value);
      for (const { value } of intent.offerings)
        expect(page.toLowerCase()).toContain(value.toLowerCase());
    }
  });

  test('evidence of a text is found in its prompt', () => {
    for (const prompt of PROMPTS) {
      for (const { source } of textsOf(copyOf(understand(prompt)))) {
        if (source.from === 'prompt') expect(prompt).toContain(source.evidence);
      }
    }
  });

  test('links lead to a section of the page, or to an address of the prompt', () => {
    for (const intent of intents) {
      const copy = copyOf(intent);
      const targets = new Set(copy.sections.map(({ id }) => `#${id}`));
      for (const { href } of copy.sections.flatMap(({ actions }) => actions)) {
        if (href.startsWith('#')) expect(targets).toContain(href);
        else expect(href).toMatch(/^(mailto:[^\s]+@[^\s]+|tel:\+?\d+)$/);
      }
    }
  });
});

describe('variety', () => {
  const words = (id: string): Set<string> =>
    new Set(
      standardOf(copyOf({ ...blank, trade: { value: id, evidence: '' } })).filter(
        (value) => value.split(' ').length > 3,
      ),
    );

  test.each(TRADE_IDS.filter((id) => id !== 'general'))(
    '%s shares little text with any other trade',
    (id) => {
      const own = words(id);
      for (const other of TRADE_IDS) {
        if (other === id) continue;
        const shared = [...own].filter((value) => words(other).has(value));
        expect(shared.length / own.size, `${id} and ${other}: ${shared.join(' | ')}`).toBeLessThan(
          0.15,
        );
      }
    },
  );

  test('two bakeries do not read the same', () => {
    const first = textsOf(copyOf(understand('A bakery called Crumb & Ember in Porto with rye')));
    const second = textsOf(copyOf(understand('A bakery called Brot in Graz with rye')));
    const firstValues = new Set(first.map(({ value }) => value));
    const same = second.filter(({ value }) => firstValues.has(value)).length;
    expect(same / second.length).toBeLessThan(0.8);
  });
});

describe('honesty', () => {
  test('people, reviews, posts, dates and prices are placeholders unless the prompt gives them', () => {
    const copy = copyOf(
      understand('Salon in Porto with haircut $30 and shave, testimonials, team, blog and events'),
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
    ['Physiotherapy in Ghent', 'Physiotherapy practice in Ghent'],
  ])('without a name the title describes: %s', (prompt, title) => {
    expect(copyOf(understand(prompt)).title.value).toBe(title);
  });

  test('address, hours, phone and e-mail of the prompt are shown', () => {
    const copy = copyOf(
      understand(
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

test('any input gives valid copy', () => {
  const prompts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => `bakery called ${text} in ${text} with ${text}, ${text}`),
  );
  fc.assert(
    fc.property(prompts, (prompt) => {
      const intent = understand(prompt);
      const copy = copyOf(intent);
      expect(copyOf(understand(prompt))).toEqual(copy);
      expect(copy.title.value.length).toBeLessThanOrEqual(60);
      expect(copy.description.value.length).toBeGreaterThanOrEqual(70);
      expect(copy.description.value.length).toBeLessThanOrEqual(155);
      for (const { value } of textsOf(copy)) expect(value).not.toMatch(/\p{Cs}/u);
    }),
    { numRuns: 100 },
  );
}, 30_000);
