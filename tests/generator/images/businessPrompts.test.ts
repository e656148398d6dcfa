import { describe, expect, it } from 'vitest';

import { describeScene } from '../../../src/generator/images/describeScene';
import { paintImage } from '../../../src/generator/images/paintImage';
import { readScene } from '../../../src/generator/images/readScene';
import english from '../../../src/generator/languages/en/pictures.yaml';
import type { RoomName } from '../../../src/generator/scenes/rooms';
import type { ThingName } from '../../../src/generator/scenes/things';
import { thingEntry } from '../../../src/generator/scenes/ThingWords';

const BUILDINGS: readonly ThingName[] = ['house', 'castle', 'lighthouse', 'shopfront'];

/** A trade's noun with a part of it: the room, and the things that must be drawn in it. */
const rooms: [prompt: string, interior: RoomName, named: ThingName[]][] = [
  ['A bakery counter with fresh bread in warm morning light', 'bakery', ['bread']],
  ['Croissants and baguettes in a French bakery', 'bakery', ['croissant', 'baguette']],
  ['Café interior with a coffee machine and cups', 'cafe', ['coffeeMachine', 'cup']],
  ['A coffee counter', 'cafe', []],
  ['A restaurant table with pasta and wine', 'restaurant', ['pasta', 'wine']],
  ['A barber chair in front of a mirror', 'salon', ['mirror', 'barberChair']],
  ["A florist's window full of flowers", 'florist', ['vase']],
  ['A flower shop counter with roses', 'florist', ['vase']],
  ["A carpenter's workshop with tools on the wall", 'workshop', ['hangingTools']],
  ['A bright dental clinic', 'clinic', ['microscope']],
  ['Gym with weights', 'gym', ['dumbbell']],
  ['A yoga studio with a mat and plants', 'yoga', ['mat', 'plant']],
  ['A photo studio with a camera', 'photo', ['camera']],
  ['Laptop on a desk in a law office', 'office', ['laptop']],
  ['A shop shelf with jars of honey', 'shop', ['jars']],
  ['A hotel room with a bed and a lamp', 'hotel', ['bed', 'lamp']],
  ['Guitar and microphone on a stage', 'music', ['guitar', 'microphone']],
  ['A wedding hall with a flower arch', 'wedding', ['arch']],
  ['A classroom with books', 'school', ['books']],
  ['A bookshop', 'library', ['books']],
  ['A car in a garage with tools on the wall', 'garage', ['car', 'hangingTools']],
  ['A bike shop', 'bikes', ['bicycle']],
  ["A dog on a groomer's table", 'pets', ['dog']],
  ['My pottery studio', 'pottery', ['pottery']],
  ['House keys on a table, real estate agency', 'agency', ['keys']],
];

describe('prompts of businesses', () => {
  it.each(rooms)('draws the room of "%s"', async (prompt, interior, named) => {
    const { scene } = await readScene(prompt);
    expect(scene).toMatchObject({ interior, setting: 'room' });
    expect(scene.things).toEqual(expect.arrayContaining(named));
    expect(scene.things.filter((thing) => BUILDINGS.includes(thing))).toEqual([]);
  });

  it('puts what the words name before what the trade adds', async () => {
    const thingsOf = async (prompt: string) => (await readScene(prompt)).scene.things;
    expect(await thingsOf('A bakery with croissants, cupcakes and bread')).toEqual([
      'croissant',
      'cupcake',
      'bread',
    ]);
    expect(await thingsOf('Books, a globe, a plant and a lamp on a shelf')).toEqual([
      'books',
      'globe',
      'plant',
      'lamp',
    ]);
  });

  it.each([
    ['A bakery shopfront in the morning', 'bakery', 'street'],
    ['A cozy coffee shop on a rainy street at night', 'cafe', 'street'],
    ['A restaurant by the sea at sunset', 'restaurant', 'sea'],
  ])(
    'draws a building only outdoors, with its goods in the window: %s',
    async (prompt, interior, setting) => {
      const { scene } = await readScene(prompt);
      expect(scene).toMatchObject({ subject: 'shopfront', interior, setting });
      expect(scene.things.length).toBeGreaterThan(1);
    },
  );

  it.each(['A living room in a house', 'A kitchen of a cottage', 'A castle on a table'])(
    'never stands a building in a room: %s',
    async (prompt) => {
      const { things, setting } = (await readScene(prompt)).scene;
      expect(setting).toBe('room');
      expect(things.filter((thing) => BUILDINGS.includes(thing))).toEqual([]);
    },
  );

  it.each(rooms)('says each thing that is drawn for "%s", and no other', async (prompt) => {
    const { scene } = await readScene(prompt);
    const alt = describeScene({ ...scene, subjectColor: null }, 'realistic');
    const [list] = alt.replace('Rendered scene of ', '').split(/ (?:in|on) (?:a|an) /);
    const expected = scene.things.map((thing) => thingEntry(english.things[thing] ?? '').name);
    for (const name of expected) expect(alt).toContain(name);
    const joined =
      expected.length < 2
        ? expected.join('')
        : `${expected.slice(0, -1).join(', ')} and ${expected.at(-1) ?? ''}`;
    expect(joined.startsWith(list ?? '')).toBe(true);
  });

  it('draws each thing that it says: one more thing is another picture', async () => {
    const pixelsOf = async (prompt: string) =>
      (await paintImage({ prompt, style: 'minimalist', size: '512x512', quality: 'standard' }))
        .pixels;
    expect(await pixelsOf('Bread on a table')).not.toEqual(
      await pixelsOf('Bread and wine on a table'),
    );
  });

  it('says where: on the counter of a bakery, in its light', async () => {
    const { scene } = await readScene('A bakery counter with bread at dawn');
    expect(describeScene(scene, 'cartoon')).toMatch(
      /^Cartoon of a loaf of bread, .* on a bakery counter in morning light$/,
    );
  });
});
