import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { AccountRefusedError } from '../../machines/accountRefusal';
import type { Notice } from '../../machines/notice';
import { passwordChangeMachine } from '../../machines/passwordChange';
import { passwordRulesOf } from '../../machines/passwordRules';

function startPasswordChange(
  changePassword: (password: string) => Promise<void> = () => Promise.resolve(),
) {
  const notices: Notice[] = [];
  const calls: string[] = [];
  const actor = createActor(
    passwordChangeMachine.provide({
      actors: {
        changePassword: fromPromise(({ input }) => {
          calls.push(input.password);
          return changePassword(input.password);
        }),
      },
    }),
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    notices,
    calls,
    snapshot,
    submit: async (password: string, confirmation = password) => {
      actor.send({ type: 'password.change', password, confirmation });
      actor.send({ type: 'form.submit', password, confirmation });
      return waitFor(actor, (now) => !now.hasTag('busy'));
    },
  };
}

const GOOD = 'Aa1aaaaa';
const WEAK =
  'Password must be at least 8 characters and include lowercase, uppercase, and a number.';
const error = (message: string): Notice => ({ type: 'notice', status: 'error', message });
const noRules = { length: false, lowercase: false, uppercase: false, digit: false };

describe('passwordChangeMachine', () => {
  it.each([GOOD, 'ÄÖÜäöü12', ' Aa1    ', `Aa1${'x'.repeat(997)}`, 'Ññ٣ñññññ'])(
    'fault 48: %j is accepted as it was typed',
    async (password) => {
      const { calls, notices, submit } = startPasswordChange();
      const { value, context } = await submit(password);
      expect([value, calls, notices]).toEqual([
        'editing',
        [password],
        [{ type: 'notice', status: 'success', message: 'Password changed successfully' }],
      ]);
      expect(context).toEqual({ rules: noRules, problem: null, changes: 1, isShown: false });
    },
  );

  it.each([
    ['seven characters', 'Aa1aaaa'],
    ['no uppercase', 'aa1aaaaa'],
    ['no lowercase', 'AA1AAAAA'],
    ['no digit', 'Aaaaaaaa'],
    ['seven code points in fourteen units', 'Aa1😀😀😀😀'],
    ['spaces', '        '],
    ['nothing', ''],
  ])('fault 48: %s is refused beside the field', async (_, password) => {
    const { calls, notices, submit } = startPasswordChange();
    const { context } = await submit(password);
    expect([calls, notices]).toEqual([[], [error(WEAK)]]);
    expect(context.problem).toEqual({ about: 'password', message: WEAK, needsFreshSignIn: false });
  });

  it('fault 48: two that differ are refused first, whatever they are', async () => {
    const { calls, notices, submit } = startPasswordChange();
    const { context } = await submit(GOOD, `${GOOD} `);
    await submit('x', 'y');
    const mismatch = error('Passwords do not match');
    expect([calls, notices]).toEqual([[], [mismatch, mismatch]]);
    expect(context.problem).toEqual({
      about: 'confirmation',
      message: 'Passwords do not match',
      needsFreshSignIn: false,
    });
  });

  it.each([
    ['the provider’s own words', new AccountRefusedError('other', 'Too common.'), 'Too common.'],
    ['no words', new AccountRefusedError('other'), 'Failed to change password'],
    ['an unknown error', new Error('boom'), 'Failed to change password'],
    ['nobody signed in', new AccountRefusedError('noUser'), 'No authenticated user'],
  ])('fault 48: a refusal with %s', async (_, refusal, message) => {
    const { notices, submit } = startPasswordChange(() => Promise.reject(refusal));
    const { value, context } = await submit(GOOD);
    expect([value, notices, context.changes]).toEqual(['editing', [error(message)], 0]);
    expect(context.problem).toEqual({ about: 'form', message, needsFreshSignIn: false });
  });

  it('fault 48: requires-recent-login asks for a fresh sign-in', async () => {
    const { submit } = startPasswordChange(() =>
      Promise.reject(new AccountRefusedError('needsFreshSignIn')),
    );
    const { context } = await submit(GOOD);
    expect([context.problem?.about, context.problem?.needsFreshSignIn]).toEqual(['form', true]);
  });

  it('fault 48: no state ever holds what was typed', async () => {
    const seen: string[] = [];
    const { actor, submit } = startPasswordChange();
    actor.subscribe(({ value, context }) => seen.push(JSON.stringify([value, context])));
    await submit(GOOD);
    expect(seen.filter((state) => state.includes(GOOD))).toEqual([]);
    expect(seen.length).toBeGreaterThan(2);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(GOOD);
  });

  it('fault 14: a double click changes it once', async () => {
    const { actor, calls, submit } = startPasswordChange();
    const first = submit(GOOD);
    actor.send({ type: 'form.submit', password: GOOD, confirmation: GOOD });
    await first;
    expect(calls).toEqual([GOOD]);
  });

  it('keeps the checklist while typing and takes the complaint away', async () => {
    const { actor, snapshot, submit } = startPasswordChange();
    await submit('abc');
    actor.send({ type: 'password.change', password: 'abcD', confirmation: 'abc' });
    expect(snapshot().context).toEqual({
      rules: { length: false, lowercase: true, uppercase: true, digit: false },
      problem: null,
      changes: 0,
      isShown: false,
    });
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(passwordChangeMachine, {
      events: [{ type: 'form.submit', password: GOOD, confirmation: GOOD }],
    });
    const reached = new Set(paths.map(({ state }) => state.value));
    expect([...reached].sort()).toEqual(['changing', 'editing']);
  });
});

describe('passwordRulesOf', () => {
  it('counts letters and digits of every script', () => {
    expect(passwordRulesOf('Жж٣')).toEqual({
      length: false,
      lowercase: true,
      uppercase: true,
      digit: true,
    });
  });

  it('shows and hides what is typed, also while the change is under way', () => {
    const { actor, snapshot } = startPasswordChange(() => new Promise(() => undefined));
    actor.send({ type: 'passwords.toggle' });
    expect(snapshot().context.isShown).toBe(true);
    actor.send({ type: 'form.submit', password: GOOD, confirmation: GOOD });
    actor.send({ type: 'passwords.toggle' });
    expect([snapshot().value, snapshot().context.isShown]).toEqual(['changing', false]);
  });
});
