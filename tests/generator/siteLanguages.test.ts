import { describe, expect, test } from 'vitest';

import type { SiteLanguage } from '../../machines/entities';
import { generateSite } from '../../src/generator/generateSite';
import { detectLanguage } from '../../src/generator/read/text/detectLanguage';
import { understand } from '../../src/generator/read/understand';
import { understandingOf } from '../../src/generator/understandingOf';

/** Prompt, the languages of its site, and the words that ask for them. */
const ASKED: readonly (readonly [prompt: string, asked: string, evidence: string])[] = [
  [
    'A bakery in Porto. Website in English and Portuguese.',
    'en pt',
    'Website in English and Portuguese',
  ],
  [
    'A hotel called Casa Lua in Faro, in Portuguese and English',
    'en pt',
    'in Portuguese and English',
  ],
  ['Bilingual Spanish/English site for a dentist in Miami', 'en es', 'Bilingual Spanish/English'],
  ['French/English website for my florist shop in Montreal', 'en fr', 'French/English website'],
  ['A pizzeria in Leeds. The site should be in Italian.', 'it', 'site should be in Italian'],
  ['A tapas bar in Leeds, in Spanish.', 'es', 'in Spanish'],
  ['a bike workshop in Ghent, with a German version', 'en de', 'with a German version'],
  ['Surf school in Ericeira, also in French', 'en fr', 'also in French'],
  ['Panadería en Sevilla, web en español e inglés', 'es en', 'web en español e inglés'],
  ['Clínica dental en Cádiz, también en inglés', 'es en', 'también en inglés'],
  ['Boulangerie à Lyon, site en français et en anglais', 'fr en', 'site en français et en anglais'],
  ['Fleuriste à Gand avec une version anglaise', 'fr en', 'version anglaise'],
  [
    'Bäckerei in Köln, Website auf Deutsch und Englisch',
    'de en',
    'Website auf Deutsch und Englisch',
  ],
  [
    'Eine Pension in Meran, zweisprachig Deutsch/Italienisch',
    'de it',
    'zweisprachig Deutsch/Italienisch',
  ],
  ['Friseur in Basel, auch auf Französisch', 'de fr', 'auch auf Französisch'],
  ['Padaria em Braga, site em português e inglês', 'pt en', 'site em português e inglês'],
  ['Restaurante em Faro, também em alemão', 'pt de', 'também em alemão'],
  ['Panificio a Torino, sito in italiano e tedesco', 'it de', 'sito in italiano e tedesco'],
  ['Albergo a Bolzano, anche in tedesco', 'it de', 'anche in tedesco'],
  ['مخبز في القاهرة، موقع بالعربية والإنجليزية', 'ar en', 'بالعربية والإنجليزية'],
  ['京都のパン屋です。日本語と英語のサイト', 'ja en', '日本語と英語のサイト'],
  ['जयपुर में बेकरी, वेबसाइट हिंदी और अंग्रेज़ी में', 'hi en', 'हिंदी और अंग्रेज़ी में'],
];

/** Languages that are taught, spoken, cooked or lived in. */
const OTHERWISE = [
  'A language school in Leeds with Spanish, French and German classes',
  'Language school in Bath. Languages: Spanish, French and German',
  'An Italian restaurant in the French Quarter',
  'English tea room in York',
  'Walking tours in English and Spanish through Porto',
  'Private lessons in Arabic for beginners',
  'A German bakery in Austin with pretzels',
  'Profesora de inglés y francés en Madrid',
  'Clases de alemán en Sevilla',
  'Cours d’anglais et d’allemand à Lyon',
  'Deutsch als Fremdsprache in Wien',
  'Corso di inglese e francese a Roma',
  'Aulas de inglês e espanhol em Lisboa',
  'دروس اللغة الإنجليزية في دبي',
  '東京の英語教室です',
  'दिल्ली में अंग्रेज़ी और जर्मन की कक्षाएँ',
  'Spanish Steps Gelato in Rome',
];

async function askedOf(prompt: string): Promise<{ languages: string; evidence: string[] }> {
  const { language, secondLanguage, parts } = await understand(prompt);
  return {
    languages: [language, ...(secondLanguage === null ? [] : [secondLanguage.value])].join(' '),
    evidence: parts
      .filter(({ reason }) => reason === 'language of the site')
      .map(({ start, end }) => prompt.slice(start, end)),
  };
}

describe('the languages that a prompt asks for', () => {
  test.each(ASKED)('%s', async (prompt, languages, evidence) => {
    expect(await askedOf(prompt)).toEqual({ languages, evidence: [evidence] });
  });

  test.each(OTHERWISE)('none in: %s', async (prompt) => {
    expect(await askedOf(prompt)).toEqual({ languages: detectLanguage(prompt), evidence: [] });
  });

  test('are no offering, no name and no place', async () => {
    const { name, place, offerings } = await understand(
      'A bakery called Brot in Porto with rye and spelt, in English and Portuguese',
    );
    expect([name?.value, place?.value]).toEqual(['Brot', 'Porto']);
    expect(offerings.map((offering) => offering.name.value)).toEqual(['rye', 'spelt']);
  });
});

describe('a site in the languages that its prompt asks for', () => {
  const request = (prompt: string, corrections?: object) =>
    ({
      prompt,
      theme: 'modern',
      framework: 'tailwind',
      ...(corrections && { corrections }),
    }) as const;
  const languagesOf = async (
    prompt: string,
    corrections?: object,
  ): Promise<(SiteLanguage | null)[]> => {
    const { copy, translation } = await generateSite(request(prompt, corrections));
    return [copy.language, translation?.language ?? null];
  };
  const both = 'A bakery called Brot in Porto, website in Portuguese and English';

  test('is written in both, the prompt’s first, and says which words asked for it', async () => {
    expect(await languagesOf(both)).toEqual(['en', 'pt']);
    const { language, secondLanguage } = understandingOf(await generateSite(request(both)));
    expect(language.value).toBe('en');
    expect(secondLanguage).toEqual({
      value: 'pt',
      evidence: 'website in Portuguese and English',
    });
  });

  test('is written in another than the prompt’s, and still knows what the prompt says', async () => {
    const prompt = 'A bakery called Brot in Leeds with rye and spelt. Website in German.';
    expect(await languagesOf(prompt)).toEqual(['de', null]);
    const { trade, name, place } = await understand(prompt);
    expect([trade, name?.value, place?.value]).toEqual(['bakery', 'Brot', 'Leeds']);
  });

  test('obeys corrections', async () => {
    expect(await languagesOf(both, { secondLanguage: null })).toEqual(['en', null]);
    expect(await languagesOf(both, { secondLanguage: 'fr' })).toEqual(['en', 'fr']);
    expect(await languagesOf(both, { language: 'es' })).toEqual(['es', 'pt']);
    expect(await languagesOf(both, { language: 'pt' })).toEqual(['pt', null]);
    expect(
      understandingOf(await generateSite(request(both, { language: 'pt' }))).secondLanguage,
    ).toBeNull();
  });
});
