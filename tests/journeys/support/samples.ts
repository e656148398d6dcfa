import type { Customization, Framework, Theme, WebsiteRequest } from '../../../machines/entities';

/** A site that is exported and opened from the disk. */
export interface Sample {
  name: string;
  request: WebsiteRequest;
  /** Written over what the generator starts with. */
  customization?: Partial<Customization>;
}

type Told = readonly [
  language: string,
  prompt: string,
  corrections?: WebsiteRequest['corrections'],
];

const at = (theme: Theme, framework: Framework, ...told: Told[]): Sample[] =>
  told.map(([language, prompt, corrections]) => ({
    name: `${framework}-${theme}-${language}`,
    request: { prompt, theme, framework, ...(corrections === undefined ? {} : { corrections }) },
  }));

/** Every framework in every theme, in English and in another language; each language of the generator at least once. */
export const SAMPLES: readonly Sample[] = [
  ...at(
    'modern',
    'tailwind',
    [
      'en',
      'Website for Brotzeit, a sourdough bakery in Leeds. We sell rye loaves at £4, cinnamon buns and cakes. hello@brotzeit.example',
    ],
    [
      'ar',
      'موقع لمطعم اسمه «بيت الزيتون» في عمّان يقدم المشاوي والمقبلات والحلويات، مع صفحة للحجز. الهاتف 065550142',
    ],
  ),
  ...at(
    'modern',
    'bootstrap',
    [
      'en',
      'Dental practice Molar Bear in Utrecht with cleanings, fillings and braces. Tel 030 555 01 42',
    ],
    [
      'ja',
      '京都にあるカフェ「白樺」のサイト。コーヒー、抹茶ラテ、チーズケーキ。予約フォームが欲しいです。',
    ],
  ),
  ...at(
    'modern',
    'vuetify',
    [
      'en',
      'A SaaS landing page for Tallyhive, invoicing software for freelancers. Dark background, purple.',
    ],
    [
      'de',
      'Website für die Schreinerei Holzweg in Köln: Möbel, Treppen und Fenster. Mo–Fr 8–17 Uhr',
    ],
  ),
  ...at(
    'vibrant',
    'tailwind',
    [
      'en',
      'Food truck El Sol in Austin serving tacos, quesadillas and horchata; map and opening hours',
    ],
    ['es', 'Una floristería llamada «La Dalia» en Sevilla: ramos, bodas y plantas. Calle Feria 12'],
  ),
  ...at(
    'vibrant',
    'bootstrap',
    ['en', 'Dog grooming salon Fluff & Co in Bristol with baths, nail trims and puppy cuts'],
    [
      'it-ar',
      'Un sito con più pagine per Olmo, un ristorante italiano a Torino. Serviamo ravioli, risotto, focaccia e tiramisù. ciao@olmo.example',
      { secondLanguage: 'ar' },
    ],
  ),
  ...at(
    'vibrant',
    'vuetify',
    ['en', 'Site for our band The Low Tides, tour dates, vinyl and t-shirts, black and red'],
    [
      'fr',
      'Un site pour le fleuriste « Les Herbes folles » à Lyon : bouquets, mariages et ateliers',
    ],
  ),
  ...at(
    'elegant',
    'tailwind',
    [
      'en',
      'Portfolio for Jane Doe, a wedding photographer from São Paulo, dark theme with gold accents',
    ],
    ['pt', 'Site para a pousada Casa do Mar na Nazaré: quartos, pequeno-almoço e aulas de surf'],
  ),
  ...at(
    'elegant',
    'bootstrap',
    [
      'en',
      'Law firm website for Okafor & Lindqvist in Stockholm: immigration, contracts and family law',
    ],
    ['hi', 'जयपुर में "कमल योग" नाम के योग केंद्र की वेबसाइट: योग, ध्यान और प्राणायाम की कक्षाएँ'],
  ),
  ...at(
    'elegant',
    'vuetify',
    ['en', 'Wedding website for Ana and Tom, 12 June in Sintra'],
    ['it', 'Sito per lo studio di architettura Linea a Bergamo: case, scuole e restauri'],
  ),
];

const MARKUP = [
  '<script>alert(1)</script>',
  '</style></title><svg onload=alert(1)>',
  '"><img src=https://evil.example/x.png onerror=alert(1)>',
  '{{7*7}} ${7*7} --> <meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<a href="javascript:alert(1)" target="_top">out</a><base href="https://evil.example/">',
];
const ODD = '👩‍🍳🍞 “Bröd 🍞” \u202Eotro\u202C Z̵̡̛͓a̶l̷g̸o̶ \uD83D\u0000\u0007 🇸🇪';
const FRAMEWORK_OF = ['tailwind', 'bootstrap', 'vuetify'] as const;

const hostile = (
  fault: number,
  prompts: readonly string[],
  customization?: (prompt: string) => Partial<Customization>,
): Sample[] =>
  prompts.map((prompt, index) => ({
    name: `fault-${fault}-${index}`,
    request: {
      prompt,
      theme: (['modern', 'vibrant', 'elegant'] as const)[index % 3] ?? 'modern',
      framework: FRAMEWORK_OF[(index + fault) % 3] ?? 'tailwind',
    },
    ...(customization === undefined ? {} : { customization: customization(prompt) }),
  }));

const everywhere = (words: string): Partial<Customization> => ({
  content: { title: words, subtitle: words, description: words },
  texts: { 'features.1.title': words, 'offerings.1.title': words, footer: words },
});

/** Rows 24, 25, 27, 28, 29, 31 and 39 of the list of faults; their numbers stand in the names. */
export const HOSTILE_SAMPLES: readonly Sample[] = [
  ...hostile(24, [
    `A bakery called Fennel & Rye in Leith, ${'endless '.repeat(12_495)}`,
    `A bakery called Fennel & Rye in Leith\n${'one line\n'.repeat(9_999)}`,
    'W'.repeat(100_000),
  ]),
  ...hostile(25, [`A bakery called ${ODD} in Malmö with ${ODD}`], () => everywhere(ODD)),
  ...hostile(
    27,
    [`A bakery called "${MARKUP[0]}" in Porto with ${MARKUP[0]}`, ...MARKUP],
    (prompt) => everywhere(MARKUP.find((words) => words === prompt) ?? MARKUP[0] ?? ''),
  ),
  ...hostile(
    28,
    [
      'red;}body{display:none',
      'url(https://evil.example/x.png)',
      'var(--x);} * { color: expression(1)',
    ],
    (color) => ({
      colors: { primary: color, secondary: color, accent: color, background: color, text: color },
    }),
  ),
  ...hostile(
    29,
    ['A florist in Ghent', 'A website', 'A multi-page site for a hotel in Bath'],
    () => ({
      layout: { showHero: false, showFeatures: false, showPricing: false, showContact: false },
    }),
  ),
  ...hostile(31, [
    'A multi-page site for a cafe called Out in Leeds with a menu and a contact form',
  ]),
  ...hostile(39, ['../../x', 'CON', '/etc/passwd', 'a\\..\\b', '👩‍🍳'], (title) => ({
    content: { title, subtitle: '', description: '' },
  })),
];
