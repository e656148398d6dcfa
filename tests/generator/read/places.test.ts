import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each([
  ['A bakery in Porto', 'Porto'],
  ['We are based in Whitby', 'Whitby'],
  ['Our workshop is in Utrecht.', 'Utrecht'],
  ['Piano tuner serving Galway', 'Galway'],
  ['Cooking school in Kyoto for families', 'Kyoto'],
  ['Studio based in New York with classes', 'New York'],
  ['Photographer from São Paulo', 'São Paulo'],
  ['Hotel in Rio de Janeiro', 'Rio de Janeiro'],
  ['Bakery in the heart of Porto', 'Porto'],
  ['photographer, portraits, Lisbon', 'Lisbon'],
  ['Wedding site Ana & Tom, 12 May 2026, Sintra', 'Sintra'],
  ['Trade: upholstery\nArea: within 30 miles of Hereford\nBrand: none yet, TBC', 'Hereford'],
  ['A site for Elm Dyke Allotment Association, Hull. 84 plots.', 'Hull'],
  ['Pinfold FM is a radio station for Pinfold and the farms behind it.', 'Pinfold'],
  [
    'A glass painter, we live in Todmorden. He isn’t in Chester and he isn’t in York, people turn up in York.',
    'Todmorden',
  ],
  ['Viveiro de mudas. Ficamos em Venda Nova-ES e vendemos orquídeas.', 'Venda Nova'],
  ['A barge for sale, lying at Cutler Marina, Ely', 'Ely'],
  ['Una scuola di vela a Torbole. Una cliente di Monaco ci ha scritto.', 'Torbole'],
  ['fromagerie – Tadoussac\nnom: Le Caillé\nen vitrine: tomme, brie', 'Tadoussac'],
  ['We build human towers like in Catalonia, here in Cork.', 'Cork'],
  ['Kanutouren auf der Kinzig, Einstieg in Hausach', 'Hausach'],
  ['I mend clocks. Exeter and Topsham, I go by bike.', 'Exeter and Topsham'],
  ['Café Nook. Vegan brunch and cakes. Melbourne. No menu', 'Melbourne'],
])('the place in: %s', async (prompt, place) => {
  expect((await understand(prompt)).place).toEqual({ value: place, evidence: place });
});

test.each([
  'A bakery in a modern style',
  'Our day centre opens in March.',
  'need a page for GlassLark its an app',
  'Used lab equipment. First up Scotland and the Netherlands.',
  'Software zur Planung in Krankenhäusern und Pflegeheimen',
  'A shop in green and white',
  'A page in dark mode',
  'A blog in English',
  'A travel blog about night trains in Asia',
  'Slow holidays by rail through Spain, Italy and Greece',
  'Written in React with Tailwind',
  'Open from Monday to Friday',
])('none in: %s', async (prompt) => {
  expect((await understand(prompt)).place).toBe(null);
});
