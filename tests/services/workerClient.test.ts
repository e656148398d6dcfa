import { describe, expect, it } from 'vitest';

import { createWorkerClient, type WorkerLike } from '../../src/services/workerClient';

type FakeAnswer =
  { id: number; ok: true; value: string } | { id: number; ok: false; error: string };

class FakeWorker extends EventTarget implements WorkerLike {
  readonly received: { id: number; prompt: string }[] = [];
  terminated = false;

  postMessage(message: { id: number; prompt: string }) {
    this.received.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  crash(message: string) {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
}

function startClient() {
  const workers: FakeWorker[] = [];
  const ask = createWorkerClient<{ prompt: string }, FakeAnswer>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const worker = (index = 0) => {
    const found = workers[index];
    if (found === undefined) throw new Error(`Worker ${index} was not started.`);
    return found;
  };
  return { ask, workers, worker };
}

const goOn = new AbortController().signal;

describe('createWorkerClient', () => {
  it('starts the worker at the first request and keeps it', async () => {
    const { ask, workers, worker } = startClient();
    expect(workers).toEqual([]);
    const first = ask({ prompt: 'a' }, goOn);
    worker().answer({ id: 1, ok: true, value: 'A' });
    expect(await first).toEqual({ id: 1, ok: true, value: 'A' });
    const second = ask({ prompt: 'b' }, goOn);
    worker().answer({ id: 2, ok: true, value: 'B' });
    expect(await second).toEqual({ id: 2, ok: true, value: 'B' });
    expect([workers.length, worker().received]).toEqual([
      1,
      [
        { id: 1, prompt: 'a' },
        { id: 2, prompt: 'b' },
      ],
    ]);
  });

  it('gives each request its own answer, whatever their order', async () => {
    const { ask, worker } = startClient();
    const answers = Promise.allSettled([ask({ prompt: 'a' }, goOn), ask({ prompt: 'b' }, goOn)]);
    worker().answer({ id: 2, ok: true, value: 'B' });
    worker().answer({ id: 1, ok: false, error: 'The renderer could not be loaded.' });
    expect(await answers).toEqual([
      { status: 'rejected', reason: new Error('The renderer could not be loaded.') },
      { status: 'fulfilled', value: { id: 2, ok: true, value: 'B' } },
    ]);
  });

  it('fault 33: an aborted request rejects at once and its late answer reaches nobody', async () => {
    const { ask, worker } = startClient();
    const abort = new AbortController();
    const first = ask({ prompt: 'a' }, abort.signal);
    const second = ask({ prompt: 'b' }, goOn);
    abort.abort();
    await expect(first).rejects.toBe(abort.signal.reason);
    worker().answer({ id: 1, ok: true, value: 'A' });
    worker().answer({ id: 2, ok: true, value: 'B' });
    expect(await second).toEqual({ id: 2, ok: true, value: 'B' });
  });

  it('asks nothing for a request that was aborted before', async () => {
    const { ask, workers } = startClient();
    const reason = new Error('gone');
    await expect(ask({ prompt: 'a' }, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(workers).toEqual([]);
  });

  it('fault 34: a crash rejects all that wait, and the next request starts a new worker', async () => {
    const { ask, workers, worker } = startClient();
    const answers = Promise.allSettled([ask({ prompt: 'a' }, goOn), ask({ prompt: 'b' }, goOn)]);
    worker().crash('out of memory');
    expect(await answers).toEqual([
      { status: 'rejected', reason: new Error('out of memory') },
      { status: 'rejected', reason: new Error('out of memory') },
    ]);
    expect(worker().terminated).toBe(true);

    const third = ask({ prompt: 'c' }, goOn);
    worker(1).answer({ id: 3, ok: true, value: 'C' });
    expect([await third, workers.length]).toEqual([{ id: 3, ok: true, value: 'C' }, 2]);
  });

  it('fault 53: a worker that cannot be loaded says so', async () => {
    const { ask, worker } = startClient();
    const answer = ask({ prompt: 'a' }, goOn);
    worker().dispatchEvent(new Event('error'));
    await expect(answer).rejects.toEqual(new Error('The worker could not be started.'));
  });

  it('an answer that cannot be read counts as a crash', async () => {
    const { ask, worker } = startClient();
    const answer = ask({ prompt: 'a' }, goOn);
    worker().dispatchEvent(new Event('messageerror'));
    await expect(answer).rejects.toEqual(
      new Error('The worker gave an answer that could not be read.'),
    );
    expect(worker().terminated).toBe(true);
  });

  it('a worker that cannot be made rejects the request', async () => {
    const refused = new Error('blocked by policy');
    const ask = createWorkerClient<{ prompt: string }, FakeAnswer>(() => {
      throw refused;
    });
    await expect(ask({ prompt: 'a' }, goOn)).rejects.toBe(refused);
  });
});
