import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { isDark } from '../../machines/color';
import { findBuild } from '../../machines/builderDocument';
import { appearanceOf, inAppearance } from '../../machines/siteStyle';
import { partnerOf, WHITE } from '../../src/generator/design/color';
import { aBuild } from '../../stories/fixtures/aBuild';

const build = aBuild();

function start() {
  const actor = createActor(builderMachine, {
    input: { history: [build], currentId: build.id },
  }).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    customization: () => findBuild(context(), build.id)?.customization ?? build.customization,
    steps: () => context().past.length,
  };
}

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('what a person chooses of a site’s looks', () => {
  it('is one step each, and as the theme has it leaves nothing behind', () => {
    const { actor, customization, steps } = start();
    actor.send({ type: 'style.choose', choice: { typefaces: 'oswaldSpectral' } });
    actor.send({ type: 'style.choose', choice: { corners: 'round' } });
    actor.send({ type: 'style.choose', choice: { spacing: 'airy' } });
    expect(customization().style).toEqual({
      typefaces: 'oswaldSpectral',
      corners: 'round',
      spacing: 'airy',
    });
    expect(steps()).toBe(3);
    actor.send({ type: 'style.choose', choice: { spacing: 'airy' } });
    expect(steps()).toBe(3);
    for (const choice of [{ typefaces: null }, { corners: null }, { spacing: null }] as const)
      actor.send({ type: 'style.choose', choice });
    expect(customization()).toEqual(build.customization);
    for (let step = 0; step < 6; step += 1) actor.send({ type: 'edit.undo' });
    expect(customization()).toBe(build.customization);
  });

  it('turns dark and light again with the very colors that were picked in each', () => {
    const { actor, customization, steps } = start();
    actor.send({ type: 'color.change', role: 'background', value: '#fdf6e3' });
    actor.send({ type: 'edit.end' });
    const light = customization().colors;
    actor.send({ type: 'appearance.choose', appearance: 'dark' });
    expect(appearanceOf(customization().colors)).toBe('dark');
    expect(customization().colors.primary).toBe(light.primary);
    actor.send({ type: 'color.change', role: 'background', value: '#101820' });
    actor.send({ type: 'edit.end' });
    const dark = customization().colors;
    actor.send({ type: 'appearance.choose', appearance: 'light' });
    expect(customization().colors).toEqual(light);
    actor.send({ type: 'appearance.choose', appearance: 'dark' });
    expect(customization().colors).toEqual(dark);
    expect(steps()).toBe(5);
    actor.send({ type: 'appearance.choose', appearance: 'dark' });
    expect(steps()).toBe(5);
  });

  it('begins again with the ground of a site that was generated dark', () => {
    const colors = { ...build.customization.colors, background: '#0d1117', text: '#e6edf3' };
    const dark = { ...build.customization, colors };
    const { style: _, ...light } = inAppearance(dark, 'light', dark);
    expect(appearanceOf(light.colors)).toBe('light');
    expect(inAppearance(light, 'dark', dark).colors).toEqual(colors);
  });

  it('has a ground of its appearance for every primary color, and calls dark what white is read on', () => {
    fc.assert(
      fc.property(color, color, (primary, background) => {
        const now = {
          ...build.customization,
          colors: { ...build.customization.colors, primary, background },
        };
        for (const appearance of ['light', 'dark'] as const) {
          const { colors } = inAppearance(now, appearance, now);
          expect(appearanceOf(colors)).toBe(appearance);
          expect(colors.text).toMatch(/^#[0-9a-f]{6}$/);
          expect(colors.background).toMatch(/^#[0-9a-f]{6}$/);
        }
        expect(isDark(background)).toBe(partnerOf(background) === WHITE);
      }),
    );
  });
});
