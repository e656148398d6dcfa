import { describe, expect, it } from 'vitest';

import { understand } from '../../../src/generator/read/understand';

/* As owners tell of their work when somebody else is to make the site. */

const offered = async (prompt: string) =>
  (await understand(prompt)).offerings.map(({ name, price }) =>
    [name.value, ...(price === null ? [] : [price.value])].join(' '),
  );
const told = async (prompt: string) => {
  const { statements, points } = await understand(prompt);
  return [...statements, ...points].map(({ value }) => value).join(' | ');
};

describe('a sentence', () => {
  it.each([
    ['A tool library in Hull. Neighbours kept borrowing our drills. Saws, drills.', 'Neighbours'],
    ['Puppets for hire. Schools book us.', 'Schools book us'],
    ['Gliding club in Ely. 12 gliders, waiting list about two years, tea.', 'waiting list'],
    ['Orchid society. 64 members, committee meets first Monday of the month.', 'committee meets'],
    ['Quarry in Bath. Half of what we sell goes to masons.', 'goes to masons'],
    ['Mobile barber, Crewe. Fades £15. Cash or Venmo.', 'Cash'],
  ])('is told, not offered: %s', async (prompt, words) => {
    expect((await offered(prompt)).join(' | ')).not.toContain(words);
    expect(await told(prompt)).toContain(words);
  });

  it('that a list asks for is told without what asks for it, and refuses nothing', async () => {
    const prompt =
      'A patchwork group in Dover. The site should show some quilts, explain that you don’t need a machine, and say that the tea is free.';
    expect(await told(prompt)).toContain('the tea is free');
    expect((await understand(prompt)).refusals.map(({ words }) => words.value)).not.toContain(
      'machine',
    );
  });
});

describe('what it is about', () => {
  it.each([
    ['Our patchwork circle has met in a barn near Dover for ten years.', 'patchwork circle'],
    [
      'A website for my uncle, he is 70 and restores barometers in Ludlow.',
      'barometer restoration',
    ],
    ['Site for a man who sharpens chainsaws, that’s me, in Coos Bay.', 'chainsaw sharpening'],
    ['My mother-in-law cooks festival food and I deliver it. Two drops a day.', 'festival food'],
    ['$90 a night. So its fishing cabins, bunks, stoves. We clear the road.', 'fishing cabins'],
    ['We’re a three person architecture practice doing mostly barns.', 'architecture practice'],
    ['A place for my late mother’s pottery, Ife, mostly bowls.', 'pottery'],
    ['I write on behalf of a brass band from Selby. I drive the van.', 'brass band'],
    ['Quick one. Wasp nest collection around Selby. Free if low.', 'Wasp nest collection'],
    ['Implement a tide forecast web app for small-boat anglers.', 'tide forecast'],
    ['Please implement a stargazing website showing dark sites for astronomers.', 'stargazing'],
    ['Develop a website that tracks local water quality for anglers.', 'water quality'],
    ['A web app for managing a shared allotment’s tool shed.', 'tool shed'],
  ])('is found in %j', async (prompt, subject) => {
    expect((await understand(prompt)).subject?.value).toContain(subject);
  });
});

