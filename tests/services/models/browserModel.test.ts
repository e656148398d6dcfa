import { afterEach, describe, expect, it, vi } from 'vitest';

import type { ModelError, ModelRequest } from '../../../machines/askModel';
import {
  askBrowserModel,
  checkBrowserModel,
  downloadBrowserModel,
} from '../../../src/services/models/browserModel';

afterEach(() => void vi.unstubAllGlobals());

const { signal } = new AbortController();
const failsWith = (problem: ModelError['problem']) =>
  expect.objectContaining({ name: 'ModelError', problem }) as ModelError;
const refusal = (name: string) => new DOMException('No.', name);

interface Script {
  availability?: Availability;
  /** What `create` rejects with. */
  refusal?: Error;
  progress?: number[];
  /** The pieces of the answer; an error ends them. */
  answer?: (string | Error)[];
  usage?: number;
}

/** A browser whose model does what is written here. */
function browserWith({
  availability = 'available',
  refusal,
  progress = [],
  answer = [],
  usage = 10,
}: Script) {
  const destroy = vi.fn();
  const promptStreaming = vi.fn(
    () =>
      new ReadableStream<string>({
        start: (controller) => {
          for (const piece of answer) {
            if (piece instanceof Error) controller.error(piece);
            else controller.enqueue(piece);
          }
          if (!answer.some((piece) => piece instanceof Error)) controller.close();
        },
      }),
  );
  const create = vi.fn((options: LanguageModelCreateOptions) => {
    const monitor = new EventTarget();
    options.monitor?.(monitor as CreateMonitor);
    for (const loaded of progress) {
      monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
    }
    if (refusal !== undefined) return Promise.reject(refusal);
    const measureContextUsage = () => Promise.resolve(usage);
    const sizes = { contextUsage: 20, contextWindow: 100 };
    return Promise.resolve({ destroy, promptStreaming, measureContextUsage, ...sizes });
  });
  const availabilityOf = vi.fn((_: LanguageModelCreateCoreOptions) =>
    Promise.resolve(availability),
  );
  vi.stubGlobal('LanguageModel', { availability: availabilityOf, create });
  return { availabilityOf, create, destroy, promptStreaming };
}

