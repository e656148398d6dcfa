import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../src/generator/languages/languages';
import { slotsOf } from '../../../src/generator/languages/line';
import { spoken } from '../../../src/generator/languages/spoken';
import { senseOf } from '../../../src/generator/trades/senseOf';
import { TRADE_IDS, TRADES } from '../../../src/generator/trades/trades';
import type { Language } from '../../../src/generator/types';
import { understandIn } from '../../../src/generator/understand/understand';
import { copyFaults, copyOf, intentsOf, rulesOf, standardOf } from '../copyRules';

vi.setConfig({ testTimeout: 60_000 });

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  const pack = LANGUAGES[language];
  const blank = understandIn(language, '-');
  const { description: lengths, shared: sharedAtMost } = rulesOf(language);
  const [shortest, longest] = lengths;
  /* Sentences, which in Japanese have no blanks. */
  const sentencesOf = (id: string): Set<string> =>
    new Set(
      standardOf(copyOf({ ...blank, trade: { value: id, evidence: '' } })).filter(
        (value) =>
          value.split(' ').length > 3 || (/\p{Script=Hiragana}/u.test(value) && value.length > 10),
      ),
    );

  describe.each(TRADE_IDS)('%s', (trade) => {
    const words = pack.trades[trade];

    test('is reached by its own words', () => {
      for (const { noun, words: own } of words.senses) {
        for (const word of own) {
          const intent = understandIn(language, word);
          expect([word, intent.trade.value, senseOf(pack, intent).noun]).toEqual([
            word,
            trade,
            noun,
          ]);
        }
      }
    });

    test('has a line for whatever a prompt may say', () => {
      expect(words.tagline.some((line) => slotsOf(line).length === 0)).toBe(true);
      const plain = words.description.filter((line) => slotsOf(line).length === 0);
      expect(plain.length).toBeGreaterThan(0);
      for (const line of plain) {
        expect(String(line).length).toBeGreaterThanOrEqual(shortest);
        expect(String(line).length).toBeLessThanOrEqual(longest);
      }
      for (const section of Object.values(words.sections)) {
        const last = section.heading?.at(-1);
        if (last !== undefined) expect(slotsOf(last)).toEqual([]);
      }
      expect(new Set(words.beside).size).toBe(words.beside.length);
      expect(words.beside.length).toBeGreaterThanOrEqual(4);
    });

    test('says something of its own in the sections it asks for', () => {
      const silent = TRADES[trade].sections.filter(
        (kind) =>
          words.sections[kind] === undefined &&
          pack.sections[kind].intro.length + pack.sections[kind].items.length === 0,
      );
      expect(silent).toEqual([]);
      expect(words.sections.features?.items?.length).toBeGreaterThanOrEqual(3);
      expect(words.sections.contact?.heading?.length).toBeGreaterThan(0);
    });

    test('can go online with whatever a prompt may say of it', () => {
      for (const intent of intentsOf(language, trade))
        expect(copyFaults(copyOf(intent), intent)).toEqual([]);
    });
  });

  test('no trade shares much text with another', () => {
    const sentences = TRADE_IDS.map((id) => [id, sentencesOf(id)] as const);
    for (const [id, own] of sentences) {
      if (id === 'general') continue;
      for (const [other, others] of sentences) {
        if (other === id) continue;
        const shared = [...own].filter((value) => others.has(value));
        expect(shared.length / own.size, `${id} and ${other}: ${shared.join(' | ')}`).toBeLessThan(
          sharedAtMost,
        );
      }
    }
  });

  test('no word points to two trades', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const trade of TRADE_IDS) {
      const own = pack.trades[trade].senses.flatMap((sense) => sense.words);
      for (const word of own.map((one) => spoken(one, pack.lexicon.spelling))) {
        if (seen.has(word)) twice.push(`${word}: ${seen.get(word) ?? ''}, ${trade}`);
        seen.set(word, trade);
      }
    }
    expect(twice).toEqual([]);
  });
});
