import { createServer, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { STAND_IN_MODELS, startModelServer } from '../../../dev/modelServer.mjs';
import { listen } from '../../../dev/ports.mjs';
import type { ModelError, ModelRequest } from '../../../machines/askModel';
import { askServer, checkServer } from '../../../src/services/models/localServer';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function started(options: Parameters<typeof startModelServer>[0] = {}) {
  const server = await startModelServer(options);
  closers.push(server.close);
  return server;
}

/** A server that answers everything in one way. */
async function answering(answer: (response: ServerResponse) => void): Promise<string> {
  const { port, close } = await listen(
    createServer((_request, response) => answer(response)),
    0,
  );
  closers.push(close);
  return `http://127.0.0.1:${port}`;
}

const streaming = (text: string | Uint8Array) =>
  answering((response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.end(text);
  });

const schema = {
  type: 'object',
  properties: { title: { type: 'string' }, tone: { enum: ['calm', 'loud'] } },
};
const requestWith = (onToken: () => void = () => undefined): ModelRequest => ({
  task: 'write',
  instructions: 'Write a title.',
  schema,
  text: 'A bakery in Porto',
  language: 'en',
  onToken,
});
const { signal } = new AbortController();
const check = (address: string) => checkServer({ address, model: null }, signal);
const ask = (address: string, model: string | null, onToken?: () => void) =>
  askServer({ address, model }, requestWith(onToken), signal);
const failsWith = (problem: ModelError['problem']) =>
  expect.objectContaining({ name: 'ModelError', problem }) as ModelError;

describe('the models of a server', () => {
  it('are listed by their names, without those in a cloud', async () => {
    const { url } = await started();
    expect(await check(url)).toEqual({
      isDownloaded: true,
      models: STAND_IN_MODELS.filter((name: string) => name !== 'stand-in-cloud'),
    });
  });

  it.each([[[{ id: 'big:480b-cloud' }, { id: 'big:cloud' }, { id: 'BIG-CLOUD' }]], [[]], [null]])(
    'are missing where it has %j',
    async (data) => {
      const address = await answering((response) => response.end(JSON.stringify({ data })));
      await expect(check(address)).rejects.toEqual(failsWith('noModel'));
    },
  );

  it.each([
    ['a web page', (response: ServerResponse) => response.end('<!doctype html>')],
    ['other JSON', (response: ServerResponse) => response.end('{"models":[]}')],
    [
      'no such page',
      (response: ServerResponse) => response.writeHead(404).end('{"data":[{"id":"a"}]}'),
    ],
  ])('are not there behind the wrong port: %s', async (_, answer) => {
    await expect(check(await answering(answer))).rejects.toEqual(failsWith('wrongPort'));
  });

  it('end where the list does not', async () => {
    const address = await answering((response) => {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(100_000)));
      };
      response.on('drain', more);
      more();
    });
    await expect(check(address)).rejects.toEqual(failsWith('endlessAnswer'));
  });
});

