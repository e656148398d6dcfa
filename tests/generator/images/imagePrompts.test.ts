import { describe, expect, it } from 'vitest';

import { describeScene } from '../../../src/generator/images/describeScene';
import { paintImage } from '../../../src/generator/images/paintImage';
import { readScene } from '../../../src/generator/images/readScene';

/** What is drawn, and what is told to be missing in the person's own words. */
const told: [prompt: string, drawn: string, notDrawn: string[]][] = [
  ['a grand piano in a concert hall', 'a piano and a guitar on a stage in spotlights', []],
  ['a harp in a concert hall', 'the inside of a music club', ['harp']],
  ['a chameleon on a guitar', 'a guitar on a stage in spotlights', ['chameleon']],
  [
    'A lighthouse and a sailing boat by the sea at dawn',
    'a lighthouse and a sailing boat by the sea at dawn',
    [],
  ],
  ['an elephant in a forest at night', 'a forest at night', ['elephant']],
  ['A car beside a fire truck in a city at night', 'a car in a city at night', ['fire truck']],
  ['a lion and a cat on a table', 'a cat on a table in a room', ['lion']],
  ['a bakery in a street at night, two herons', 'a bakery in a street at night', ['herons']],
  ['a cup of coffee, no people and no text', 'a cup of coffee on a table in a room', []],
  ['a yoga class on the beach at sunset without people', 'the sea at sunset', ['yoga class']],
  ['ein roter Leuchtturm an der Nordsee bei Sturm', 'a red lighthouse by the sea in a storm', []],
  ['eine Harfe im Wohnzimmer am Abend', 'a table in a room in evening light', ['Harfe']],
  ['ein Kamm und eine Teekanne', 'a comb and a teapot in a hair salon', []],
  ['Berge im Nebel, ohne Menschen', 'mountains in fog', []],
  [
    'une montgolfière au-dessus des vignes au lever du soleil',
    'a hot-air balloon in a meadow at dawn',
    [],
  ],
  [
    'une tasse de café et une trompette sur une table',
    'a cup of coffee on a table in a room',
    ['trompette'],
  ],
  ['un gato negro y un arpa sobre una mesa', 'a black cat on a table in a room', ['arpa']],
  ['una calle de noche bajo la lluvia, sin coches', 'a city skyline at night in the rain', []],
  ['um cavalo na floresta à noite, sem pessoas', 'a forest at night', ['cavalo']],
  [
    'uma padaria com pão e croissants',
    'a loaf of bread, a croissant and a basket of baguettes on a bakery counter',
    [],
  ],
  ['una barca rossa sul lago al tramonto', 'a red sailing boat by a lake at sunset', []],
  ['un cavallo in un bosco di notte', 'a forest at night', ['cavallo']],
  ['قطة سوداء على طاولة', 'a black cat on a table in a room', []],
  ['حصان في الغابة ليلا', 'a forest at night', ['حصان']],
  ['काली बिल्ली मेज़ पर', 'a black cat on a table in a room', []],
  ['रात को जंगल में हाथी, कोई आदमी नहीं', 'a forest at night', ['हाथी']],
  ['夕暮れの海と灯台', 'a lighthouse by the sea at sunset', []],
  ['夜の森の中の象', 'a forest at night', ['象']],
];

describe('image prompts in nine languages', () => {
  it.each(told)('draws what it can of "%s" and tells the rest', async (prompt, drawn, notDrawn) => {
    const read = await readScene(prompt);
    const alt = describeScene(read.scene, 'realistic').replace('Rendered scene of ', '');
    const unsaid = / (?:in golden light|under clouds)/g;
    expect({
      drawn: alt.replace(unsaid, ''),
      notDrawn: read.notDrawn,
      isAsked: read.isAsked,
    }).toEqual({
      drawn,
      notDrawn,
      isAsked: true,
    });
  });

  it.each([
    ['heron', ['heron']],
    [
      'crane lifting steel beams at a construction site',
      ['crane', 'steel beams', 'construction site'],
    ],
    ['goalkeeper diving for the puck in the rain', ['goalkeeper', 'puck']],
    ['hope after the war', ['hope', 'war']],
    ['ein Igel im Laub, keine Menschen', ['Igel', 'Laub']],
    ['雪の中の赤い鳥居', ['鳥居']],
    ['🐘', []],
  ])('has nothing of "%s" to draw, and says so', async (prompt, notDrawn) => {
    expect(await readScene(prompt)).toMatchObject({ notDrawn, isAsked: false });
  });

  it.each([
    ['a cello', 'a violin'],
    ['a wolf in a meadow', 'a dog'],
    ['a dolphin under water', 'a fish'],
    ['a motorcycle in a city', 'a bicycle'],
    ['a keyboard on a table', 'a piano'],
    ['a bracelet in a boutique', 'a necklace'],
  ])('never draws another thing in place of %s', async (prompt, other) => {
    const { scene } = await readScene(prompt);
    expect(describeScene(scene, 'cartoon')).not.toContain(other);
  });

  it('fills no room with other things while one that was asked for is missing', async () => {
    expect((await readScene('a bakery with a harp')).scene.things).toEqual([]);
    expect((await readScene('a bakery')).scene.things.length).toBeGreaterThan(1);
  });

  it.each([
    ['Portrait of a woman in a dress', ['person'], ['dress']],
    ['a bowl of ramen and a teapot', ['pasta', 'teapot'], []],
    ['milk, eggs and a castle', ['milk', 'eggs', 'castle'], []],
  ])('knows what belongs together in "%s"', async (prompt, things, notDrawn) => {
    expect(await readScene(prompt)).toMatchObject({ scene: { things }, notDrawn });
  });

  it('keeps refused things out of a room that would have them', async () => {
    expect((await readScene('a bakery without croissants')).scene.things).not.toContain(
      'croissant',
    );
  });

  it('tells the same with the painted image, of any length', async () => {
    const request = { style: 'minimalist', size: '512x512', quality: 'standard' } as const;
    expect(await paintImage({ ...request, prompt: 'a cat and a heron on a table' })).toMatchObject({
      notDrawn: ['heron'],
      isAsked: true,
    });
    const many = Array.from({ length: 400 }, (_, at) => `a qw${at}x`).join(', ');
    expect((await readScene(many)).notDrawn).toHaveLength(12);
    expect((await readScene('x'.repeat(100_000))).notDrawn.map((label) => label.length)).toEqual([
      60,
    ]);
  });
});
