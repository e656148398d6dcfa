import { describe, expect, test } from 'vitest';
import { loadLanguage } from '../../src/generator/languages/languages';
import { readPrompt } from '../../src/generator/read/read';
import { understand } from '../../src/generator/read/understand';
import type { Brief, Language } from '../../src/generator/types';

async function understandIn(language: Language, prompt: string): Promise<Brief> {
  const { reader } = await loadLanguage(language);
  return readPrompt(prompt, { ...reader, id: language });
}

describe('audience', () => {
  test.each<[Language, string, string]>([
    ['en', 'A camp site in Wales for families with small children', 'families with small children'],
    [
      'en',
      'Invoicing software aimed at freelancers and small studios',
      'freelancers and small studios',
    ],
    ['en', 'A gym, target audience: busy parents. Blue.', 'busy parents'],
    [
      'en',
      'Website for a law firm helping first-time buyers and tenants',
      'first-time buyers and tenants',
    ],
    ['en', 'A bakery with rye and cakes aimed at commuters', 'commuters'],
    ['en', 'A café for students', 'students'],
    ['es', 'Un hotel en Cádiz para familias con niños', 'familias con niños'],
    ['es', 'Programa de facturas dirigido a autónomos y pymes', 'autónomos y pymes'],
    ['fr', 'Un gîte en Bretagne pour les familles avec enfants', 'les familles avec enfants'],
    ['fr', 'Un logiciel de devis destiné aux artisans', 'artisans'],
    ['de', 'Ein Hotel am Bodensee für Familien mit Kindern', 'Familien mit Kindern'],
    ['de', 'Ein Fitnessstudio, das Angebot richtet sich an Berufstätige', 'Berufstätige'],
    ['pt', 'Um hotel no Algarve para famílias com crianças', 'famílias com crianças'],
    ['pt', 'Software de faturação voltado para freelancers', 'freelancers'],
    ['it', 'Un agriturismo in Toscana per famiglie con bambini', 'famiglie con bambini'],
    ['it', 'Un software di fatturazione rivolto a liberi professionisti', 'liberi professionisti'],
  ])('%s: %s', async (language, prompt, audience) => {
    expect((await understandIn(language, prompt)).audience).toEqual({
      value: audience,
      evidence: audience,
    });
  });

  test.each([
    'A bakery for Porto',
    'Website for photographers',
    'Website for Crumb & Ember',
    'Studio with yoga for beginners and pilates',
    'A spa, not for children',
    'Shop selling toys for kids and books',
    'A modern website for my business',
  ])('none in: %s', async (prompt) => {
    expect((await understand(prompt)).audience).toBe(null);
  });
});

describe('tone', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'A cozy bakery in Porto', 'warm', 'cozy'],
    ['en', 'A luxury spa in Bath', 'refined', 'luxury'],
    ['en', 'Make it playful', 'playful', 'playful'],
    ['en', 'A law firm. Bold and clean design.', 'bold', 'Bold'],
    ['en', 'A minimalist portfolio', 'plain', 'minimalist'],
    ['en', 'a calm site for a physiotherapist', 'calm', 'calm'],
    ['es', 'Una panadería acogedora en Sevilla', 'warm', 'acogedora'],
    ['es', 'Un diseño minimalista para un abogado', 'plain', 'minimalista'],
    ['fr', 'Un site épuré pour un architecte', 'plain', 'épuré'],
    ['fr', 'Une boulangerie chaleureuse à Lyon', 'warm', 'chaleureuse'],
    ['de', 'Ein verspielter Stil für einen Kindergarten', 'playful', 'verspielter'],
    ['de', 'Eine gemütliche Bäckerei in Köln', 'warm', 'gemütliche'],
    ['pt', 'Uma padaria acolhedora no Porto', 'warm', 'acolhedora'],
    ['pt', 'Um site ousado para um bar', 'bold', 'ousado'],
    ['it', 'Uno stile raffinato per un ristorante', 'refined', 'raffinato'],
    ['it', 'Un sito giocoso per un asilo', 'playful', 'giocoso'],
  ])('%s: %s', async (language, prompt, tone, evidence) => {
    expect((await understandIn(language, prompt)).tone).toEqual({ value: tone, evidence });
  });

  test.each([
    'A bakery in Porto',
    'Café called The Cozy Cup',
    'We clean offices and windows',
    'Massage with warm stones and quiet rooms',
    'A garage, not playful please',
    'Shop selling bold coffee and simple syrups',
  ])('none in: %s', async (prompt) => {
    expect((await understand(prompt)).tone).toBe(null);
  });
});

