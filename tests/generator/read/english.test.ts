import { describe, expect, it } from 'vitest';

import { understand } from '../../../src/generator/read/understand';

const nameOf = async (prompt: string) => (await understand(prompt)).name?.value ?? null;
const placeOf = async (prompt: string) => (await understand(prompt)).place?.value ?? null;
const subjectOf = async (prompt: string) => (await understand(prompt)).subject?.value ?? null;

describe('the name', () => {
  it.each([
    ['Trellis has no vines. It is a rota planner for hospices. Price list and contact.', 'Trellis'],
    ['Tidewrack\n- kayak hire, Oban\n- half-day tours, lessons\n- book online', 'Tidewrack'],
    ['hand therapist for musicians / Loose Fingers / Leeds / assessment, splints', 'Loose Fingers'],
    ['bicycle repair shop, Hanlon’s\n- wheels trued, gears set\n- no blog', 'Hanlon’s'],
    ['Site for the volunteers of Bright Corner, Newcastle. Rota, donations.', 'Bright Corner'],
    ['We are firm Pietra Viva, we cut stone for kitchens.', 'Pietra Viva'],
    ['Client: Dowel & Daye, makers of chairs. The sign says Dowel & Daye.', 'Dowel & Daye'],
    ['Hose Company No. 3 is a brewpub in Altoona. Beer, wings.', 'Hose Company No. 3'],
    ['Like Uber but for compost. Rotwell collects food waste in Bristol.', 'Rotwell'],
    ['A vegan cafe. It’s going to be Moonrise Diner. Menu and hours.', 'Moonrise Diner'],
    ['A bagpiper in Calgary. Put Colin Strachan at the top. Weddings, burials.', 'Colin Strachan'],
    ['Create a one-page site for hollyfern, a command line tool for backups.', 'hollyfern'],
    [
      'It’s the Back Row Choir and Moana who leads it is a saint. Gigs and a FAQ.',
      'Back Row Choir',
    ],
    ['A glazier in Leith. It goes by ok pane. Windows, mirrors.', 'ok pane'],
    [
      'need a page for my taco cart. name is salsa to be kind (yes kind) make it green',
      'Salsa to Be Kind',
    ],
    ['I sell prints. CALLED right way up. Show the prints.', 'right way up'],
    [
      'We clear houses, since 2003 under the name of Nothing But The Clock.',
      'Nothing But The Clock',
    ],
    [
      'the other milk man is wat everyone calls me. milk, eggs, cream in Ballina',
      'the other milk man',
    ],
    ['Business: while you wait\nType: shoe repair\nTown: Chelmsford', 'while you wait'],
    [
      'Brief for the Tamar Heirloom Seed Bank website\n\nWe keep seeds.',
      'Tamar Heirloom Seed Bank',
    ],
    [
      'I write as Clerk to the Trustees of Lady Maud’s Almshouses in Lichfield.',
      'Lady Maud’s Almshouses',
    ],
    ['# Brief — Dorn Acoustic Consultants\n\nClient: Dorn, Rotterdam', 'Dorn Acoustic Consultants'],
    ['We are Tollers Dock at Braunston, a covered dry dock. Blacking, welding.', 'Tollers Dock'],
    ['Literacy charity. Trading as "A Page At A Time".', 'A Page At A Time'],
  ])('in: %s', async (prompt, name) => {
    expect(await nameOf(prompt)).toBe(name);
  });

  it.each([
    'mahjong club, Thursdays, Parramatta, beginners welcome',
    'A website for a community hydro scheme on the River Goyt in New Mills.',
    'Two houseboats in Grou, "De Otter" for 4 and "De Reiger" for 6 persons. Photos, prices.',
    'We build furniture. My best pieces are The Long Table, Ada’s Dresser and Box for Nine Spoons.',
    'mobile sauna hire, Windermere & Kendal area, hen parties, prices',
    'Podcast about bridges. Hosts: Loretta Dunphy and "Big Sal" Ochoa. Tone: never "ethnic chic".',
  ])('is none in: %s', async (prompt) => {
    expect(await nameOf(prompt)).toBeNull();
  });
});

describe('the place', () => {
  it.each([
    ['I teach marbling: weekend workshops in my Saskatoon garage, kits by mail.', 'Saskatoon'],
    ['Vintage tractor parts, Skibbereen. Carburettors, magnetos, manuals.', 'Skibbereen'],
    ['We are two brothers in Kuhmo, Finland and we repair log houses.', 'Kuhmo'],
    ['A tea shop in Stow on the Wold. Scones, jam.', 'Stow on the Wold'],
    ['Name: Felt & Fork\nWhat: piano tuner\nWhere: Kilkenny and 40 km around', 'Kilkenny'],
    ['We build boats in Bira. Customers mostly from Perth, they come by plane.', 'Bira'],
    ['A swimming club in Kowie Street, Port Alfred. Lessons and galas.', 'Port Alfred'],
    ['The Tollgate Allotment Association (Hull) would like a website. Rules, minutes.', 'Hull'],
    ['I tow my sawmill to your farm. I am based Te Kuiti but I go to Raglan.', 'Te Kuiti'],
    ['I photograph drain covers in Japan, my base is Sakai next to Osaka.', 'Sakai'],
    ['threading salon narborough rd leicester called Dhaga. brows, lashes', 'Leicester'],
    ['skip hire wrexham, Dolben Skips, LL11 to LL14, permits', 'Wrexham'],
  ])('in: %s', async (prompt, place) => {
    expect(await placeOf(prompt)).toBe(place);
  });

  it.each([
    'So now I trace families for a living, Irish and Jamaican lines mostly.',
    'Saddles mended. 31 Palace Street, closed Mondays. A form for a fitting.',
    'We took over the launderette, me and my pal Shona. Service washes, duvets.',
    'A tide app. It has harbours from Brittany to the Faroes so far.',
  ])('is none in: %s', async (prompt) => {
    expect(await placeOf(prompt)).toBeNull();
  });
});

