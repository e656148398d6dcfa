import { type Remote, wrap } from 'comlink';

/** What a worker client needs of a `Worker`. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** How a question is asked; `deadline` in milliseconds. */
export interface Asking {
  signal: AbortSignal;
  deadline: number;
}

interface Question<TApi> {
  ask: (api: Remote<TApi>) => Promise<() => void>;
  reject: (error: unknown) => void;
  deadline: number;
}

interface Thread<TApi> {
  worker: WorkerLike;
  api: Remote<TApi>;
  /** It is loaded and works: a new one would. */
  hasAnswered: boolean;
}

/**
 * Asks a worker that is started at the first question, one question at a time. A promise settles with the worker's answer;
 * it rejects at once with the signal's reason when it is aborted, and when the worker crashes or takes longer than the
 * deadline. Such a worker, and one that is still busy with an aborted question after `cancelled` milliseconds, is ended; a
 * new one is asked what waits. One that never answered is replaced at the next question only.
 *
 * @param limits milliseconds; `starting` is added to the deadlines of a worker that has not answered yet
 */
export function createWorkerClient<TApi>(
  startWorker: () => WorkerLike,
  limits: { starting: number; cancelled: number },
) {
  let waiting: Question<TApi>[] = [];
  let running: Question<TApi> | null = null;
  let thread: Thread<TApi> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let prepareApi: ((api: Remote<TApi>) => Promise<unknown>) | null = null;

  function prepare(started: Thread<TApi>) {
    // What cannot be loaded now is asked for again, and reported, by the question that needs it.
    prepareApi?.(started.api).then(
      () => (started.hasAnswered = true),
      () => undefined,
    );
  }

  function start(): Thread<TApi> {
    const worker = startWorker();
    const started = { worker, api: wrap<TApi>(worker), hasAnswered: false };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const { message } = event as ErrorEvent;
      end(started, new Error(message || 'The worker could not be started.'));
    });
    worker.addEventListener('messageerror', () =>
      end(started, new Error('The worker gave an answer that could not be read.')),
    );
    prepare(started);
    return started;
  }

  /** A worker that cannot be made is the next question's to report. */
  function startAhead() {
    try {
      thread = start();
    } catch {
      thread = null;
    }
  }

  function end(ended: Thread<TApi>, error: Error) {
    if (thread !== ended) return;
    ended.worker.terminate();
    thread = null;
    if (ended.hasAnswered) startAhead();
    const question = running;
    finish();
    question?.reject(error);
    next();
  }

  function limit(limited: Thread<TApi>, milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(
      () => end(limited, new Error(`The worker took longer than ${milliseconds} ms.`)),
      milliseconds,
    );
  }

  function finish() {
    clearTimeout(timer);
    running = null;
  }

  function next() {
    if (running !== null) return;
    const question = waiting.shift();
    if (question === undefined) return;
    try {
      thread ??= start();
    } catch (error) {
      question.reject(error);
      next();
      return;
    }
    const asked = thread;
    running = question;
    limit(asked, question.deadline + (asked.hasAnswered ? 0 : limits.starting));
    const settled = (settle: () => void) => {
      if (running !== question) return;
      asked.hasAnswered = true;
      finish();
      settle();
      next();
    };
    question
      .ask(asked.api)
      .then(settled, (error: unknown) => settled(() => question.reject(error)));
  }

  return {
    /** Starts the worker and has it load what later questions need, beside the questions; a worker that replaces it loads the same. */
    prepare(load: (api: Remote<TApi>) => Promise<unknown>): void {
      if (prepareApi !== null) return;
      prepareApi = load;
      if (thread === null) startAhead();
      else prepare(thread);
    },

    /** Asks as soon as nothing else is asked. */
    ask<T extends Promise<unknown>>(
      ask: (api: Remote<TApi>) => T,
      { signal, deadline }: Asking,
    ): Promise<Awaited<T>> {
      return new Promise<Awaited<T>>((resolve, reject) => {
        signal.throwIfAborted();
        const question: Question<TApi> = {
          deadline,
          ask: async (api) => {
            const answer = await ask(api);
            return () => {
              signal.removeEventListener('abort', onAbort);
              resolve(answer);
            };
          },
          reject: (error) => {
            signal.removeEventListener('abort', onAbort);
            reject(error as Error);
          },
        };
        const onAbort = () => {
          question.reject(signal.reason);
          if (running === question && thread !== null) limit(thread, limits.cancelled);
          else waiting = waiting.filter((one) => one !== question);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.push(question);
        next();
      });
    },
  };
}
