import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import type { HeroImage } from '../../machines/entities';
import { heroPictureMachine } from '../../machines/heroPicture';
import type { ImageRequest } from '../../machines/image';
import type { Notice } from '../../machines/notice';
import { aBuild } from '../../stories/fixtures/aBuild';
import { aHero } from '../../stories/fixtures/anImage';

const cat = aHero;
const boat: HeroImage = { ...aHero, prompt: 'A boat', alt: 'Rendered scene of a boat' };

function startHero(
  paint: (request: ImageRequest) => Promise<string> = ({ prompt }) =>
    Promise.resolve(`blob:${prompt}`),
  kept: HeroImage | null = null,
) {
  const build = aBuild();
  const customization = {
    ...build.customization,
    ...(kept === null ? {} : { hero: kept }),
  };
  const builder = createActor(builderMachine, {
    input: { history: [{ ...build, customization }], currentId: build.id },
  }).start();
  const asked: string[] = [];
  const notices: Notice[] = [];
  const actor = createActor(
    heroPictureMachine.provide({
      actors: {
        paint: fromPromise(({ input }) => {
          asked.push(input.prompt);
          return paint(input);
        }),
      },
    }),
    { input: { builderRef: builder } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const seen = () => [actor.getSnapshot().value, actor.getSnapshot().context.url];
  const rested = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { builder, actor, asked, notices, seen, rested };
}

describe('heroPictureMachine', () => {
  it('has nothing to paint while the drawing is the hero', () => {
    const { seen, asked } = startHero();
    expect(seen()).toEqual(['drawn', null]);
    expect(asked).toEqual([]);
  });

  it('paints the hero that is chosen, the one that undo brings back, and no other change', async () => {
    const { builder, seen, asked, rested } = startHero();
    builder.send({ type: 'hero.choose', hero: cat });
    await rested();
    builder.send({ type: 'hero.choose', hero: boat });
    await rested();
    expect(seen()).toEqual(['painted', 'blob:A boat']);
    builder.send({ type: 'content.change', field: 'title', value: 'Another title' });
    builder.send({ type: 'edit.undo' });
    builder.send({ type: 'edit.undo' });
    await rested();
    expect(seen()).toEqual(['painted', `blob:${cat.prompt}`]);
    expect(asked).toEqual([cat.prompt, boat.prompt, cat.prompt]);
  });

  it('paints what was saved, and leaves the drawing to a document that was cleared', async () => {
    const { builder, seen, rested } = startHero(undefined, cat);
    await rested();
    expect(seen()).toEqual(['painted', `blob:${cat.prompt}`]);
    builder.send({ type: 'builder.reset' });
    expect(seen()).toEqual(['drawn', null]);
  });

  it('shows only the last one chosen when painting takes its time', async () => {
    const painted: ((url: string) => void)[] = [];
    const { builder, seen, rested } = startHero(
      () => new Promise((resolve) => painted.push(resolve)),
    );
    builder.send({ type: 'hero.choose', hero: cat });
    builder.send({ type: 'hero.choose', hero: boat });
    expect(painted).toHaveLength(2);
    painted[0]?.('blob:late');
    painted[1]?.('blob:boat');
    await rested();
    expect(seen()).toEqual(['painted', 'blob:boat']);
  });

  it('fault 34: says when painting fails, and paints on a retry', async () => {
    let isBroken = true;
    const { builder, actor, seen, notices, rested } = startHero(() =>
      isBroken ? Promise.reject(new Error('worker died')) : Promise.resolve('blob:cat'),
    );
    builder.send({ type: 'hero.choose', hero: cat });
    await rested();
    expect(seen()).toEqual(['failed', null]);
    expect(notices).toEqual([
      {
        type: 'notice',
        status: 'error',
        message: 'The hero image could not be painted. The drawn picture stays in its place.',
      },
    ]);
    isBroken = false;
    actor.send({ type: 'hero.retry' });
    await rested();
    expect(seen()).toEqual(['painted', 'blob:cat']);
  });

  it('reaches every state', () => {
    const { builder } = startHero();
    const paths = getShortestPaths(heroPictureMachine, {
      input: { builderRef: builder },
      events: [
        { type: 'hero.changed', hero: cat },
        { type: 'hero.retry' },
        { type: 'xstate.done.actor.0.heroPicture.painting', output: 'blob:cat' },
        { type: 'xstate.error.actor.0.heroPicture.painting', error: new Error() },
      ] as never[],
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['drawn', 'painting', 'painted', 'failed']),
    );
  });
});

describe('the hero on the builder’s document', () => {
  it('is a step to undo and redo, says what happened, and is kept with its build', () => {
    const build = aBuild();
    const notices: string[] = [];
    const builder = createActor(builderMachine, {
      input: { history: [build], currentId: build.id },
    });
    builder.on('notice', ({ message }) => notices.push(message));
    builder.start();
    const hero = () => builder.getSnapshot().context.history[0]?.customization.hero;
    builder.send({ type: 'hero.choose', hero: cat });
    expect(hero()).toEqual(cat);
    builder.send({ type: 'hero.remove' });
    expect(hero()).toBeUndefined();
    builder.send({ type: 'edit.undo' });
    expect(hero()).toEqual(cat);
    builder.send({ type: 'theme.choose', theme: 'elegant' });
    builder.send({ type: 'framework.choose', framework: 'vuetify' });
    expect(hero()).toEqual(cat);
    expect(notices).toEqual([
      'The image is the hero of your website now',
      'The drawn picture is the hero again',
    ]);
  });

  it('cannot be chosen without a website', () => {
    const builder = createActor(builderMachine, { input: {} }).start();
    expect(builder.getSnapshot().can({ type: 'hero.choose', hero: cat })).toBe(false);
  });
});
