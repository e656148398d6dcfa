import { expect, test } from 'vitest';
import { article, grammar } from '../../src/generator/languages/en/grammar';
import { planSite } from '../../src/generator/plan/planSite';
import { TRADE_IDS, TRADES, tradeIdOf } from '../../src/generator/trades/trades';
import { withinEdits } from '../../src/generator/trades/withinEdits';
import { understand } from '../../src/generator/understand/understand';

test.each(TRADE_IDS)('%s leads to a section it has, and is drawn', (id) => {
  expect(TRADES[id].sections).toContain(TRADES[id].leadsTo);
  expect(TRADES[id].motif).toMatch(/^[a-z]+$/);
});

test.each([
  ['Shop selling a bar of soap', 'shop'],
  ['Online shop with a search bar and a sticky navigation bar', 'shop'],
  ['Hotel with a bar, a spa and a pool in Vienna', 'hotel'],
  ['Spa hotel in Bath', 'hotel'],
  ['Restaurant and bar in Leeds', 'restaurant'],
  ['Sushi bar in Porto', 'restaurant'],
  ['Coffee bar in Porto', 'cafe'],
  ['Farm-to-table restaurant in Vermont', 'restaurant'],
  ['farm to table restaurant with seasonal dishes', 'restaurant'],
  ['Bakery with farm eggs', 'bakery'],
  ['A landing page for a website builder', 'software'],
  ['Software for dentists', 'software'],
  ['A travel blog about slow trains', 'blog'],
  ['A blog about travel and gardening', 'blog'],
  ['A law blog', 'blog'],
  ['Software architect Ravi Nair, portfolio', 'portfolio'],
  ['Architect portfolio for Lena Brandt', 'architect'],
  ['Fashion photographer in Milan', 'photographer'],
  ['Boutique hotel in Porto', 'hotel'],
  ['Boutique bakery in Porto', 'bakery'],
  ['Boutique in Porto', 'fashion'],
  ['Plant nursery in Ghent', 'florist'],
  ['Dog daycare in Austin', 'petCare'],
  ['Makeup artist in Miami', 'salon'],
  ['Tattoo artist in Leeds', 'salon'],
  ['Martial artist in Leeds', 'fitness'],
  ['House painter in Leeds', 'builder'],
  ['Portfolio for Jane Doe, a painter', 'artist'],
  ['Wedding catering in Leeds', 'caterer'],
  ['Gym with yoga and pilates', 'fitness'],
  ['Accountant for lawyers in Boston', 'professional'],
  ['dentits in leeds', 'dentist'],
])('%s → %s', (prompt, trade) => {
  expect(understand(prompt).trade.value).toBe(trade);
});

test.each([
  ['Brewery in Ghent', 'Brewery'],
  ['Winery in Mendoza', 'Winery'],
  ['Notary in Geneva', 'Notary'],
  ['Roofer in Dallas', 'RoofingContractor'],
  ['House painter in Leeds', 'HousePainter'],
  ['Preschool in Oslo', 'Preschool'],
  ['Jeweler in Antwerp', 'JewelryStore'],
  ['Art gallery in Vienna', 'ArtGallery'],
  ['Farm shop in Devon', 'GroceryStore'],
  ['Bar in Leeds', 'BarOrPub'],
])('%s is a %s', (prompt, schemaType) => {
  expect(planSite(understand(prompt)).schemaType).toBe(schemaType);
});

test.each(['__proto__', 'constructor', 'toString', '', 'Bakery'])(
  'an unknown trade id is general: %s',
  (id) => {
    expect(tradeIdOf(id)).toBe('general');
  },
);

test.each([
  ['bakery', 'a'],
  ['accounting firm', 'an'],
  ['optician', 'an'],
  ['hotel', 'a'],
  ['university', 'a'],
  ['online shop', 'an'],
  ['HVAC company', 'an'],
  ['hour', 'an'],
  ['one-room school', 'a'],
  ['umbrella shop', 'an'],
])('%s takes "%s"', (noun, expected) => {
  expect(article(noun)).toBe(expected);
});

test.each([
  [[], ''],
  [['rye'], 'rye'],
  [['rye', 'spelt'], 'rye and spelt'],
  [['rye', 'spelt', 'oats'], 'rye, spelt and oats'],
  [['fish and chips', 'ale'], 'fish and chips, ale'],
])('%j is listed as "%s"', (items, expected) => {
  expect(grammar.list(items)).toBe(expected);
});

test.each([
  ['plumer', 'plumber', 1, true],
  ['bakrey', 'bakery', 1, true],
  ['resturant', 'restaurant', 2, true],
  ['photografer', 'photographer', 2, true],
  ['banker', 'bakery', 1, false],
  ['', 'bakery', 2, false],
  ['hotel', 'hotel', 0, true],
  ['motel', 'hotel', 0, false],
])('%s and %s within %i: %s', (left, right, allowed, expected) => {
  expect(withinEdits(left, right, allowed)).toBe(expected);
});
