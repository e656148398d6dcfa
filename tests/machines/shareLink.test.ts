import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { messages } from '../../machines/messages';
import type { Notice } from '../../machines/notice';
import { type MadeLink, shareLinkMachine } from '../../machines/shareLink';
import { aBuild } from '../../stories/fixtures/aBuild';

const link = 'https://app.example/view#1.abc.def';
const copied: MadeLink = { isTooLarge: false, link, isCopied: true };
const refused: MadeLink = { isTooLarge: false, link, isCopied: false };
const tooLarge: MadeLink = { isTooLarge: true, size: 41_230, limit: 32_000 };

const builderRef = createActor(builderMachine, {
  input: { history: [aBuild()], currentId: 'build-1' },
}).start();

function startSharing(share: () => Promise<MadeLink> = () => Promise.resolve(copied)) {
  const notices: Notice[] = [];
  const shared: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    shareLinkMachine.provide({
      actors: {
        shareSite: fromPromise(async ({ input }) => {
          shared.push((await input.page).build.id);
          return share();
        }),
      },
    }),
    { clock, input: { builderRef } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    clock,
    notices,
    shared,
    make: () => actor.send({ type: 'link.make' }),
    snapshot: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

const error = (message: string): Notice => ({ type: 'notice', status: 'error', message });
const rest = { builderRef, link: null, problem: null };

describe('shareLinkMachine', () => {
  it('says that the link was copied, for two seconds', async () => {
    const { clock, make, notices, shared, settled, snapshot } = startSharing();
    make();
    expect((await settled()).value).toBe('copied');
    expect([shared, notices]).toEqual([
      ['build-1'],
      [{ type: 'notice', status: 'success', message: 'Copied to clipboard' }],
    ]);
    clock.increment(2000);
    expect([snapshot().value, snapshot().context]).toEqual(['idle', rest]);
  });

  it('fault 40: shows the link where the clipboard refuses, and never says that it was copied', async () => {
    const { actor, make, notices, settled, snapshot } = startSharing(() =>
      Promise.resolve(refused),
    );
    make();
    const { value, context } = await settled();
    expect([value, context]).toEqual([
      'manualCopy',
      { ...rest, link, problem: messages.shareLink.notCopied },
    ]);
    expect(notices).toEqual([error(messages.shareLink.notCopied)]);
    actor.send({ type: 'link.dismiss' });
    expect([snapshot().value, snapshot().context]).toEqual(['idle', rest]);
  });

  it('says how large a site is that fits in no link', async () => {
    const { make, notices, settled } = startSharing(() => Promise.resolve(tooLarge));
    make();
    const { value, context } = await settled();
    const text =
      'This site does not fit in a link: it would take 42 kB, and browsers reliably carry 32 kB. Export a ZIP instead.';
    expect([value, context, notices]).toEqual([
      'tooLarge',
      { ...rest, problem: text },
      [error(text)],
    ]);
  });

  it('can be tried again after a failure', async () => {
    let calls = 0;
    const { make, notices, settled, snapshot } = startSharing(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('worker is gone')) : Promise.resolve(copied);
    });
    make();
    expect([(await settled()).value, notices]).toEqual([
      'failed',
      [error(messages.shareLink.failed)],
    ]);
    make();
    expect(snapshot().context).toEqual(rest);
    expect((await settled()).value).toBe('copied');
  });

  it('fault 14: asked twice, makes one link', async () => {
    const { make, settled, shared } = startSharing();
    make();
    make();
    await settled();
    expect(shared).toEqual(['build-1']);
  });

  it('without implementations the person reads the failure text', async () => {
    const actor = createActor(shareLinkMachine, { input: { builderRef } }).start();
    actor.send({ type: 'link.make' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(context.problem).toBe(messages.shareLink.failed);
  });

  it('can reach every state', () => {
    const done = (output: MadeLink) =>
      ({ type: 'xstate.done.actor.0.shareLink.making', output }) as never;
    const paths = getShortestPaths(shareLinkMachine, {
      input: { builderRef },
      events: [
        { type: 'link.make' },
        done(copied),
        done(refused),
        done(tooLarge),
        { type: 'xstate.error.actor.0.shareLink.making', error: new Error('offline') } as never,
      ],
    });
    const reached = new Set(paths.map(({ state }) => state.value));
    expect([...reached].sort()).toEqual(Object.keys(shareLinkMachine.states).sort());
  });
});
