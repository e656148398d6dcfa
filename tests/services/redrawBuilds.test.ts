import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { builderToSave } from '../../machines/builderContext';
import type { Build } from '../../machines/entities';
import { editsDrawn } from '../../machines/itemCopies';
import { redrawBuildsWith } from '../../src/services/redrawBuilds';
import { aBuild, outlinedBuild } from '../../stories/fixtures/aBuild';
import { builderWith } from '../../stories/fixtures/builderContexts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const bare = (id: string): Build => {
  const build = aBuild({ id });
  return { ...build, website: { ...build.website, html: '', css: '' } };
};

function startRedrawing(
  builds: [Build, ...Build[]],
  currentId: string,
  redraw: (build: Build, signal: AbortSignal) => Promise<Build['website']> = (build) =>
    Promise.resolve({ ...build.website, html: `<p>${build.id}</p>` }),
) {
  const order: string[] = [];
  const builderRef = createActor(builderMachine, {
    input: builderToSave(builderWith(builds, { currentId })),
  }).start();
  const actor = createActor(
    redrawBuildsWith((build, signal) => {
      order.push(build.id);
      return redraw(build, signal);
    }),
    { input: builderRef },
  ).start();
  return {
    actor,
    builderRef,
    order,
    documents: () => builderRef.getSnapshot().context.history.map(({ website }) => website.html),
  };
}

describe('redrawBuilds', () => {
  it('draws what is in the preview, and another build when it is loaded or compared', async () => {
    const { builderRef, documents, order } = startRedrawing(
      [bare('4'), bare('3'), bare('2'), bare('1')],
      '2',
    );
    await settle();
    expect(order).toEqual(['2']);
    builderRef.send({ type: 'build.load', id: '1' });
    await settle();
    builderRef.send({ type: 'builds.want', ids: ['3', '1'] });
    await settle();
    expect(order).toEqual(['2', '1', '3']);
    expect(documents()).toEqual(['', '<p>3</p>', '<p>2</p>', '<p>1</p>']);
  });

  it('leaves alone what has its document, and cannot be undone', async () => {
    const { builderRef, order } = startRedrawing([aBuild({ id: '2' }), bare('1')], '2');
    builderRef.send({ type: 'builds.want', ids: ['2', '1'] });
    await settle();
    expect(order).toEqual(['1']);
    expect(builderRef.getSnapshot().can({ type: 'edit.undo' })).toBe(false);
  });

  it('draws a build again whose items are changed, and once more where they are changed meanwhile', async () => {
    const drawn = { ...outlinedBuild, id: '2' };
    const { builderRef, order, documents } = startRedrawing([drawn], '2', (build) =>
      settle().then(() => ({
        ...build.website,
        html: `<p>${Object.keys(build.customization.items?.pricing?.words ?? {}).length}</p>`,
        drawnEdits: editsDrawn(build.customization),
      })),
    );
    const add = (title: string) =>
      builderRef.send({
        type: 'items.change',
        section: 'pricing',
        done: { act: 'add', words: { title, body: '', detail: '' } },
      });
    await settle();
    expect(order).toEqual([]);
    add('Rye');
    add('Zopf');
    await vi.waitFor(() => expect(documents()).toEqual(['<p>2</p>']));
    expect(order).toEqual(['2', '2']);
    builderRef.send({ type: 'edit.undo' });
    await vi.waitFor(() => expect(documents()).toEqual(['<p>1</p>']));
    builderRef.send({ type: 'edit.undo' });
    await vi.waitFor(() => expect(documents()).toEqual(['<p>0</p>']));
  });

  it('tries a build whose items cannot be drawn again once they change again', async () => {
    let isBroken = true;
    const { builderRef, order, documents } = startRedrawing(
      [{ ...outlinedBuild, id: '2' }],
      '2',
      (build) =>
        isBroken
          ? Promise.reject(new Error('no chunk'))
          : Promise.resolve({
              ...build.website,
              html: 'again',
              drawnEdits: editsDrawn(build.customization),
            }),
    );
    const move = (to: number) =>
      builderRef.send({
        type: 'items.change',
        section: 'pricing',
        done: { act: 'move', id: 'i1', to },
      });
    move(1);
    await settle();
    builderRef.send({ type: 'prompt.change', value: 'x' });
    await settle();
    expect(order).toEqual(['2']);
    isBroken = false;
    move(2);
    await vi.waitFor(() => expect(documents()).toEqual(['again']));
  });

  it('goes on after one that cannot be drawn, and does not try it for ever', async () => {
    const { builderRef, documents, order } = startRedrawing([bare('2'), bare('1')], '2', (build) =>
      build.id === '2'
        ? Promise.reject(new Error('no chunk'))
        : Promise.resolve({ ...build.website, html: '<p>1</p>' }),
    );
    builderRef.send({ type: 'builds.want', ids: ['1'] });
    await settle();
    builderRef.send({ type: 'prompt.change', value: 'x' });
    await settle();
    expect(order).toEqual(['2', '1']);
    expect(documents()).toEqual(['', '<p>1</p>']);
  });

  it('fault 20: stopped, it draws nothing more and hands nothing over', async () => {
    const { actor, builderRef, documents, order } = startRedrawing(
      [bare('2'), bare('1')],
      '2',
      (build, signal) =>
        settle().then(() => {
          signal.throwIfAborted();
          return { ...build.website, html: 'late' };
        }),
    );
    builderRef.send({ type: 'builds.want', ids: ['1'] });
    actor.stop();
    await settle();
    await settle();
    expect([order, documents()]).toEqual([['2'], ['', '']]);
  });
});