describe('the subject', () => {
  it.each([
    ['Make me a website as a piano tuner and technician. Tuning, regulation.', /piano tuner/],
    ['Objective: a modest site for a bedside choir that sings in hospices.', /bedside choir/],
    [
      'Create a site for hollyfern, a command line tool that finds lost files.',
      /command line tool/,
    ],
    ['Build a searchable burial register for a group of rural parishes.', /burial register/],
    ['Develop a web catalogue for a seed bank which keeps old wheats.', /^seed bank/],
    ['Design a site for setters and solvers of crosswords. A new puzzle daily.', /crosswords/],
    ['Build a booking platform for court and tribunal interpreters.', /tribunal interpreters/],
    [
      'An auction house for stamps and coins is required. Lots, results.',
      /auction house for stamps/,
    ],
    ['We need a website for our tenants’ union in Oakland. Meetings, a form.', /tenants’ union/],
    [
      'Lund Verhoeven conserve textiles for museums, churches and owners: banners, robes.',
      /textiles/,
    ],
    ['I am tailor from Aleppo. I make suits.', /tailor/],
    ['A choir called Low Tide. We’re volunteers. Songs, concerts.', /choir/],
    ['We’re opening a retreat for writers at the end of a lane in Cork.', /retreat/],
  ])('in: %s', async (prompt, subject) => {
    expect(await subjectOf(prompt)).toMatch(subject);
  });
});

describe('what is offered', () => {
  it.each([
    [
      'Kinnear Orthotics makes prosthetic legs, spinal braces and custom insoles.',
      ['prosthetic legs', 'spinal braces', 'custom insoles'],
    ],
    ['I’m a tailor in Leeds. I repair leather jackets.', ['repair leather jackets']],
    [
      'A lido. Sessions are dawn dip, lane swim and family swim.',
      ['dawn dip', 'lane swim', 'family swim'],
    ],
    ['dog groomer, Nantwich, puppy packages, nail trims', ['puppy packages', 'nail trims']],
    ['speech therapist, online sessions, home visits', ['online sessions', 'home visits']],
    ['falconry centre, flying displays, handling days', ['flying displays', 'handling days']],
    [
      'A quartet. Our pieces are Salt Ledger, Low Water and The Knee.',
      ['Salt Ledger', 'Low Water', 'The Knee'],
    ],
  ])('in: %s', async (prompt, offered) => {
    const { offerings } = await understand(prompt);
    expect(offerings.map(({ name }) => name.value)).toEqual(expect.arrayContaining(offered));
  });

  it.each([
    ['I keep a button shop. We have done since 1954, in the same arcade in Kendal.', /arcade/],
    ['Clinic in Bristol. Primary goal: booked assessments. Services: ear plugs.', /booked/],
    ['A sail loft. "WELCOME ABOARD!" We mend sails, covers and tents.', /welcome/i],
    ['A lab. There are two audiences, poultry farmers and pet food makers.', /two|farmers/],
  ])('is not what else stands in: %s', async (prompt, other) => {
    const { offerings } = await understand(prompt);
    expect(offerings.map(({ name }) => name.value).filter((name) => other.test(name))).toEqual([]);
  });
});

describe('what is typed for short', () => {
  it('is shown in full', async () => {
    const { statements } = await understand('im 16 and i mow lawns in peoria, ur cat gets fed too');
    expect(statements.map(({ value }) => value).join(' ')).not.toMatch(/\b(im|ur|i)\b/);
  });
});

describe('sections', () => {
  it.each([
    ['A smokehouse. Need the price list, how we smoke, where to find us.', 'process'],
    ['A saffron farm. Show how it gets from flower to jar.', 'process'],
    ['A wig maker. The questions people are too shy to ask, prices.', 'faq'],
    ['A knife grinder. Where I’ll be and when, what it costs.', 'events'],
    ['choir, no auditions, tuesdays 7pm, gospel, sea shanties, concert dates, photos', 'events'],
    ['An oyster farm. Show how oysters grow, and our walks.', 'process'],
    ['A speech therapist. Pages: first session explained, prices.', 'process'],
    ['A life drawing group. Show the session times and work by regulars.', 'gallery'],
    ['A roller derby league. We need skater profiles and merch.', 'team'],
    ['An app for sailors. I’d like a changelog and a mail address.', 'posts'],
    ['A community hydro scheme. Show the energy generated so far.', 'stats'],
  ])('in: %s', async (prompt, kind) => {
    const { requests } = await understand(prompt);
    expect(requests.map((request) => request.kind)).toContain(kind);
  });

  it.each([
    ['A seed merchant. Do not implement a shopping cart or show prices.', 'pricing'],
    ['food truck\nmenu - rolls $11, chaat $6\ndo not need - about us, its just me', 'about'],
    ['A podcast. Nobody should be able to request a freight quote.', 'booking'],
  ])('are refused in: %s', async (prompt, kind) => {
    const { requests, refusals } = await understand(prompt);
    expect(refusals.map((refusal) => refusal.kind)).toContain(kind);
    expect(requests.map((request) => request.kind)).not.toContain(kind);
  });
});
