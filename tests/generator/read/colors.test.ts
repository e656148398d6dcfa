import { capitalized } from '../../../machines/text';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CSS_COLORS } from '../../../src/generator/read/colors/ColorTerms';
import { languagePack, loadLanguage } from '../../../src/generator/languages/languages';
import { readPrompt } from '../../../src/generator/read/read';
import { INSTRUCTIONS, PHRASINGS } from './colorPhrasings';
import { PHRASINGS_OF } from './colorPhrasingsOf';
import { COMPONENTS, CSS_NAMES, GROUNDS, spellingsOf, USES } from './cssNames';

vi.setConfig({ testTimeout: 120_000 });

interface Colors {
  background?: string;
  primary?: string;
}

function colorsOf(prompt: string, id: string): Colors {
  const { background, primary } = readPrompt(prompt, { ...languagePack(id).reader, id }).colors;
  return { background: background?.value, primary: primary?.value };
}

const filled = (phrasing: string, bg: string, main: string): string => {
  const text = phrasing.replace('{bg}', bg).replace('{main}', main);
  return capitalized(text);
};

/** The prompts whose colors are read otherwise than they were given. */
const misread = (
  id: string,
  prompts: readonly { prompt: string; bgHex: string; mainHex: string }[],
): { prompt: string; read: Colors }[] =>
  prompts.flatMap(({ prompt, bgHex, mainHex }) => {
    const read = colorsOf(prompt, id);
    return read.background === bgHex && read.primary === mainHex ? [] : [{ prompt, read }];
  });

/** Pairs of named colors of CSS, spaced or not. */
const CSS_PAIRS: readonly (readonly [string, string])[] = [
  ['ivory', 'navy'],
  ['alice blue', 'dark slate gray'],
  ['lavenderblush', 'firebrick'],
  ['mint cream', 'sea green'],
];

describe('Colors of a prompt in English', () => {
  beforeAll(async () => {
    await loadLanguage('en');
  });

  const hexOf = (name: string): string => CSS_COLORS.get(name.replaceAll(' ', '')) ?? '';

  it('knows every name of CSS', () => {
    const joined = CSS_NAMES.map((name) => name.replaceAll(' ', ''));
    expect(joined.toSorted()).toEqual([...CSS_COLORS.keys()].toSorted());
  });

  it.each(CSS_NAMES)('gives exactly %s to the ground, however it and the place are named', (bg) => {
    const at = CSS_NAMES.indexOf(bg);
    const prompts = USES.map((use, row) => {
      const turn = at * USES.length + row;
      const main = CSS_NAMES[(at + 37 * (turn + 1)) % CSS_NAMES.length] ?? '';
      const [spelt, spelled] = [spellingsOf(bg)[row % 4], spellingsOf(main)[turn % 4]];
      const text = use
        .replace('{ground}', GROUNDS[(at + row) % GROUNDS.length] ?? '')
        .replace('{components}', COMPONENTS[turn % COMPONENTS.length] ?? '');
      return {
        prompt: `Please implement a website for home cooks. ${filled(text, spelt ?? bg, spelled ?? main)}`,
        bgHex: hexOf(bg),
        mainHex: hexOf(main),
      };
    });
    expect(misread('en', prompts)).toEqual([]);
  });

  it.each(CSS_PAIRS)(
    'gives %s to the ground and %s to the components in any phrasing',
    (bg, main) => {
      const prompts = PHRASINGS.map((phrasing) => ({
        prompt: filled(phrasing, bg, main),
        bgHex: hexOf(bg),
        mainHex: hexOf(main),
      }));
      expect(misread('en', prompts)).toEqual([]);
    },
  );

  it('reads them behind long instructions', () => {
    const prompts = INSTRUCTIONS.flatMap((instruction, at) =>
      PHRASINGS.slice(at * 3, at * 3 + 3).map((phrasing) => ({
        prompt: `${instruction} ${filled(phrasing, 'linen', 'teal')}`,
        bgHex: hexOf('linen'),
        mainHex: hexOf('teal'),
      })),
    );
    expect(misread('en', prompts)).toEqual([]);
  });

  it.each(INSTRUCTIONS)('finds none where only goods and names have colors: %s', (instruction) => {
    expect(colorsOf(instruction, 'en')).toEqual({ background: undefined, primary: undefined });
  });
});

