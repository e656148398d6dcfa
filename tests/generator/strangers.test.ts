import { describe, expect, it } from 'vitest';
import { generateSite } from '../../src/generator/generateSite';
import { WHOLE_BUSINESS } from '../../src/generator/trades/wholeBusiness';
import { findPages } from '../../src/generator/understand/findPages';
import { understand } from '../../src/generator/understand/understand';

const siteOf = (prompt: string) => generateSite({ prompt, theme: 'modern', framework: 'tailwind' });

describe('a price that belongs to no offering', () => {
  it.each([
    ['Piano lessons in Dublin, $40 per hour, no reviews', '$40 per hour', 'Piano lessons'],
    ['Gardener in York. We charge £25/h.', '£25/h', 'Gardener'],
    ['Photographer in Leeds, from £900', 'from £900', 'Photographer'],
    [
      'Restaurant in Leeds, menu from 25 to 40 euros per person',
      'from 25 to 40 euros per person',
      'Restaurant',
    ],
    ['Fontanero en Vigo, 40 € la hora, sin reseñas', '40 € la hora', 'Fontanero'],
    ['Plombier à Lyon, 35 € de l’heure', '35 € de l’heure', 'Plombier'],
    ['Klempner in Bonn, 30 € pro Stunde', '30 € pro Stunde', 'Klempner'],
    ['Canalizador em Braga, 25 € por hora', '25 € por hora', 'Canalizador'],
    ['Idraulico a Lucca, 40 € all’ora', '40 € all’ora', 'Idraulico'],
    ['piano teacher in Edinburgh, £30 per half hour', '£30 per half hour', 'Piano teacher'],
    [
      'Photographe de mariage en Provence, à partir de 1 800 €',
      'à partir de 1 800 €',
      'Photographe de mariage',
    ],
  ])('is shown beside the trade: %s', (prompt, price, title) => {
    const { intent, copy } = siteOf(prompt);
    expect(intent.facts.prices[WHOLE_BUSINESS]?.value).toBe(price);
    expect(prompt).toContain(intent.facts.prices[WHOLE_BUSINESS]?.evidence);
    const [first] = copy.sections.find(({ kind }) => kind === 'pricing')?.items ?? [];
    expect([first?.title.value, first?.detail?.value]).toEqual([title, price]);
  });

  it('stands before the offerings, which keep their own', () => {
    const { copy } = siteOf('Plumber in Leeds, £60 per hour. We do boilers at £90, and leaks.');
    const items = copy.sections.find(({ kind }) => kind === 'pricing')?.items ?? [];
    expect(items.map(({ title, detail }) => [title.value, detail?.source.from])).toEqual([
      ['Plumber', 'prompt'],
      ['Boilers', 'prompt'],
      ['Leaks', 'placeholder'],
    ]);
    expect(new Set(items.map(({ title }) => title.id)).size).toBe(items.length);
  });

  it('is no budget', () => {
    expect(understand('My budget is $500. Bakery in Leeds.').facts.prices).toEqual({});
  });
});

describe('a page for a section', () => {
  it.each([
    ['en', 'Plumber with a page for the gallery', ['gallery'], 'a page for the gallery'],
    [
      'en',
      'A bakery with a page for the menu and a page for reviews',
      ['offerings', 'testimonials'],
      'a page for the menu',
    ],
    ['en', 'Potter, with the gallery on its own page', ['gallery'], 'gallery on its own page'],
    ['es', 'Fontanero con una página para la galería', ['gallery'], 'una página para la galería'],
    ['es', 'Alfarera, la galería en su propia página', ['gallery'], 'galería en su propia página'],
    ['fr', 'Plombier avec une page pour la galerie', ['gallery'], 'une page pour la galerie'],
    ['de', 'Klempner mit einer Seite für die Galerie', ['gallery'], 'einer Seite für die Galerie'],
    ['de', 'Töpferin, Galerie auf eigener Seite', ['gallery'], 'Galerie auf eigener Seite'],
    ['pt', 'Canalizador com uma página para a galeria', ['gallery'], 'uma página para a galeria'],
    ['it', 'Idraulico con una pagina per la galleria', ['gallery'], 'una pagina per la galleria'],
  ] as const)('%s: %s', (language, prompt, value, evidence) => {
    expect(findPages(language, prompt)).toEqual({ value, evidence });
  });

  it('is not the site itself', () => {
    expect(findPages('en', 'I need a page for my bakery with a gallery')).toBeNull();
    expect(findPages('en', 'a landing page for a bakery with a menu')?.value).toBe('one');
  });

  it('is made', () => {
    const { plan } = siteOf('Plumber in Leeds with a page for the gallery');
    expect(plan.pages?.map(({ lead }) => lead)).toEqual(['hero', 'gallery']);
  });
});

