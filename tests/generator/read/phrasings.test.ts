import { describe, expect, it } from 'vitest';

import { understand } from '../../../src/generator/read/understand';

const named = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name }) => name.value);

describe('what a site is about', () => {
  it.each([
    ['The website should let gardeners swap seed potatoes by post.', 'seed potatoes by post'],
    ['The app should allow students to rent used textbooks.', 'used textbooks'],
    ['A cousin said you do websites without meetings. I run a small bindery in Malden.', 'bindery'],
    [
      'Landing page for Gritstone Fencing, foil and épée for kids in a mill in Glossop, timetable',
      'foil and épée for kids in a mill',
    ],
    ['skip hire in Ulverston, grab lorries, topsoil', 'skip hire'],
    [
      'Develop a spelling practice platform. It provides timed lessons.',
      'spelling practice platform',
    ],
    [
      'Develop a website on which people compare household broadband tariffs.',
      'household broadband tariffs',
    ],
    ['I’ve tuned pipe organs round Ripon for years, and the newsletter is gone.', 'pipe organs'],
    ['Sou taxista em Natal. O site é dos meus bolos, não tem nada de táxi.', 'bolos'],
    ['C’est Marchal Père et Fils, ramonage depuis 1961.', 'ramonage'],
    ['A Adega não vende vinho: são aulas de cerâmica, em Évora.', 'aulas de cerâmica'],
    ['Hi, I teach the Irish harp in Ballina. I also play weddings.', 'Irish harp lessons'],
    ['site élagueur annecy, taille, abattage', 'élagueur'],
    ['टेंट किराये पर, बीकानेर, वेबसाइट चाहिए', 'टेंट'],
    [
      'Sou bombeiro em Campina Grande mas o site não é de bombeiro não, é das minhas aulas de forró.',
      'aulas de forró',
    ],
    ['Produce a site for a dialysis clinic. Needed are a map and a price list.', 'dialysis clinic'],
    [
      'Construct a renters claims information website. It has to explain deposits.',
      'renters claims information',
    ],
    ['kite polo club Nagoya, in english', 'kite polo club'],
    ['My husband and me bought the drive-in cinema in Elko. We have popcorn.', 'drive-in cinema'],
    [
      '0521 555 0144, Parma. Lucidatura, intarsio, restauro. Bottega Ferrari, ebanisti dal 1931.',
      'ebanisti',
    ],
    [
      'La Aduana no es de la aduana, por más que el edificio lo fue: es un hostal para surfistas en Iquique.',
      'hostal',
    ],
    [
      'Trabajo de electricista pero la web no es de electricidad: es para el club de petanca de mi calle, en Soria.',
      'club de petanca de mi calle',
    ],
    [
      'Chama-se O Quartel mas já não há soldados lá: é um estúdio de dança em Évora. Temos um piano velho.',
      'estúdio de dança',
    ],
    [
      'Progettare un sito per «Fogliamorta», erbario digitale di piante alpine.',
      'erbario digitale di piante alpine',
    ],
  ])('is found in %j', async (prompt, subject) => {
    expect((await understand(prompt)).subject?.value).toBe(subject);
  });

  it('is offered only once, without its place', async () => {
    expect(await named('I run a small bindery in Malden. Nothing else.')).toEqual([]);
  });
});

