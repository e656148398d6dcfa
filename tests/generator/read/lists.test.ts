import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each<[string, Record<string, string | null>]>([
  ['We offer wills, deeds and certifications.', { wills: null, deeds: null, certifications: null }],
  [
    'We repair clocks, barometers and music boxes',
    { clocks: null, barometers: null, 'music boxes': null },
  ],
  [
    'A site for our map room in Ludlow. Charts from 1850 on, atlases, a copy stand you book in advance, talks on Mondays, and a globe clinic.',
    {
      'Charts from 1850': null,
      atlases: null,
      'copy stand': null,
      'talks on Mondays': null,
      'globe clinic': null,
    },
  ],
  [
    'Website for our jazz club. Brass lessons, tickets are out in May, jam sessions, a record fair.',
    { 'Brass lessons': null, 'jam sessions': null, 'record fair': null },
  ],
  [
    'Tin Mug is a roastery in Ayr. We roast on Mondays and pack on Fridays: house blend, decaf.',
    { 'house blend': null, decaf: null },
  ],
  [
    'Locksmith in Derry. Lockouts, car keys cut on site, safes opened.',
    { Lockouts: null, 'car keys cut on site': null, 'safes opened': null },
  ],
  [
    'Dog groomer in Tain. Full grooms, bath and blow dry, puppy visits, nail clipping and hand stripping.',
    {
      'Full grooms': null,
      'bath and blow dry': null,
      'puppy visits': null,
      'nail clipping': null,
      'hand stripping': null,
    },
  ],
  [
    'We sell cut flowers, seedlings, and from May onwards we also do wreaths.',
    { 'cut flowers': null, seedlings: null, wreaths: null },
  ],
  [
    'We offer shot blasting, powder coating, and collection and delivery.',
    { 'shot blasting': null, 'powder coating': null, 'collection and delivery': null },
  ],
  ['A print museum. Entry £5, nurses free.', { Entry: '£5' }],
  [
    'A bakery in Leeds. Sourdough £4, brownies gluten free, rye',
    { Sourdough: '£4', 'brownies gluten free': null, rye: null },
  ],
  ['site kiné équin nantes massage cheval', { 'massage cheval': null }],
  ['I teach violin, viola and cello in Graz', { violin: null, viola: null, cello: null }],
  [
    'We make tables, chairs and beds from oak.',
    { tables: null, chairs: null, 'beds from oak': null },
  ],
  ['Menu:\n- sourdough\n- baguette\n- rye', { sourdough: null, baguette: null, rye: null }],
  ['Services:\n- roof repairs\n- gutters', { 'roof repairs': null, gutters: null }],
  ['services: bookkeeping, tax returns', { bookkeeping: null, 'tax returns': null }],
  ['Products: honey, candles, soap', { honey: null, candles: null, soap: null }],
  [
    'A website for a blood donation center. The site should inform visitors about whole blood, platelets and plasma.',
    { 'whole blood': null, platelets: null, plasma: null },
  ],
  ['Bakery selling rye but no coffee', { rye: null }],
  [
    'A kiln in Stroud. Bisque and glaze are both £18 a half shelf, raku days are £60.',
    { Bisque: '£18', glaze: '£18', 'raku days': '£60' },
  ],
  ['A piper in Perth. A re-bag is also £85.', { 're-bag': '£85' }],
  ['A gym in Leeds. Classes are £8 each.', { Classes: '£8 each' }],
  ['A bakery with a modern design and large photos', {}],
  ['a hair salon in Leeds with blue colors and modern styling', {}],
  ['Website for Crumb & Ember, a bakery in Porto', {}],
  ['sourdough 4€', { sourdough: '4€' }],
  ['selling croissant for 2.50 € and coffee at $3', { croissant: '2.50 €', coffee: '$3' }],
  ['nails: manicure $25 / pedicure $40', { manicure: '$25', pedicure: '$40' }],
  [
    'We sell rye bread (£3), buns (£1.20) and coffee (£2)',
    { 'rye bread': '£3', buns: '£1.20', coffee: '£2' },
  ],
  ['Treatments: massage 45€, facial 60€', { massage: '45€', facial: '60€' }],
  [
    'packages: elopement €900, full planning €4,500',
    { elopement: '€900', 'full planning': '€4,500' },
  ],
])('what is offered, with its price, in: %s', async (prompt, offerings) => {
  const brief = await understand(prompt);
  expect(
    Object.fromEntries(
      brief.offerings.map(({ name, price }) => [name.value, price?.value ?? null]),
    ),
  ).toEqual(offerings);
});

test.each([
  ['A bakery in Leith with a team with Maya and Tom', ['Maya', 'Tom']],
  [
    'A bakery in Leith. Include a team page with Maya Lind, Tom and Ivo.',
    ['Maya Lind', 'Tom', 'Ivo'],
  ],
  ['A bakery in Leith with a team with Maya', ['Maya']],
  ['A bakery in Leith. Include a team page with Maya Lind.', ['Maya Lind']],
  ['A bakery in Leith. Our team: Maya Lind.', ['Maya Lind']],
  ['A bakery in Leith with a team section with photos', []],
])('the people of the team in: %s', async (prompt, people) => {
  const { requests } = await understand(prompt);
  const team = requests.find(({ kind }) => kind === 'team');
  expect(team?.items.map(({ name }) => name.value)).toEqual(people);
});
