import { describe, expect, it } from 'vitest';
import { DEFAULT_COLORS, type SiteColors } from '../../machines/entities';
import { lightnessOf } from '../../src/generator/design/color';
import { designVariables } from '../../src/generator/design/designVariables';

const HUES = [
  '#dc2626',
  '#c9a227',
  '#1f8a4c',
  '#0f7f8a',
  '#2563eb',
  '#7c3aed',
  '#111111',
  '#ffffff',
];

const scene = (colors: Partial<SiteColors>, name: string) =>
  lightnessOf(
    designVariables('modern', { ...DEFAULT_COLORS, ...colors })[`--site-scene-${name}`] ?? '',
  );

describe('the colors of pictures', () => {
  const grounds = ['sky', 'haze', 'wall', 'glow', 'stone', 'chalk', 'wash'];

  it.each(HUES)('are light on a light page and dark on a dark one: %s', (primary) => {
    for (const name of grounds) {
      expect(scene({ primary, background: '#fffdf8' }, name), name).toBeGreaterThan(0.75);
      expect(scene({ primary, background: '#111318' }, name), name).toBeLessThan(0.62);
    }
  });

  it.each(HUES)('let dark things be seen before a dark page’s walls: %s', (primary) => {
    const dark = { primary, background: '#111318' };
    for (const thing of ['shade', 'night', 'ink'])
      for (const wall of ['sky', 'haze', 'glow', 'stone', 'chalk'])
        expect(scene(dark, wall) - scene(dark, thing), `${thing} on ${wall}`).toBeGreaterThan(0.09);
  });

  it('turn a dark yellow to brown, not to olive', () => {
    const wall = designVariables('modern', {
      ...DEFAULT_COLORS,
      primary: '#c9a227',
      background: '#111111',
    })['--site-scene-haze'];
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(wall?.slice(at, at + 2) ?? '', 16),
    );
    expect(red - green).toBeGreaterThan(green - blue);
  });
});
