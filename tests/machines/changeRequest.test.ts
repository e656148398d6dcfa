import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { changeRequestMachine } from '../../machines/changeRequest';
import type { ChangeRequestEvent } from '../../machines/changeRequestContext';
import { findBuild } from '../../machines/builderDocument';
import type { ChangesAsked, ChangesRead } from '../../machines/requestedChanges';
import { messages } from '../../machines/messages';
import { outlineMachine } from '../../machines/outline';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import { countSince } from '../../machines/usage';
import { harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';
import { changesRead, SENTENCE, unreadWords } from '../../stories/fixtures/requestedChanges';

interface Fakes {
  read?: (asked: ChangesAsked) => Promise<ChangesRead>;
  rebuild?: (rebuild: Rebuild) => Promise<Rebuilt>;
}

/** What was taken out comes back so, as the reader gives it. */
const readAgain = ({ without }: ChangesAsked): Promise<ChangesRead> =>
  Promise.resolve({
    ...changesRead,
    changes: changesRead.changes.map((change) => ({
      ...change,
      isOut: without.includes(change.id),
    })),
  });

function start({ read = readAgain, rebuild }: Fakes = {}) {
  const builderRef = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(({ input }) =>
          rebuild === undefined
            ? Promise.resolve({
                from: input.build,
                site: { ...(input.edited ?? input.build), ...input.change },
              })
            : rebuild(input),
        ),
      },
    }),
    { input: { history: [outlinedBuild, harbourYoga], currentId: outlinedBuild.id } },
  ).start();
  const outlineRef = createActor(outlineMachine, { input: { builderRef } }).start();
  const asked: ChangesAsked[] = [];
  const actor = createActor(
    changeRequestMachine.provide({
      actors: {
        readChanges: fromPromise<ChangesRead, ChangesAsked>(({ input }) => {
          asked.push(input);
          return read(input);
        }),
      },
    }),
    { input: { builderRef, outlineRef } },
  ).start();
  const site = () => {
    const build = findBuild(builderRef.getSnapshot().context, outlinedBuild.id);
    if (build === null) throw new Error('The build is gone.');
    return build;
  };
  return {
    actor,
    builderRef,
    outlineRef,
    asked,
    site,
    title: () => site().customization.content.title,
    away: () => site().customization.arrangement?.away,
    steps: () => builderRef.getSnapshot().context.past.length,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    until: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as 'ready')),
    say: (words: string) => {
      actor.send({ type: 'request.open' });
      actor.send({ type: 'words.change', value: words });
      actor.send({ type: 'request.send' });
    },
  };
}

