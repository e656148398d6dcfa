import { describe, expect, it } from 'vitest';

import { loadLanguage } from '../../../src/generator/languages/languages';
import { spoken } from '../../../src/generator/languages/spoken';
import { readTitle, titleIndex, type TitleIndex } from '../../../src/generator/scenes/readTitle';
import { thingWordsOf } from '../../../src/generator/scenes/ThingWords';

async function indexIn(language: string): Promise<TitleIndex> {
  const { pictures, grammar } = await loadLanguage(language);
  return titleIndex(thingWordsOf(pictures), (text) => spoken(text, grammar.spelling));
}

const reader = { own: [], isOpen: true, canDraw: () => true };

/** How often the words of the language are looked at to read a title. */
function lookUps(title: string, index: TitleIndex): number {
  let count = 0;
  const hits = new Map(index.hits);
  hits.get = (phrase) => {
    count += 1;
    return index.hits.get(phrase);
  };
  readTitle(title, { ...index, hits }, reader);
  return count;
}

describe('readTitle', () => {
  it.each([
    ['ja', 'ねこのような長い題名'],
    ['hi', 'एक बहुत लंबा शीर्षक'],
    ['de', 'zusammensetzung'],
    ['en', 'something'],
  ])(
    'fault 67: a title twice as long costs twice as much in %s, and an endless one no more',
    async (language, words) => {
      const index = await indexIn(language);
      const unit = words.repeat(Math.ceil(200 / words.length)).slice(0, 200);
      const once = lookUps(unit, index);
      expect(lookUps(unit.repeat(4), index)).toBeLessThanOrEqual(once * 4.5);
      expect(lookUps(unit.repeat(500), index)).toBeLessThanOrEqual(once * 6);
    },
  );

  it('still finds the thing in a run without blanks and at the end of a compound', async () => {
    expect(readTitle('手作りのパン', await indexIn('ja'), reader)).toEqual(
      readTitle('パン', await indexIn('ja'), reader),
    );
    expect(readTitle('Bauernbrot', await indexIn('de'), reader)).toEqual(
      readTitle('Brot', await indexIn('de'), reader),
    );
    expect(readTitle('Brot', await indexIn('de'), reader)).toEqual(['bread']);
  });
});
