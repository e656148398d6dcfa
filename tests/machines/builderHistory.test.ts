import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { type BuilderContext, builderToSave } from '../../machines/builderContext';
import { justDeleted, nameOf } from '../../machines/builderDocument';
import { aBuild, crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

const third = aBuild({ id: 'build-3', prompt: 'A third one' });

function start(over: Partial<BuilderContext> = {}) {
  const actor = createActor(builderMachine, {
    input: { history: [crumbAndEmber, harbourYoga, third], currentId: 'build-2', ...over },
  });
  actor.start();
  const context = () => actor.getSnapshot().context;
  const ids = () => context().history.map(({ id }) => id);
  const names = () => context().history.map(nameOf);
  return { actor, context, ids, names };
}

describe('the build history', () => {
  it('renames a build, and undo and redo follow', () => {
    const { actor, names } = start();

    actor.send({ type: 'build.rename', id: 'build-2', name: '  Autumn site ' });
    expect(names()).toEqual([crumbAndEmber.prompt, 'Autumn site', 'A third one']);
    actor.send({ type: 'edit.undo' });
    expect(names()[1]).toBe(harbourYoga.prompt);
    actor.send({ type: 'edit.redo' });
    expect(names()[1]).toBe('Autumn site');
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['zero-width characters', '\u200b\u2060'],
  ])('gives the prompt back its place for a name of %s', (_, name) => {
    const { actor, context, names } = start();
    actor.send({ type: 'build.rename', id: 'build-3', name: 'Draft' });
    actor.send({ type: 'build.rename', id: 'build-3', name });
    expect(names()[2]).toBe('A third one');
    expect(context().history[2]).toEqual(third);
  });

  it('fault 25: cuts a long name at whole graphemes', () => {
    const { actor, names } = start();
    actor.send({ type: 'build.rename', id: 'build-1', name: '👨‍👩‍👧'.repeat(90) });
    expect(names()[0]).toBe('👨‍👩‍👧'.repeat(80));
  });

  it('takes no step for a name that stays the same or a build that is gone', () => {
    const { actor, context } = start();
    actor.send({ type: 'build.rename', id: 'build-1', name: '' });
    actor.send({ type: 'build.rename', id: 'gone', name: 'Draft' });
    actor.send({ type: 'build.delete', id: 'gone' });
    expect(context().past).toEqual([]);
  });

  it('puts a site opened from a file in front and on the document; undo takes it off, what was typed comes back', () => {
    const { actor, context, ids } = start({ prompt: 'Half typed' });
    const opened = aBuild({
      id: 'opened',
      prompt: 'A florist',
      theme: 'vibrant',
      framework: 'vuetify',
      isOpened: true,
    });
    const document = () => {
      const { prompt, theme, framework, currentId } = context();
      return { prompt, theme, framework, currentId };
    };
    const before = document();
    actor.send({ type: 'site.opened', build: opened });
    expect(context().history[0]).toEqual(opened);
    expect(document()).toEqual({
      prompt: 'A florist',
      theme: 'vibrant',
      framework: 'vuetify',
      currentId: 'opened',
    });
    actor.send({ type: 'edit.undo' });
    expect([document(), ids()]).toEqual([before, ['opened', 'build-1', 'build-2', 'build-3']]);
    actor.send({ type: 'edit.redo' });
    expect(document().currentId).toBe('opened');
  });

  it('deletes a build and puts it back where it was, with its customization', () => {
    const { actor, context, ids } = start();
    actor.send({ type: 'content.change', field: 'title', value: 'Harbour' });

    actor.send({ type: 'build.delete', id: 'build-2' });
    expect([ids(), context().currentId]).toEqual([['build-1', 'build-3'], null]);
    expect(justDeleted(context())?.id).toBe('build-2');

    actor.send({ type: 'edit.undo' });
    expect([ids(), context().currentId]).toEqual([['build-1', 'build-2', 'build-3'], 'build-2']);
    expect(context().history[1]?.customization.content.title).toBe('Harbour');
    expect(justDeleted(context())).toBeNull();

    actor.send({ type: 'edit.redo' });
    expect([ids(), context().currentId]).toEqual([['build-1', 'build-3'], null]);
  });

  it('leaves the document alone when another build is deleted', () => {
    const { actor, context } = start();
    actor.send({ type: 'build.delete', id: 'build-3' });
    expect(context().currentId).toBe('build-2');
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it('puts a build back among older ones though newer ones came since', () => {
    const { actor, ids } = start();
    const fourth = aBuild({ id: 'build-4' });
    actor.send({ type: 'build.delete', id: 'build-2' });
    actor.send({
      type: 'generation.finished',
      generated: { kind: 'website', build: fourth },
    });
    actor.send({ type: 'edit.undo' });
    actor.send({ type: 'edit.undo' });
    expect(ids()).toEqual(['build-4', 'build-1', 'build-2', 'build-3']);
  });

  it('fault 37: keeps the order of making for equal, future and unreadable times', () => {
    const { actor, ids } = start({ history: [], currentId: null });
    const times = [0, 0, Number.NaN, 8.64e15 + 1, Date.UTC(2999, 0), 0];
    times.forEach((createdAt, index) => {
      actor.send({
        type: 'generation.finished',
        generated: { kind: 'website', build: aBuild({ id: `build-${index}`, createdAt }) },
      });
    });
    expect(ids()).toEqual([5, 4, 3, 2, 1, 0].map((index) => `build-${index}`));
  });

  it('undoes theme, framework and a typed prompt, one step a bout of typing', () => {
    const { actor, context } = start({ prompt: '' });
    for (const value of ['A', 'A b', 'A bar']) actor.send({ type: 'prompt.change', value });
    actor.send({ type: 'edit.end' });
    actor.send({ type: 'theme.choose', theme: 'vibrant' });
    actor.send({ type: 'framework.choose', framework: 'vuetify' });

    expect(context().past).toHaveLength(3);
    actor.send({ type: 'edit.undo' });
    actor.send({ type: 'edit.undo' });
    expect([context().prompt, context().theme, context().framework]).toEqual([
      'A bar',
      'modern',
      'tailwind',
    ]);
    actor.send({ type: 'edit.undo' });
    expect(context().prompt).toBe('');
  });

  it('saves the work, not the steps, and starts again from it', () => {
    const { actor, context } = start();
    actor.send({ type: 'build.rename', id: 'build-1', name: 'Draft' });
    const saved = builderToSave(context());
    const again = createActor(builderMachine, { input: saved }).start();
    expect(builderToSave(again.getSnapshot().context)).toEqual(saved);
    expect(again.getSnapshot().value).toBe('ready');
    expect(again.getSnapshot().context.past).toEqual([]);
  });
});
