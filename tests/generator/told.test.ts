import { describe, expect, test } from 'vitest';
import { understand } from '../../src/generator/understand/understand';
import { inTone } from '../../src/generator/write/inTone';
import { copyOf } from './copyRules';

const sectionOf = (prompt: string, kind: string) =>
  copyOf(understand(prompt)).sections.find((section) => section.kind === kind);

describe('since when', () => {
  test.each([
    ['A bakery called Brot in Leeds since 1987', 'Since 1987.'],
    ['Panadería El Trigal en Sevilla, desde 1962', 'Desde 1962.'],
    ['Boulangerie Le Fournil à Lyon, depuis 1978', 'Depuis 1978.'],
    ['Bäckerei Krume in Köln, gegründet 1923', 'Seit 1923.'],
    ['Padaria Trigo em Braga, fundada em 1950', 'Desde 1950.'],
    ['Panificio Spiga a Torino, dal 1931', 'Dal 1931.'],
  ])('stands in the section about the owner: %s', (prompt, sentence) => {
    const intro = sectionOf(prompt, 'about')?.intro;
    expect(intro?.value.endsWith(` ${sentence}`)).toBe(true);
    expect(intro?.source.from).toBe('prompt');
  });

  test('stands in the footer of a page without such a section', () => {
    const prompt = 'A bakery called Brot in Leeds since 1987, no about section';
    expect(copyOf(understand(prompt)).footer.value).toBe('Brot, Leeds · Since 1987');
    expect(copyOf(understand('A bakery called Brot in Leeds')).footer.value).toBe('Brot, Leeds');
  });
});

describe('whom it is for', () => {
  test.each([
    ['A café called Nook for students', /(?:^| )(?:For|Meant for) students\.$/],
    [
      'Hotel Casa Azul en Cádiz para familias con niños',
      /(?:Para|Pensado para) familias con niños\.$/,
    ],
    ['Hôtel Les Pins à Nice pour les familles', /Pour qui\u00a0: familles\.$/],
    ['Hotel Seeblick in Lindau für Familien', /(?:Für|Gedacht für) Familien\.$/],
    ['Hotel Maré em Lagos para famílias', /(?:Para|Pensado para) famílias\.$/],
    ['Hotel Onda a Rimini per famiglie', /(?:Per|Pensato per) famiglie\.$/],
  ])('stands above what to know first: %s', (prompt, sentence) => {
    const intro = sectionOf(prompt, 'features')?.intro;
    expect(intro?.value).toMatch(sentence);
    expect(intro?.source.from).toBe('prompt');
  });
});

describe('dates', () => {
  test('of the prompt are what comes up; what happens then is the owner’s to add', () => {
    const events = sectionOf(
      'Wedding of Ana and Tom on 12 May 2026 in Sintra, party 13 May 2026, and 12 May 2026',
      'events',
    );
    expect(
      events?.items.map(({ title, body, detail }) => [title.value, body?.source.from, detail]),
    ).toEqual([
      ['12 May 2026', 'placeholder', null],
      ['13 May 2026', 'placeholder', null],
    ]);
  });

  test('that it does not give are gaps', () => {
    const events = sectionOf('Wedding of Ana and Tom in Sintra', 'events');
    expect(events?.items.every(({ detail }) => detail?.source.from === 'placeholder')).toBe(true);
  });
});

test('a price is read only of the prompt, whatever an offering is called', () => {
  const items = sectionOf('A shop selling constructor, toString and rye 4€', 'pricing')?.items;
  expect(items?.map(({ title, detail }) => [title.value, detail?.source.from])).toEqual([
    ['Constructor', 'placeholder'],
    ['ToString', 'placeholder'],
    ['Rye', 'prompt'],
  ]);
});

test.each([
  [null, ['One two.', 'One?', 'One two three four.', 'One two three.']],
  ['plain', ['One?', 'One two.']],
  ['bold', ['One?', 'One two.']],
  ['calm', ['One two three.', 'One two three four.']],
  ['playful', ['One?']],
] as const)('a tone chooses among lines that say the same: %s', (tone, chosen) => {
  const lines = ['One two.', 'One?', 'One two three four.', 'One two three.'];
  expect(inTone(tone, lines, (line) => line)).toEqual(chosen);
});
