import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each([
  ['A bakery named “Le Pain d’Or”', 'Le Pain d’Or'],
  ["Florist named 'Bloom' in Leeds", 'Bloom'],
  ['Café «Zur Post» in Wien', 'Zur Post'],
  ['“Salt Road” is a choir in Bath', 'Salt Road'],
  ['Crumb & Ember — a bakery in Porto', 'Crumb & Ember'],
  ['Green Fork is a restaurant', 'Green Fork'],
  ['site for daves bike repair in leeds. punctures, brakes', 'Daves Bike Repair'],
  ['petes gutter cleaning, dayton ohio. gutters, downspouts', 'Petes Gutter Cleaning'],
  ['This is for the Mercer Carillon in Grinnell, Iowa. There are tower tours.', 'Mercer Carillon'],
  ['Site for Kents Bank Lido in Grange-over-Sands. Lane swimming.', 'Kents Bank Lido'],
  ['My café is named Otter & Oak', 'Otter & Oak'],
  ['Name: Quill House', 'Quill House'],
  ['name: Atelier Nord', 'Atelier Nord'],
  ['We are Studio Lumen from Copenhagen', 'Studio Lumen'],
  ['We are Harbour Rooms, a small hotel', 'Harbour Rooms'],
  ['Site for our band The Low Tides', 'The Low Tides'],
  ['NIMBUS, a startup in Berlin', 'NIMBUS'],
  ['I want a site for my shop BLUE DOOR selling lamps', 'BLUE DOOR'],
  ['Tattoo studio Inkwell & Thorn', 'Inkwell & Thorn'],
  ['Real estate agency Blue Key in Valencia', 'Blue Key'],
  ['Website for my mum’s cleaning business, Sparkle by Denise', 'Sparkle by Denise'],
  ['Dugout. Nothing to do with baseball. We match people who shovel snow.', 'Dugout'],
  ['App to split chores, we renamed it FairShair last month', 'FairShair'],
  ['Site for my typeface Brackish, a slab serif', 'Brackish'],
  ['Starlite Skate, Terre Haute, Indiana. Open skate on Fridays.', 'Starlite Skate'],
  ['Pawtrail is practice software: diary, reminders', 'Pawtrail'],
  ['Agreed that Tarrow Village Hall should have one.', 'Tarrow Village Hall'],
  ['Bar de vinos La Cuba en Logroño con tintos y catas', 'La Cuba'],
  ['peluquería llamada corta y cambia en madrid', 'Corta y Cambia'],
  ['Mutter: a podcast about dialects, every second Monday.', 'Mutter'],
  ['We run the scheme “rent a hen”. We call ourselves Gallinas con Gusto.', 'Gallinas con Gusto'],
  ['Our firm grinds lenses near Brno. It names Optimar.', 'Optimar'],
  [
    'We drive people out of Oban. MacInally Minibus Hire. He does airport runs.',
    'MacInally Minibus Hire',
  ],
  ['Moin. Heike Thomsen mein Name, mobile Fußpflege in Husum.', 'Heike Thomsen'],
  ['Ich schleife Messer in Passau, das Ganze läuft als »Klingenkarren«.', 'Klingenkarren'],
  [
    'I do a chat evening, I call it the grumble hour. Name is just Bev Orme Parrots.',
    'Bev Orme Parrots',
  ],
  [
    'Hello girls (and Desmond), here is the programme for the Fenside Lace Weekend. Desmond does bobbins.',
    'Fenside Lace Weekend',
  ],
  ['Padaria da Rita em Braga', 'Padaria da Rita'],
  ['田中さんのパン屋、京都', '田中さんのパン屋'],
  ['He has a deli in Regina that’s called Casa Piave and on Sundays it is full.', 'Casa Piave'],
  ['demo site for voice actor Brigid Okafor, white background', 'Brigid Okafor'],
  ['Ni pain ni farine à La Mouture : c’est une galerie à Uzès.', 'La Mouture'],
  ['A Botica já não vende remédios: são aulas de canto, em Évora.', 'A Botica'],
  [
    'THIS IS FOR THE BLUE LAKE CHESS CLUB. WE MEET MONDAYS. FREE CLASSES.',
    'THE BLUE LAKE CHESS CLUB',
  ],
  ['need a lander for PigeonPost its an app for carrier pigeon racing', 'PigeonPost'],
  ['A cress farm. At the top it should say Tolley’s Beds.', 'Tolley’s Beds'],
  ['Hallo, mein Name ist Jutta Harms, ich bin Steinmetzmeisterin in Husum.', 'Jutta Harms'],
  ['third chair is a barber shop its me an my dad in ogden', 'Third Chair'],
  ['maldos window cleaning in yuma az, im maldo, we do shops', 'Maldos Window Cleaning'],
  ['sharing rides at 4 am is a mess so we made RideRow. drivers get it free', 'RideRow'],
  ['Farms near Tulsa call Hadley Pump Works when a well runs dry.', 'Hadley Pump Works'],
  ['接骨院ひだまり 越谷', 'ひだまり'],
  ['大島製材所のホームページをお願いします。', '大島製材所'],
  ['गंगा सिलाई सेंटर नाम है, महिलाओं को सिलाई सिखाते हैं', 'गंगा सिलाई सेंटर'],
  ['डाकघर – हाँ नाम यही है, पर हम चाय बेचते हैं', 'डाकघर'],
  ['فرن الحكايا ما هو فرن، احنا مكتبة في أبها', 'فرن الحكايا'],
])('the name in: %s', async (prompt, name) => {
  const read = (await understand(prompt)).name;
  expect(read?.value).toBe(name);
  expect(read?.evidence.toLowerCase()).toBe(name.toLowerCase());
});

test.each([
  'A modern bakery website with a menu',
  'Build me a website in Berlin',
  'Website for photographers',
  'Bakery with the slogan “Bread first”',
  'A blog with FAQ and SEO',
  'A page with a "Contact" section',
  'Make me a website like Apple’s but for my coffee cart',
  'I was told to "just put it into the page", so here it is: a hall with rooms.',
  'One page site for a smoothie stall, Fremantle WA',
  'Home inspections, my license number, TN 55120',
  'gardening service. no name yet. lawns and hedges',
  'Wie wir heißen wissen wir noch nicht. Wir fahren Kanu.',
  'Site for a film. It is about the Vale of Mowbray: the farmers, the drovers.',
  '焼き菓子のホームページをお願いします',
  'wedding photographer based in the Lake District',
  'a shop for yarn and needles',
  'Subject: new website',
  'Ein Hotel für Kinder und Erwachsene',
  'je suis plombier à Rennes, dépannage 24h/24',
])('none in: %s', async (prompt) => {
  expect((await understand(prompt)).name).toBe(null);
});
