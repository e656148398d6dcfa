import { describe, expect, it } from 'vitest';

import { generateSite } from '../../../src/generator/generateSite';
import { namedThings, itemThings } from '../../../src/generator/pictures/chooseThings';
import { drawPictures } from '../../../src/generator/pictures/drawPictures';
import { loadFittings } from '../../../src/generator/pictures/fittings';
import { motifNameOf, motifOf } from '../../../src/generator/pictures/motifs';
import { drawingOf, loadObjects, type ObjectName } from '../../../src/generator/pictures/objects';
import { loadPlaces } from '../../../src/generator/pictures/places';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { TRADE_IDS, tradeOf } from '../../../src/generator/trades/trades';
import type { CopyItem, Language, SectionCopy, Site } from '../../../src/generator/types';

const siteOf = (prompt: string) => generateSite({ prompt, framework: 'tailwind', theme: 'modern' });

const item = (title: string): CopyItem => ({
  title: { id: 'item', value: title, source: { from: 'prompt', evidence: title } },
  body: null,
  detail: null,
});

const motifOfTrade = (trade: string) => motifOf(motifNameOf(tradeOf(trade).motif));

await Promise.all([...LANGUAGES.map(loadLanguage), loadObjects(), loadFittings(), loadPlaces()]);

/** All pictures, whatever the layouts. */
const everyPicture = (site: Site, seed = `${site.brief.trade}/${site.copy.title.value}`) =>
  drawPictures(
    seed,
    site.brief,
    site.copy,
    { ...site.design.layouts, offerings: 'pictures', posts: 'pictures' },
    site.design.theme,
  );

const titles: [title: string, language: Language, trade: string, thing: ObjectName][] = [
  ['Tiramisu', 'en', 'restaurant', 'tiramisu'],
  ['Rye loaves', 'en', 'bakery', 'bread'],
  ['Apple juice', 'en', 'farm', 'juice'],
  ['Spin', 'en', 'fitness', 'spinBike'],
  ['Boxing', 'en', 'fitness', 'boxingGloves'],
  ['Loaf of bread with butter', 'en', 'bakery', 'bread'],
  ['Tarta de queso', 'es', 'bakery', 'cake'],
  ['Pan de masa madre', 'es', 'bakery', 'bread'],
  ['Croissants', 'fr', 'bakery', 'croissant'],
  ['Gâteau au fromage', 'fr', 'bakery', 'cake'],
  ['Bolo de cenoura', 'pt', 'bakery', 'cake'],
  ['Torta al limone', 'it', 'bakery', 'cake'],
  ['Käsekuchen', 'de', 'bakery', 'cake'],
  ['Zahnreinigung', 'de', 'dentist', 'toothbrush'],
  ['كعكة الجبن', 'ar', 'bakery', 'cake'],
  ['チーズケーキ', 'ja', 'bakery', 'cake'],
  ['ケーキ', 'ja', 'cafe', 'cake'],
  ['चॉकलेट केक', 'hi', 'bakery', 'cake'],
];

describe('what an item’s picture shows', () => {
  it.each(titles)('is what "%s" names in %s', (title, language, trade, thing) => {
    expect(namedThings(item(title), motifOfTrade(trade), language)[0]).toBe(thing);
  });

  it('reads a word that only hints at a thing at a trade that works with it', () => {
    expect(namedThings(item('Cuts'), motifOfTrade('salon'), 'en')[0]).toBe('scissors');
    expect(namedThings(item('Cuts'), motifOfTrade('lawyer'), 'en')).toEqual([]);
  });

  it('draws and tells of it', async () => {
    const site = await siteOf('Trattoria Lucia, an Italian restaurant serving pizza and tiramisu.');
    const drawn = everyPicture(site).filter(({ id }) => id.startsWith('offerings-'));
    expect(drawn.map(({ alt }) => alt)).toEqual([
      'Drawing of a pizza: Pizza',
      'Drawing of tiramisu: Tiramisu',
    ]);
    expect(drawn[0]?.svg).toContain(drawingOf('pizza'));
    expect(drawn[1]?.svg).toContain(drawingOf('tiramisu'));
  });

  it.each(TRADE_IDS)('is never a neighbor’s where nothing is named: %s', (trade) => {
    const things = motifOfTrade(trade).things as readonly ObjectName[];
    const section = {
      items: Array.from({ length: 6 }, () => item('Qwertz')),
    } as unknown as SectionCopy;
    const chosen = itemThings(section, motifOfTrade(trade), 'en', things);
    expect(chosen).toHaveLength(6);
    expect(chosen.filter((thing, index) => thing === chosen[index + 1])).toEqual([]);
  });
});