describe('a trade that another one has or works for', () => {
  it.each([
    ['Hotel in Nice with ice cream bar', 'hotel', 'Hotel'],
    ['A bookstore in Leeds with a coffee shop', 'shop', 'bookstore'],
    ['A hotel called Sol in Nice with a rooftop bar and a coffee shop', 'hotel', 'hotel'],
    ['Restaurant with a cocktail bar', 'restaurant', 'Restaurant'],
    ['Gym with a beauty salon', 'fitness', 'Gym'],
    ['A photographer for wedding venues and event agencies', 'photographer', 'photographer'],
    ['Accounting software for coffee shops', 'software', 'software'],
    ['Hôtel avec salon de thé à Lyon', 'hotel', 'Hôtel'],
    ['Hotel con bar de copas en Vigo', 'hotel', 'Hotel'],
    ['Website for a coffee shop', 'cafe', 'coffee shop'],
    ['dog grooming salon in Leeds', 'petCare', 'dog grooming'],
    ['bakery bistro in Leeds', 'restaurant', 'bistro'],
    ['A business in Leeds selling bread. A bakery.', 'bakery', 'bakery'],
  ])('leaves the site to the first: %s', (prompt, trade, evidence) => {
    expect(understand(prompt).trade).toEqual({ value: trade, evidence });
  });
});

describe('what is refused', () => {
  it.each([
    ['A bakery in Leeds, no pricing', ['no pricing']],
    [
      'A bakery in Leeds without reviews or prices',
      ['without reviews', 'without reviews or prices'],
    ],
    ['Una panadería en Vigo sin precios y sin reseñas', ['sin precios', 'sin reseñas']],
    ['Une boulangerie à Lyon sans tarifs', ['sans tarifs']],
    ['Eine Bäckerei in Köln ohne Preise', ['ohne Preise']],
    ['Uma padaria em Braga sem preços', ['sem preços']],
    ['Un panificio a Lucca senza prezzi', ['senza prezzi']],
    ['A bakery in Leeds, pricing not needed', ['pricing not needed']],
  ])('keeps the words that refuse it: %s', (prompt, evidence) => {
    expect(understand(prompt).unwanted.map((one) => one.evidence)).toEqual(evidence);
  });
});