describe('what it is called', () => {
  it.each([
    [
      'bagpipe reeds, handmade, Oban, chanter reeds, ships worldwide, Alasdair Munro Reeds',
      'Alasdair Munro Reeds',
    ],
    ['Site for Clench. We make scheduling software for farriers.', 'Clench'],
    [
      'Erstelle eine Website für die Lebensmittelretter-Plattform "Restlos". Wir retten Brot.',
      'Restlos',
    ],
    ['i fix windscreens in Darwen, its called crackd lol', 'crackd'],
    [
      'السلام عليكم، أنا صانع أعواد في مدينة الموصل، محلي اسمه «بيت العود» في سوق السرجخانة.',
      'بيت العود',
    ],
    ['اسم المعصرة: معصرة البركة. نعصر زيتون في جرش.', 'معصرة البركة'],
    ['عيادة لؤلؤة البحر لطب الأسنان - جدة\nتبييض، تقويم، زراعة أسنان', 'لؤلؤة البحر'],
    [
      "i drive a fish van near Hexham. it says McCurdie's Fish on the side of the van",
      "McCurdie's Fish",
    ],
    ['Pneumatici, convergenza, soccorso in strada. Gomme Privitera dal 1968.', 'Gomme Privitera'],
    [
      'ghostwriter for founders, memoirs, speeches, no blog (please), Wren Castellane',
      'Wren Castellane',
    ],
    ['Cria um sítio para um banco de sementes, o Semear de Volta.', 'Semear de Volta'],
    ['Coppergate Tennis Club', 'Coppergate Tennis Club'],
    [
      'Make an author website for Delphine Achterberg. I write crime novels: The Silt Line, Low Water Mark and The Drowned Register.',
      'Delphine Achterberg',
    ],
    ['Neither fruit nor phones: Medlar checks invoices. For small firms in Leeds.', 'Medlar'],
    [
      'Good morning! We have olive groves on Brač. The oil calls Tri Kamena. Page for tourists.',
      'Tri Kamena',
    ],
    [
      'Hello, I am the bosun of the Grey Heron Sea Scouts in Poole. We need a site.',
      'Grey Heron Sea Scouts',
    ],
    [
      'I mend bikes out of a van in Ely. The van has Spoke Doctor Sid on the side.',
      'Spoke Doctor Sid',
    ],
    [
      'hi im the captain of the Silver Mesa Colorguard in tempe, this years show is called Paper Moons',
      'Silver Mesa Colorguard',
    ],
    [
      'Es hängt noch „Bäckerei Moll“ am Schild, und den Namen behalten wir. Jetzt ist hier ein Töpferkurs in Celle.',
      'Bäckerei Moll',
    ],
    [
      'Täglich 8–19 Uhr. Wir sind das Waldbad „Forellenloch“, ein Verein betreibt es.',
      'Forellenloch',
    ],
    ['pagina mariachi Los Halcones de Plata serenatas bodas Veracruz', 'Los Halcones de Plata'],
    ['Scultore a Pietrasanta, firmo Duilio Marchetti. Testi brevi.', 'Duilio Marchetti'],
    ['الورشة مو ورشة سيارات! هذي مساحة للخزف في مسقط، فتحناها سنة 2020.', 'الورشة'],
  ])('is found in %j', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toBe(name);
  });

  it.each([
    ['una biblioteca ambulante en Tilcara que lleva libros a las escuelas'],
    ['GOMMISTA CATANIA. Pneumatici nuovi e usati, convergenza, equilibratura.'],
    ['TOW TRUCK AMARILLO TX. FLATBED, JUMP START. PUT THE NUMBER REAL BIG. CALL 806-555-0147'],
    ['Conserto de máquina de lavar, secadora. Recife e Olinda. Atendo no mesmo dia.'],
    ['build a website for a sauna builder near Tromsø. he does barrel saunas and repairs'],
    ['Mobile notary, Baton Rouge. Loan signings. Bonded. Fluent Tagalog. Wants: call button'],
    ['grandfather clock repair, Leith, longcase, bracket clocks, home collection, quote form'],
    ['DAY: 4 May 2026\nTELL PEOPLE: ceilidh, hog roast\nASK PEOPLE: are you coming\nALSO: buses'],
  ])('is nothing in %j', async (prompt) => {
    expect((await understand(prompt)).name).toBeNull();
  });
});

describe('the language that it is asked for', () => {
  it.each([
    [
      'Je voudrais un site en anglais svp. Je suis archetier à Mirecourt. Rubriques : violin bows, viola bows, cello bows, rehairing.',
      'en',
      'violin bows',
    ],
    [
      'Realizza un sito in lingua tedesca per un maneggio. Le proposte: Reitunterricht, Ausritte am See, Ponyreiten für Kinder.',
      'de',
      'Reitunterricht',
    ],
  ])('has its subject in its own words: %j', async (prompt, language, subject) => {
    const brief = await understand(prompt);
    expect([brief.language, brief.subject?.value]).toEqual([language, subject]);
  });

  it.each([
    ['We are a fencing club in Bellinzona. The website has to be in Italian.', 'it'],
    ['Il sito lo vorrei solo in tedesco. Abbiamo un agriturismo a Capodimonte.', 'de'],
    ['We teach Italian and German in Leeds, evening courses.', 'en'],
    ['Tende da sole ad Ancona, niente prezzi, no scritte in inglese', 'it'],
    ['Gestiamo un campeggio a Torbole, perciò il sito va fatto SOLO in tedesco.', 'de'],
    ['We are a skittles club in Merzig, in English I write. The page please in German.', 'de'],
    ['Qui in valle i turisti sono francesi e il sito serve in francese. Siamo un rifugio.', 'fr'],
  ])('is read from %j', async (prompt, language) => {
    expect((await understand(prompt)).language).toBe(language);
  });
});

