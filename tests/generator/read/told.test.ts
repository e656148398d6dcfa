import { describe, expect, it } from 'vitest';

import { generateWebsite } from '../../../src/generator/generateWebsite';
import { understand } from '../../../src/generator/read/understand';

const told = async (prompt: string) => {
  const { statements, points } = await understand(prompt);
  return [...statements, ...points].map(({ value }) => value);
};
const offered = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name, price }) =>
    [name.value, ...(price === null ? [] : [price.value])].join(' '),
  );
const asked = async (prompt: string) =>
  (await understand(prompt)).requests.map(({ words, kind }) => words.value || kind);

describe('what is told', () => {
  it.each([
    [
      'A site for our boarding house. It should let lodgers report a leak and book the laundry.',
      'lodgers report a leak and book the laundry',
    ],
    ['Build a website where allotment holders swap seedlings.', 'allotment holders swap seedlings'],
    ['We need a web app with which divers map old wrecks.', 'divers map old wrecks'],
    [
      'A quiz app called Owlet. It won’t show you the same card for a week.',
      'It won’t show you the same card for a week',
    ],
    ['Folk choir in Derby. Mondays 8pm, no auditions, tea afterwards.', 'no auditions'],
    ['Rowing club in Chester. Adults welcome. No joining fee.', 'No joining fee'],
    [
      'Bookbinder in Ely. Papers from three mills: Italian, Nepalese and our own.',
      'Papers from three mills: Italian, Nepalese and our own',
    ],
    [
      'A cattery near Ely. Nine heated pens, each with its own run. We collect.',
      'Nine heated pens, each with its own run',
    ],
    ['Build a page for a saddler’s workshop in Ghent, run by two sisters.', 'Run by two sisters'],
    [
      'A hill farm near Kirkby. Shearing days over Whitsun where people come and watch, needs a booking form.',
      'Shearing days over Whitsun where people come and watch',
    ],
    [
      'I tune pianos in York. And I’ll look over a used piano before you part with any money for it.',
      'look over a used piano before you part with any money for it',
    ],
  ])('of: %s', async (prompt, sentence) => {
    expect(await told(prompt)).toContainEqual(expect.stringMatching(new RegExp(sentence, 'i')));
  });

  it('is nothing said to whoever makes the site', async () => {
    const statements = await told(
      'A bell tower in Wells. My daughter says to put a newsletter signup. Peals on Sundays.',
    );
    expect(statements.join(' | ')).not.toMatch(/daughter|newsletter/);
  });

  it('stands on the page where no section about the owner is wanted', async () => {
    const { html } = await generateWebsite({
      prompt: 'I mend kites in Ayr. I have a loft above the chandler. No need for a page about me.',
      theme: 'modern',
      framework: 'tailwind',
    });
    expect(html).toContain('I have a loft above the chandler.');
  });

  it('introduces nothing where it says what the business does not do', async () => {
    const { content } = (
      await generateWebsite({
        prompt: 'Pip & Stone is a pottery in Ludlow. We don’t sell candles.',
        theme: 'modern',
        framework: 'tailwind',
      })
    ).customization;
    expect(content.description).not.toContain('candles');
  });
});

describe('what is offered', () => {
  it.each([
    [
      'Knives are $8, shears $12 and mower blades $15.',
      ['Knives $8', 'shears $12', 'mower blades $15'],
    ],
    [
      'Cello maker. Cellos $9,000, violas $6,000, the wait is about a year.',
      ['Cellos $9,000', 'violas $6,000'],
    ],
    [
      'Party Cupboard. You borrow real plates, glasses and tablecloths for a party.',
      ['real plates', 'glasses', 'tablecloths for a party'],
    ],
    ['A spa near Bala. There’s a plunge pool and a cedar sauna.', ['plunge pool', 'cedar sauna']],
    [
      'We grow saplings. Hornbeam, wild cherry, blue cedar, and hedging by the metre.',
      ['blue cedar'],
    ],
    [
      'Please build an auction site for antique globes and sundials.',
      ['antique globes', 'sundials'],
    ],
    ['Barn dance in Crewe. A caller explains it all. £9, students £4.', ['students £4']],
  ])('in: %s', async (prompt, items) => {
    expect(await offered(prompt)).toEqual(expect.arrayContaining(items));
  });

  it.each([
    ['Brass band, Selby / rehearsal room / house rules / talk to a player', 'house rules'],
    ['Brass band, Selby / rehearsal room / house rules / talk to a player', 'talk to a player'],
    ['Letter carver in Bath. Pages or sections that we see: Stones, Talk to Us.', 'Talk to Us'],
  ])('is asked for, not offered, in: %s', async (prompt, item) => {
    expect(await offered(prompt)).not.toContain(item);
    expect((await asked(prompt)).join(' ')).toContain(item);
  });
});

describe('what is asked for', () => {
  it.each([
    [
      'Create a portal for a bus company. There should also be a page on lost property with a timetable.',
      'lost property',
    ],
    [
      'A web app for a herbarium. The system shows a pressed plant, keeps a list of collectors.',
      'pressed plant',
    ],
    [
      'We are nine guides. We would like each guide introduced with a photo and badge number.',
      'badge number',
    ],
  ])('in: %s', async (prompt, words) => {
    expect((await asked(prompt)).join(' | ')).toContain(words);
  });

  it('is nothing where a sentence only tells', async () => {
    expect(await asked('A card game. You put a card down, they put one in.')).toEqual([]);
  });
});

describe('a greeting that nobody knows', () => {
  it('is no name', async () => {
    expect((await understand('Oyoy, I fix bicycles in Hull.')).name).toBeNull();
  });
});
