import { expect, test } from 'vitest';

import { understand } from '../../../src/generator/read/understand';

const kindsOf = (all: readonly { kind: string | null }[]) => all.map(({ kind }) => kind);

test.each([
  [
    'Wir bauen Boote in Kiel. Die Website braucht einen Teambereich und Kundenfragen.',
    'team',
    'faq',
  ],
  [
    'Wir bauen Boote in Kiel. Die Website braucht eine Über-uns-Seite und Bootsfotos.',
    'about',
    'gallery',
  ],
  ['We build boats in Kiel. The site needs a gallery section and a team tab.', 'gallery', 'team'],
  [
    'Hacemos barcas en Vigo. La web necesita testimonios reales y una galería amplia.',
    'testimonials',
    'gallery',
  ],
])(
  'parts of a site are named by joined words, with "page" behind them, and by a first noun: %s',
  async (prompt, ...kinds) => {
    expect(kindsOf((await understand(prompt)).requests)).toEqual(kinds);
  },
);

test.each([
  ['Wir bauen Boote in Kiel. Preise weglassen.', 'pricing'],
  ['Wir bauen Boote in Kiel. Auf einen Newsletter bitte verzichten.', 'newsletter'],
  ['Wir bauen Boote in Kiel. Kein Preisblock.', 'pricing'],
  ['We build boats in Kiel. The newsletter can wait.', 'newsletter'],
  ['We build boats in Kiel. The menu changes daily so keep it off the website.', 'menu'],
  ['We build boats in Kiel. We are not doing bookings.', 'booking'],
])('a section is refused: %s', async (prompt, kind) => {
  const { refusals, requests } = await understand(prompt);
  expect(kindsOf(refusals)).toContain(kind);
  expect(requests).toEqual([]);
});

test.each([
  ['Ich ziehe Blumen bei Husum. Das Feld heißt Grünwieck.', 'Grünwieck'],
  ['Io coltivo fiori sopra Pescia. Il campo si chiama Terzofilare.', 'Terzofilare'],
  ['We grow flowers near Leeds. A new record is called Thirdrow.', null],
])('the one thing that is called something gives the site its name: %s', async (prompt, name) => {
  expect((await understand(prompt)).name?.value ?? null).toBe(name);
});
