import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packWords, unpackWords } from '../../../src/generator/languages/packedWords';
import { understand } from '../../../src/generator/read/understand';

const offered = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name }) => name.value).join(' | ');

/** Prompts typed in haste (specification, section 2: the builder). */
describe('misspellings of common words', () => {
  it.each([
    ['i do blade sharpning and carberator rebilds in waycross', 'carburetor rebuilds'],
    ['we got obsticle courses and a dunk tank, tryin to keep it cheep, birthdays', 'obstacle'],
    ['rescue for reptiles. turtels, tortises and gekos need homes', 'tortoises'],
    ['fresh herbs, sewing machins, lanturns and flowrs', 'flowers'],
  ])('are read and shown as they are meant: %s', async (prompt, thing) => {
    expect(await offered(prompt)).toContain(thing);
  });

  it.each([
    ['we sell tepache and teff bread', 'tepache'],
    ['stonework: repointing, relining, reglazing', 'relining'],
    ['we teach kumihimo, sashiko and shibori', 'sashiko'],
    ['Classes in sgraffito, nerikomi and mishima', 'nerikomi'],
  ])('are no rare words, and not one alone: %s', async (prompt, thing) => {
    expect(await offered(prompt)).toContain(thing);
  });

  it.each([
    ['site for my shop called kiln and kettel, we do glazeing and fireing', 'kiln and kettel'],
    ['Site for Brewd Awakning, we do cofee tastngs and rosting', 'Brewd Awakning'],
  ])('leave a name as it is written: %s', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toBe(name);
  });

  it('“an” before a consonant is short for “and”', async () => {
    expect(await offered('we rent pots an tables, tents an chairs')).toContain('tables');
  });

  it('are found in a list that comes back as it was packed', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,25}$/)), (words) => {
        expect(unpackWords(packWords(words))).toEqual([...new Set(words)].sort());
      }),
    );
  });
});
