import { describe, expect, it } from 'vitest';

import { understand } from '../../../src/generator/read/understand';

/* What the words beside a name or a town tell of it. */

const nameOf = async (prompt: string) => (await understand(prompt)).name?.value ?? null;
const placeOf = async (prompt: string) => (await understand(prompt)).place?.value ?? null;

describe('a name', () => {
  it.each([
    ['Le Grenier, à Quimper, c’est un atelier de reliure. On relie des thèses.', 'Le Grenier'],
    ['Wattle, in Hobart, is a small pottery. Bowls, jugs.', 'Wattle'],
    ['need a page for LoopLine its a app for choir sign-ups', 'LoopLine'],
    ['Mendwise = a market for broken bikes. Sellers post, buyers fix.', 'Mendwise'],
    [
      'Sun 3 May, 11 to 5. Plants, teas. its the Arkley Dahlia Fair, second one',
      'Arkley Dahlia Fair',
    ],
    ['9–18 Uhr, Ringweg 3, 8400 Winterthur. Kletterhalle «Griffig», mit Kursen.', 'Griffig'],
    [
      'Mi abuelo vendía leche pero La Herrería se queda con ese letrero. Hoy es un bar.',
      'La Herrería',
    ],
    ['सुबह 9 से शाम 6 तक। आरोग्यम डेंटल क्लिनिक, 2009 से चल रहा है। दाँत की सफ़ाई।', 'आरोग्यम डेंटल क्लिनिक'],
    ['We are a club in Graz with the name Klangwerk and we meet each month.', 'Klangwerk'],
    ['hi im the treasurer of Banda Los Pinos we play weddings', 'Banda Los Pinos'],
    ['Everybody calls me Nell Rowan, so Nell Rowan Curtains. I sew blinds.', 'Nell Rowan Curtains'],
    ['Siamo due maestre, studio Numeri in Fiore, a Pesaro. Lezioni private.', 'Numeri in Fiore'],
    ['Zips £14\nKeys £6\n\nStall 9, Derby. Yusuf’s shoe repairs, since 1980.', 'Yusuf’s'],
    ['What: 70th birthday lunch\nFor: Gwen Parry\nWhen: 3 May 2026', 'Gwen Parry'],
    [
      'Dahl Nyman are surveyors from Tartu: five people. At present we’re found by luck.',
      'Dahl Nyman',
    ],
    ['Pas de prêtre : La Cure, c’est un salon de thé à Vannes. Thé, cakes.', 'La Cure'],
    [
      'Non è un negozio: è la Casa del Tempo di Lucca, ci si scambiano ore.',
      'Casa del Tempo di Lucca',
    ],
    [
      'Harrow Barometers\nThe Old Mill, 3 Silver Street, Wells BA5 1JY\nBarometers repaired.',
      'Harrow Barometers',
    ],
    ['Chez Minou sounds like a café, but it is a cat hotel near Perth.', 'Chez Minou'],
    ['moin, ich deck dächer in husum. heißen soll die seite Reetdach Jensen.', 'Reetdach Jensen'],
    ['製材所だった建物で始めたクライミングジム「みさご」です。壁は4面。', 'みさご'],
    ['गया के प्री-स्कूल "अंकुरम" के लिए वेबसाइट। फोटो गैलरी।', 'अंकुरम'],
    ['ricks mobile welding laramie wy i come to you. gates, railings', 'Ricks Mobile Welding'],
    ['website for big tims horseshoeing ocala fl. trims, shoes', 'Big Tims Horseshoeing'],
  ])('is found in %j', async (prompt, name) => {
    expect((await nameOf(prompt))?.toLowerCase()).toBe(name.toLowerCase());
  });

  it.each([
    'grandads 90th birthday lunch',
    'birth doula denver, birth support, night care',
    'village hall brimfield - yoga, toddler group, hall hire',
    'Podiatry in Derby, first visit $98. Verrucas, ingrown nails, foot checks, running injuries.',
    'Ich schmiede Messer in Passau. Es gibt den Tageskurs Küchenbeil, das Wochenende. Name fehlt noch.',
    'a site for my gutter cleaning in boise id, roofs, fronts',
    'A film, no name yet. About weavers. Shot on Foula and Fair Isle. We need a press kit.',
  ])('is not made up for %j', async (prompt) => {
    expect(await nameOf(prompt)).toBeNull();
  });
});

describe('a place', () => {
  it.each([
    ['surf camp taghazout // beginner weeks, yoga, airport pickup', 'Taghazout'],
    [
      'Av. Arequipa 118 Trujillo. Lunes a sábado. Alquiler de andamios. Llevamos a Chepén.',
      'Trujillo',
    ],
    ['Riparazione forni\nBari Modugno Bitonto, ritiro nostro\nusato garantito', 'Bari'],
  ])('is found in %j', async (prompt, place) => {
    expect((await placeOf(prompt))?.toLowerCase()).toBe(place.toLowerCase());
  });

  it('is no end of a name', async () => {
    expect(await placeOf('Siamo due maestre, studio Numeri in Fiore, aperto nel 2019.')).toBeNull();
  });
});
