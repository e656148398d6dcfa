import { describe, expect, it } from 'vitest';

import { understand } from '../../../src/generator/read/understand';

const named = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name }) => name.value);

describe('what a site is about', () => {
  it.each([
    ['The website should let gardeners swap seed potatoes by post.', 'seed potatoes by post'],
    ['The app should allow students to rent used textbooks.', 'used textbooks'],
    ['A cousin said you do websites without meetings. I run a small bindery in Malden.', 'bindery'],
    [
      'Landing page for Gritstone Fencing, foil and épée for kids in a mill in Glossop, timetable',
      'foil and épée for kids in a mill',
    ],
    ['skip hire in Ulverston, grab lorries, topsoil', 'skip hire'],
  ])('is found in %j', async (prompt, subject) => {
    expect((await understand(prompt)).subject?.value).toBe(subject);
  });

  it('is offered only once, without its place', async () => {
    expect(await named('I run a small bindery in Malden. Nothing else.')).toEqual([]);
  });
});

describe('what it is called', () => {
  it.each([
    [
      'bagpipe reeds, handmade, Oban, chanter reeds, ships worldwide, Alasdair Munro Reeds',
      'Alasdair Munro Reeds',
    ],
    ['Site for Clench. We make scheduling software for farriers.', 'Clench'],
    [
      'Erstelle eine Website für die Lebensmittelretter-Plattform "Restlos". Wir retten Brot.',
      'Restlos',
    ],
    ['i fix windscreens in Darwen, its called crackd lol', 'crackd'],
    [
      'السلام عليكم، أنا صانع أعواد في مدينة الموصل، محلي اسمه «بيت العود» في سوق السرجخانة.',
      'بيت العود',
    ],
  ])('is found in %j', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toBe(name);
  });

  it.each([
    ['una biblioteca ambulante en Tilcara que lleva libros a las escuelas'],
    ['GOMMISTA CATANIA. Pneumatici nuovi e usati, convergenza, equilibratura.'],
    ['TOW TRUCK AMARILLO TX. FLATBED, JUMP START. PUT THE NUMBER REAL BIG. CALL 806-555-0147'],
    ['Conserto de máquina de lavar, secadora. Recife e Olinda. Atendo no mesmo dia.'],
  ])('is nothing in %j', async (prompt) => {
    expect((await understand(prompt)).name).toBeNull();
  });
});

describe('where it is', () => {
  it.each([
    ['house clearance leeds bradford wakefield. sofas, sheds. 07700 900 123', 'leeds'],
    ['drone surveys; Galway and Clare; thermal imaging; SkyWren Surveys', 'Galway'],
    ['Conserto de máquina de lavar, secadora. Recife e Olinda. Atendo no mesmo dia.', 'Recife'],
  ])('is the first of several towns: %j', async (prompt, place) => {
    const brief = await understand(prompt);
    expect(brief.place?.value).toBe(place);
    expect(brief.offerings.map(({ name }) => name.value).join()).not.toMatch(
      /bradford|Clare|Olinda/,
    );
  });
});

describe('facts beside other figures', () => {
  it.each([
    ['grab hire. same day if u ring before 10. 01229 555 077.', '01229 555 077'],
    ['Welder in Odessa. call 432 555 0131 24/7. pictures of my work', '432 555 0131'],
    ['मेरा टेंट हाउस है ग्वालियर में। फ़ोन 0751 555 0128, दुकान फालका बाज़ार में है', '0751 555 0128'],
  ])('a telephone number: %j', async (prompt, phone) => {
    expect((await understand(prompt)).facts.phone?.value).toBe(phone);
  });

  it('a currency goes with the sum behind it', async () => {
    const { offerings } = await understand(
      'Velokurier in Winterthur, Expressfahrten, Preise nach Zonen (Zone 1 CHF 14, Zone 2 CHF 19)',
    );
    expect(offerings.map(({ price }) => price?.value)).toEqual(
      expect.arrayContaining(['CHF 14', 'CHF 19']),
    );
  });
});

it('what is asked to be said is said', async () => {
  const { statements } = await understand(
    'Upholstery in Paarl. Old chairs. Also say we collect and deliver.',
  );
  expect(statements.map(({ value }) => value)).toContain('we collect and deliver');
});

it('a color that is a thing, too, is one on another color', async () => {
  const { colors } = await understand(
    'a site for a beekeeper in Whitby, candles, amber on charcoal',
  );
  expect(colors.background?.value).toBe('#36454f');
});
