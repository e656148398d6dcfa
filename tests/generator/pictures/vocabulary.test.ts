import { describe, expect, it } from 'vitest';

import { readScene } from '../../../src/generator/images/readScene';
import { subjectLooks } from '../../../src/generator/images/subjects/subjectTable';
import { languagePack, LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { drawnOf, MOTIF_NAMES, motifNameOf, motifOf } from '../../../src/generator/pictures/motifs';
import { OBJECTS } from '../../../src/generator/pictures/objects';
import { PLACES } from '../../../src/generator/pictures/places';
import { drawable, LIKENESS, THING_NAMES } from '../../../src/generator/scenes/things';
import { thingEntry, thingWordsOf } from '../../../src/generator/scenes/ThingWords';
import { TRADE_IDS, tradeOf } from '../../../src/generator/trades/trades';

await Promise.all(LANGUAGES.map(loadLanguage));
const thingsIn = (language: string) => thingWordsOf(languagePack(language).pictures).things;
const thingsOf = (motif: string) => drawnOf(motifOf(motifNameOf(motif)).things);

describe('the vocabulary of both painters', () => {
  it('names everything that either of them draws', () => {
    const unnamed = [...Object.keys(OBJECTS), ...Object.keys(subjectLooks)].filter(
      (name) => !Object.hasOwn(LIKENESS, name),
    );
    expect(unnamed).toEqual([]);
  });

  it('names nothing that neither of them draws', () => {
    const undrawn = THING_NAMES.filter(
      (name) => drawable(name, OBJECTS) === null && drawable(name, subjectLooks) === null,
    );
    expect(undrawn).toEqual([]);
  });

  it('reads the words of one list for both', async () => {
    for (const word of thingEntry(thingsIn('en').croissant).words)
      expect((await readScene(`a ${word} on a table`)).scene.things).toEqual(['croissant']);
  });

  it.each(LANGUAGES)('calls things by names of their own in %s', (language) => {
    const things = thingsIn(language);
    const names = THING_NAMES.map((thing) => thingEntry(things[thing]).name);
    expect(names).not.toContain('');
    const drawn = Object.keys(OBJECTS) as (keyof typeof OBJECTS)[];
    const called = drawn.map((thing) => thingEntry(things[thing]).name);
    expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
  });
});

describe('the motif of each trade', () => {
  it.each(TRADE_IDS)('has five things and a place that are drawn: %s', (id) => {
    const { places } = motifOf(motifNameOf(tradeOf(id).motif));
    expect(thingsOf(tradeOf(id).motif).length).toBeGreaterThanOrEqual(5);
    expect(places.filter((place) => Object.hasOwn(PLACES, place)).length).toBeGreaterThan(0);
  });

  it('is no other trade’s', () => {
    const lists = TRADE_IDS.map((id) => [...thingsOf(tradeOf(id).motif)].sort().join());
    expect(new Set(lists).size).toBe(TRADE_IDS.length);
    expect(new Set(TRADE_IDS.map((id) => tradeOf(id).motif)).size).toBe(TRADE_IDS.length);
    const narrower = LANGUAGES.map(languagePack).flatMap(({ trades }) =>
      Object.values(trades).flatMap(({ nouns }) => nouns.flatMap(({ motif }) => motif ?? [])),
    );
    const known = new Set([...TRADE_IDS.map((id) => tradeOf(id).motif), ...narrower]);
    expect([...MOTIF_NAMES].sort()).toEqual([...known].sort());
  });

  it.each([
    ['dentist', ['tooth', 'toothbrush', 'dentalMirror']],
    ['lawyer', ['scales', 'books']],
    ['gardener', ['spade', 'wateringCan']],
    ['builder', ['bricks', 'trowel', 'helmet']],
    ['nursery', ['blocks', 'teddy']],
    ['travel', ['compass', 'suitcase', 'foldedMap']],
    ['yoga', ['mat', 'lotus']],
    ['spa', ['stones', 'towels', 'candle']],
    ['bar', ['cocktail', 'shaker', 'wine']],
    ['iceCream', ['iceCream', 'fruit', 'cookies']],
    ['farm', ['vegetables', 'eggs', 'milk']],
    ['fashion', ['hanger', 'dress', 'shoe']],
  ] as const)('shows what a %s works with', (id, things) => {
    expect(thingsOf(tradeOf(id).motif)).toEqual(expect.arrayContaining([...things]));
  });

  it('shows no heart at a dentist’s', () => {
    expect(thingsOf(tradeOf('dentist').motif)).not.toContain('heart');
  });
});
