import { describe, expect, it } from 'vitest';

import { describeScene } from '../../../src/generator/images/describeScene';
import { readScene } from '../../../src/generator/images/readScene';
import type { Scene } from '../../../src/generator/images/Scene';

const understood: [string, Partial<Scene>][] = [
  ['A lighthouse by the sea at sunset', { subject: 'lighthouse', setting: 'sea', time: 'sunset' }],
  ['two kittens on a table', { subject: 'cat', setting: 'room' }],
  ['a foggy forest at dawn', { subject: null, setting: 'forest', time: 'dawn', weather: 'fog' }],
  ['snowy mountains by a lake', { setting: 'lake', season: 'winter' }],
  [
    'cyberpunk skyline at midnight in the rain',
    { setting: 'city', time: 'night', weather: 'rain' },
  ],
  ['a calm meadow in spring', { setting: 'meadow', season: 'spring', mood: 'calm' }],
  ['a dramatic stormy ocean', { setting: 'sea', weather: 'storm', mood: 'dramatic' }],
  ['a rocket among galaxies', { subject: 'rocket', setting: 'space' }],
  ['sourdough loaves', { subject: 'bread', setting: 'room' }],
  ['goldfish', { subject: 'fish', setting: 'underwater' }],
  ['oak trees in autumn', { subject: 'tree', season: 'autumn' }],
  ['golden desert', { setting: 'desert', time: 'golden' }],
  ['a coral reef with an orange fish', { subject: 'fish', subjectColor: '#e8792b' }],
  ['a bowl of oranges', { subject: 'fruit' }],
  ['a balloon at golden hour', { subject: 'balloon', time: 'golden', colors: [] }],
  ['a boat on a turquoise sea', { subjectColor: null, placeColor: '#3fb8b0' }],
  ['sunflowers', { subject: 'flower', subjectColor: '#f0b429', colors: [] }],
  ['an owl in a forest under the moon', { setting: 'forest', time: 'night' }],
  ['the moon and stars', { subject: null, setting: 'space' }],
  ['an astronaut', { subject: 'person', setting: 'space' }],
  ['a castle in a thunderstorm', { weather: 'storm', time: 'day' }],
  ['neon streets', { setting: 'city', isNeon: true }],
];

describe('readScene', () => {
  it.each(understood)('reads %j', async (prompt, expected) => {
    expect((await readScene(prompt)).scene).toMatchObject(expected);
  });

  it('takes the colors in the order of the prompt', async () => {
    const { scene } = await readScene('a blue car before a red wall');
    expect(scene.colors.map(({ name }) => name)).toEqual(['blue', 'red']);
  });

  it('shows the same scene for the same words and a place for words it does not know', async () => {
    const known = await readScene('qwertz');
    expect(await readScene('qwertz')).toEqual(known);
    expect(known).toMatchObject({ scene: { subject: null }, notDrawn: ['qwertz'], isAsked: false });
  });

  it('puts into words what is seen', async () => {
    const { scene } = await readScene('A red car in the city at night, clear sky');
    expect(describeScene(scene, 'cartoon')).toBe('Cartoon of a red car in a city at night');
    expect(describeScene((await readScene('clear mountains at noon')).scene, 'abstract')).toBe(
      'Abstract composition inspired by mountains',
    );
  });
});
