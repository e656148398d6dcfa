import { describe, expect, test, vi } from 'vitest';

import { LANGUAGES, languagePack } from '../../../src/generator/languages/languages';
import { loadTrades, tradesOf } from '../../../src/generator/languages/tradeWords';
import { kindIn } from '../../../src/generator/read/subject/kinds';
import { splitWords } from '../../../src/generator/read/text/words';
import { SECTION_KINDS } from '../../../src/generator/sectionKinds';
import { TRADE_IDS, TRADES } from '../../../src/generator/trades/trades';
import { slotsOf } from '../../../src/generator/write/fillLine';
import { briefsOf, copyFaults, copyOf } from '../copyRules';
import { stockFaults, stockOf } from '../stockRules';

vi.setConfig({ testTimeout: 60_000 });

await Promise.all(LANGUAGES.map(loadTrades));

describe.each(LANGUAGES)('%s', (language) => {
  const pack = languagePack(language);
  const words = tradesOf(pack);

  test('has words for every trade and every section, and for no other', () => {
    expect(Object.keys(pack.trades).sort()).toEqual([...TRADE_IDS].sort());
    expect(Object.keys(pack.sections).sort()).toEqual([...SECTION_KINDS].sort());
  });

  test('names each section in words of its own', () => {
    const unnamed = Object.entries(pack.sections).filter(([kind, { nav }]) => nav === kind);
    expect(unnamed).toEqual([]);
  });

  test('has a heading for each section that can be used whatever a prompt says', () => {
    const trades = Object.values(words).map(({ sections }) => sections);
    for (const sections of [pack.sections, ...trades])
      for (const { heading } of Object.values(sections))
        if (heading !== undefined) expect(slotsOf(heading.at(-1) ?? '{name}')).toEqual([]);
  });

  test('says something in each section that a trade asks for', () => {
    const silent = TRADE_IDS.flatMap((trade) =>
      (TRADES[trade]?.sections ?? [])
        .filter((kind) => {
          if (['hero', 'offerings', 'about', 'visit', 'gallery', 'pricing'].includes(kind))
            return false;
          const { intro, items, todo } = {
            ...pack.sections[kind],
            ...words[trade]?.sections[kind],
          };
          return intro.length + items.length + todo.length === 0;
        })
        .map((kind) => `${trade}: ${kind}`),
    );
    expect(silent).toEqual([]);
  });

  test('knows each noun of a trade as that trade’s, and as no other’s', () => {
    const found = Object.entries(pack.trades).flatMap(([trade, { nouns }]) =>
      nouns.flatMap(({ words }) =>
        words.split(',').map((noun) => {
          const phrase = splitWords(noun.trim(), pack.reader);
          const kind = kindIn(pack.reader.kinds, phrase, ({ length }) => length);
          return { noun: noun.trim(), trade, found: kind?.trade ?? 'none' };
        }),
      ),
    );
    expect(found.filter((one) => one.found !== one.trade)).toEqual([]);
  });

  test('is plain in all that it says of itself', () => {
    expect(stockOf(pack).flatMap((line) => stockFaults(language, line))).toEqual([]);
  });

  test.each(TRADE_IDS)(
    'a site of %s can go online with whatever a prompt may say of it',
    (trade) => {
      for (const brief of briefsOf(language, trade))
        expect(copyFaults(copyOf(brief), brief)).toEqual([]);
    },
  );
});
