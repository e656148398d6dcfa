import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { understand } from '../../src/generator/understand/understand';
import { PROMPTS } from './prompts';

const values = (list: readonly { value: string }[]): string[] => list.map(({ value }) => value);

describe('name', () => {
  test.each([
    ['A bakery called Crumb & Ember in Porto', 'Crumb & Ember'],
    ['A bakery named “Le Pain d’Or”', 'Le Pain d’Or'],
    ["Florist named 'Bloom' in Leeds", 'Bloom'],
    ['Café «Zur Post» in Wien', 'Zur Post'],
    ['Website für 「山田」', '山田'],
    ['Website for Maria’s bakery', 'Maria’s bakery'],
    ["Joe's Pizza: a pizzeria in Brooklyn", "Joe's Pizza"],
    ['Crumb & Ember — a bakery in Porto', 'Crumb & Ember'],
    ['Green Fork is a restaurant', 'Green Fork'],
    ['Portfolio for Jane Doe, a painter', 'Jane Doe'],
    ['crumbandember.com - bakery in Porto', 'crumbandember.com'],
    ['Site for our band The Low Tides', 'The Low Tides'],
    ['NIMBUS, a startup in Berlin', 'NIMBUS'],
    ['my barber shop called fade & co in manchester', 'fade & co'],
    ['name: Atelier Nord', 'Atelier Nord'],
    ['We are Studio Lumen from Copenhagen', 'Studio Lumen'],
    ['St. Brigid’s Parish website', 'St. Brigid’s Parish'],
    ['Website for "<img src=x onerror=alert(1)>" bakery', '<img src=x onerror=alert(1)>'],
    ['Bakery called “Bröd 🍞”', 'Bröd 🍞'],
  ])('%s', (prompt, name) => {
    expect(understand(prompt).name?.value).toBe(name);
  });

  test.each([
    'A modern bakery website with a menu',
    'Build me a website in Berlin',
    'Website for photographers',
    'Website for New York bakery',
    'Bakery with the slogan “Bread first”',
    'Modern Bakery Website',
    'A blog with FAQ and SEO',
    'A page with a "Contact" section',
  ])('none in: %s', (prompt) => {
    expect(understand(prompt).name).toBe(null);
  });
});

describe('place', () => {
  test.each([
    ['A bakery in Porto', 'Porto'],
    ['Studio based in New York with classes', 'New York'],
    ['Photographer from São Paulo', 'São Paulo'],
    ['a plumber in leeds', 'Leeds'],
    ['Lisbon-based agency', 'Lisbon'],
    ['Hotel in Rio de Janeiro', 'Rio de Janeiro'],
    ['Dentist in Austin, TX', 'Austin, TX'],
    ['Café in downtown Chicago', 'downtown Chicago'],
    ['Guesthouse in the Alps', 'the Alps'],
    ['Bakery in the heart of Porto', 'Porto'],
    ['Bakery in Porto, Portugal with coffee', 'Porto, Portugal'],
    ['photographer, portraits, Lisbon', 'Lisbon'],
    ['A Berlin bakery', 'Berlin'],
  ])('%s', (prompt, place) => {
    expect(understand(prompt).place?.value).toBe(place);
  });

  test.each([
    'A bakery in a modern style',
    'A shop in green and white',
    'A page in dark mode',
    'A blog in English',
    'Written in React with Tailwind',
    'Shop selling coffee from Ethiopia',
    'Open from Monday to Friday',
    'A cottage near Lisbon',
  ])('none in: %s', (prompt) => {
    expect(understand(prompt).place).toBe(null);
  });
});

