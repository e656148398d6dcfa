import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';

import { type Framework, FRAMEWORKS, THEMES, type Theme } from '../../machines/entities';
import { looksOf } from '../../src/generator/design/looks';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { generateSite } from '../../src/generator/generateSite';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { withTypefaces } from '../../src/generator/preview/withTypefaces';
import { renderSite } from '../../src/generator/render/renderSite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import fallbacks from '../../src/generator/typefaces/fallbacks.json';
import { MORE_FAMILIES } from '../../src/generator/typefaces/chosenPair';
import { FAMILIES, type Family } from '../../src/generator/typefaces/families';
import { PAIRINGS, pairingOf } from '../../src/generator/typefaces/pairings';
import { bytesOf, FONTS_LIMIT, type FontFile, sizeOf } from '../../src/generator/typefaces/typeset';
import { readWoff2 } from './readWoff2';

vi.setConfig({ testTimeout: 60_000 });

const DESIGNS = THEMES.flatMap((theme) => [0, 1, 2].map((direction) => ({ theme, direction })));
const BAKERY = 'A website for Brotzeit, a sourdough bakery in Leeds, prices from €3.50, team, FAQ';

/** In each language that is set in the site's own typefaces; letters beyond Latin-1 in the last three. */
const PROMPTS = [
  BAKERY,
  'Ein Blumenladen in Wien namens Wiesenglück: Sträuße, Hochzeiten. Strauß ab 25 €',
  'Panadería Miga en Logroño: ¿pan de masa madre? Magdalenas y tartas, precios y preguntas',
  'Fotógrafa Joana Conceição em Lisboa: casamentos, retratos e famílias, com preços',
  'Ristorante Da Piero a Forlì con tortellini, tagliatelle al ragù e “piadina”, prezzi',
  'Cabinet d’avocats Cœur à L’Haÿ-les-Roses : droit du travail, équipe et questions',
  'Pottery studio “Żółta Gęś” in Łódź: mugs, bowls and workshops',
  'Restaurant “Šaľa” in Kroměříž with dumplings, Őrség goulash and İstanbul coffee',
];

async function rendered(prompt: string, theme: Theme, direction: number) {
  const site = await generateSite({ prompt, theme, framework: 'bootstrap', direction });
  return renderSite(site, initialCustomization(site), 'export');
}

async function exported(request: { theme: Theme; direction: number; framework: Framework }) {
  const website = await generateWebsite({ prompt: BAKERY, ...request });
  const build = { prompt: BAKERY, ...request, website, customization: website.customization };
  const files = unzipSync((await exportWebsite(build)).bytes);
  return { build, files, read: (path: string) => strFromU8(files[path] ?? new Uint8Array()) };
}

/** Characters that stand on pages, as capitals too. */
function charactersOf(pages: readonly { html: string }[]): string[] {
  const words = pages.map(({ html }) => html.replace(/^[\s\S]*<body|<[^>]*>/g, ' ')).join(' ');
  return [...new Set(words + words.toUpperCase())].filter((character) => !/\s/.test(character));
}

const read = new Map<string, ReadonlySet<number>>();

function lettersOf(font: FontFile): ReadonlySet<number> {
  const letters = read.get(font.path) ?? readWoff2(bytesOf(font)).letters;
  read.set(font.path, letters);
  return letters;
}

/** What no file of a family has a letter for. */
const missingIn = (fonts: readonly FontFile[], { name }: Family, characters: readonly string[]) =>
  characters.filter(
    (character) =>
      !fonts.some(
        (font) => font.family.name === name && lettersOf(font).has(character.codePointAt(0) ?? 0),
      ),
  );

