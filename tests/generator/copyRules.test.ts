import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/generator/languages/languages';
import { loadTrades } from '../../src/generator/languages/tradeWords';
import type { Copy, Text } from '../../src/generator/types';
import { understand } from '../../src/generator/read/understand';
import { mapTexts } from '../../src/generator/write/mapTexts';
import { copyFaults, copyOf } from './copyRules';

const PROMPTS = {
  en: 'A bakery called Brot in Leeds with rye and spelt',
  es: 'Panadería El Trigal en Sevilla con hogazas y bollos',
  pt: 'Padaria Trigo em Braga com broas e bolos',
  fr: 'Boulangerie Le Fournil à Lyon avec pains et brioches',
  it: 'Panificio Spiga a Torino con pane e biscotti',
  de: 'Bäckerei Krume in Köln mit Brot und Kuchen',
  ar: 'مخبز السنبلة في القاهرة: خبز وكعك',
  ja: '京都のパン屋「こむぎ」です。食パンとケーキ',
  hi: 'जयपुर में सूर्या बेकरी, ब्रेड और केक',
};
type Language = keyof typeof PROMPTS;

await Promise.all(LANGUAGES.map(loadTrades));

/** The same copy with other words in place of the first section's intro, which are no one's but the generator's. */
const saying =
  (value: string) =>
  (copy: Copy): Copy =>
    spoilt(copy, (text) =>
      text.id === 'contact.intro' ? { ...text, value, source: { from: 'standard' } } : text,
    );
const spoilt = (copy: Copy, change: (text: Text) => Text): Copy => mapTexts(copy, change);
const titled = (id: string, value: string) => (copy: Copy) =>
  spoilt(copy, (text) => (text.id === id ? { ...text, value } : text));

test.each(Object.entries(PROMPTS))(
  'nothing is wrong with what is written: %s',
  async (_, prompt) => {
    const brief = await understand(prompt);
    expect(copyFaults(copyOf(brief), brief, prompt)).toEqual([]);
  },
);

test.each<[Language, string, (copy: Copy) => Copy]>([
  ['en', 'hole', saying('Ask for ${offerings}.')],
  ['en', 'hole', saying('Ask for undefined.')],
  ['en', 'doubled word', saying('Ask at the the counter.')],
  ['en', 'number', saying('We have baked for 30 winters.')],
  ['en', 'name Anna', saying('Ask for Anna at the counter.')],
  ['en', 'quotation', saying('People say “worth the walk”.')],
  ['en', 'spacing', saying('Ask  at the counter.')],
  ['en', 'small letter', saying('ask at the counter.')],
  ['en', 'title length', titled('title', 'B'.repeat(61))],
  ['en', 'description length', titled('description', 'Too short.')],
  ['en', 'description length', titled('description', 'Long. '.repeat(30).trim())],
  [
    'en',
    'heading twice',
    (copy) => titled('pricing.heading', copy.sections.at(-1)?.heading.value ?? '')(copy),
  ],
  ['en', 'no name', (copy) => spoilt(copy, (text) => ({ ...text, value: text.id }))],
  ['en', 'hype', saying('Discover our amazing bread.')],
  ['en', 'claim', saying('A family bakery.')],
  ['en', 'claim', saying('The award-winning loaf.')],
  ['en', 'claim', saying('Fresh bread.')],
  ['en', 'claim', saying('Open every day.')],
  ['en', 'claim', saying('We answer within a day.')],
  ['es', 'claim', saying('Pan de calidad.')],
  ['es', 'hype', saying('Un pan inolvidable.')],
  ['es', 'English', saying('Pan with queso.')],
  ['pt', 'claim', saying('Pão de qualidade.')],
  ['pt', 'hype', saying('Um pão inesquecível.')],
  ['fr', 'claim', saying('Du pain de qualité.')],
  ['fr', 'hype', saying('Un pain inoubliable.')],
  ['it', 'claim', saying('Pane di qualità.')],
  ['it', 'hype', saying('Un pane indimenticabile.')],
  ['de', 'claim', saying('Brot von bester Qualität.')],
  ['de', 'hype', saying('Unglaublich gutes Brot.')],
  ['ar', 'claim', saying('خبز طازج.')],
  ['ar', 'hype', saying('الأفضل في المدينة.')],
  ['ja', 'claim', saying('送料無料です。')],
  ['ja', 'hype', saying('最高のパンです。')],
  ['hi', 'claim', saying('ताज़ा ब्रेड।')],
  ['hi', 'hype', saying('सबसे अच्छी ब्रेड।')],
])('%s: finds a %s', async (language, fault, spoil) => {
  const prompt = PROMPTS[language];
  const brief = await understand(prompt);
  const copy = copyOf(brief);
  expect(spoil(copy)).not.toEqual(copy);
  expect(copyFaults(spoil(copy), brief, prompt).join('\n')).toContain(fault);
});