describe('offerings', () => {
  test.each([
    ['A bakery with sourdough, croissants and coffee', ['sourdough', 'croissants', 'coffee']],
    ['Shop selling green tea, red wine and rose soap', ['green tea', 'red wine', 'rose soap']],
    ['We offer implants, cleanings and whitening.', ['implants', 'cleanings', 'whitening']],
    ['Menu:\n- sourdough\n- baguette\n- rye', ['sourdough', 'baguette', 'rye']],
    ['A pub serving fish and chips, pies & ale', ['fish and chips', 'pies', 'ale']],
    ['Studio with yoga for beginners and pilates', ['yoga for beginners', 'pilates']],
    ['Bakery with rye bread, a menu and a contact form', ['rye bread']],
    ['A bakery with a modern design and large photos', []],
    ['A blog about slow travel, gardening and bread', ['slow travel', 'gardening', 'bread']],
    ['services: bookkeeping, tax returns, payroll', ['bookkeeping', 'tax returns', 'payroll']],
    ['haircut $30, beard trim $15', ['haircut', 'beard trim']],
    ['Bakery selling rye but no coffee', ['rye']],
    ['Café with flat white and soup', ['flat white', 'soup']],
    [
      'App for “Tally”, expense tracking, receipts and reports',
      ['expense tracking', 'receipts', 'reports'],
    ],
    ['Website for Crumb & Ember, a bakery in Porto', []],
    ['a hair salon offering cuts, colour and bridal styling', ['cuts', 'colour', 'bridal styling']],
    ['a hair salon in Leeds with blue colors and modern styling', []],
  ])('%s', (prompt, offerings) => {
    expect(values(understand(prompt).offerings)).toEqual(offerings);
  });

  test.each([
    ['sourdough 4€', { sourdough: '4€' }],
    ['haircut $30, beard trim $15', { haircut: '$30', 'beard trim': '$15' }],
    ['selling croissant for 2.50 € and coffee at $3', { croissant: '2.50 €', coffee: '$3' }],
    ['Menu: rye - £3, spelt: £4.20', { rye: '£3', spelt: '£4.20' }],
    ['Tutor offering algebra for $40 per hour', { algebra: '$40 per hour' }],
    [
      'packages: elopement €900, full planning €4,500',
      { elopement: '€900', 'full planning': '€4,500' },
    ],
    ['We sell honey 12 euros', { honey: '12 euros' }],
    ['A bakery with coffee', {}],
  ])('prices of: %s', (prompt, prices) => {
    const found = understand(prompt).facts.prices;
    expect(
      Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value])),
    ).toEqual(prices);
  });
});

describe('sections', () => {
  test.each([
    ['with a menu and a contact form', ['offerings', 'contact'], []],
    ['no pricing', [], ['pricing']],
    ['without testimonials or pricing', [], ['testimonials', 'pricing']],
    ['no pricing, but a gallery and an FAQ', ['gallery', 'faq'], ['pricing']],
    ['no pricing, a gallery and a contact form', ['gallery', 'contact'], ['pricing']],
    ["I don't want reviews. Include a team section.", ['team'], ['testimonials']],
    ['with how it works, opening hours and upcoming events', ['process', 'visit', 'events'], []],
    ['pricing is not needed', [], ['pricing']],
    ['skip the hero', [], ['hero']],
    ['sections: about, blog and newsletter', ['about', 'posts', 'callToAction'], []],
    ['no blog no reviews', [], ['posts', 'testimonials']],
    ['a shop with no hidden costs', [], []],
  ])('%s', (prompt, wanted, unwanted) => {
    const intent = understand(`A bakery, ${prompt}`);
    expect(values(intent.wanted)).toEqual(wanted);
    expect(values(intent.unwanted)).toEqual(unwanted);
  });
});

describe('colors', () => {
  test.each([
    ['green and cream', { primary: '#2e7d32', background: '#fdf6e3' }],
    ['primary #0EA5E9', { primary: '#0ea5e9' }],
    ['accent color: #f00', { accent: '#ff0000' }],
    ['navy background', { background: '#1b2a4e', text: '#f3f4f6' }],
    ['dark theme with gold accents', { background: '#14171c', text: '#f3f4f6', accent: '#c9a227' }],
    ['light mode', { background: '#ffffff', text: '#1f2937' }],
    ['black and white', { primary: '#111111', background: '#ffffff' }],
    ['black and gold', { background: '#111111', primary: '#c9a227', text: '#f3f4f6' }],
    ['use red, blue and yellow', { primary: '#dc2626', secondary: '#2563eb', accent: '#facc15' }],
    [
      'pink and sage on white background',
      { primary: '#ec4899', secondary: '#8a9a7b', background: '#ffffff' },
    ],
    ['selling dark chocolate, orange juice and cream cakes', {}],
    ['selling black coffee and green tea', {}],
    ['called Green Fork', {}],
  ])('%s', (prompt, colors) => {
    const found = understand(`A shop, ${prompt}`).colors;
    expect(
      Object.fromEntries(Object.entries(found).map(([role, color]) => [role, color.value])),
    ).toEqual(colors);
  });
});