describe('names as strangers write them', () => {
  it.each([
    ['a barbershop called fade & co in camden', 'fade & co'],
    ['Barbershop called Fade & co in Leeds', 'Fade & co'],
    ['Bakery called Crumb and co, bread', 'Crumb and co'],
    ['yoga studio called om & flow offering vinyasa and yin', 'om & flow'],
    ['peluquería llamada corta y cambia en madrid', 'corta y cambia'],
    ['Padaria da Rita em Braga', 'Padaria da Rita'],
    ['Padaria da Rita e do Nuno em Braga', 'Padaria da Rita e do Nuno'],
    ['Quero um site para a Padaria da Rita e do Nuno', 'Padaria da Rita e do Nuno'],
    ['Restaurante do Porto em Lisboa', null],
    ['Pizzeria da Mario a Napoli', 'Pizzeria da Mario'],
    ['Trattoria a Verona che si chiama Filo d’Oro', 'Filo d’Oro'],
    ['田中さんのパン屋、京都', '田中さんのパン屋'],
    ['山田太郎の写真スタジオ', '山田太郎の写真スタジオ'],
    ['田中さんのホームページを作ってください', '田中'],
    [
      'Landscaping business GreenThumb Gardens: mowing and hedges; servicing all of Kent',
      'GreenThumb Gardens',
    ],
    [
      'NEED SITE FOR MY ROOFING COMPANY IN TAMPA. SUNSHINE ROOFING LLC. 813-555-0188',
      'SUNSHINE ROOFING LLC',
    ],
    ['je suis plombier à Rennes, dépannage 24h/24', null],
    ['salão de beleza da Carla em Coimbra', 'Salão de beleza da Carla'],
    [
      'Website for my mum’s cleaning business, Sparkle by Denise, she does offices',
      'Sparkle by Denise',
    ],
    ['We fix phones and tablets. TechMedics, 14 Broad St, Reading', 'TechMedics'],
    ['京都の和菓子店。どら焼きと羊羹。', null],
    ['森の中のカフェ、長野', null],
    ['手作りの雑貨店、林檎の木', null],
  ])('%s → %s', (prompt, name) => {
    expect(understand(prompt).name?.value ?? null).toBe(name);
  });
});

describe('what strangers also write', () => {
  it('takes no trade from what is refused', () => {
    const { trade } = understand('Quero um site para a minha marca, chama-se Maré Viva, sem blog');
    expect(trade.value).toBe('general');
    expect(understand('Una organización sin ánimo de lucro en Vigo').trade.value).toBe('nonprofit');
  });

  it('takes no color from oil, and no calendar from appointments', () => {
    expect(understand('Vineyard in Tuscany, rooms to stay in, olive oil').colors).toEqual({});
    expect(understand('Praxis in Kassel. Termine nur nach Vereinbarung.').wanted).toEqual([]);
  });

  it('reads a list that begins the prompt', () => {
    const { offerings } = understand(
      'Handmade soap, candles and bath bombs. Name is Salt & Fern. Pastel colours.',
    );
    expect(offerings).toEqual([
      { value: 'handmade soap', evidence: 'Handmade soap' },
      { value: 'candles', evidence: 'candles' },
      { value: 'bath bombs', evidence: 'bath bombs' },
    ]);
  });

  it('takes the capital of a sentence off what stands in one, and counts no guests among what is offered', () => {
    const desks = understand(
      'Coworking in Cork. Hot desks €20/day, private offices, meeting rooms',
    );
    expect(desks.offerings.map(({ value }) => value)).toEqual([
      'hot desks',
      'private offices',
      'meeting rooms',
    ]);
    const barn = understand('Hochzeitslocation bei Kiel, Scheune, Park, 120 Gäste, ab 3.500 €');
    expect(barn.offerings.map(({ value }) => value)).toEqual(['Scheune', 'Park']);
  });

  it('knows where somebody serves', () => {
    expect(understand('Mobile dog grooming, we cover Bristol').place?.value).toBe('Bristol');
    expect(understand('nachhilfe in mathe, 25€ die stunde, köln ehrenfeld').place?.value).toBe(
      'Köln',
    );
    expect(understand('bbq food truck, austin tx, ribs, slaw').place?.value).toBe('Austin');
    expect(understand('travel agency, trips: paris, vienna, tokyo').place).toBeNull();
    expect(understand('Gardeners servicing all of Kent').place?.value).toBe('Kent');
  });
});

describe('pictures of a narrower kind of business', () => {
  it('show bicycles at a bicycle workshop, also for what it lends', () => {
    const { pictures } = siteOf('bike workshop in Utrecht: repairs, rentals and tune-ups').design;
    expect(pictures.find(({ id }) => id === 'hero')?.alt).toBe('Drawing of a bicycle workshop');
    const rentals = pictures.filter(({ alt }) => alt.endsWith(': Rentals'));
    expect(rentals.map(({ alt }) => /bicycle/.test(alt))).toEqual(rentals.map(() => true));
    expect(rentals.length).toBeGreaterThan(0);
  });
});