describe('a server that cannot be reached', () => {
  it('is none where nobody listens', async () => {
    const { url, close } = await startModelServer();
    await close();
    await expect(check(url)).rejects.toEqual(failsWith('noServer'));
    await expect(ask(url, 'stand-in')).rejects.toEqual(failsWith('noServer'));
  });

  it.each(['https://localhost:11434', 'http://192.168.1.5:11434', 'http://evil.example', ''])(
    'is never asked for anything: %j',
    async (address) => {
      const asked = vi.fn();
      vi.stubGlobal('fetch', asked);
      await expect(check(address)).rejects.toEqual(failsWith('noServer'));
      await expect(ask(address, 'stand-in')).rejects.toEqual(failsWith('noServer'));
      expect(asked).not.toHaveBeenCalled();
    },
  );

  /** As a browser, which rejects what the page may not read. */
  const withoutPermission = async (_url: string, { mode }: RequestInit) => {
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch');
    return new Response();
  };

  it('is told from one that lets no page read its answers', async () => {
    vi.stubGlobal('fetch', withoutPermission);
    await expect(check('http://localhost:11434')).rejects.toEqual(failsWith('corsMissing'));
  });

  it.each(['loopback-network', 'local-network-access'])(
    'is told from a browser that does not allow it: %s',
    async (known) => {
      vi.stubGlobal('fetch', withoutPermission);
      const query = ({ name }: { name: string }) =>
        name === known
          ? Promise.resolve({ state: 'denied' })
          : Promise.reject(new TypeError('Not a permission'));
      vi.stubGlobal('navigator', { permissions: { query } });
      await expect(check('http://localhost:11434')).rejects.toEqual(failsWith('noPermission'));
    },
  );

  it('fault 79: is never another one: a redirect is not followed', async () => {
    const other = await started();
    const { url } = await started({
      kind: 'redirecting',
      elsewhere: `${other.url}/v1/chat/completions`,
    });
    const realFetch = fetch;
    vi.stubGlobal('fetch', (asked: string, given: RequestInit) =>
      given.mode === 'no-cors' ? Promise.resolve(new Response()) : realFetch(asked, given),
    );
    await expect(ask(url, 'stand-in')).rejects.toEqual(failsWith('corsMissing'));
    expect(other.asked).toEqual([]);
  });
});

describe('a request', () => {
  it('is for this device alone: for the models, for an answer, and to learn why there is none', async () => {
    const fetched = vi.fn((_url: string, { mode }: RequestInit) =>
      mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    vi.stubGlobal('fetch', fetched);
    const url = 'http://localhost:11434';
    await expect(check(url)).rejects.toEqual(failsWith('corsMissing'));
    await expect(ask(url, 'any')).rejects.toEqual(failsWith('corsMissing'));
    const models = `${url}/v1/models`;
    expect(fetched.mock.calls.map(([to, given]) => [to, given])).toEqual(
      [models, models, `${url}/v1/chat/completions`, models].map((to) => [
        to,
        expect.objectContaining({ targetAddressSpace: 'loopback', credentials: 'omit' }),
      ]),
    );
  });

  it('says what the protocol wants, and nothing of the person', async () => {
    const { url, asked } = await started();
    const given = vi.spyOn(globalThis, 'fetch');
    await ask(`${url}/v1`, 'stand-in');
    expect(given.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      targetAddressSpace: 'loopback',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      model: 'stand-in',
      messages: [
        { role: 'system', content: 'Write a title.' },
        { role: 'user', content: 'A bakery in Porto' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'write', strict: true, schema },
      },
      stream: true,
    });
  });

  it.each([null, 'big:480b-cloud', 'big:cloud'])('goes to no model like %j', async (model) => {
    const { url, asked } = await started();
    await expect(ask(url, model)).rejects.toEqual(failsWith('noModel'));
    expect(asked).toEqual([]);
  });

  it('ends with its signal, and the server notices', async () => {
    let isClosed = false;
    const address = await answering((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      response.on('close', () => (isClosed = true));
    });
    const controller = new AbortController();
    const answer = askServer({ address, model: 'any' }, requestWith(), controller.signal);
    setTimeout(() => controller.abort(), 50);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });
});

