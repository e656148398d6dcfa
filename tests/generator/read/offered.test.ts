import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

const offered = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name, price, detail }) =>
    [name, price ?? detail].flatMap((part) => (part === null ? [] : [part.value])).join(': '),
  );

test.each([
  ['Bowls club in Leeds. Monday is league night.', 'league night: Monday'],
  ['Choir in Hull. Rehearsals are every Tuesday 7pm.', 'Rehearsals: every Tuesday 7pm'],
  ['Café in Leeds. There’s a dumpling class on Sundays.', 'dumpling class: on Sundays'],
  ['Kochschule in Ulm. Freitag ist Pizzaabend.', 'Pizzaabend: Freitag'],
  ['canoe hire, Leeds, day hire, weekend hire, guided trips', 'weekend hire'],
])('what is on a day of the week is offered: %s', async (prompt, item) => {
  expect(await offered(prompt)).toContain(item);
});

test('opening days are nothing offered', async () => {
  expect(await offered('Shop in Leeds. We are open on Mondays. Sunday is our day off.')).toEqual(
    [],
  );
});

test.each([
  ['Cleaner in Leeds. Ovens and carpets. £25 for an oven, £40 for a rug.', 'rug: £40'],
  ['Nail bar in Leeds. It is £12 for toes, €20 for gel.', 'toes: £12'],
  ['name: Owlet\nkind: rota app\nplans:\n- club: $19/mo\n- business: $49/mo', 'business: $49/mo'],
])('a price and what it is for: %s', async (prompt, item) => {
  expect(await offered(prompt)).toContain(item);
});

test.each([
  ['Folks come for the pho, spring rolls and iced coffee. Café in Hull.', 'spring rolls'],
  ['I wash and iron shirts, mend torn seams, shorten trousers. Leeds.', 'wash and iron shirts'],
  ['Quartet in Leeds. We play weddings and dinners but also film music.', 'film music'],
  ['Page pour l’Atelier Brume, savons et bougies', 'savons'],
  ['página para escola de cerâmica em Leiria, exposições e aulas', 'aulas'],
  ['Seite für Nordlicht, Kerzen und Seifen', 'Seifen'],
])('is offered: %s', async (prompt, item) => {
  expect(await offered(prompt)).toContain(item);
});

test.each([
  ['Flute lessons in Leeds. Scales, duets. Add a map and have a booking button.', 'booking button'],
  ['riparazione flauti, Lucca, sito semplice, accordature', 'sito semplice'],
  ['Sarta a Lucca. Orli, abiti, camicie, calendario corsi', 'calendario corsi'],
  ['Zeltplatz in Ulm. Ganzjährig geöffnet außer im Mai. Suppen, Kuchen, Betten.', 'Mai'],
  ['Bakery in Leeds. Rolls, loaves, delivery no way.', 'delivery'],
  ['physio, Cork. knees, backs. waiting time. telehealth', 'waiting time'],
  ['Open garden in Leeds. Teas, plants, free entry.', 'free entry'],
])('nothing offered, in: %s', async (prompt, words) => {
  const items = await offered(prompt);
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter((item) => item.includes(words))).toEqual([]);
});

test('when it is closed is told, not refused', async () => {
  const brief = await understand(
    'Museo en Lugo. Abierto todo el año salvo enero. Visitas, talleres.',
  );
  expect(brief.refusals).toEqual([]);
  expect(brief.statements.map(({ value }) => value)).toContain('Abierto todo el año salvo enero');
});

test('how many there are has the price of each', async () => {
  expect(await offered('Bothy in Skye\n14 bunks, £24 a night, whole hut £290')).toContain(
    'bunks: £24 a night',
  );
});

test.each([
  [
    'I tune pianos in Leeds. Tuning, regulation, restringing, and I will look over an old piano.',
    ['regulation', 'restringing'],
  ],
  [
    'Our firm is in Jihlava. We are sharpening saw blades, planer knives and milling tools for carpenters.',
    ['saw blades', 'planer knives'],
  ],
  [
    'Rowan Acoustics is an acoustic consultancy working from Leeds on concert halls, classrooms and studios.',
    ['concert halls', 'classrooms', 'studios'],
  ],
  [
    'Make a platform on which private owners rent out driveways, garages and courtyards by the hour.',
    ['driveways', 'garages', 'courtyards: by the hour'],
  ],
])('a list beside what a sentence tells is offered: %s', async (prompt, items) => {
  expect(await offered(prompt)).toEqual(expect.arrayContaining(items));
});
