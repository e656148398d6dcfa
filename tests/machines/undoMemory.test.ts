import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import { aBuild } from '../../stories/fixtures/aBuild';

const build = aBuild({ id: 'one' });

function startBuilder() {
  return createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(({ input }) =>
          Promise.resolve({
            from: input.build,
            site: { ...input.build, website: { ...input.build.website } },
          }),
        ),
      },
    }),
    { input: { history: [build], currentId: build.id } },
  ).start();
}

describe('two hundred steps to undo', () => {
  it('share all that a step did not change', () => {
    const actor = startBuilder();
    for (let step = 0; step < 200; step += 1) {
      const value = `#${step.toString(16).padStart(6, '0')}`;
      actor.send({ type: 'color.change', role: 'primary', value });
      actor.send({ type: 'edit.end' });
    }
    const { past, history } = actor.getSnapshot().context;
    expect(past).toHaveLength(200);
    const steps = past.flatMap(({ before, after }) => [before, after]);
    expect(new Set(steps.flatMap((items) => Object.keys(items)))).toEqual(
      new Set(['customization']),
    );
    const customizations = steps.flatMap(({ customization }) => customization?.value ?? []);
    expect(new Set(customizations.map(({ layout }) => layout)).size).toBe(1);
    expect(new Set(customizations.map(({ content }) => content)).size).toBe(1);
    expect(history[0]?.website).toBe(build.website);
    for (const [index, step] of past.slice(1).entries())
      expect(step.before.customization?.value).toBe(past[index]?.after.customization?.value);
  });

  it('hold each document that was drawn once, whatever lies between', async () => {
    const actor = startBuilder();
    for (let step = 0; step < 5; step += 1) {
      actor.send({ type: 'site.change', change: { direction: step + 1 } });
      await new Promise((resolve) => setTimeout(resolve));
      actor.send({ type: 'section.toggle', section: 'showPricing' });
    }
    const { past, history } = actor.getSnapshot().context;
    const documents = past.flatMap(({ before, after }) =>
      [before.site, after.site].flatMap((site) => site?.value.website ?? []),
    );
    expect(documents).toHaveLength(10);
    expect(new Set(documents).size).toBe(6);
    expect(documents.at(-1)).toBe(history[0]?.website);
  });
});
