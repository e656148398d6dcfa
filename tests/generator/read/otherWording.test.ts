import { describe, expect, it } from 'vitest';

import { generateSite } from '../../../src/generator/generateSite';
import { understand } from '../../../src/generator/read/understand';

const told = async (prompt: string) =>
  (await understand(prompt)).statements.map(({ value }) => value);
const named = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name }) => name.value);

describe('what is told in the other languages stands on a page as an owner would put it there', () => {
  it.each([
    [
      'Hago pan en mi horno de León. Estaría bueno contarlo paso a paso.',
      ['Hago pan en mi horno de León'],
    ],
    [
      'Je fais du pain à Lyon. On voudrait que les gens voient les photos.',
      ['Je fais du pain à Lyon'],
    ],
    ['Ich backe Brot in Ulm. Das darf ruhig dort stehen.', ['Ich backe Brot in Ulm']],
    ['Faço pão em Braga. Isso não sei se pode colocar no site.', ['Faço pão em Braga']],
    ['Faccio il pane a Lecce. Questo non lo so, decidete voi.', ['Faccio il pane a Lecce']],
    ['伊那でパンを焼いています。写真を並べてください。', ['伊那でパンを焼いています']],
    ['हम कोटा में रोटी बनाते हैं। कहानी बतानी है।', ['हम कोटा में रोटी बनाते हैं']],
    ['نخبز الخبز في إربد. المهم يكون الموقع واضح.', ['نخبز الخبز في إربد']],
  ])('nothing of %j that is said to whoever makes the site', async (prompt, expected) => {
    expect(await told(prompt)).toEqual(expected);
  });

  it.each([
    ['Mi marido y yo tenemos una granja en Lleida.', 'Mi marido y yo tenemos una granja en Lleida'],
    [
      'Klavierbau in Bamberg. Wer ein Klavier kaufen will, dem schau ich es vorher an.',
      'Wer ein Klavier kaufen will, dem schau ich es vorher an',
    ],
    [
      'りんご園です。ふじを作っていて、9月はりんご狩りもできます。',
      'ふじを作っていて、9月はりんご狩りもできます',
    ],
    [
      'Me llamo Candela y con mi hermano llevamos las colmenas de nuestro abuelo.',
      'Me llamo Candela y con mi hermano llevamos las colmenas de nuestro abuelo',
    ],
  ])('%j is one sentence', async (prompt, sentence) => {
    expect(await told(prompt)).toContain(sentence);
  });

  it('drops what waits for words that are said to the maker', async () => {
    expect(await told('乾物屋です。注文は電話だけなので、カートは要りません。')).not.toContain(
      '注文は電話だけなので',
    );
  });
});

describe('an item in the other languages is a phrase that names something', () => {
  it.each([
    ['Granja en Lleida. En navidad hacemos tarros de caviar.', 'tarros de caviar'],
    ['Apiario en Soria. Hacemos miel, jalea, y en otoño también polen.', 'polen'],
    [
      'Persianas en Rosario. Arreglamos cortinas de enrollar, cintas y ejes.',
      'cortinas de enrollar',
    ],
    [
      'Mulino a Feltre. Facciamo farine, farro e visite guidate per scuole e gruppi.',
      'visite guidate per scuole e gruppi',
    ],
  ])('in %j: %j', async (prompt, name) => {
    expect(await named(prompt)).toContain(name);
  });

  it.each([
    ['Hamacas en Mérida. Tejemos hamacas, cojines, mis dos nueras.', 'nueras'],
    ['老犬ホーム。14頭の犬と、今日も一緒に、暮らしています。', '暮らしています'],
    ['Boulangerie à Lyon. Pains, tartes, si possible.', 'si possible'],
  ])('%j has no item %j', async (prompt, name) => {
    expect((await named(prompt)).some((one) => one.includes(name))).toBe(false);
  });
});

