/** What a worker client needs of a `Worker`. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A worker's answer to the question with the same id. */
export type Answer = { id: number; ok: true } | { id: number; ok: false; error: string };
type Good<TAnswer extends Answer> = Extract<TAnswer, { ok: true }>;

interface Pending<TAnswer extends Answer> {
  resolve: (answer: Good<TAnswer>) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks a worker that is started at the first question. Each question gets an id; the promise settles with the answer of
 * that id, or rejects with the signal's reason when it is aborted (a late answer is then ignored). A worker that
 * crashes or cannot be loaded rejects all that wait for it; the next question starts a new one.
 */
export function createWorkerClient<TQuestion extends object, TAnswer extends Answer>(
  startWorker: () => WorkerLike,
) {
  const pending = new Map<number, Pending<TAnswer>>();
  let worker: WorkerLike | null = null;
  let lastId = 0;

  function crash(crashed: WorkerLike, error: Error) {
    if (worker !== crashed) return;
    worker = null;
    crashed.terminate();
    const waiting = [...pending.values()];
    pending.clear();
    for (const { reject } of waiting) reject(error);
  }

  function start(): WorkerLike {
    const started = startWorker();
    started.addEventListener('message', (event) => {
      const answer: Answer = (event as MessageEvent<TAnswer>).data;
      const request = pending.get(answer.id);
      pending.delete(answer.id);
      if (answer.ok) request?.resolve(answer as Good<TAnswer>);
      else request?.reject(new Error(answer.error));
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      crash(
        started,
        new Error((event as ErrorEvent).message || 'The worker could not be started.'),
      );
    });
    started.addEventListener('messageerror', () =>
      crash(started, new Error('The worker gave an answer that could not be read.')),
    );
    return started;
  }

  return function ask(question: TQuestion, signal: AbortSignal): Promise<Good<TAnswer>> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const onAbort = () => {
        pending.delete(id);
        reject(signal.reason);
      };
      const done =
        <T>(settle: (outcome: T) => void) =>
        (outcome: T) => {
          signal.removeEventListener('abort', onAbort);
          settle(outcome);
        };
      worker ??= start();
      pending.set(id, { resolve: done(resolve), reject: done(reject) });
      signal.addEventListener('abort', onAbort, { once: true });
      worker.postMessage({ ...question, id });
    });
  };
}