describe('the check of the browser’s own model', () => {
  it('is proved by a session, which is made with what was asked about and ended at once', async () => {
    const { availabilityOf, create, destroy } = browserWith({});
    expect(await checkBrowserModel(signal)).toEqual({ isDownloaded: true, models: [] });
    const languages = ['de', 'en', 'es', 'fr', 'ja'];
    expect(availabilityOf.mock.calls).toEqual([
      [
        {
          expectedInputs: [{ type: 'text', languages }],
          expectedOutputs: [{ type: 'text', languages }],
        },
      ],
    ]);
    expect(create.mock.calls).toEqual([[{ ...availabilityOf.mock.calls[0]?.[0], signal }]]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it.each(['downloadable', 'downloading'] as const)(
    'begins no session while it is %s: that wants a press',
    async (availability) => {
      const { create } = browserWith({ availability });
      expect(await checkBrowserModel(signal)).toEqual({ isDownloaded: false });
      expect(create).not.toHaveBeenCalled();
    },
  );

  it('says that there is none in another browser, or where it is unavailable', async () => {
    await expect(checkBrowserModel(signal)).rejects.toEqual(failsWith('unsupported'));
    browserWith({ availability: 'unavailable' });
    await expect(checkBrowserModel(signal)).rejects.toEqual(failsWith('unsupported'));
  });

  it.each([
    ['InvalidStateError', 'notCreated'],
    ['NotAllowedError', 'notCreated'],
    ['NotSupportedError', 'unsupported'],
  ] as const)('believes no browser that refuses the session: %s', async (name, problem) => {
    browserWith({ refusal: refusal(name) });
    await expect(checkBrowserModel(signal)).rejects.toEqual(failsWith(problem));
  });
});

describe('the download', () => {
  it('tells how much is here, from 0 to 1, and ends its session', async () => {
    const { destroy } = browserWith({ progress: [0, 0.25, 1.01] });
    const onLoaded = vi.fn();
    await downloadBrowserModel({ onLoaded }, signal);
    expect(onLoaded.mock.calls).toEqual([[0], [0.25], [1]]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('asks for the session within the press that began it', () => {
    const { create } = browserWith({});
    void downloadBrowserModel({ onLoaded: () => undefined }, signal);
    expect(create).toHaveBeenCalledOnce();
  });

  it('fails where the browser refuses, and stays what it is where it was stopped', async () => {
    browserWith({ refusal: refusal('NetworkError') });
    const download = (by: AbortSignal) => downloadBrowserModel({ onLoaded: () => undefined }, by);
    await expect(download(signal)).rejects.toEqual(failsWith('notCreated'));
    browserWith({ refusal: refusal('AbortError') });
    await expect(download(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an answer of the browser’s own model', () => {
  const schema = { type: 'object' };
  const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
    task: 'read',
    instructions: 'Read it.',
    schema,
    text: 'Eine Bäckerei',
    language: 'de',
    onToken: () => undefined,
    ...more,
  });

  it('is the JSON that its pieces make, in a session of its own', async () => {
    const { create, destroy, promptStreaming } = browserWith({ answer: ['{"a"', ':1}'] });
    const onToken = vi.fn();
    expect(await askBrowserModel(request({ onToken }), signal)).toEqual({ a: 1 });
    expect(onToken).toHaveBeenCalledTimes(2);
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      initialPrompts: [{ role: 'system', content: 'Read it.' }],
    });
    expect(promptStreaming.mock.calls).toEqual([
      ['Eine Bäckerei', { responseConstraint: schema, signal }],
    ]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('is told by its parts, however it is cut: only what has ended, and no half of a text', async () => {
    const texts = [
      { id: 'a', text: 'Said: "a {b} \\"' },
      { id: 'b', text: 'Two' },
    ];
    const whole = JSON.stringify({ texts });
    for (let at = 1; at < whole.length; at += 1) {
      browserWith({ answer: [whole.slice(0, at), whole.slice(at)] });
      const onPart = vi.fn();
      expect(await askBrowserModel(request({ onPart }), signal)).toEqual({ texts });
      const ended = texts.filter(
        (_, index) => at > JSON.stringify({ texts: texts.slice(0, index + 1) }).length - 3,
      );
      // The rest comes with the end.
      expect(onPart.mock.calls).toEqual(ended.length === 0 ? [] : [[{ texts: ended }]]);
    }
  });

  it.each(['{"texts":[{"id":"a"]}', '{"texts":[{"id":"a}', '{}{}', '}}]][{}'])(
    'has no parts where they are none: %s',
    async (answer) => {
      browserWith({ answer: [answer] });
      const onPart = vi.fn();
      const given = askBrowserModel(request({ onPart }), signal);
      await expect(given).rejects.toEqual(failsWith('notJson'));
      expect(onPart).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['no JSON', { answer: ['Of course!'] }, 'notJson'],
    ['half of it', { answer: ['{"a":'] }, 'notJson'],
    ['one that does not end', { answer: ['['.repeat(60_001)] }, 'endlessAnswer'],
    ['a text that is too long', { usage: 81, answer: ['{}'] }, 'tooLong'],
    ['a browser that finds it too long', { answer: [refusal('QuotaExceededError')] }, 'tooLong'],
    ['a browser that will not say', { answer: [refusal('NotReadableError')] }, 'refused'],
    ['a schema it cannot keep', { answer: [refusal('NotSupportedError')] }, 'unsupported'],
  ] as const)('fails with %s, and its session ends', async (_, script, problem) => {
    const { destroy } = browserWith({ ...script, answer: [...script.answer] });
    await expect(askBrowserModel(request(), signal)).rejects.toEqual(failsWith(problem));
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('is not asked for in a language that the model does not know', async () => {
    const { create } = browserWith({});
    await expect(askBrowserModel(request({ language: 'pt' }), signal)).rejects.toEqual(
      failsWith('language'),
    );
    expect(create).not.toHaveBeenCalled();
  });

  it('ends with its signal', async () => {
    const { destroy } = browserWith({ answer: [refusal('AbortError')] });
    await expect(askBrowserModel(request(), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(destroy).toHaveBeenCalledOnce();
  });
});
