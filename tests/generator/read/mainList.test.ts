import { describe, expect, it } from 'vitest';

import { generateSite } from '../../../src/generator/generateSite';
import { understand } from '../../../src/generator/read/understand';

const offered = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name }) => name.value);
const leftOver = async (prompt: string) =>
  (await understand(prompt)).parts
    .filter(({ role }) => role === 'leftOver')
    .map(({ start, end }) => prompt.slice(start, end));
const description = async (prompt: string, corrections = {}) =>
  (await generateSite({ prompt, theme: 'modern', framework: 'tailwind', corrections })).copy
    .description.value;

const ALTERATIONS = 'Alterations in Leith. Hems, zips, linings and repairs.';

describe('beside a list of what is offered', () => {
  const words = `${ALTERATIONS} I come to you on the bus with a suitcase.`;

  it('a thing alone elsewhere is shown as not used', async () => {
    expect(await offered(words)).toEqual(['Hems', 'zips', 'linings', 'repairs']);
    expect(await leftOver(words)).toContain('a suitcase');
  });

  it.each([
    ['what has a price', `${ALTERATIONS} Curtain visits £12.`, 'Curtain visits'],
    ['what is said to be sold', `${ALTERATIONS} We sell buttons.`, 'buttons'],
    ['what two things are joined by', `${ALTERATIONS} Curtains and blinds.`, 'blinds'],
  ])('%s stays', async (_, prompt, thing) => {
    expect(await offered(prompt)).toContain(thing);
  });

  it('a thing stays where there is no such list', async () => {
    expect(await offered('Alterations in Leith. Linings.')).toContain('Linings');
  });
});

describe('what is asked for alone', () => {
  it.each([
    ['a part of the site', 'A bakery in Ayr. I want a big header.', 'big header'],
    ['one word', 'A site for my bakery. I want humour.', 'humour'],
  ])('is shown as not used: %s', async (_, prompt, words) => {
    expect((await understand(prompt)).requests.map((one) => one.words.value)).not.toContain(words);
    expect((await leftOver(prompt)).join(' | ')).toContain(words.split(' ').at(-1));
  });

  it.each([
    ['among others', 'A site for my bakery. I want photos, humour and a map.', 'humour'],
    ['several words', 'A site for my bakery. I want the story of our oven.', 'story of our oven'],
  ])('stays a request: %s', async (_, prompt, words) => {
    expect((await understand(prompt)).requests.map((one) => one.words.value)).toContain(words);
  });
});

describe('a description', () => {
  const prompt =
    'The Tin Fiddle is a violin shop in Ennis. Strings £12 and rosin £6. It was founded by my father and his brother in a shed. Setups, bow rehairing, crack repair and new bridges.';

  it('names things of the longest list before the others', async () => {
    expect(await description(prompt)).toContain('Strings, Setups and bow rehairing');
  });

  it('names what the person says is offered, in their order', async () => {
    const offerings = ['Rentals', 'Setups'].map((name) => ({ id: `x${name.toLowerCase()}`, name }));
    expect(await description(prompt, { offerings })).toContain('Rentals and Setups');
  });
});