describe.each(Object.entries(PHRASINGS_OF))(
  'Colors of a prompt in %s',
  (id, { pairs, phrasings }) => {
    beforeAll(async () => {
      await loadLanguage(id);
    });

    it.each(pairs)(
      'gives $bg to the ground and $main to the components',
      ({ bg, bgHex, main, mainHex }) => {
        const prompts = phrasings.map((phrasing) => ({
          prompt: filled(phrasing, bg, main),
          bgHex,
          mainHex,
        }));
        expect(misread(id, prompts)).toEqual([]);
      },
    );
  },
);

/** What names a color and means no design. */
const NO_DESIGN: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Vendemos vino tinto y aceite de oliva en Granada.',
    'Una web para la librería Casa Verde, en la calle Rosales.',
    'Servimos arroz negro y pescado azul, y zumo de naranja.',
  ],
  fr: [
    'Nous vendons du vin rouge et de l’huile d’olive à Orange.',
    'Un site pour la librairie La Maison Rose, rue des Lilas.',
    'On sert du thé vert et du chocolat noir.',
  ],
  it: [
    'Vendiamo vino rosso e olio d’oliva a Siena.',
    'Un sito per lo studio Bianchi e Rossi, in via Verdi.',
    'Serviamo tè verde e tartufo bianco.',
  ],
  pt: [
    'Vendemos vinho verde e azeite em Ouro Preto.',
    'Um site para a padaria Casa Rosa, na rua das Laranjeiras.',
    'Servimos chá preto e feijão preto.',
  ],
  de: [
    'Wir verkaufen Rotwein und Orangensaft in Grünwald.',
    'Wir brauchen eine Website für die Buchhandlung Schwarz in der Rosenstraße.',
  ],
};

describe.each(Object.entries(NO_DESIGN))('Color words that are no design in %s', (id, prompts) => {
  beforeAll(async () => {
    await loadLanguage(id);
  });

  it.each(prompts)('%s', (prompt) => {
    expect(readPrompt(prompt, { ...languagePack(id).reader, id }).colors).toEqual({});
  });
});

/** What a word beside a color does to it, and which places it may have, in one prompt a language. */
const SAID: readonly (readonly [string, string, string])[] = [
  ['es', 'Queremos una web oscura con detalles dorados.', '#c9a227'],
  ['fr', 'Un site sombre avec des touches dorées.', '#c9a227'],
  ['it', 'Un sito scuro con dettagli dorati.', '#c9a227'],
  ['pt', 'Um site escuro com detalhes dourados.', '#c9a227'],
  ['de', 'Eine dunkle Website mit goldenen Akzenten.', '#c9a227'],
];

describe('A dark site with accents', () => {
  it.each(SAID)('%s: %s', async (id, prompt, accent) => {
    await loadLanguage(id);
    const { background, accent: found } = readPrompt(prompt, {
      ...languagePack(id).reader,
      id,
    }).colors;
    expect({ background: background?.value, accent: found?.value }).toEqual({
      background: '#14171c',
      accent,
    });
  });
});

describe('A color that the prompt refuses', () => {
  it.each([
    ['es', 'Nada de rosa, por favor. Los botones en verde.'],
    ['fr', 'Surtout pas de rose. Des boutons verts.'],
    ['it', 'Niente rosa, per favore. Pulsanti verdi.'],
    ['pt', 'Nada de rosa, por favor. Botões verdes.'],
    ['de', 'Bitte kein Rosa. Die Knöpfe grün.'],
  ])('%s: %s', async (id, prompt) => {
    await loadLanguage(id);
    const { colors } = readPrompt(prompt, { ...languagePack(id).reader, id });
    expect(Object.entries(colors).map(([role, { value }]) => [role, value])).toEqual([
      ['primary', '#2e7d32'],
    ]);
  });
});