describe('a heading in the other languages is a phrase', () => {
  const headings = async (prompt: string) =>
    (await generateSite({ prompt, theme: 'modern', framework: 'tailwind' })).copy.sections.map(
      ({ heading }) => heading.value,
    );

  it.each([
    [
      'Alpakawanderungen in Immenstadt. Bitte eine Seite, wo man einen Termin anfragen kann.',
      /anfragen kann/,
    ],
    ['Granja en Lleida. Quiero un mapa que con el gps se pierden todos.', /gps/],
    ['Putzfirma in Winterthur. Offene Stellen rein, Preise sofort sichtbar.', /rein$|sichtbar$/],
    ['三崎港の釣り船のサイト 予約できるやつ', /できる$/],
  ])('%j has none like %s', async (prompt, wrong) => {
    expect((await headings(prompt)).filter((heading) => wrong.test(heading))).toEqual([]);
  });

  it('parts what visitors may do by its verbs', async () => {
    const { requests } = await understand(
      'Implementa un sitio para Turnoagua. Los usuarios deben poder descargar un folleto en PDF y leer artículos sobre la normativa.',
    );
    expect(requests.map(({ kind }) => kind)).toEqual(['downloads', 'posts']);
  });
});

describe('names and places in the other languages', () => {
  it.each([
    ['ब्यूटी पार्लर, शंकर नगर, रायपुर\nनाम: रूपाली मेकओवर\nब्राइडल मेकअप, मेहंदी', 'रूपाली मेकओवर', 'रायपुर'],
    [
      'Taxi Peñarroya - Boltaña (Huesca)\ntraslados al tren, traslados médicos\npágina: servicios, tarifas',
      'Taxi Peñarroya',
      'Boltaña',
    ],
    ['Residencia de artistas en una antigua fábrica de Bermeo.', null, 'Bermeo'],
  ])('of %j: %s in %s', async (prompt, name, place) => {
    const brief = await understand(prompt);
    expect([brief.name?.value ?? null, brief.place?.value ?? null]).toEqual([name, place]);
  });

  it('says what the site is behind its prices', async () => {
    const brief = await understand(
      'Erwachsene 5,50 €, Kinder 4 €. Minigolfanlage mit 18 Bahnen. Es gibt Pommes und Eis.',
    );
    expect(brief.subject?.value).toBe('Minigolfanlage');
  });

  it.each([
    ['Ein Dirndl kostet ab 890 Euro.', 'ab 890 Euro'],
    ['Horloger à Besançon. Pile 12 €, révision à partir de 180 €.', 'à partir de 180 €'],
    ['Rocoto relleno S/ 32, ocopa S/ 18.', 'S/ 32'],
  ])('the price in %j is %j', async (prompt, price) => {
    const { offerings } = await understand(prompt);
    expect(offerings.map((one) => one.price?.value)).toContain(price);
  });
});

describe('sentences that say what the site should have', () => {
  it('of German are read up to their verb', async () => {
    const { subject, requests, refusals } = await understand(
      'Die Website soll einen Bestattungswald vorstellen. Die Website soll Baumarten, Preise und Termine zeigen. Die Website soll keine Galerie haben.',
    );
    expect(subject?.value).toBe('Bestattungswald');
    expect(requests.map(({ words }) => words.value)).toEqual(['Baumarten', 'Preise', 'Termine']);
    expect(refusals.map(({ kind }) => kind)).toEqual(['gallery']);
  });

  it.each([
    ['O site deve apresentar um banco de leite humano.', 'banco de leite humano'],
    ['El sitio debe presentar un taller de vidrio.', 'taller de vidrio'],
    ['Le site doit présenter un atelier de vitrail.', 'atelier de vitrail'],
    ['Il sito deve presentare un laboratorio di vetro.', 'laboratorio di vetro'],
    ['The website should present a natural burial wood.', 'natural burial wood'],
  ])('say what it is about: %s', async (prompt, subject) => {
    expect((await understand(prompt)).subject?.value).toBe(subject);
  });

  it('a key that says without what is no refusal', async () => {
    const prompt =
      'Tauschring Lindenhof, Mannheim\nNachbarschaftshilfe ohne Geld: Babysitten, Nachhilfe, Einkaufen';
    expect(await named(prompt)).toEqual(['Babysitten', 'Nachhilfe', 'Einkaufen']);
  });
});
