import { beforeAll, describe, expect, it } from 'vitest';

import { languagePack } from '../../../src/generator/languages/languages';
import { loadTrades } from '../../../src/generator/languages/tradeWords';
import { problemOf } from '../../../src/generator/model/checkSentence';

const SAID =
  'Crumb & Ember\nsmall bakery\nPorto\nsourdough bread\ncustard tarts, €1.20\nsince 1987';
const RULE = { length: [10, 120], keeps: [], now: '' } as const;
const checked = (sentence: string, language = 'en', keeps: readonly string[] = []) =>
  problemOf(sentence, { ...RULE, keeps }, { said: SAID, pack: languagePack(language) });

beforeAll(() => Promise.all(['en', 'de', 'es', 'ar', 'hi', 'ja'].map(loadTrades)));

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

  const UNCASED = {
    ar: 'سنبلة\nمخبز صغير\nفاس\nخبز العجين المخمر',
    hi: 'सूर्य बेकरी\nछोटी बेकरी\nजयपुर\nब्रेड और केक',
    ja: 'こむぎ\n小さなパン屋\nポルト\nサワードウのパン',
  } as const;
  const uncased = (sentence: string, language: keyof typeof UNCASED, now = '') =>
    problemOf(
      sentence,
      { ...RULE, now },
      { said: UNCASED[language], pack: languagePack(language) },
    );

  it.each([
    ['ar', 'نخبز خبز العجين المخمر في فاس.'],
    ['ar', 'سنبلة مخبز صغير في فاس.'],
    ['hi', 'जयपुर में ब्रेड और केक की छोटी बेकरी।'],
    ['hi', 'हम जयपुर में ब्रेड और केक बनाते हैं।'],
    ['ja', 'ポルトの小さなパン屋で、パンを焼いています。'],
    ['ja', 'サワードウのパンについて、お問い合わせください。'],
  ] as const)('may stand without capitals: %s %s', (language, sentence) => {
    expect(uncased(sentence, language)).toBeNull();
  });

  it.each([
    ['ar', 'خبز العجين المخمر من كمال في فاس.', 'leave out the word كمال'],
    ['ar', 'خبز العجين المخمر من علي في فاس.', 'leave out the word علي'],
    ['ar', 'خبز العجين المخمر من كريم في فاس.', 'leave out the word كريم'],
    ['ar', 'خبز العجين المخمر يوم الأحد في فاس.', 'leave out the number الأحد'],
    ['ar', 'خبز العجين المخمر في الرياض.', 'leave out the word الرياض'],
    ['ar', 'خبز العجين المخمر في القاهرة.', 'leave out the word القاهرة'],
    ['ar', 'نخبز ثلاثة خبز في فاس كل صباح.', 'leave out the number ثلاثة'],
    ['ar', 'نخبز ٤٠ خبز في فاس.', 'leave out the number ٤٠'],
    ['ar', 'أفضل خبز في فاس من مخبز صغير.', 'leave out the claim أفضل'],
    ['hi', 'राजेश की छोटी बेकरी में ब्रेड और केक।', 'leave out the word राजेश'],
    ['hi', 'दिल्ली में ब्रेड और केक की छोटी बेकरी।', 'leave out the word दिल्ली'],
    ['hi', 'जयपुर में तीन ब्रेड और केक।', 'leave out the number तीन'],
    ['hi', 'जयपुर में ४० ब्रेड और केक।', 'leave out the number ४०'],
    ['hi', 'जयपुर की सबसे छोटी बेकरी के केक।', 'leave out the claim सबसे'],
    ['ja', '田中のパン屋でパンを焼いています。', 'leave out the word 田中'],
    ['ja', 'さくらのパンを小さなパン屋で焼いています。', 'leave out the word さくらの'],
    ['ja', 'ポルトの小さなパン屋のマリアです。', 'leave out the word マリア'],
    ['ja', '園さんのパンを焼いています。', 'leave out the word 園さんの'],
    ['ja', '花のパンを小さなパン屋で焼いています。', 'leave out the word 花'],
    ['ja', 'あゆみのパンを小さなパン屋で焼いています。', 'leave out the word あゆみの'],
    ['ja', 'あゆみ、サワードウのパンを焼いています。', 'leave out the word あゆみ'],
    ['ja', '東京の小さなパン屋です。', 'leave out the word 東京'],
    ['ja', 'リスボンの小さなパン屋です。', 'leave out the word リスボン'],
    ['ja', '三つのパンを小さなパン屋で焼いています。', 'leave out the word 三'],
    ['ja', '40のパンを小さなパン屋で焼いています。', 'leave out the number 40'],
    ['ja', 'Mariaの小さなパン屋です。', 'leave out the word maria'],
    ['ja', 'ポルトで一番のパン屋です。', 'leave out the claim 一番'],
  ] as const)(
    'may hold nothing invented without capitals: %s %s',
    (language, sentence, problem) => {
      expect(uncased(sentence, language)).toBe(problem);
    },
  );

  it('may say again what the sentence that it replaces says', () => {
    const sentence = '田中のパン屋でパンを焼いています。';
    expect(uncased(sentence, 'ja', '田中です。')).toBeNull();
  });
});