describe.each(DESIGNS)('the typefaces of $theme, direction $direction', ({ theme, direction }) => {
  const pairing = pairingOf(theme, looksOf(theme, direction).type);

  it.each(FRAMEWORKS)('are in the ZIP with %s: linked, licensed, weighed', async (framework) => {
    expect(pairing.type).toBe(looksOf(theme, direction).type);
    const { build, files, read } = await exported({ theme, direction, framework });
    const paths = Object.keys(files).filter((path) => path.startsWith('fonts/'));
    for (const path of framework === 'tailwind' ? ['styles.css', 'tailwind.css'] : ['styles.css']) {
      const css = read(path);
      const linked = [...css.matchAll(/url\('([^']+)'\) format\('woff2'\)/g)];
      expect(linked.map(([, address]) => address).sort()).toEqual(paths.sort());
      expect(css.match(/font-display: swap;/g)).toHaveLength(paths.length);
      for (const [role, { name }] of [
        ['heading', pairing.heading],
        ['body', pairing.body],
      ] as const) {
        expect(css).toContain(`--site-font-${role}: '${name}', '${name} Fallback', `);
        expect(css).toContain(`font-family: '${name}';`);
        expect(css).toContain(`font-family: '${name} Fallback';`);
      }
    }
    for (const { name, copyright } of [pairing.heading, pairing.body]) {
      expect(read('LICENSES.txt')).toContain(name);
      expect(read('LICENSES.txt')).toContain(copyright);
      expect(read('README.txt')).toContain(name);
    }
    expect(read('index.html')).toContain('font-src &#39;self&#39; data: file:;');
    const { weight } = await inspectBuild(build);
    expect(weight.fonts).toBe(paths.reduce((sum, path) => sum + (files[path]?.length ?? 0), 0));
    expect(weight.fonts).toBeGreaterThan(30_000);
  });

  it.each(PROMPTS)('have the letters of the pages: %s', async (prompt) => {
    const { fonts, pages } = await rendered(prompt, theme, direction);
    const sizes = fonts.map((font) => bytesOf(font).length);
    expect(fonts.map(sizeOf)).toEqual(sizes);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONTS_LIMIT);
    const characters = charactersOf(pages);
    expect(characters.length).toBeGreaterThan(40);
    expect(missingIn(fonts, pairing.heading, characters)).toEqual([]);
    // Where its Latin Extended does not fit, the words have those letters from what stands in for them.
    const isWhole = fonts.some(
      ({ family, subset }) => family === pairing.body && subset === 'latin-ext',
    );
    const missing = missingIn(fonts, pairing.body, characters);
    expect(missing).toEqual(
      isWhole ? [] : characters.filter((letter) => /[Ā-ɏ]/.test(letter) && !'Œœ'.includes(letter)),
    );
  });

  it('take in Latin Extended, under its range, only for letters of it', async () => {
    for (const [prompt, isExtended] of [
      [BAKERY, false],
      [PROMPTS[6] ?? '', true],
    ] as const) {
      const { fonts, css } = await rendered(prompt, theme, direction);
      const extended = fonts.filter(({ subset }) => subset === 'latin-ext');
      expect(extended.length > 0).toBe(isExtended);
      expect(css.match(/unicode-range: U\+0100-02BA, /g) ?? []).toHaveLength(extended.length);
    }
  });

  it('are the system’s in Japanese, Arabic and Hindi', async () => {
    for (const prompt of ['東京の花屋「つき草」', 'مخبز السنبلة في عمّان', 'दिल्ली में फूलों की दुकान']) {
      const { fonts, css } = await rendered(prompt, theme, direction);
      expect(fonts).toEqual([]);
      expect(css).not.toContain('@font-face');
      expect(css).toMatch(/:root:lang\(\w\w\)[^}]*--site-font-heading:/);
    }
  });

  it('are those of the Latin pages of a site that is Japanese, too', async () => {
    const prompt = 'Flower shop in Tokyo, in English and Japanese';
    const { fonts, pages, css } = await rendered(prompt, theme, direction);
    expect(pages.map(({ language }) => language)).toEqual(['en', 'ja']);
    const latin = charactersOf(pages.slice(0, 1)).filter((letter) => letter < '\u3000');
    expect(missingIn(fonts, pairing.heading, latin)).toEqual([]);
    expect(css).toMatch(/:root:lang\(ja\)[^}]*--site-font-heading:/);
  });
});

describe('a preview', () => {
  it('gets its fonts when it is shown, the same for all pages', async () => {
    const request = { prompt: `${BAKERY}, several pages`, theme: 'elegant' } as const;
    const website = await generateWebsite({ ...request, framework: 'tailwind' });
    const { html, pages = [], typefaces = '' } = website;
    expect(pages.length).toBeGreaterThan(1);
    for (const document of [html, ...pages.map((page) => page.html)]) {
      expect(document).not.toContain('woff2');
      const shown = withTypefaces(document, typefaces);
      expect(shown.match(/url\('data:font\/woff2;base64,/g)).toHaveLength(3);
      expect(shown.replace(`<style>\n${typefaces}</style>\n`, '')).toBe(document);
    }
    expect(withTypefaces(html)).toBe(html);
  });
});

describe('the table of typefaces', () => {
  const families = Object.values({ ...FAMILIES, ...MORE_FAMILIES });
  const faces = families.flatMap((family) => family.faces.map((face) => ({ family, face })));

  it('has no two pairings alike, and no family that none of them has', () => {
    const pairings = Object.values(PAIRINGS).flat();
    const names = pairings.map(({ heading, body }) => `${heading.name}, ${body.name}`);
    expect(new Set(names).size).toBe(DESIGNS.length);
    const used = pairings.flatMap(({ heading, body }) => [heading.name, body.name]);
    expect(new Set(used)).toEqual(new Set(Object.values(FAMILIES).map(({ name }) => name)));
  });

  it('has for each face what stands in for it, with the same lines', async () => {
    const names = faces.map(({ family, face }) => `${family.name} ${face.file}`);
    expect(Object.keys(fallbacks)).toEqual(names);
    const table: Record<string, (typeof fallbacks)['Sora 600-normal']> = fallbacks;
    for (const { family, face } of faces) {
      const font = readWoff2(bytesOf({ address: (await face.latin()).default }));
      for (const { sizeAdjust, ascent, descent } of table[`${family.name} ${face.file}`] ?? []) {
        expect((ascent * sizeAdjust) / 10_000).toBeCloseTo(font.ascent, 2);
        expect((descent * sizeAdjust) / 10_000).toBeCloseTo(font.descent, 2);
      }
    }
  });

  it.each(faces.map(({ family, face }) => [family.name, face.file, face] as const))(
    'has the letters and signs of western languages: %s %s',
    async (_name, _file, face) => {
      const { letters } = readWoff2(bytesOf({ address: (await face.latin()).default }));
      const signs = [...'ÀÉÎÕÜÇÑŒßàéîõüçñœ¿¡«»„“”‘’–—…€£·×°'];
      expect(signs.filter((sign) => !letters.has(sign.codePointAt(0) ?? 0))).toEqual([]);
    },
  );
});
