import { describe, expect, it } from 'vitest';

import { generateSite } from '../../../src/generator/generateSite';
import { understand } from '../../../src/generator/read/understand';

const namesOf = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name }) => name.value);
const told = async (prompt: string) =>
  (await understand(prompt)).statements.map(({ value }) => value);

describe('what is told stands on a page as an owner would put it there', () => {
  it.each([
    [
      'what is said to whoever makes the site',
      'I bake bread in Leeds. Please make the text nice.',
      ['I bake bread in Leeds'],
    ],
    [
      'what only names the site',
      'A cafe in Leeds. The place is called Hob Nob. We roast on Mondays.',
      ['We roast on Mondays'],
    ],
    ['what points back at nothing', 'An escape room. No prices, they change all the time.', []],
    ['what is wished of the site', 'A blood bank in Enugu. It should encourage donors.', []],
    [
      'what says no more than a phone number',
      'A locksmith. We cut keys. Call 01632 960001.',
      ['We cut keys'],
    ],
  ])('leaves out %s', async (_, prompt, expected) => {
    expect(await told(prompt)).toEqual(expected);
  });

  it('keeps what is asked to be said, without the asking', async () => {
    expect(await told('Piano movers in Vancouver. Please say that we carry insurance.')).toContain(
      'we carry insurance',
    );
  });

  it('keeps what stands before a word for the site', async () => {
    const [first] = await told(
      'A land trust conserving peat bogs and river banks is replacing a site that still carries its old name.',
    );
    expect(first).toBe('A land trust conserving peat bogs and river banks');
  });

  it('keeps what is told before something is refused', async () => {
    expect(
      await told("A laundromat. We take comforters that don't fit in your machine."),
    ).toContain('We take comforters');
  });

  it('shows what only names as points of the overview, not as sentences', async () => {
    const prompt = 'Locksmith in Austin. Lockouts, rekeying. Licensed, insured, 20-30 min arrival.';
    const { points } = await understand(prompt);
    expect(points.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Licensed', 'insured']),
    );
    const { copy } = await generateSite({ prompt, theme: 'modern', framework: 'tailwind' });
    const overview = copy.sections.find(({ kind }) => kind === 'features');
    expect(overview?.items.map(({ title }) => title.value)).toContain('Licensed');
  });
});

describe('an item is a phrase that names something', () => {
  it.each([
    [
      'joins what belongs to its name',
      'A library. We lend e-books and audiobooks, maps, games.',
      'e-books and audiobooks',
    ],
    ['parts the last two of a list', 'A café in Leeds with scones, soup and pies', 'pies'],
    [
      'drops what only leads to it',
      'A caller in Perth. Weddings, ceilidhs, but also school leavers.',
      'school leavers',
    ],
    [
      'takes what a platform should offer',
      'Design a web-based chess platform for casual players. The platform should offer live matches against friends, puzzles of the day, a game analysis board, a leaderboard and user profiles with ratings.',
      'live matches against friends',
    ],
  ])('%s', async (_, prompt, name) => {
    expect(await namesOf(prompt)).toContain(name);
  });

  it.each(['It', 'In november', 'Keep'])('is none of %j', async (word) => {
    expect(await namesOf(`A farm shop in Leeds. Eggs, honey, ${word}, cider.`)).not.toContain(word);
  });
});

describe('a heading is a phrase', () => {
  const headings = async (prompt: string) =>
    (await generateSite({ prompt, theme: 'modern', framework: 'tailwind' })).copy.sections.map(
      ({ heading }) => heading.value,
    );

  it.each([
    ['read the frequently asked questions', 'Frequently asked questions'],
    ['understand how the day works', 'How the day works'],
  ])('%j stands there as %j', async (asked, heading) => {
    expect(await headings(`A preschool in Leeds. Parents should ${asked}.`)).toContain(heading);
  });

  it('has no steps of an order below it that are not its own', async () => {
    const { copy } = await generateSite({
      prompt: 'A board game about bees. Please explain how to play the game.',
      theme: 'modern',
      framework: 'tailwind',
    });
    const steps = copy.sections.find(({ kind }) => kind === 'process');
    expect(steps?.items.every(({ title }) => title.source.from !== 'standard')).toBe(true);
  });
});
