import { describe, expect, test } from 'vitest';
import { generateSite } from '../../src/generator/generateSite';
import type { Copy, Text } from '../../src/generator/types';
import { textsOf } from '../../src/generator/write/mapTexts';

async function copyOf(prompt: string): Promise<Copy> {
  return (await generateSite({ prompt, theme: 'modern', framework: 'tailwind' })).copy;
}

const sectionOf = async (prompt: string, kind: string) =>
  (await copyOf(prompt)).sections.find((section) => section.kind === kind);

const fromPrompt = (texts: readonly (Text | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text?.source.from === 'prompt' ? [text.value] : []));

describe('since when', () => {
  test.each([
    ['A bakery called Brot in Leeds since 1987', 'Since 1987.'],
    ['Panadería El Trigal en Sevilla, desde 1962', 'Desde 1962.'],
    ['Boulangerie Le Fournil à Lyon, depuis 1978', 'Depuis 1978.'],
    ['Bäckerei Krume in Köln, gegründet 1923', 'Seit 1923.'],
    ['Padaria Trigo em Braga, fundada em 1950', 'Desde 1950.'],
    ['Panificio Spiga a Torino, dal 1931', 'Dal 1931.'],
  ])('stands in the section about the owner: %s', async (prompt, sentence) => {
    const about = await sectionOf(prompt, 'about');
    expect(fromPrompt([about?.intro, ...(about?.paragraphs ?? [])])).toContain(sentence);
  });

  test('stands in the footer of a page without such a section', async () => {
    const prompt = 'A bakery called Brot in Leeds since 1987, no about section';
    expect((await copyOf(prompt)).footer.value).toBe('Brot, Leeds · Since 1987');
    expect((await copyOf('A bakery called Brot in Leeds')).footer.value).toBe('Brot, Leeds');
  });
});

describe('whom it is for', () => {
  test.each([
    ['A café called Nook for students', /\bfor students\b/i],
    ['Hotel Casa Azul en Cádiz para familias con niños', /\bpara familias con niños\b/i],
    ['Hôtel Les Pins à Nice pour les familles', /\bles familles\b/i],
    ['Hotel Seeblick in Lindau für Familien', /\bfür Familien\b/i],
    ['Hotel Maré em Lagos para famílias', /\bpara famílias\b/i],
    ['Hotel Onda a Rimini per famiglie', /\bper famiglie\b/i],
  ])('is told: %s', async (prompt, words) => {
    expect(fromPrompt(textsOf(await copyOf(prompt))).some((text) => words.test(text))).toBe(true);
  });
});

describe('dates', () => {
  test('of the prompt are what comes up; what happens then is the owner’s to add', async () => {
    const events = await sectionOf(
      'Wedding of Ana and Tom on 12 May 2026, party 13 May 2026, and 12 May 2026',
      'events',
    );
    expect(
      events?.items.map(({ title, body, detail }) => [
        title.value,
        body?.source.from,
        detail?.value,
      ]),
    ).toEqual([
      ['12 May 2026', 'placeholder', undefined],
      ['Party', undefined, '13 May 2026'],
    ]);
  });

  test('that it does not give are gaps', async () => {
    const events = await sectionOf('Wedding of Ana and Tom in Sintra', 'events');
    expect(events?.items.every(({ detail }) => detail?.source.from === 'placeholder')).toBe(true);
  });
});

test('a price is read only of the prompt, whatever an offering is called', async () => {
  const prompt = 'A shop selling constructor, toString and rye 4€';
  const items = (await sectionOf(prompt, 'pricing'))?.items;
  expect(items?.map(({ title, detail }) => [title.value, detail?.source.from])).toEqual([
    ['Constructor', 'placeholder'],
    ['ToString', 'placeholder'],
    ['Rye', 'prompt'],
  ]);
});