describe('what it is called', () => {
  it.each([
    ['We fix reels in Port Lincoln. Post them to us. Reel Menders SA', 'Reel Menders SA'],
    ['Forty loaves a day. That’s Bread to Bake on Hill Street in Leeds.', 'Bread to Bake'],
    ['I’m a farrier round Appleby. Trims £38. Call me. Tommy Nicholls', 'Tommy Nicholls'],
    ['hey can u make a page for our korfball team the Tidewrens, we’re in Cork', 'the Tidewrens'],
    ['We brew kombucha in Ballarat. Our name is Container 7.', 'Container 7'],
    ['Firm is called Trak na Kołach. We cut logs.', 'Trak na Kołach'],
    ['Running club for night nurses. We meet at eight. "Owls"', 'Owls'],
    ['1. Company. Havran Castings s.r.o., foundry, Ostrava.\n2. Style. Dark.', 'Havran Castings'],
    ['Me llamo Rosa Prado y soy perito calígrafo en Valencia.', 'Rosa Prado'],
  ])('is found in %j', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toContain(name);
  });

  it.each([
    ['An allotment society in Bramhall. Treasurer is Joan Pettifer.'],
    ['We’re the last cooperage that does it by hand. Est 1911.'],
    ['massage / Nairobi / home visits / M-Pesa ok / book a visit'],
    ['Vacuum cleaner repairs, North Main Street Cork. Belts, hoses.'],
    ['need website 4 my tuk tuk tours in galle pls'],
    ['We sweep chimneys in Ennis. We don’t do stoves, that’s Declan in Gort.'],
    ['We are Elena and Tommaso and we have a snail farm near Cherasco.'],
    ['Osu First Junction, Accra, opposite the filling station. We carve coffins.'],
  ])('is nothing in %j', async (prompt) => {
    expect((await understand(prompt)).name).toBeNull();
  });
});

describe('where it is', () => {
  it.each([
    ['My son in Calgary says I need a page. I fix fiddles in Twillingate.', 'Twillingate'],
    ['A sawmill that comes to you. Leitrim mainly but I’d go into Cavan.', 'Leitrim'],
    ['Vacuum cleaner repairs, North Main Street Cork. Belts, hoses.', 'Cork'],
    ['Zrar Marine Trim. Malta. Boat cushions, sprayhoods.', 'Malta'],
    ['40 women in Pokhara knit hats. We ship to shops in the UK and Denmark.', 'Pokhara'],
    ['Soy perito. Trabajo en Valencia y voy de Castellón a Murcia.', 'Valencia'],
  ])('is found in %j', async (prompt, place) => {
    expect((await understand(prompt)).place?.value).toBe(place);
  });

  it('is no landmark', async () => {
    const { place } = await understand('A running club. We meet at 8 outside the Royal Infirmary.');
    expect(place).toBeNull();
  });
});

describe('a price', () => {
  it.each([
    ['Campground. Unpowered $22pp, powered $27pp.', ['Unpowered $22pp', 'powered $27pp']],
    ['Sharpening. $1 an inch for knives, $12 for scissors.', ['knives $1 an inch']],
  ])('has what it is for: %s', async (prompt, items) => {
    expect(await offered(prompt)).toEqual(expect.arrayContaining(items));
  });

  it('of no one thing is told', async () => {
    expect(await told('Bath resurfacing in Leeds. No tiling. From £295, guaranteed.')).toContain(
      'From £295',
    );
  });
});

describe('what must not be there', () => {
  it.each([
    ['Who: a wig maker in Glasgow\nDoesn’t want: reviews, red curtains', 'testimonials'],
    ['1. Company. Havran, foundry.\n2. What must not be there. No blog, no stories.', 'posts'],
    ['Who is asking? Rad, couriers in Ghent.\n\nWhat do we refuse? Client quotes.', 'testimonials'],
    [
      'Trading as: Passable\nWhat: driving lessons in Cardiff\nTestimonials: none yet so leave off',
      'testimonials',
    ],
    ['Bitte setze die Weboberfläche „Parzello“ um. Verzichte auf eine Preisseite.', 'pricing'],
  ])('is refused: %j', async (prompt, section) => {
    const { refusals } = await understand(prompt);
    expect(refusals.map(({ kind }) => kind)).toContain(section);
  });
});

it('what people shall be able to do in a specification of other languages', async () => {
  expect(
    await understand(
      'Eine Anwendung für Kleingärten. Vorstände sollen Verträge anlegen und Wartelisten führen können.',
    ).then(({ requests }) => requests.map(({ words }) => words.value).join()),
  ).toContain('Wartelisten führen');
  expect(
    (await understand('備蓄サイトを作ってください。ユーザーは備蓄品を検索できること。')).audience,
  ).toBeNull();
});