describe('what it offers', () => {
  it.each([
    [
      'We are a small bakery in Leeds. Also bespoke cakes and a half-day workshop.',
      ['bespoke cakes', 'half-day workshop'],
    ],
    [
      'parrot boarding tucson, big cages, heated room, nail trims, avian vet',
      ['parrot boarding', 'big cages'],
    ],
    [
      'We run a farm in Ely. Field trips for schools if you call ahead.',
      ['Field trips for schools'],
    ],
  ])('has %j', async (prompt, offered) => {
    expect(await named(prompt)).toEqual(expect.arrayContaining(offered));
  });

  it.each([
    [
      'A perfume house in Leeds. The site should feel like opening a drawer: slow, sparse, tactile.',
    ],
    ['I teach the harp in Ballina. Lessons are at my house or on Zoom.'],
  ])('has no moods and no places: %j', async (prompt) => {
    expect((await named(prompt)).join()).not.toMatch(/slow|sparse|house|Zoom/);
  });
});

it('people who cannot do something are whom it is for, and refuse nothing', async () => {
  const { refusals } = await understand(
    "I'm a hairdresser, I only go to people who can't get out the house, all over Wigan and Leigh.",
  );
  expect(refusals).toEqual([]);
});

describe('where it is', () => {
  it.each([
    ['house clearance leeds bradford wakefield. sofas, sheds. 07700 900 123', 'Leeds'],
    ['drone surveys; Galway and Clare; thermal imaging; SkyWren Surveys', 'Galway and Clare'],
    [
      'Conserto de máquina de lavar, secadora. Recife e Olinda. Atendo no mesmo dia.',
      'Recife e Olinda',
    ],
  ])('is both of two towns: %j', async (prompt, place) => {
    const brief = await understand(prompt);
    expect(brief.place?.value).toBe(place);
    expect(brief.offerings.map(({ name }) => name.value).join()).not.toMatch(
      /bradford|Clare|Olinda/,
    );
  });
});

it.each([
  [
    'An island community in the Outer Skerries bought its own land. It has no site. Members range from crofters to emigrants in Canada.',
    'Outer Skerries',
  ],
  ['Type: ball\nVenue: Grain Store, Youghal\nSections: tickets, map', 'Youghal'],
  ['Saturday 13 June 2026\nGoods Shed, Wirksworth\nwe are Wirksworth Cider Day', 'Wirksworth'],
  ['We are a gliding club, our airfield lies by Treuchtlingen on the hill.', 'Treuchtlingen'],
  ['長野県山ノ内町の民宿のサイトを作ってください。', '山ノ内町'],
])('the town among venues and lands: %j', async (prompt, place) => {
  expect((await understand(prompt)).place?.value).toBe(place);
});

it('people are no place: „zwischen Kollegen“', async () => {
  const { place } = await understand(
    'Eine Produktseite für „Schichtwechsel“, eine Dienstplan-App für Kliniken. Tausch zwischen Kollegen.',
  );
  expect(place).toBeNull();
});

describe('facts beside other figures', () => {
  it.each([
    ['grab hire. same day if u ring before 10. 01229 555 077.', '01229 555 077'],
    ['Welder in Odessa. call 432 555 0131 24/7. pictures of my work', '432 555 0131'],
    ['मेरा टेंट हाउस है ग्वालियर में। फ़ोन 0751 555 0128, दुकान फालका बाज़ार में है', '0751 555 0128'],
  ])('a telephone number: %j', async (prompt, phone) => {
    expect((await understand(prompt)).facts.phone?.value).toBe(phone);
  });

  it('a currency goes with the sum behind it', async () => {
    const { offerings } = await understand(
      'Velokurier in Winterthur, Expressfahrten, Preise nach Zonen (Zone 1 CHF 14, Zone 2 CHF 19)',
    );
    expect(offerings.map(({ price }) => price?.value)).toEqual(
      expect.arrayContaining(['CHF 14', 'CHF 19']),
    );
  });
});

it('what is asked to be said is said', async () => {
  const { statements } = await understand(
    'Upholstery in Paarl. Old chairs. Also say we collect and deliver.',
  );
  expect(statements.map(({ value }) => value)).toContain('we collect and deliver');
});

it('a color that is a thing, too, is one on another color', async () => {
  const { colors } = await understand(
    'a site for a beekeeper in Whitby, candles, amber on charcoal',
  );
  expect(colors.background?.value).toBe('#36454f');
});
