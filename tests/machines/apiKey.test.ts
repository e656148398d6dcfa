import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { apiKeyMachine, apiKeyToSave } from '../../machines/apiKey';
import type { Notice } from '../../machines/notice';
import { createApiKey } from '../../src/services/apiKey';

const FIRST = 'wt_AAAAAAAAAAAAAAAA';
const NEXT = 'wt_BBBBBBBBBBBBBBBB';

interface Fakes {
  key?: string;
  createKey?: () => Promise<string>;
  copyText?: (text: string) => Promise<void>;
}

async function startApiKey({
  key,
  createKey = () => Promise.resolve(NEXT),
  copyText = () => Promise.resolve(),
}: Fakes = {}) {
  const notices: Notice[] = [];
  const copied: string[] = [];
  const actor = createActor(
    apiKeyMachine.provide({
      actors: {
        createKey: fromPromise(createKey),
        copyText: fromPromise(({ input }) => {
          copied.push(input.text);
          return copyText(input.text);
        }),
      },
    }),
    { input: key === undefined ? {} : { key } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  return { actor, notices, copied, settled, snapshot: () => actor.getSnapshot() };
}

describe('apiKeyMachine', () => {
  it('fault 47: makes a first key silently, and keeps a saved one', async () => {
    const made = await startApiKey({ createKey: () => Promise.resolve(FIRST) });
    const kept = await startApiKey({ key: FIRST });
    for (const { snapshot, notices } of [made, kept]) {
      expect([apiKeyToSave(snapshot().context), snapshot().value, notices]).toEqual([
        { key: FIRST },
        { visibility: 'masked', work: 'idle' },
        [],
      ]);
    }
  });

  it('fault 47: is masked until shown, and can be hidden again', async () => {
    const { actor, snapshot } = await startApiKey({ key: FIRST });
    actor.send({ type: 'key.show' });
    expect(snapshot().matches({ visibility: 'shown' })).toBe(true);
    actor.send({ type: 'key.hide' });
    expect(snapshot().matches({ visibility: 'masked' })).toBe(true);
  });

  it('fault 47: regenerates only after the question, and hides the new key', async () => {
    const { actor, notices, settled, snapshot } = await startApiKey({ key: FIRST });
    actor.send({ type: 'regeneration.confirm' });
    actor.send({ type: 'key.show' });
    actor.send({ type: 'regeneration.ask' });
    expect([snapshot().value, snapshot().context.key]).toEqual([
      { visibility: 'shown', work: 'confirming' },
      FIRST,
    ]);
    actor.send({ type: 'regeneration.cancel' });
    expect([snapshot().context.key, notices]).toEqual([FIRST, []]);
    actor.send({ type: 'regeneration.ask' });
    actor.send({ type: 'regeneration.confirm' });
    actor.send({ type: 'regeneration.confirm' });
    await settled();
    expect([snapshot().value, snapshot().context, notices]).toEqual([
      { visibility: 'masked', work: 'idle' },
      { key: NEXT, problem: null },
      [{ type: 'notice', status: 'success', message: 'API key regenerated successfully' }],
    ]);
  });

  it('keeps the old key when none can be made', async () => {
    const { actor, notices, settled, snapshot } = await startApiKey({
      key: FIRST,
      createKey: () => Promise.reject(new Error('no crypto')),
    });
    actor.send({ type: 'regeneration.ask' });
    actor.send({ type: 'regeneration.confirm' });
    await settled();
    const problem = 'The key could not be made. Please try again.';
    expect([snapshot().context, notices]).toEqual([
      { key: FIRST, problem },
      [{ type: 'notice', status: 'error', message: problem }],
    ]);
  });

  it('offers another try when the first key cannot be made', async () => {
    let tries = 0;
    const { actor, settled, snapshot } = await startApiKey({
      createKey: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('no crypto')) : Promise.resolve(FIRST);
      },
    });
    expect(snapshot().matches({ work: 'missing' })).toBe(true);
    actor.send({ type: 'key.create' });
    await settled();
    expect(snapshot().context).toEqual({ key: FIRST, problem: null });
  });

  it('copies the key', async () => {
    const { actor, copied, notices, settled, snapshot } = await startApiKey({ key: FIRST });
    actor.send({ type: 'key.copy' });
    actor.send({ type: 'key.copy' });
    await settled();
    expect([copied, notices, snapshot().value]).toEqual([
      [FIRST],
      [{ type: 'notice', status: 'success', message: 'Copied to clipboard' }],
      { visibility: 'masked', work: 'idle' },
    ]);
  });

  it('fault 40: a refused copy says so and shows the key to select', async () => {
    const { actor, notices, settled, snapshot } = await startApiKey({
      key: FIRST,
      copyText: () => Promise.reject(new Error('denied')),
    });
    actor.send({ type: 'key.copy' });
    await settled();
    const message =
      'The browser did not allow copying. The key is shown: select it and copy it yourself.';
    expect([snapshot().value, snapshot().context.problem, notices]).toEqual([
      { visibility: 'shown', work: 'idle' },
      message,
      [{ type: 'notice', status: 'error', message }],
    ]);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(apiKeyMachine, {
      input: {},
      events: [
        { type: 'key.show' },
        { type: 'key.copy' },
        { type: 'regeneration.ask' },
        { type: 'regeneration.confirm' },
        { type: 'xstate.done.actor.createFirstKey', output: FIRST } as never,
        { type: 'xstate.error.actor.createFirstKey' } as never,
      ],
    });
    const reached = new Set(paths.map(({ state }) => state.value.work));
    expect([...reached].sort()).toEqual([
      'confirming',
      'copying',
      'creating',
      'idle',
      'missing',
      'regenerating',
    ]);
  });
});

describe('createApiKey', () => {
  it('fault 47: 10,000 keys are well-formed, distinct, and use every character alike', () => {
    const keys = Array.from({ length: 10_000 }, createApiKey);
    expect(keys.filter((key) => !/^wt_[A-Za-z0-9]{16}$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(10_000);
    const counts = new Map<string, number>();
    for (const character of keys.flatMap((key) => [...key.slice(3)])) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    // 160,000 draws of 62: 2,581 each; modulo bias would lift eight of them to 3,125.
    expect(counts.size).toBe(62);
    expect(Math.max(...counts.values())).toBeLessThan(2900);
    expect(Math.min(...counts.values())).toBeGreaterThan(2280);
  });
});