describe('facts', () => {
  test.each([
    ['Write to hello@crumb.example.', 'email', 'hello@crumb.example'],
    ['Email: info@smith-dental.co.uk or call', 'email', 'info@smith-dental.co.uk'],
    ['Call us at +1 212-555-0142', 'phone', '+1 212-555-0142'],
    ['Tel: 09 123 45 67', 'phone', '09 123 45 67'],
    ['phone (555) 010-0199.', 'phone', '(555) 010-0199'],
    ['at 12 Baker Street in London', 'address', '12 Baker Street'],
    ['Rua das Flores 12, Porto', 'address', 'Rua das Flores 12'],
    ['Address: Kouter 12, Ghent', 'address', 'Kouter 12, Ghent'],
    ['Lindenstraße 5', 'address', 'Lindenstraße 5'],
    ['Open Tue-Sun 12:00-22:30.', 'hours', 'Tue-Sun 12:00-22:30'],
    ['opening hours: Monday to Friday 9am to 5pm', 'hours', 'Monday to Friday 9am to 5pm'],
    ['open 24/7', 'hours', '24/7'],
    ['Open daily from 8 to 18', 'hours', 'daily from 8 to 18'],
  ] as const)('%s', (prompt, fact, value) => {
    expect(understand(prompt).facts[fact]?.value).toBe(value);
  });

  test.each([
    ['In 2024-05-01 we opened', 'phone'],
    ['costs 1.200.000 €', 'phone'],
    ['a@b and @handle', 'email'],
    ['open-minded people', 'hours'],
    ['The site opens with a hero', 'hours'],
    ['We have 12 rooms', 'address'],
    ['color #1234567', 'phone'],
    ['12:00', 'hours'],
  ] as const)('none in: %s (%s)', (prompt, fact) => {
    expect(understand(prompt).facts[fact]).toBe(null);
  });
});

describe('trade', () => {
  test.each([
    ['a wedding photographer', 'photographer'],
    ['wedding website for Ana and Tom', 'wedding'],
    ['portfolio for a photographer', 'photographer'],
    ['A blog about bakeries', 'blog'],
    ['accounting software startup', 'software'],
    ['plumer in leeds', 'homeServices'],
    ['resturant', 'restaurant'],
    ['fotographer', 'general'],
    ['barber shop', 'salon'],
    ['flower shop', 'florist'],
    ['Florist Wild Stem: bouquets, weddings and weekly subscriptions', 'florist'],
    ['bread and croissants', 'bakery'],
    ['something else entirely', 'general'],
  ])('%s → %s', (prompt, trade) => {
    expect(understand(prompt).trade.value).toBe(trade);
  });
});

describe('any input', () => {
  const pieces = fc.constantFrom(
    'called ',
    '“',
    '”',
    "'",
    ' in ',
    'Porto',
    'with ',
    ', ',
    ' and ',
    'no ',
    'pricing',
    'green ',
    '#fff',
    '4€',
    '@',
    '.',
    '\n',
    'bakery',
    '+1 555',
    '\uD83D',
    '\u202E',
    '\u0000',
    '👩‍🍳',
    'é',
  );
  const prompts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.constantFrom(...PROMPTS),
  );

  const evidence = (intent: ReturnType<typeof understand>): string[] => [
    intent.trade.evidence,
    ...[
      intent.name,
      intent.place,
      intent.facts.email,
      intent.facts.phone,
      intent.facts.address,
      intent.facts.hours,
    ].flatMap((found) => (found === null ? [] : [found.evidence])),
    ...[
      ...intent.offerings,
      ...intent.wanted,
      ...intent.unwanted,
      ...Object.values(intent.colors),
      ...Object.values(intent.facts.prices),
    ].map((found) => found.evidence),
  ];

  test('evidence is found in the prompt, values are clean, and reading is repeatable', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const intent = understand(prompt);
        expect(understand(prompt)).toEqual(intent);
        for (const words of evidence(intent)) expect(prompt).toContain(words);
        const shown = [intent.name, intent.place, ...intent.offerings].flatMap((found) =>
          found === null ? [] : [found.value],
        );
        for (const value of shown) {
          expect(value).not.toMatch(/\p{Cs}/u);
          expect(value).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B]/u);
          expect(value.trim()).toBe(value);
          expect(value).not.toBe('');
          expect(value.length).toBeLessThanOrEqual(60);
        }
        for (const color of Object.values(intent.colors))
          expect(color.value).toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  test.each([
    ['one long word', 'a'.repeat(100_000)],
    ['capitals', 'A '.repeat(50_000)],
    ['digits', '1'.repeat(100_000)],
    ['dashed digits', '1-'.repeat(50_000)],
    ['quotes', '"'.repeat(100_000)],
    ['apostrophes', "'a".repeat(50_000)],
    ['at signs', '@'.repeat(100_000)],
    ['dots', 'a.'.repeat(50_000)],
    ['lines', 'bakery in Porto with bread\n'.repeat(3_700)],
    ['colors', '#fff green and '.repeat(6_600)],
    ['refusals', 'no pricing, '.repeat(8_300)],
    ['prices', 'bread 4€, '.repeat(10_000)],
    ['combining marks', `a${'\u0301'.repeat(99_999)}`],
    ['lone surrogates', '\uD83D'.repeat(100_000)],
    ['prompts in a row', PROMPTS.join(' ').repeat(20).slice(0, 100_000)],
  ])('100,000 characters are read in bounded time (fault 24): %s', (_, prompt) => {
    const times = [0, 1, 2].map(() => {
      const started = performance.now();
      understand(prompt);
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
