import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/generator/languages/languages';
import { slotsOf } from '../../src/generator/languages/line';
import { article, grammar } from '../../src/generator/languages/en/grammar';
import { senseOf } from '../../src/generator/trades/senseOf';
import { TRADE_IDS, TRADES, tradeIdOf } from '../../src/generator/trades/trades';
import { withinEdits } from '../../src/generator/trades/withinEdits';
import { understand } from '../../src/generator/understand/understand';

const pack = LANGUAGES.en;

describe.each(TRADE_IDS)('%s', (id) => {
  const words = pack.trades[id];

  test.each(
    words.senses.flatMap(({ noun, words: own }) => own.map((word) => [word, noun] as const)),
  )('is reached by its own word: %s', (word, noun) => {
    const intent = understand(word);
    expect(intent.trade.value).toBe(id);
    expect(senseOf(pack, intent).noun).toBe(noun);
  });

  test('has a line for every combination of what a prompt may say', () => {
    const taglineWithoutSlots = words.tagline.some((tagline) => slotsOf(tagline).length === 0);
    const descriptionWithoutSlots = words.description.filter(
      (description) => slotsOf(description).length === 0,
    );
    expect(taglineWithoutSlots).toBe(true);
    expect(descriptionWithoutSlots.length).toBeGreaterThan(0);
    for (const description of descriptionWithoutSlots) {
      expect(String(description).length).toBeGreaterThanOrEqual(70);
      expect(String(description).length).toBeLessThanOrEqual(155);
    }
    for (const section of Object.values(words.sections)) {
      const last = section.heading?.at(-1);
      if (last !== undefined) expect(slotsOf(last)).toEqual([]);
    }
    expect(new Set(words.beside).size).toBe(words.beside.length);
    expect(words.beside.length).toBeGreaterThanOrEqual(4);
  });

  test('says something of its own in the sections it asks for', () => {
    const silent = TRADES[id].sections.filter(
      (kind) =>
        words.sections[kind] === undefined &&
        pack.sections[kind].intro.length + pack.sections[kind].items.length === 0,
    );
    expect(silent).toEqual([]);
    expect(words.sections.features?.items?.length).toBeGreaterThanOrEqual(3);
    expect(words.sections.contact?.heading?.length).toBeGreaterThan(0);
  });

  test('leads to a section it has, and is drawn', () => {
    expect(TRADES[id].sections).toContain(TRADES[id].leadsTo);
    expect(TRADES[id].motif).toMatch(/^[a-z]+$/);
  });
});

test('no word points to two trades', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const id of TRADE_IDS) {
    for (const word of pack.trades[id].senses.flatMap((sense) => sense.words)) {
      if (seen.has(word)) twice.push(`${word}: ${seen.get(word) ?? ''}, ${id}`);
      seen.set(word, id);
    }
  }
  expect(twice).toEqual([]);
});

test.each(['__proto__', 'constructor', 'toString', '', 'Bakery'])(
  'an unknown trade id is general: %s',
  (id) => {
    expect(tradeIdOf(id)).toBe('general');
  },
);

test.each([
  ['bakery', 'a'],
  ['accounting firm', 'an'],
  ['optician', 'an'],
  ['hotel', 'a'],
  ['university', 'a'],
  ['online shop', 'an'],
  ['HVAC company', 'an'],
  ['hour', 'an'],
  ['one-room school', 'a'],
  ['umbrella shop', 'an'],
])('%s takes "%s"', (noun, expected) => {
  expect(article(noun)).toBe(expected);
});

test.each([
  [[], ''],
  [['rye'], 'rye'],
  [['rye', 'spelt'], 'rye and spelt'],
  [['rye', 'spelt', 'oats'], 'rye, spelt and oats'],
  [['fish and chips', 'ale'], 'fish and chips, ale'],
])('%j is listed as "%s"', (items, expected) => {
  expect(grammar.list(items)).toBe(expected);
});

test.each([
  ['plumer', 'plumber', 1, true],
  ['bakrey', 'bakery', 1, true],
  ['resturant', 'restaurant', 2, true],
  ['photografer', 'photographer', 2, true],
  ['banker', 'bakery', 1, false],
  ['', 'bakery', 2, false],
  ['hotel', 'hotel', 0, true],
  ['motel', 'hotel', 0, false],
])('%s and %s within %i: %s', (left, right, allowed, expected) => {
  expect(withinEdits(left, right, allowed)).toBe(expected);
});
