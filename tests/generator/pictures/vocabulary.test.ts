import { describe, expect, it } from 'vitest';

import { readScene } from '../../../src/generator/images/readScene';
import { STANDINGS } from '../../../src/generator/images/subjects/standing';
import { drawnAs, lookOf } from '../../../src/generator/images/subjects/subjectTable';
import { languagePack, LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { drawnOf, MOTIF_NAMES, motifNameOf, motifOf } from '../../../src/generator/pictures/motifs';
import { loadObjects, OBJECTS } from '../../../src/generator/pictures/objects';
import { PLACES } from '../../../src/generator/pictures/places';
import { homeOf } from '../../../src/generator/scenes/places';
import { roomOf } from '../../../src/generator/scenes/rooms';
import { THING_NAMES } from '../../../src/generator/scenes/things';
import { thingEntry, thingWordsOf } from '../../../src/generator/scenes/ThingWords';
import { TRADE_IDS, tradeOf } from '../../../src/generator/trades/trades';

await Promise.all([...LANGUAGES.map(loadLanguage), loadObjects()]);
const thingsIn = (language: string) => thingWordsOf(languagePack(language).pictures).things;
const thingsOf = (motif: string) => drawnOf(motifOf(motifNameOf(motif)).things);

describe('the vocabulary of both painters', () => {
  it('names every drawing, and each thing once', () => {
    const names: readonly string[] = THING_NAMES;
    expect(Object.keys(OBJECTS).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names nothing that the image generator does not draw', () => {
    expect(THING_NAMES.filter((name) => drawnAs(name) === null)).toEqual([]);
  });

  it('says of each thing that is drawn where it stands and how large it is', () => {
    for (const thing of THING_NAMES.flatMap((name) => drawnAs(name) ?? [])) {
      const { size, still, half } = lookOf(thing);
      expect(Math.min(size, still, half), thing).toBeGreaterThan(0.09);
      expect(size * half, thing).toBeLessThan(0.6);
    }
  });

  it('has a place for things by their own names only', () => {
    const names: readonly string[] = THING_NAMES;
    const placed = [...Object.keys(roomOf), ...Object.keys(homeOf), ...STANDINGS.keys()];
    expect(placed.filter((name) => !names.includes(name))).toEqual([]);
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
