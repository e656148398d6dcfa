import { beforeAll, describe, expect, it } from 'vitest';

import { languagePack, loadLanguage } from '../../../src/generator/languages/languages';
import { problemOf } from '../../../src/generator/model/checkSentence';

const SAID =
  'Crumb & Ember\nsmall bakery\nPorto\nsourdough bread\ncustard tarts, €1.20\nsince 1987';
const RULE = { length: [10, 120], keeps: [] } as const;
const checked = (sentence: string, language = 'en', keeps: readonly string[] = []) =>
  problemOf(sentence, { ...RULE, keeps }, { said: SAID, pack: languagePack(language) });

beforeAll(() => Promise.all(['en', 'de', 'es', 'ja'].map(loadLanguage)));

describe('a sentence of a language model', () => {
  it.each([
    'Sourdough bread and custard tarts from a small bakery in Porto.',
    'Crumb & Ember bakes sourdough bread in Porto.',
    'Come in and see what is on the counter.',
    'Crumb & Ember’s custard tarts cost €1.20.',
    'I bake sourdough bread in Porto, and I’ll tell you how.',
  ])('may stand where it says what the Brief says: %s', (sentence) => {
    expect(checked(sentence)).toBeNull();
  });

  it.each([
    ['We bake 40 loaves in Porto.', 'leave out the number 40'],
    ['Custard tarts for €2 in a small bakery.', 'leave out the number 2'],
    ['Bread that costs a few euros in Porto.', 'leave out the price'],
    ['Ana Silva bakes sourdough bread in Porto.', 'leave out the name Ana'],
    ['Sourdough bread in the heart of Lisbon.', 'leave out the name Lisbon'],
    ['Sourdough bread is Baked in Porto.', 'leave out the name Baked'],
    ['As a customer said: “lovely bread”.', 'use no quotation marks'],
    ['The best sourdough bread in Porto.', 'leave out the claim best'],
    ['An award-winning small bakery in Porto.', 'leave out the claim award'],
    ['The oldest bakery in Porto with sourdough bread.', 'leave out the claim oldest'],
    ['Our passionate bakers make custard tarts.', 'leave out the claim passionate'],
    ['Sourdough bread, baked fresh in Porto.', 'leave out the claim fresh'],
    ['<b>Sourdough</b> bread in Porto.', 'use no markup'],
    ['Sourdough bread <script>alert(1)</script>', 'use no markup'],
    ['**Sourdough** bread in Porto.', 'use no markup'],
    ['Sourdough bread &amp; tarts in Porto.', 'use no markup'],
    ['Read more at crumb-ember.com today.', 'use no address'],
    ['Go to javascript:alert(1) for bread.', 'use no address'],
    ['Write to hello@crumb.example for bread.', 'use no address'],
    ['Sourdough bread\nin Porto.', 'use one plain line'],
    ['Sourdough bread\u202e in Porto.', 'use one plain line'],
    ['sourdough bread from Porto', 'begin with a capital letter'],
    ['Bread', 'use 10 to 120 characters'],
    [`Sourdough bread ${'and tarts '.repeat(20)}`, 'use 10 to 120 characters'],
    ['Pan de masa madre y tartas en Porto.', 'use the language of the site'],
    ['Come in on a Sunday for sourdough bread.', 'leave out the name Sunday'],
    ['Open from nine in the morning in Porto.', 'leave out the number nine'],
  ])('may not stand: %s', (sentence, problem) => {
    expect(checked(sentence)).toBe(problem);
  });

  it('keeps the person’s words in the sentence that it replaces', () => {
    expect(checked('Bread from the heart of Porto.', 'en', ['sourdough', 'Porto'])).toBe(
      'keep the word sourdough',
    );
  });

  it('may hold German nouns, and no German name', () => {
    expect(checked('Brot und Kuchen aus einer kleinen Bäckerei in Porto.', 'de')).toBeNull();
    expect(checked('Brot und Kuchen von Zwiebelhuber in Porto.', 'de')).toBe(
      'leave out the name Zwiebelhuber',
    );
  });

  it('is not written where capitals tell no names', () => {
    expect(checked('ポルトの小さなパン屋です。パンを焼いています。', 'ja')).toBe(
      'this language is not written',
    );
  });
});
