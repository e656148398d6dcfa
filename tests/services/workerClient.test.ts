import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createWorkerClient, type WorkerLike } from '../../src/services/workerClient';

const never = () => new Promise<string>(() => undefined);

/** What the worker of a test answers: a word in capitals, what it was told to, or nothing. */
const api = {
  prepare: () => Promise.resolve(''),
  say: (word: string) => Promise.resolve(word.toUpperCase()),
  refuse: (message: string): Promise<string> => Promise.reject(new Error(message)),
  hang: (_word: string) => never(),
  giveFunction: () => Promise.resolve((() => undefined) as unknown as string),
};
type Api = typeof api;

/** A worker behind a real channel, so that what cannot be cloned cannot be sent here either. */
class FakeWorker extends EventTarget implements WorkerLike {
  readonly asked: string[] = [];
  isTerminated = false;
  readonly #port: MessagePort;

  constructor(answers: Api) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#port.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
    expose(answers, port2);
  }
  postMessage(message: { path?: string[]; argumentList?: { value: unknown }[] }) {
    this.asked.push([...(message.path ?? []), message.argumentList?.[0]?.value].join(' ').trim());
    this.#port.postMessage(message);
  }
  terminate() {
    this.isTerminated = true;
    this.#port.close();
  }
  crash(message: string) {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
}

const DEADLINE = 10_000;
const LIMITS = { starting: 60_000, cancelled: 250 };

function startClient({ answers = api }: { answers?: Api } = {}) {
  const workers: FakeWorker[] = [];
  const client = createWorkerClient<Api>(() => {
    const worker = new FakeWorker(answers);
    workers.push(worker);
    return worker;
  }, LIMITS);
  const ask = (question: 'say' | 'refuse' | 'hang', word: string, signal = goOn) =>
    client.ask((remote) => remote[question](word), { signal, deadline: DEADLINE });
  const worker = (index = 0) => {
    const found = workers[index];
    if (found === undefined) throw new Error(`Worker ${index} was not started.`);
    return found;
  };
  return { client, ask, workers, worker };
}

/** Lets the messages of the channels arrive. */
const arrived = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const pass = async (milliseconds: number) => {
  await arrived();
  vi.advanceTimersByTime(milliseconds);
  await arrived();
};
const overdue = new Error('The worker took longer than 10000 ms.');
const goOn = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('createWorkerClient', () => {
  it('starts the worker at the first question and keeps it', async () => {
    const { ask, workers, worker } = startClient();
    expect(workers).toEqual([]);
    expect(await ask('say', 'a')).toBe('A');
    expect(await ask('say', 'b')).toBe('B');
    expect([workers.length, worker().asked]).toEqual([1, ['say a', 'say b']]);
  });

  it('asks one question at a time, in order', async () => {
    const { ask, worker } = startClient();
    const abort = new AbortController();
    const first = ask('hang', 'a', abort.signal);
    const second = ask('say', 'b');
    await arrived();
    expect(worker().asked).toEqual(['hang a']);
    abort.abort();
    await expect(first).rejects.toBe(abort.signal.reason);
    await pass(LIMITS.cancelled);
    expect(await second).toBe('B');
  });

  it('fault 34: an error in the worker is the answer to its question alone', async () => {
    const { ask, workers } = startClient();
    const answers = await Promise.allSettled([ask('refuse', 'No renderer.'), ask('say', 'b')]);
    expect(answers).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ message: 'No renderer.' }) },
      { status: 'fulfilled', value: 'B' },
    ]);
    expect(workers.length).toBe(1);
  });

  it('asks nothing for a question that was cancelled before, or while it waited', async () => {
    const { ask, workers, worker } = startClient();
    const reason = new Error('gone');
    await expect(ask('say', 'a', AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(workers).toEqual([]);
    const abort = new AbortController();
    const answers = Promise.allSettled([
      ask('say', 'b'),
      ask('say', 'c', abort.signal),
      ask('say', 'd'),
    ]);
    abort.abort(reason);
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 'B' },
      { status: 'rejected', reason },
      { status: 'fulfilled', value: 'D' },
    ]);
    expect([workers.length, worker().asked]).toEqual([1, ['say b', 'say d']]);
  });

  it('fault 33: the late answer of a cancelled question reaches nobody and costs no worker', async () => {
    const { ask, workers } = startClient();
    const abort = new AbortController();
    const first = ask('say', 'a', abort.signal);
    const second = ask('say', 'b');
    abort.abort();
    await expect(first).rejects.toBe(abort.signal.reason);
    expect(await second).toBe('B');
    await pass(LIMITS.starting + DEADLINE);
    expect(workers.length).toBe(1);
  });
});

