import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { understand } from '../../src/generator/understand/understand';
import { CORPUS } from './corpus/corpus';
import { HOSTILE_PROMPTS } from './hostilePrompts';
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
    ["Maria's Nails in Leeds", "Maria's Nails"],
    ['I want a site for my shop BLUE DOOR selling lamps', 'BLUE DOOR'],
    ['CRUMB bakery in Leeds', 'CRUMB'],
    ['Bäckerei ‚Krume‘ in Köln', 'Krume'],
    ['Physiotherapy clinic Beweeg in Ghent: back pain', 'Beweeg'],
    ['Real estate agency Blue Key in Valencia', 'Blue Key'],
    ['Florist Wild Stem: bouquets and weddings', 'Wild Stem'],
    ['Dentist Dr. Smith Dental in Austin. We offer implants and cleanings', 'Dr. Smith Dental'],
    ['I’m Dr. Aisha Khan, a dermatologist in Lahore', 'Dr. Aisha Khan'],
    ['Sushi restaurant Kōyō – omakase. Reserve: +31 20 555 01 23', 'Kōyō'],
    ['The Yard. Coworking in Lisbon. desks and events', 'The Yard'],
    ['startup: Ledgerly. Bookkeeping for small restaurants', 'Ledgerly'],
    ['WEBSITE FOR BIG JOE’S BBQ IN MEMPHIS', 'BIG JOE’S BBQ'],
    ['Two sites: my cafe Bean There in Hove and my company Bean Everywhere', 'Bean There'],
    ['Wedding of Sofia & Marco, 20.06.2026, Rome', 'Sofia & Marco'],
    ['Boda de Carmen y Luis en Ronda', 'Carmen y Luis'],
    ['Ristorante Da Piero a Bologna con tortellini', 'Ristorante Da Piero'],
    ['Salon de coiffure Chez Amélie à Nantes: coupes', 'Chez Amélie'],
    ['Zahnarztpraxis Dr. Weber in Ulm für Kinder und Erwachsene', 'Zahnarztpraxis Dr. Weber'],
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
    "Children's Clothing Shop in Leeds",
    'Ein Hotel für Kinder und Erwachsene',
    'Make me a website like Apple’s but for my coffee cart',
    'gardening service. no name yet. lawns and hedges',
    'A site about AC repair',
    'wedding photographer based in the Lake District',
    'Pastelería de Bogotá, tortas y postres',
    'Yoga, beginners too, Berlin Kreuzberg',
    'Subject: new website',
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
    ['Wedding site Ana & Tom, 12 May 2026, Sintra', 'Sintra'],
    ['wedding — Ana & Tom — 12 June — Monserrate', 'Monserrate'],
    ['Pastelería de Bogotá, tortas y postres', 'Bogotá'],
    ['wedding photographer based in the Lake District', 'the Lake District'],
    ['Real estate agent Carla Mendes, Cascais. Villas and rentals', 'Cascais'],
    ['Café Nook. Vegan brunch and cakes. Melbourne. No menu', 'Melbourne'],
    ['Estudio de yoga Raíz. Clases de hatha. Rosario, Argentina', 'Rosario, Argentina'],
    ['FRISEURSALON HAARSCHARF KÖLN, HAARSCHNITT, FARBE', 'Köln'],
    ['居酒屋まつり　大阪市北区　日曜定休', '大阪市北区'],
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
    ['Plumber in Leeds, boilers, leaks and taps', ['boilers', 'leaks', 'taps']],
    ['Plumber in Leeds, fast, reliable and honest', []],
    ['Architect Studio Lumen. Houses, schools and interiors.', ['Houses', 'schools', 'interiors']],
    ['website for my mum she does cakes and pies in Cardiff', ['cakes', 'pies']],
    [
      'Roofer: roof repairs, gutters and new roofs in Hartford',
      ['roof repairs', 'gutters', 'new roofs'],
    ],
    [
      'Tallyhive, invoicing software: time tracking, invoices, reports',
      ['time tracking', 'invoices', 'reports'],
    ],
    [
      'Gardener in Kent: garden design, lawn care, patios',
      ['garden design', 'lawn care', 'patios'],
    ],
    ['Mobile barber, comes to your home, Swindon, beards', ['beards']],
    ['Plombier à Limoges, fuites et chaudières. Tél. 05 55 12 34 56', ['fuites', 'chaudières']],
    [
      'Boulangerie à Rennes. Pains au levain, brioches et tartes',
      ['pains au levain', 'brioches', 'tartes'],
    ],
    [
      'Studio legale a Lodi. Diritto di famiglia, lavoro, eredità',
      ['diritto di famiglia', 'lavoro', 'eredità'],
    ],
  ])('%s', (prompt, offerings) => {
    expect(values(understand(prompt).offerings)).toEqual(offerings);
  });

  test.each([
    ['sourdough 4€', { sourdough: '4€' }],
    ['haircut $30, beard trim $15', { haircut: '$30', 'beard trim': '$15' }],
    ['selling croissant for 2.50 € and coffee at $3', { croissant: '2.50 €', coffee: '$3' }],
    ['Menu: rye - £3, spelt: £4.20', { rye: '£3', spelt: '£4.20' }],
    [
      'Café with flat whites, pour-over and pastries. Pour-over costs €4.50.',
      { 'pour-over': '€4.50' },
    ],
    ['photographer, packages £900 - £2,200', { packages: '£900 - £2,200' }],
    ['Hotel selling rooms from €45 per night', { rooms: 'from €45 per night' }],
    ['museum, entry from KSh 2,500', { entry: 'from KSh 2,500' }],
    ['nails: manicure $25 / pedicure $40', { manicure: '$25', pedicure: '$40' }],
    ['espresso 2.50, flat white 3.20', { espresso: '2.50', 'flat white': '3.20' }],
    ['Pousada em Paraty, diária a partir de R$ 320', { diária: 'a partir de R$ 320' }],
    ['Friseur in Ulm, Haarschnitt ab 35 €', { haarschnitt: 'ab 35 €' }],
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
    ['small. Gallery, about, contact.', ['gallery', 'about', 'contact'], []],
    ['an app with workout plans and magic shows', [], []],
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
    ['soft lavender and white', { primary: '#e3dafb', background: '#ffffff' }],
    ['rgb(34, 139, 34)', { primary: '#228b22' }],
    ['rgb(340, 139, 34)', {}],
    ['black bg, white text', { background: '#111111', text: '#ffffff' }],
    ['called Green Fork', {}],
    [
      'picture books, posters and maps, coral and cream',
      { primary: '#f97362', background: '#fdf6e3' },
    ],
    ['apples, peach and plum', {}],
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
    ['Open Mo-Su 12-23', 'hours', 'Mo-Su 12-23'],
    ['居酒屋まつり　営業時間 17:00〜24:00　日曜定休', 'hours', '17:00〜24:00 日曜定休'],
    ['ABN 51 824 753 556, 0412 555 014', 'phone', '0412 555 014'],
    ['Amsterdam, Herengracht 201.', 'address', 'Herengracht 201'],
    ['Physiotherapie am Markt, Jena. Massage. Markt 5, 07743 Jena', 'address', 'Markt 5'],
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
    'resturant ',
    'since 1987',
    ' for families',
    ' aimed at ',
    '12 May 2026',
    ' cozy ',
    'crumb-ember.example',
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
      intent.facts.webAddress,
      intent.facts.since,
      intent.audience,
      intent.tone,
    ].flatMap((found) => (found === null ? [] : [found.evidence])),
    ...[
      ...intent.offerings,
      ...intent.wanted,
      ...intent.unwanted,
      ...Object.values(intent.colors),
      ...Object.values(intent.facts.prices),
      ...intent.facts.dates,
    ].map((found) => found.evidence),
  ];

  test('evidence is found in the prompt, values are clean, and reading is repeatable', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const intent = understand(prompt);
        expect(understand(prompt)).toEqual(intent);
        for (const words of evidence(intent)) expect(prompt).toContain(words);
        const shown = [intent.name, intent.place, intent.audience, ...intent.offerings].flatMap(
          (found) => (found === null ? [] : [found.value]),
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

  test('every word of evidence stands in its prompt, over the whole corpus', () => {
    const invented = CORPUS.flatMap((prompt) =>
      evidence(understand(prompt)).filter((words) => !prompt.includes(words)),
    );
    expect(invented).toEqual([]);
  }, 60_000);

  /* A long prompt of everyday sentences is the measure: what costs many times as much has got out of hand. */
  const everyday = PROMPTS.join(' ').slice(0, 8_000);
  const TIMES = 8;

  test.each(HOSTILE_PROMPTS)(
    '100,000 characters are read in bounded time (fault 24): %s',
    (_, prompt) => {
      const timeOf = (text: string): number => {
        const started = performance.now();
        understand(text);
        return performance.now() - started;
      };
      const rounds = [0, 1, 2, 3, 4].map(() => [timeOf(everyday), timeOf(prompt)] as const);
      const measure = Math.min(...rounds.map(([time]) => time));
      const hostile = Math.min(...rounds.map(([, time]) => time));
      expect(hostile / measure).toBeLessThan(TIMES);
    },
  );
});
