import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../src/generator/languages/languages';
import { loadTrades, tradesOf } from '../../src/generator/languages/tradeWords';
import { packWords, unpackWords } from '../../src/generator/languages/packedWords';
import { spoken } from '../../src/generator/languages/spoken';
import { readPrompt } from '../../src/generator/read/read';
import { understand } from '../../src/generator/read/understand';
import type { Brief, Language } from '../../src/generator/types';

/** A prompt as it is read in a language, whatever it looks like. */
async function readIn(id: Language, prompt: string): Promise<Brief> {
  const { reader } = await loadLanguage(id);
  return readPrompt(prompt, { ...reader, id });
}

const kindsOf = (list: readonly { kind: string | null }[]): string[] =>
  list.flatMap(({ kind }) => kind ?? []);

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
  ])('%s: %s', async (language, prompt, trade, evidence) => {
    const brief = await readIn(language, prompt);
    expect(brief.trade).toBe(trade);
    expect(brief.noun?.evidence).toContain(evidence);
  });

  test('by the word that was meant', async () => {
    expect((await understand('a patiserie in Lyon')).noun?.value).toBe('patisserie');
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
  ])('%s: %s', async (language, prompt, wanted, unwanted) => {
    const { requests, refusals } = await readIn(language, prompt);
    expect([kindsOf(requests), kindsOf(refusals)]).toEqual([wanted, unwanted]);
  });

  test.each<[Language, string, readonly string[]]>([
    ['en', 'A shop, use turqoise and yelow', ['#40e0d0', '#ffff00']],
    ['en', 'A shop with a navy backgroud', ['#000080']],
    ['es', 'Una tienda, colores amarilo y turqesa', ['#2bbbad', '#facc15']],
  ])('%s: %s', async (language, prompt, colors) => {
    const found = Object.values((await readIn(language, prompt)).colors);
    expect(found.map(({ value }) => value).sort()).toEqual(colors);
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
  ])('%s: %s', async (language, word) => {
    const { reader } = await loadLanguage(language);
    expect(reader.correct(word)).toBeNull();
  });

  test.each(LANGUAGES)('as every word of its own copy: %s', async (language) => {
    await loadTrades(language);
    const pack = await loadLanguage(language);
    const { reader, sections } = pack;
    const copy = [sections, Object.values(tradesOf(pack)).map((trade) => trade.sections)];
    const words = JSON.stringify(copy).replace(/"\w+":/g, ' ');
    const written = spoken(words, reader.spelling).match(/\p{L}+/gu) ?? [];
    expect([...new Set(written)].filter((word) => reader.correct(word) !== null)).toEqual([]);
  });
});

describe('a name stays as it is written', () => {
  test.each([
    ['A shop called Bakry in Leeds', 'Bakry'],
    ['Website for “Resturant Row”, a blog', 'Resturant Row'],
    ['We are Galery Nord, a design studio', 'Galery Nord'],
    ['a band called the restaraunts', 'The Restaraunts'],
  ])('%s', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toBe(name);
  });

  test('and says nothing of the trade', async () => {
    expect((await understand('Website for “Resturant Row”')).trade).toBe('general');
    expect((await understand('A plumber named Alan Bakar')).trade).toBe('homeServices');
  });
});

const offered = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name }) => name.value).join(' | ');

/** Prompts typed in haste (specification, section 2: the builder). */
describe('misspellings of common words', () => {
  test.each([
    ['i do blade sharpning and carberator rebilds in waycross', 'carburetor rebuilds'],
    ['we got obsticle courses and a dunk tank, tryin to keep it cheep, birthdays', 'obstacle'],
    ['rescue for reptiles. turtels, tortises and gekos need homes', 'tortoises'],
    ['WE DO FEILD TRIPS AND QUARTZ DIGS. FREE ADMISION, DONATOINS WELCOME', 'FIELD TRIPS'],
    ['mobil notery in yuma. weddins, rentel papers, standin witness', 'rental papers'],
    ['mobil notery in yuma. weddins, rentel papers, standin witness', 'standing witness'],
    ['fresh herbs, sewing machins, lanturns and flowrs', 'flowers'],
  ])('are read and shown as they are meant: %s', async (prompt, thing) => {
    expect(await offered(prompt)).toContain(thing);
  });

  test.each([
    ['we sell tepache and teff bread', 'tepache'],
    ['stonework: repointing, relining, reglazing', 'relining'],
    ['we teach kumihimo, sashiko and shibori', 'sashiko'],
    ['Classes in sgraffito, nerikomi and mishima', 'nerikomi'],
  ])('are no rare words, and not one alone: %s', async (prompt, thing) => {
    expect(await offered(prompt)).toContain(thing);
  });

  test.each([
    ['site for my shop called kiln and kettel, we do glazeing and fireing', 'Kiln and Kettel'],
    ['Site for Brewd Awakning, we do cofee tastngs and rosting', 'Brewd Awakning'],
  ])('leave a name as it is written: %s', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toBe(name);
  });

  test('“an” before a consonant is short for “and”', async () => {
    expect(await offered('we rent pots an tables, tents an chairs')).toContain('tables');
  });

  test('are found in a list that comes back as it was packed', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,25}$/)), (words) => {
        expect(unpackWords(packWords(words))).toEqual([...new Set(words)].sort());
      }),
    );
  });
});
