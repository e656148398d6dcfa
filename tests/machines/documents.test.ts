import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import type { BuilderContext } from '../../machines/builderContext';
import type { Build } from '../../machines/entities';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import { aBuild } from '../../stories/fixtures/aBuild';
import { bakeryBuild } from '../../stories/fixtures/generatedBuilds';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const ids = Array.from({ length: 20 }, (_, index) => `build-${index}`);

function startBuilder(history: Build[] = ids.map((id) => aBuild({ id }))) {
  let drawings = 0;
  const actor = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(({ input: { build } }) => {
          drawings += 1;
          const website = {
            ...build.website,
            html: `<p>${drawings}</p>`,
            site: `site-${drawings}`,
          };
          return Promise.resolve({ from: build, site: { ...build, website } });
        }),
      },
    }),
    { input: { history, currentId: history[0]?.id ?? null } },
  ).start();
  return { actor, context: () => actor.getSnapshot().context };
}

const drawn = ({ history }: BuilderContext) =>
  history.filter(({ website }) => website.html !== '').map(({ id }) => id);

/** Every document in the steps, once. */
const documentsIn = ({ past, future }: BuilderContext) =>
  new Set(
    [...past, ...future]
      .flatMap(({ before, after }) => [before, after])
      .flatMap(({ site, entry }) => [site?.value.website.html, entry?.build?.website.html])
      .filter((html) => html !== undefined && html !== ''),
  );

describe('what can be drawn again of builds that are not shown', () => {
  it('are let go once five others were shown after them', () => {
    const { actor, context } = startBuilder(ids.map((id) => ({ ...bakeryBuild, id })));
    for (const id of ids) actor.send({ type: 'build.load', id });
    expect(drawn(context())).toEqual(ids.slice(-5));
    const { components, images, site, customization } = bakeryBuild.website;
    expect(context().history[0]?.website).toEqual({
      html: '',
      css: '',
      ...{ components, images, site, customization },
    });
  });

  it('stay while they are compared, whatever is loaded', () => {
    const { actor, context } = startBuilder();
    actor.send({ type: 'builds.want', ids: ['build-0', 'build-1'] });
    for (const id of ids) actor.send({ type: 'build.load', id });
    expect(drawn(context())).toEqual(expect.arrayContaining(['build-0', 'build-1', 'build-19']));
    expect(drawn(context())).toHaveLength(5);
    actor.send({ type: 'builds.want', ids: [] });
    for (const id of ids.slice(2)) actor.send({ type: 'build.load', id });
    // Nobody draws again here.
    expect(drawn(context())).toEqual([]);
  });

  it('are drawn again when shown, unless the site is another by then', () => {
    const { actor, context } = startBuilder();
    for (const id of ids) actor.send({ type: 'build.load', id });
    actor.send({ type: 'build.load', id: 'build-0' });
    const bare = context().history[0]?.website;
    if (bare === undefined) throw new Error('The build is gone.');
    const late = { ...bare, html: '<p>late</p>' };
    actor.send({ type: 'build.redrawn', id: 'build-0', from: { ...bare }, website: late });
    expect(context().history[0]?.website).toBe(bare);
    actor.send({ type: 'build.redrawn', id: 'build-0', from: bare, website: late });
    expect(context().history[0]?.website).toBe(late);
  });

  it('are held by at most a dozen steps to undo, which bring back every site', async () => {
    const { actor, context } = startBuilder([aBuild({ id: 'one' })]);
    for (let direction = 1; direction <= 60; direction += 1) {
      actor.send({ type: 'site.change', change: { direction } });
      await settled();
    }
    expect(context().past).toHaveLength(60);
    expect(documentsIn(context()).size).toBeLessThanOrEqual(12);
    for (let step = 60; step > 1; step -= 1) {
      expect(context().history[0]?.website.site).toBe(`site-${step}`);
      actor.send({ type: 'edit.undo' });
    }
    expect(documentsIn(context()).size).toBeLessThanOrEqual(12);
    for (let step = 1; step < 60; step += 1) actor.send({ type: 'edit.redo' });
    expect(context().history[0]?.website.site).toBe('site-60');
    expect(documentsIn(context()).size).toBeLessThanOrEqual(12);
  });

  it('are not held by builds that were deleted long ago', () => {
    const { actor, context } = startBuilder();
    for (const id of ids) actor.send({ type: 'build.delete', id });
    expect(context().past).toHaveLength(20);
    const held = context().past.filter(({ before }) => before.entry?.build?.website.html);
    expect(held).toHaveLength(10);
    ids.forEach(() => actor.send({ type: 'edit.undo' }));
    expect(context().history.map(({ id }) => id)).toEqual(ids);
  });
});
