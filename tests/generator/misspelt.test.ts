import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/generator/languages/languages';
import { spoken } from '../../src/generator/languages/spoken';
import { senseOf } from '../../src/generator/trades/senseOf';
import { spellingsOf } from '../../src/generator/trades/spellings';
import type { Language } from '../../src/generator/types';
import { understand, understandIn } from '../../src/generator/understand/understand';

const values = (list: readonly { value: string }[]): string[] => list.map(({ value }) => value);

describe('a trade is understood', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'a resturant in leeds', 'restaurant', 'resturant'],
    ['en', 'italian restaraunt', 'restaurant', 'restaraunt'],
    ['en', 'my portolio', 'portfolio', 'portolio'],
    ['en', 'wedding photografer in Leeds', 'photographer', 'wedding photografer'],
    ['en', 'a coffe shop with a menu', 'cafe', 'coffe shop'],
    ['en', 'bakrey in porto', 'bakery', 'bakrey'],
    ['en', 'an electrican in leeds', 'homeServices', 'electrican'],
    ['en', 'My Resturant sells pasta', 'restaurant', 'Resturant'],
    ['es', 'una peluqeria en bilbao', 'salon', 'peluqeria'],
    ['es', 'restaurnte en sevilla', 'restaurant', 'restaurnte'],
    ['fr', 'une boulangrie à lyon', 'bakery', 'boulangrie'],
    ['fr', 'un resturant à Nantes', 'restaurant', 'resturant'],
    ['de', 'eine Bäckrei in Köln', 'bakery', 'Bäckrei'],
    ['de', 'ein Resturant in Graz', 'restaurant', 'Resturant'],
    ['pt', 'um resturante em Braga', 'restaurant', 'resturante'],
    ['pt', 'uma pastelria no Porto', 'bakery', 'pastelria'],
    ['it', 'un ristornte a Torino', 'restaurant', 'ristornte'],
    ['it', 'un parruchiere a Milano', 'salon', 'parruchiere'],
  ])('%s: %s', (language, prompt, trade, evidence) => {
    const intent = understandIn(language, prompt);
    expect(intent.trade).toEqual({ value: trade, evidence });
    const pack = LANGUAGES[language];
    const { senses } = pack.trades[trade as keyof typeof pack.trades];
    expect(senses).toContain(senseOf(pack, intent));
  });

  test('by the sense that was meant', () => {
    expect(senseOf(LANGUAGES.en, understand('a patiserie in Lyon')).noun).toBe('pastry shop');
  });
});

describe('sections and colors are understood', () => {
  test.each<[Language, string, readonly string[], readonly string[]]>([
    ['en', 'A bakery with a contct form and a galery', ['contact', 'gallery'], []],
    ['en', 'A bakery, no prcing, no testimonals', [], ['pricing', 'testimonials']],
    ['es', 'Una panadería sin tarfias y con galería de ftoos', ['gallery'], ['pricing']],
    ['fr', 'Une boulangerie avec une galrie et sans témoignges', ['gallery'], ['testimonials']],
    ['de', 'Eine Bäckerei ohne Bewertngen, mit Kontaktfomular', ['contact'], ['testimonials']],
    ['pt', 'Uma padaria com galria e sem depoimntos', ['gallery'], ['testimonials']],
    ['it', 'Una panetteria con gallria e senza recensoni', ['gallery'], ['testimonials']],
  ])('%s: %s', (language, prompt, wanted, unwanted) => {
    const intent = understandIn(language, prompt);
    expect([values(intent.wanted), values(intent.unwanted)]).toEqual([wanted, unwanted]);
  });

  test.each<[Language, string, Readonly<Record<string, string>>]>([
    ['en', 'A shop, use turqoise and yelow', { primary: '#2bbbad', secondary: '#facc15' }],
    ['en', 'A shop with a navy backgroud', { background: '#1b2a4e', text: '#f3f4f6' }],
    ['es', 'Una tienda, colores amarilo y turqesa', { primary: '#facc15', secondary: '#2bbbad' }],
  ])('%s: %s', (language, prompt, colors) => {
    const found = Object.entries(understandIn(language, prompt).colors);
    expect(Object.fromEntries(found.map(([role, { value }]) => [role, value]))).toEqual(colors);
  });
});

describe('a word that only looks like another stays what it is', () => {
  test.each<[Language, string]>([
    ['en', 'contract'],
    ['en', 'plants'],
    ['en', 'banker'],
    ['en', 'barking'],
    ['en', 'designed'],
    ['en', 'painted'],
    ['en', 'princess'],
    ['en', 'greek'],
    ['en', 'motel'],
    ['en', 'shoes'],
    ['en', 'computer'],
    ['en', 'coworking'],
    ['en', 'former'],
    ['en', 'match'],
    ['en', 'contents'],
    ['en', 'report'],
    ['en', 'partners'],
    ['en', 'limitation'],
    ['es', 'contexto'],
    ['fr', 'passage'],
    ['de', 'leider'],
    ['pt', 'direita'],
    ['it', 'messaggi'],
    ['es', 'contrato'],
    ['es', 'plantas'],
    ['fr', 'princesse'],
    ['de', 'becker'],
    ['de', 'pflanzen'],
    ['pt', 'pratos'],
    ['it', 'piatti'],
    ['it', 'zafferano'],
  ])('%s: %s', (language, word) => {
    expect(spellingsOf(LANGUAGES[language]).correct(word)).toBe(word);
  });

  test.each(Object.keys(LANGUAGES) as Language[])(
    'as every word of its own copy: %s',
    (language) => {
      const pack = LANGUAGES[language];
      const { correct } = spellingsOf(pack);
      const words = Object.values(pack.trades).flatMap(({ closing, toFill }) =>
        [...closing, ...toFill].flatMap(
          (text) => spoken(text, pack.lexicon.spelling).match(/\p{L}+/gu) ?? [],
        ),
      );
      expect(words.filter((word) => correct(word) !== word)).toEqual([]);
    },
  );
});

describe('a name stays as it is written', () => {
  test.each([
    ['A shop called Bakry in Leeds', 'Bakry'],
    ['Website for “Resturant Row”, a blog', 'Resturant Row'],
    ['We are Galery Nord, a design studio', 'Galery Nord'],
    ['a band called the restaraunts', 'the restaraunts'],
  ])('%s', (prompt, name) => {
    expect(understand(prompt).name?.value).toBe(name);
  });

  test('and says nothing of the trade', () => {
    expect(understand('Website for “Resturant Row”').trade.value).toBe('general');
    expect(understand('A plumber named Alan Bakar').trade.value).toBe('homeServices');
  });
});