describe('changeRequestMachine', () => {
  it('proposes what was read, and applies it as one step that one undo takes back', async () => {
    const { actor, builderRef, say, until, title, away, steps, context } = start();
    say(SENTENCE);
    await until('proposed');
    expect([context().changes, context().message]).toEqual([
      changesRead.changes,
      '3 changes to apply.',
    ]);
    expect(steps()).toBe(0);
    actor.send({ type: 'changes.apply' });
    await until('applied');
    expect([title(), away(), steps()]).toEqual(['Pettifer & Sons', { faq: 'removed' }, 1]);
    expect([context().words, context().changes, context().message]).toEqual([
      '',
      [],
      messages.changeRequest.applied(3),
    ]);
    builderRef.send({ type: 'edit.undo' });
    expect([title(), away(), steps()]).toEqual(['Crumb & Ember', undefined, 0]);
    builderRef.send({ type: 'edit.redo' });
    expect([title(), away()]).toEqual(['Pettifer & Sons', { faq: 'removed' }]);
  });

  it('spends no generation', async () => {
    const { actor, builderRef, say, until } = start();
    const spent = () => countSince(builderRef.getSnapshot().context.history, 0);
    const before = spent();
    expect(before).toBeGreaterThan(0);
    say(SENTENCE);
    await until('proposed');
    actor.send({ type: 'changes.apply' });
    await until('applied');
    expect(spent()).toBe(before);
  });

  it('leaves out what was taken out, and reads the rest again without it', async () => {
    const { actor, say, until, title, away, asked } = start();
    say(SENTENCE);
    await until('proposed');
    actor.send({ type: 'change.toggle', id: '0.0.name' });
    await until('proposed');
    expect(asked.map(({ without }) => without)).toEqual([[], ['0.0.name']]);
    actor.send({ type: 'changes.apply' });
    await until('applied');
    expect([title(), away()]).toEqual(['Crumb & Ember', { faq: 'removed' }]);
  });

  it('applies the rest where Apply is pressed while it is read again', async () => {
    const { actor, say, until, state, title, away } = start();
    say(SENTENCE);
    await until('proposed');
    actor.send({ type: 'change.toggle', id: '0.0.name' });
    expect(state()).toBe('reading');
    actor.send({ type: 'changes.apply' });
    await until('applied');
    expect([title(), away()]).toEqual(['Crumb & Ember', { faq: 'removed' }]);
  });

  it('applies nothing while all is taken out', async () => {
    const { actor, say, until, state } = start();
    say(SENTENCE);
    for (const { id } of changesRead.changes) {
      await until('proposed');
      actor.send({ type: 'change.toggle', id });
    }
    await until('proposed');
    actor.send({ type: 'changes.apply' });
    expect(state()).toBe('proposed');
  });

  it('is one step also where the site has to be drawn again for a part of it', async () => {
    const [name] = changesRead.changes;
    if (name === undefined) throw new Error('The fixture has no change.');
    const theme = { ...name, id: '40.0.theme', edits: [], change: { theme: 'elegant' as const } };
    const { actor, builderRef, say, until, title, site, steps } = start({
      read: () => Promise.resolve({ changes: [name, theme], unread: [] }),
    });
    say('call it Pettifer & Sons, elegant');
    await until('proposed');
    actor.send({ type: 'changes.apply' });
    await until('applied');
    expect([title(), site().theme, steps()]).toEqual(['Pettifer & Sons', 'elegant', 1]);
    builderRef.send({ type: 'edit.undo' });
    expect([title(), site().theme, steps()]).toEqual(['Crumb & Ember', 'modern', 0]);
  });

  it('says so where the site cannot be drawn, and keeps the request', async () => {
    const [name] = changesRead.changes;
    const theme = {
      ...name,
      id: '1',
      change: { theme: 'elegant' },
    } as (typeof changesRead.changes)[0];
    const { actor, say, until, title, context } = start({
      read: () => Promise.resolve({ changes: [theme], unread: [] }),
      rebuild: () => Promise.reject(new Error('no chunk')),
    });
    say('elegant');
    await until('proposed');
    actor.send({ type: 'changes.apply' });
    await until('notApplied');
    expect([title(), context().words]).toEqual(['Crumb & Ember', 'elegant']);
    actor.send({ type: 'changes.apply' });
    expect(actor.getSnapshot().matches('applying')).toBe(true);
  });

  it('keeps in the field what was not understood', async () => {
    const { actor, say, until, context } = start({
      read: () => Promise.resolve({ ...changesRead, unread: [...unreadWords] }),
    });
    say(`${SENTENCE}, bake me a cake and remove the swimming pool`);
    await until('proposed');
    actor.send({ type: 'changes.apply' });
    await until('applied');
    expect(context().words).toBe('bake me a cake, remove the swimming pool');
  });

  it('keeps the whole sentence where nothing was understood, or nothing could be read', async () => {
    const nothing = start({
      read: () => Promise.resolve({ changes: [], unread: [...unreadWords] }),
    });
    nothing.say('bake me a cake');
    await nothing.until('nothingUnderstood');
    expect(nothing.context().words).toBe('bake me a cake');
    const broken = start({ read: () => Promise.reject(new Error('no worker')) });
    broken.say('darker');
    await broken.until('failed');
    expect(broken.context().words).toBe('darker');
    broken.actor.send({ type: 'request.send' });
    expect(broken.state()).toBe('reading');
  });

  it('takes the selected section for its scope, unless the whole site is meant', async () => {
    const { actor, outlineRef, say, until, asked, context } = start();
    outlineRef.send({ type: 'entry.select', page: 'hero', id: 'pricing' });
    say(SENTENCE);
    await until('proposed');
    actor.send({ type: 'scope.choose', isWhole: true });
    await until('proposed');
    outlineRef.send({ type: 'entry.select', page: 'hero', id: 'about' });
    await until('proposed');
    expect(asked.map(({ scope }) => scope)).toEqual(['pricing', null, 'about']);
    expect(context().isWhole).toBe(false);
  });

  it('reads again when the site changes meanwhile', async () => {
    const { builderRef, say, until, asked } = start();
    say(SENTENCE);
    await until('proposed');
    builderRef.send({ type: 'section.toggle', section: 'showPricing' });
    await until('proposed');
    expect(asked.map(({ build }) => build.customization.layout.showPricing)).toEqual([true, false]);
  });

  it('asks nothing without words or without a site', () => {
    const { actor, builderRef, state, say } = start();
    actor.send({ type: 'request.send' });
    actor.send({ type: 'words.change', value: 'darker' });
    expect(state()).toBe('folded');
    actor.send({ type: 'request.open' });
    actor.send({ type: 'request.send' });
    expect(state()).toBe('ready');
    builderRef.send({ type: 'builder.reset' });
    say('darker');
    expect(state()).toBe('ready');
  });

  it('folds away where it is left, and keeps the words', () => {
    const { actor, say, state, context } = start({ read: () => new Promise(() => undefined) });
    say('darker');
    actor.send({ type: 'request.cancel' });
    expect(state()).toBe('ready');
    actor.send({ type: 'request.cancel' });
    expect([state(), context().words]).toEqual(['folded', 'darker']);
  });

  it('can reach every state', () => {
    const events: ChangeRequestEvent[] = [
      { type: 'request.open' },
      { type: 'words.change', value: 'darker' },
      { type: 'request.send' },
      { type: 'change.toggle', id: '0.0.name' },
      { type: 'changes.apply' },
    ];
    const { builderRef, outlineRef } = start();
    const done = (src: string, output: unknown) =>
      ({ type: `xstate.done.actor.0.changeRequest.${src}`, output }) as never;
    const failed = (src: string) =>
      ({ type: `xstate.error.actor.0.changeRequest.${src}` }) as never;
    const paths = getShortestPaths(changeRequestMachine, {
      input: { builderRef, outlineRef },
      events: [
        ...events,
        done('reading', changesRead),
        done('reading', { changes: [], unread: unreadWords }),
        failed('reading'),
        done('applying', { isDone: true }),
        done('applying', { isDone: false }),
      ],
      serializeState: ({ value, context: { words, changes } }) =>
        JSON.stringify([value, words, changes]),
    });
    expect([...new Set(paths.map(({ state }) => String(state.value)))].sort()).toEqual(
      Object.keys(changeRequestMachine.states).sort(),
    );
  });
});