describe('since', () => {
  test.each<[Language, string, string]>([
    ['en', 'A bakery in Porto since 1987', '1987'],
    ['en', 'Plumber, est. 1954, in Leeds', '1954'],
    ['en', 'Florist established in 2003', '2003'],
    ['es', 'Panadería en Sevilla desde 1962', '1962'],
    ['fr', 'Boulangerie à Lyon depuis 1978', '1978'],
    ['de', 'Bäckerei in Köln seit 1987', '1987'],
    ['de', 'Tischlerei in Ulm, gegründet 1923', '1923'],
    ['pt', 'Padaria no Porto, fundada em 1950', '1950'],
    ['it', 'Panificio a Torino dal 1931', '1931'],
  ])('%s: %s', async (language, prompt, year) => {
    expect((await understandIn(language, prompt)).facts.since).toEqual({
      value: year,
      evidence: year,
    });
  });

  test.each(['Bakery since last year', 'Shop with 1987 books', 'Rooms since 80 euros'])(
    'none in: %s',
    async (prompt) => {
      expect((await understand(prompt)).facts.since).toBe(null);
    },
  );
});

describe('dates', () => {
  test.each<[Language, string, readonly string[]]>([
    ['en', 'Wedding of Ana and Tom on 12 May 2026 in Sintra', ['12 May 2026']],
    [
      'en',
      'Concerts on 14 June, 3rd of July and December 1st, 2026',
      ['14 June', '3rd of July', 'December 1st, 2026'],
    ],
    ['en', 'Conference, 2026-05-12 to 2026-05-14', ['2026-05-12', '2026-05-14']],
    ['en', 'A festival 12–14 June in Leeds', ['12–14 June']],
    ['es', 'Boda de Ana y Luis el 12 de mayo de 2026 en Ronda', ['12 de mayo de 2026']],
    ['fr', 'Concerts le 1er juin et le 14 juillet 2026', ['1er juin', '14 juillet 2026']],
    ['de', 'Hochzeit am 12. Mai 2026, Konzert am 03.06.2026', ['12. Mai 2026', '03.06.2026']],
    ['pt', 'Casamento a 5 de setembro de 2026 em Sintra', ['5 de setembro de 2026']],
    ['it', 'Matrimonio il 20 giugno 2026 a Como', ['20 giugno 2026']],
  ])('%s: %s', async (language, prompt, dates) => {
    const found = (await understandIn(language, prompt)).facts.dates;
    expect(found.map(({ when }) => when.value)).toEqual(dates);
    for (const { when } of found) expect(prompt).toContain(when.evidence);
  });

  test.each([
    'We have 12 rooms',
    'You may call 3 people',
    'Version 1.2.2024.5',
    'Open Monday 9-17',
  ])('none in: %s', async (prompt) => {
    expect((await understand(prompt)).facts.dates).toEqual([]);
  });
});

describe('web address', () => {
  test.each([
    ['A bakery, www.crumb.example', 'www.crumb.example', 'www.crumb.example'],
    ['The site will be at https://crumb.example/menu', 'crumb.example', 'https://crumb.example'],
    ['crumbandember.com - bakery in Porto', 'crumbandember.com', 'crumbandember.com'],
    ['Bakery called Crumb, crumb.co.uk.', 'crumb.co.uk', 'crumb.co.uk'],
    ['a bakery (brot.de) in Leeds', 'brot.de', 'brot.de'],
  ])('%s', async (prompt, value, evidence) => {
    expect((await understand(prompt)).facts.webAddress).toEqual({ value, evidence });
  });

  test.each([
    'Write to hello@crumb.example',
    'Follow us on instagram.com/crumb',
    'I need a website.It should be blue',
    'A bakery.in Porto',
    'Written in Node.js',
    'e.g. bread, i.e. rye',
  ])('none in: %s', async (prompt) => {
    expect((await understand(prompt)).facts.webAddress).toBe(null);
  });

  test.each([
    ['bakery at crumb-ember.example', 'Crumb Ember'],
    ['bakery, www.CrumbEmber.example', 'Crumb Ember'],
    ['bakery, www.crumbember.example', 'crumbember.example'],
    ['bakery called Brot, www.crumb-ember.example', 'Brot'],
  ])('names the site where nothing else does: %s', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toBe(name);
  });
});
