import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each([
  ['A small maritime museum in Whitby', 'maritime museum', 'museum'],
  ['I need a website for my piano tuning business', 'piano tuning business', 'general'],
  ['a travel blog about slow train journeys through Norway', 'travel blog', 'blog'],
  ['website for a charity that rescues hedgehogs', 'charity', 'nonprofit'],
  ['We are a credit repair company', 'credit repair company', 'professional'],
  ['Please implement a website for a lost property auction.', 'lost property auction', 'general'],
  ['My sister runs a wool shop in Lerwick', 'wool shop', 'shop'],
  ['Create a landing page for a tide calendar app', 'tide calendar app', 'software'],
  ['I am a dermatologist in Lahore', 'dermatologist', 'clinic'],
  ['portfolio site for a stone carver', 'stone carver', 'artist'],
  ['A chess club for children in Riga', 'chess club', 'club'],
  ['a wedding photographer', 'wedding photographer', 'photographer'],
  ['i clean sneakers in Detroit, need a page', 'sneaker cleaning', 'general'],
  ['I clean houses in Galway, need a page', 'house cleaning', 'homeServices'],
  [
    'Northwind Refrigeration. We fix ice machines. We don’t sell groceries.',
    'ice machine repair',
    'homeServices',
  ],
  ["Ostler's Bakery, Leeds. Eccles cakes, sausage rolls, sourdough", 'Bakery', 'bakery'],
  ['We sharpen knives in Hexham. A site please.', 'knife sharpening', 'general'],
  ['Pauline’s Pantry is the name. We make jams. Need gallery, contact.', 'jams', 'shop'],
  [
    'It is called Larchwood Bothies. Mill Track, Cannich. The bothies sleep six.',
    'Bothies',
    'general',
  ],
  [
    'The Kelso Road Tool Library lends drills. There is a coffee cart in the yard.',
    'Tool Library',
    'museum',
  ],
  [
    'Hartnett & Daughters. We see one page: an opening statement, a gallery, the people, a map. We tune pianos.',
    'piano tuning',
    'general',
  ],
  ['Une boulangerie à Lyon', 'boulangerie', 'bakery'],
  ['Un taller de bicicletas en Vigo', 'taller de bicicletas', 'general'],
])('%s: %s, a trade of %s', async (prompt, subject, trade) => {
  const brief = await understand(prompt);
  expect([brief.subject?.value, brief.trade]).toEqual([subject, trade]);
});

test.each([
  ['A bookstore in Leeds with a coffee shop', 'bookstore', 'shop'],
  ['Restaurant with a cocktail bar', 'restaurant', 'restaurant'],
  ['Gym with a beauty salon', 'gym', 'fitness'],
  ['A photographer for wedding venues and event agencies', 'photographer', 'photographer'],
  ['Accounting software for coffee shops', 'software', 'software'],
  ['A blog about bakeries', 'blog', 'blog'],
  ['A business in Leeds selling bread. A bakery.', 'bakery', 'bakery'],
  ['Hotel con bar de copas en Vigo', 'hotel', 'hotel'],
  ['something else entirely', undefined, 'general'],
])('another trade beside it does not count: %s', async (prompt, noun, trade) => {
  const brief = await understand(prompt);
  expect([brief.noun?.value.toLowerCase(), brief.trade]).toEqual([noun, trade]);
});