describe('an answer', () => {
  it('is the JSON that its pieces make, each piece being told', async () => {
    const { url } = await started({ answerTo: () => ({ title: 'Brød & Ember', tone: 'calm' }) });
    const onToken = vi.fn();
    expect(await ask(url, 'stand-in', onToken)).toEqual({ title: 'Brød & Ember', tone: 'calm' });
    expect(onToken.mock.calls.length).toBeGreaterThan(2);
  });

  it('is told by its parts, each text once it has ended, and none of it before', async () => {
    const texts = [
      { id: 'a', text: 'One {of} [them] says "}" and \\ too.' },
      { id: 'b', text: '麦 🌾 5" {' },
      { id: 'c', text: 'Three' },
    ];
    const { url } = await started({ answerTo: () => ({ texts }) });
    const parts: unknown[] = [];
    const request = { ...requestWith(), onPart: (part: unknown) => parts.push(part) };
    const whole = await askServer({ address: url, model: 'stand-in' }, request, signal);
    expect(whole).toEqual({ texts });
    expect(parts).toEqual(parts.map((_, index) => ({ texts: texts.slice(0, index + 1) })));
    expect(parts.length).toBeGreaterThan(1);
  });

  it('may come in one piece, from a server that does not stream', async () => {
    const { url } = await started();
    expect(await ask(url, 'stand-in-whole')).toEqual({ title: '', tone: 'calm' });
  });

  it.each([
    ['stand-in-prose', 'notJson'],
    ['stand-in-half', 'halfAnswer'],
    ['stand-in-cut', 'halfAnswer'],
    ['stand-in-endless', 'endlessAnswer'],
    ['stand-in-unloaded', 'modelUnloaded'],
    ['stand-in-small', 'tooLong'],
    ['stand-in-refusing', 'refused'],
    ['gone', 'modelUnloaded'],
  ] as const)('fault 79: of %s fails: %s', async (model, problem) => {
    const { url } = await started();
    await expect(ask(url, model)).rejects.toEqual(failsWith(problem));
  });

  it('is given as it is, whatever form it has: whoever asks checks it', async () => {
    const { url } = await started();
    expect(await ask(url, 'stand-in-other-form')).toEqual({
      website: { html: expect.stringContaining('<img') as string },
    });
  });

  const chunk = (content: string, reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: reason }] })}`;

  it('is read by lines of any kind, with signs of life and unknown fields between them', async () => {
    const lines = [': alive', 'event: message', chunk('{"a":'), '', chunk('1}', 'stop')];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(await ask(await streaming(lines.join(end) + end + end), 'any')).toEqual({ a: 1 });
    }
  });

  it('is read the same however the network cuts it', async () => {
    const bytes = new TextEncoder().encode(
      `${chunk('{"a":"Brød ')}\r\n\r\n${chunk('🍞"}', 'stop')}\r\n\r\n`,
    );
    for (let at = 1; at < bytes.length; at += 1) {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(bytes.slice(0, at));
          controller.enqueue(bytes.slice(at));
          controller.close();
        },
      });
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
      expect(await ask('http://localhost:1', 'any')).toEqual({ a: 'Brød 🍞' });
    }
  });

  it.each([
    ['an event that is no JSON', 'data: <p>\n\n', 'notJson'],
    ['an event of another protocol', 'data: {"delta":"a"}\n\n', 'notJson'],
    ['an error in the stream', 'data: {"error":{"message":"Model unloaded"}}\n\n', 'modelUnloaded'],
    ['a line without an end', `data: ${'x'.repeat(70_000)}`, 'endlessAnswer'],
    ['signs of life without an end', ': alive\n'.repeat(800_000), 'endlessAnswer'],
    ['nothing at all', '', 'halfAnswer'],
    ['an end with no answer', 'data: [DONE]\n\n', 'notJson'],
  ] as const)('fails with %s', async (_, text, problem) => {
    await expect(ask(await streaming(text), 'any')).rejects.toEqual(failsWith(problem));
  });

  it('fails where the connection is cut', async () => {
    const address = await answering((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`${chunk('{"a":')}\n\n`, () => response.destroy());
    });
    await expect(ask(address, 'any')).rejects.toEqual(failsWith('halfAnswer'));
  });

  it.each([
    [500, '{"error":"out of memory"}', 'refused'],
    [503, '{"error":{"message":"Loading model"}}', 'modelUnloaded'],
    [404, '<p>Not found</p>', 'wrongPort'],
    [502, 'Bad gateway', 'refused'],
    [200, '{"choices":[]}', 'notJson'],
  ] as const)('fails with status %i and %s', async (status, body, problem) => {
    const address = await answering((response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
    await expect(ask(address, 'any')).rejects.toEqual(failsWith(problem));
  });
});