describe('fault 66: a worker that hangs', () => {
  it('is ended and replaced when its question is overdue, twice in a row; the waiting ones are asked of the new one', async () => {
    const { ask, workers, worker } = startClient();
    await ask('say', 'warm');
    const outcomes = Promise.allSettled([ask('hang', 'a'), ask('hang', 'b'), ask('say', 'c')]);
    await pass(DEADLINE - 1);
    expect(worker().isTerminated).toBe(false);
    await pass(1);
    expect([worker().isTerminated, worker(1).asked]).toEqual([true, ['hang b']]);
    // The new one has not answered yet: it may still be loading.
    await pass(LIMITS.starting + DEADLINE);
    expect(await outcomes).toEqual([
      { status: 'rejected', reason: overdue },
      { status: 'rejected', reason: new Error('The worker took longer than 70000 ms.') },
      { status: 'fulfilled', value: 'C' },
    ]);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false]);
  });

  it('is ended soon after its question is cancelled, twice in a row', async () => {
    const { ask, workers, worker } = startClient();
    await ask('say', 'warm');
    for (const turn of [0, 1]) {
      const abort = new AbortController();
      const outcome = expect(ask('hang', 'a', abort.signal)).rejects.toBe('enough');
      const next = ask('say', 'next');
      await arrived();
      abort.abort('enough');
      await outcome;
      expect(worker(turn).isTerminated).toBe(false);
      await pass(LIMITS.cancelled);
      expect(worker(turn).isTerminated).toBe(true);
      expect(await next).toBe('NEXT');
    }
    expect(workers.length).toBe(3);
  });

  it('settles the question whose answer cannot be cloned, and goes on', async () => {
    const { client, ask, workers } = startClient();
    for (const _turn of [0, 1]) {
      const answer = client.ask((remote) => remote.giveFunction(), {
        signal: goOn,
        deadline: DEADLINE,
      });
      await expect(answer).rejects.toThrow('Unserializable return value');
      expect(await ask('say', 'b')).toBe('B');
    }
    expect(workers.length).toBe(1);
  });

  it('rejects a question that cannot be cloned, and goes on', async () => {
    const { ask } = startClient();
    await expect(ask('say', (() => undefined) as unknown as string)).rejects.toThrow('clone');
    expect(await ask('say', 'b')).toBe('B');
  });
});

describe('fault 66: a worker that crashes', () => {
  it('settles the running question and is replaced at once, twice in a row', async () => {
    const { ask, workers, worker } = startClient();
    await ask('say', 'warm');
    for (const turn of [0, 1]) {
      const outcomes = Promise.allSettled([ask('hang', 'a'), ask('say', 'b')]);
      await arrived();
      worker(turn).crash('out of memory');
      expect(worker(turn).isTerminated).toBe(true);
      expect(await outcomes).toEqual([
        { status: 'rejected', reason: new Error('out of memory') },
        { status: 'fulfilled', value: 'B' },
      ]);
    }
    expect(workers.length).toBe(3);
  });

  it('is replaced at once when it crashes between questions', async () => {
    const { ask, workers, worker } = startClient();
    await ask('say', 'warm');
    worker().crash('out of memory');
    expect([worker().isTerminated, workers.length]).toEqual([true, 2]);
    worker().crash('once more, too late');
    expect(worker(1).isTerminated).toBe(false);
    expect(await ask('say', 'a')).toBe('A');
  });

  it('counts an answer that cannot be read as a crash', async () => {
    const { ask, worker } = startClient();
    const answer = ask('hang', 'a');
    await arrived();
    worker().dispatchEvent(new Event('messageerror'));
    await expect(answer).rejects.toEqual(
      new Error('The worker gave an answer that could not be read.'),
    );
    expect(worker().isTerminated).toBe(true);
  });
});

describe('fault 53: a worker that cannot be started', () => {
  it('says so, and is tried again at the next question only', async () => {
    const { ask, workers, worker } = startClient();
    const answer = ask('hang', 'a');
    worker().dispatchEvent(new Event('error'));
    await expect(answer).rejects.toEqual(new Error('The worker could not be started.'));
    expect(workers.length).toBe(1);
    expect(await ask('say', 'b')).toBe('B');
  });

  it('rejects the question when it cannot be made, and asks the next', async () => {
    const refused = new Error('blocked by policy');
    const client = createWorkerClient<Api>(() => {
      throw refused;
    }, LIMITS);
    client.prepare((remote) => remote.prepare());
    const say = () => client.ask((remote) => remote.say('a'), { signal: goOn, deadline: DEADLINE });
    expect(await Promise.allSettled([say(), say()])).toEqual([
      { status: 'rejected', reason: refused },
      { status: 'rejected', reason: refused },
    ]);
  });
});

describe('a worker that is prepared', () => {
  it('loads what it needs once, holds no question up, and does so again when it is replaced', async () => {
    const { client, ask, workers, worker } = startClient({ answers: { ...api, prepare: never } });
    const prepare = () => client.prepare((remote) => remote.prepare());
    prepare();
    prepare();
    expect(await ask('say', 'a')).toBe('A');
    worker().crash('out of memory');
    expect(await ask('say', 'b')).toBe('B');
    expect(workers.map(({ asked }) => asked)).toEqual([
      ['prepare', 'say a'],
      ['prepare', 'say b'],
    ]);
  });

  it('reports nothing when that fails: the question that needs it does', async () => {
    const { client, ask } = startClient({
      answers: { ...api, prepare: () => Promise.reject(new Error('offline')) },
    });
    client.prepare((remote) => remote.prepare());
    await arrived();
    expect(await ask('say', 'a')).toBe('A');
  });
});
