import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { freshSignInMachine } from '../../machines/freshSignIn';
import type { Notice } from '../../machines/notice';

function startFreshSignIn(sendLink: () => Promise<void> = () => Promise.resolve()) {
  const notices: Notice[] = [];
  const sent: string[] = [];
  const remembered: string[] = [];
  const actor = createActor(
    freshSignInMachine.provide({
      actors: {
        sendLink: fromPromise(({ input }) => {
          sent.push(input.email);
          return sendLink();
        }),
      },
      actions: { rememberWayBack: () => void remembered.push('way back') },
    }),
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    notices,
    remembered,
    sent,
    send: () => {
      actor.send({ type: 'link.send', email: 'ada@example.com' });
      actor.send({ type: 'link.send', email: 'ada@example.com' });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

describe('freshSignInMachine', () => {
  it('fault 14: sends one link, and another when asked again', async () => {
    const { notices, remembered, send, sent } = startFreshSignIn();
    expect((await send()).value).toBe('linkSent');
    expect((await send()).value).toBe('linkSent');
    const told: Notice = {
      type: 'notice',
      status: 'success',
      message: 'A magic login link has been sent to your email.',
    };
    expect([sent, notices]).toEqual([
      ['ada@example.com', 'ada@example.com'],
      [told, told],
    ]);
    expect(remembered).toHaveLength(2);
  });

  it('says when it fails, and tries again', async () => {
    let tries = 0;
    const { notices, send } = startFreshSignIn(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
    });
    const failed = await send();
    const message = 'Failed to send magic link. Please try again.';
    expect([failed.value, failed.context.problem, notices]).toEqual([
      'failed',
      message,
      [{ type: 'notice', status: 'error', message }],
    ]);
    const sent = await send();
    expect([sent.value, sent.context.problem]).toEqual(['linkSent', null]);
  });
});
