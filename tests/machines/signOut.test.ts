import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { SavedWork, Work } from '../../machines/savedWork';
import {
  type ExportAllRequest,
  type ExportedAll,
  signOutMachine,
  type SignOutContext,
} from '../../machines/signOut';
import { messages } from '../../machines/messages';
import { savedWork, someWork } from '../../stories/fixtures/savedWork';

/** Lets promises that are settled already tell their actors. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const exported: ExportedAll = { fileName: 'my-work-2026-03-14.zip', missing: [] };

const onlyTyped: SavedWork = {
  ...savedWork,
  builder: { ...savedWork.builder, history: [] },
  componentLibrary: { ...savedWork.componentLibrary, items: [] },
  images: { ...savedWork.images, images: [] },
};

function startSignOut({
  saved = savedWork,
  hasWork = () => true,
  isElsewhere = () => Promise.resolve(false),
}: {
  saved?: SavedWork;
  hasWork?: () => boolean;
  isElsewhere?: () => Promise<boolean>;
} = {}) {
  const requests: ExportAllRequest[] = [];
  const aborted: boolean[] = [];
  let signOuts = 0;
  let answer: (exported: ExportedAll) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const work: Work<SavedWork> = {
    ...someWork,
    toSave: () => saved,
    isWorthKeeping: hasWork,
  };
  const actor = createActor(
    signOutMachine.provide({
      actors: {
        askOtherTabs: fromPromise(isElsewhere),
        exportAll: fromPromise<ExportedAll, ExportAllRequest>(({ input, signal }) => {
          requests.push(input);
          signal.addEventListener('abort', () => aborted.push(true));
          return new Promise((resolve, reject) => {
            answer = resolve;
            refuse = reject;
          });
        }),
      },
      actions: {
        signOut: () => {
          signOuts += 1;
        },
      },
    }),
    { input: { uid: 'u-ada', builderRef: null, work } },
  ).start();
  return {
    actor,
    requests,
    aborted,
    signOuts: () => signOuts,
    answer: (made: ExportedAll) => answer(made),
    refuse: () => refuse(new Error('no')),
  };
}

describe('signOutMachine', () => {
  it('fault 80: asks before work goes, and says how much', () => {
    const { actor, signOuts } = startSignOut();
    actor.send({ type: 'signOut.ask' });
    expect(actor.getSnapshot().value).toEqual({ asking: 'choosing' });
    expect(actor.getSnapshot().context.count).toEqual({ websites: 1, components: 1, images: 1 });
    expect(signOuts()).toBe(0);
    actor.send({ type: 'signOut.confirm' });
    expect([actor.getSnapshot().value, signOuts()]).toEqual(['idle', 1]);
  });

  it('asks nothing where there is no work', async () => {
    const { actor, signOuts } = startSignOut({ hasWork: () => false });
    actor.send({ type: 'signOut.ask' });
    await settled();
    expect([actor.getSnapshot().value, signOuts()]).toEqual(['idle', 1]);
  });

  it('fault 80: asks about the work that only another tab has', async () => {
    const { actor, signOuts } = startSignOut({
      hasWork: () => false,
      isElsewhere: () => Promise.resolve(true),
    });
    actor.send({ type: 'signOut.ask' });
    await settled();
    expect([actor.getSnapshot().value, signOuts()]).toEqual(['elsewhere', 0]);
    actor.send({ type: 'signOut.cancel' });
    expect([actor.getSnapshot().value, signOuts()]).toEqual(['idle', 0]);
    actor.send({ type: 'signOut.ask' });
    await settled();
    actor.send({ type: 'signOut.confirm' });
    expect([actor.getSnapshot().value, signOuts()]).toEqual(['idle', 1]);
  });

  it('signs out where other tabs cannot be asked', async () => {
    const { actor, signOuts } = startSignOut({
      hasWork: () => false,
      isElsewhere: () => Promise.reject(new Error('no channel')),
    });
    actor.send({ type: 'signOut.ask' });
    await settled();
    expect(signOuts()).toBe(1);
  });

  it.each([
    ['answer', () => Promise.resolve(false)],
    ['cannot be asked', () => Promise.reject(new Error('no channel'))],
  ])('fault 80: asks about work that began here before other tabs %s', async (_, isElsewhere) => {
    let hasWork = false;
    const { actor, signOuts } = startSignOut({ hasWork: () => hasWork, isElsewhere });
    actor.send({ type: 'signOut.ask' });
    hasWork = true;
    await settled();
    expect([actor.getSnapshot().value, signOuts()]).toEqual([{ asking: 'choosing' }, 0]);
  });

  it('fault 80: asks about work that comes here while another tab is spoken of', async () => {
    let hasWork = false;
    const { actor, signOuts } = startSignOut({
      hasWork: () => hasWork,
      isElsewhere: () => Promise.resolve(true),
    });
    actor.send({ type: 'signOut.ask' });
    await settled();
    hasWork = true;
    actor.send({ type: 'signOut.confirm' });
    expect([actor.getSnapshot().value, signOuts()]).toEqual([{ asking: 'choosing' }, 0]);
    actor.send({ type: 'signOut.confirm' });
    expect(signOuts()).toBe(1);
  });

  it('leaves the choice after everything was exported', async () => {
    const { actor, answer, requests, signOuts } = startSignOut();
    actor.send({ type: 'signOut.ask' });
    actor.send({ type: 'export.all' });
    const [request] = requests;
    expect(await request?.work).toEqual(savedWork);
    request?.onPacked(2);
    expect(actor.getSnapshot().context.packed).toBe(2);
    answer({ ...exported, missing: ['A bakery'] });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ asking: 'exported' });
    expect(actor.getSnapshot().context.exported).toEqual({ ...exported, missing: ['A bakery'] });
    expect(signOuts()).toBe(0);
    actor.send({ type: 'signOut.confirm' });
    expect(signOuts()).toBe(1);
  });

  it('does not sign out, or export a second time, while the file is being made', () => {
    const { actor, requests, signOuts } = startSignOut();
    actor.send({ type: 'signOut.ask' });
    actor.send({ type: 'export.all' });
    const can = (type: 'signOut.confirm' | 'export.all' | 'signOut.cancel') =>
      actor.getSnapshot().can({ type });
    expect([can('signOut.confirm'), can('export.all'), can('signOut.cancel')]).toEqual([
      false,
      false,
      true,
    ]);
    actor.send({ type: 'signOut.confirm' });
    actor.send({ type: 'export.all' });
    expect([requests.length, signOuts()]).toEqual([1, 0]);
  });

  it('Cancel ends the export and stays signed in', () => {
    const { actor, aborted, signOuts } = startSignOut();
    actor.send({ type: 'signOut.ask' });
    actor.send({ type: 'export.all' });
    actor.send({ type: 'signOut.cancel' });
    expect([actor.getSnapshot().value, aborted, signOuts()]).toEqual(['idle', [true], 0]);
  });

  it('says that the export failed, and tries again; asked anew, it says nothing of it', async () => {
    const { actor, refuse, requests } = startSignOut();
    actor.send({ type: 'signOut.ask' });
    actor.send({ type: 'export.all' });
    refuse();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ asking: 'failed' });
    expect(actor.getSnapshot().context.problem).toBe(messages.export.failed);
    actor.send({ type: 'export.all' });
    expect([requests.length, actor.getSnapshot().context.problem]).toEqual([2, null]);
    refuse();
    await settled();
    actor.send({ type: 'signOut.cancel' });
    actor.send({ type: 'signOut.ask' });
    expect(actor.getSnapshot().context.problem).toBe(null);
  });

  it('offers no export of text that was only typed', () => {
    const { actor } = startSignOut({ saved: onlyTyped });
    actor.send({ type: 'signOut.ask' });
    expect(actor.getSnapshot().can({ type: 'export.all' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'signOut.confirm' })).toBe(true);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(signOutMachine, {
      input: { uid: 'u-ada', builderRef: null, work: { ...someWork } },
      events: [
        { type: 'signOut.ask' },
        { type: 'export.all' },
        { type: 'xstate.done.actor.0.signOut.asking.exporting', output: exported } as never,
        { type: 'xstate.error.actor.0.signOut.asking.exporting' } as never,
      ],
      serializeState: ({ value }) => JSON.stringify(value),
    });
    const withoutWork = getShortestPaths(signOutMachine, {
      input: {
        uid: 'u-ada',
        builderRef: null,
        work: { ...someWork, isWorthKeeping: () => false } satisfies SignOutContext['work'],
      },
      events: [
        { type: 'signOut.ask' },
        { type: 'xstate.done.actor.0.signOut.askingOtherTabs', output: true } as never,
      ],
      serializeState: ({ value }) => JSON.stringify(value),
    });
    const reached = new Set(
      [...paths, ...withoutWork].map(({ state }) => JSON.stringify(state.value)),
    );
    expect([...reached].sort()).toEqual(
      [
        'idle',
        'askingOtherTabs',
        'elsewhere',
        { asking: 'choosing' },
        { asking: 'exporting' },
        { asking: 'exported' },
        { asking: 'failed' },
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    );
  });
});