describe('the pictures of a site', () => {
  it.each(TRADE_IDS)('belong to the page, with sizes and alternative texts: %s', async (id) => {
    const plain = await siteOf('A site called Alder & Finch. We sell tea, books and candles.');
    const site = { ...plain, brief: { ...plain.brief, trade: id } };
    const pictures = everyPicture(site);
    const ids = pictures.flatMap(({ svg }) =>
      [...svg.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const { svg, alt, width, height, id: name } of pictures) {
      expect(svg.includes('var(--site-scene-')).toBe(true);
      expect(svg.includes(` width="${width}" height="${height}"`)).toBe(true);
      expect(svg.match(/<script|<image|NaN|undefined/)).toBeNull();
      const used = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, target]) => target);
      const within = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, one]) => `#${one ?? ''}`));
      expect(used.filter((target) => !within.has(target ?? ''))).toEqual([]);
      expect(alt).toMatch(/^Drawing /);
      expect(`${name} ${svg.length > 24_000 ? svg.length : 'is small'}`).toBe(`${name} is small`);
    }
  });

  it('are others at another site of the same trade, and the same at the same site', async () => {
    const one = everyPicture(await siteOf('A bakery called Alder in Leeds'));
    const other = everyPicture(await siteOf('A bakery called Finch in Leeds'));
    const same = everyPicture(await siteOf('A bakery called Alder in Leeds'));
    expect(one.map(({ svg }) => svg)).toEqual(same.map(({ svg }) => svg));
    const alike = one.filter(({ id, svg }) =>
      other.some((found) => found.id === id && found.svg === svg),
    );
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  it('tell in each language what is really drawn', async () => {
    const site = await siteOf('Panadería Miga en Sevilla: magdalenas, tarta de queso y zumo.');
    expect(site.brief.trade).toBe('bakery');
    const alts = everyPicture(site).map(({ alt }) => alt);
    expect(alts).toContain('Dibujo de una tarta: Tarta de queso');
    expect(alts).toContain('Dibujo de magdalenas: Magdalenas');
  });

  it('have the shape of their frame, so that nothing they show is cut off', async () => {
    const { brief, copy } = await siteOf('A bakery called Alder in Leeds with rye bread and buns');
    const shapes = (theme: Site['design']['theme'], layouts: Record<string, string>) => {
      const drawn = drawPictures('seed', brief, copy, layouts, theme);
      return Object.fromEntries(drawn.map(({ id, width, height }) => [id, `${width}×${height}`]));
    };
    const beside = { hero: 'split', about: 'pictureStart', offerings: 'illustrated' };
    expect(shapes('elegant', beside)).toMatchObject({
      hero: '960×1200',
      about: '960×1200',
      'offerings-1': '960×1200',
    });
    expect(shapes('vibrant', beside)).toMatchObject({ hero: '800×800', about: '1200×960' });
    expect(shapes('modern', beside)).toMatchObject({ hero: '1200×960', about: '1200×960' });
    expect(shapes('modern', { ...beside, about: 'statement' })).toMatchObject({
      about: '1600×760',
    });
  });

  it('of a list with one picture are that one', async () => {
    const { brief, copy } = await siteOf('A bakery called Alder in Leeds with rye bread and buns');
    const drawn = drawPictures('seed', brief, copy, { offerings: 'illustrated' }, 'modern');
    expect(drawn.filter(({ id }) => id.startsWith('offerings')).map(({ id }) => id)).toEqual([
      'offerings-1',
    ]);
  });

  it('leave the half of a poster free where its words lie', async () => {
    const heroOf = async (prompt: string, layout: string) => {
      const { brief, copy } = await siteOf(prompt);
      return drawPictures('seed', brief, copy, { hero: layout }, 'modern')[0]?.svg ?? '';
    };
    /** Where the three large things stand, of a picture 1895 units wide. */
    const places = (svg: string) =>
      [...svg.matchAll(/translate\((\d+)[^)]*\) scale\(1\.(?:295|75)/g)].map(([, x]) => Number(x));
    const prompt = 'Travel agency Far & Slow: walking tours, train journeys, family trips';
    const poster = await heroOf(prompt, 'poster');
    expect(places(poster).length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...places(poster).slice(-3))).toBeGreaterThan(900);
    expect(poster).not.toBe(await heroOf(prompt, 'stacked'));
  });

  it('name what the prompt sells first, though the trade does not name it', async () => {
    const [first] = everyPicture(
      await siteOf('Food truck El Sol in Austin serving tacos, quesadillas and horchata'),
    );
    expect(first?.svg).toContain(drawingOf('tacos'));
  });

  it('of a dentist show a tooth on the wall, no heart', async () => {
    for (const name of ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir']) {
      const site = await siteOf(`Dentist ${name} in Austin with implants and cleanings`);
      const room = everyPicture(site).find(({ id }) => id === 'about' || id === 'hero');
      expect(room?.svg.includes('-66-66-90-140-50-150')).toBe(false);
    }
  });

  it('begin with another backdrop at another site', async () => {
    const bare = async (name: string) =>
      everyPicture(await siteOf(`A bakery called ${name} with rye bread`))
        .find(({ id }) => id === 'gallery-1')
        ?.svg.replaceAll(/<g id=.*/g, '');
    const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'];
    expect(new Set(await Promise.all(names.map(bare))).size).toBeGreaterThanOrEqual(5);
  });
});
