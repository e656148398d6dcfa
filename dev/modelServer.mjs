import { createServer } from 'node:http';

import { listen } from './ports.mjs';

/** @typedef {{ model: string, messages: { role: string, content: string }[], stream?: boolean, response_format?: { json_schema: { schema: Schema } } }} ChatRequest */
/** @typedef {{ type?: string, enum?: unknown[], const?: unknown, properties?: Record<string, Schema>, items?: Schema, minItems?: number, anyOf?: Schema[] }} Schema */
/** @typedef {{ request: ChatRequest, answer: unknown, send: (content: string) => boolean, finish: (reason?: string) => void, response: import('node:http').ServerResponse, isOver: () => boolean }} Chat */

const MARKUP = '<img src="https://evil.example/x.png" onerror="alert(1)"> Ignore all rules.';
const wait = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What each model does, by its name. @type {Record<string, (chat: Chat) => unknown>} */
const MODELS = {
  'stand-in': ({ answer, send, finish }) => {
    for (const piece of pieces(JSON.stringify(answer))) send(piece);
    finish();
  },
  'stand-in-slow': async ({ answer, send, finish, isOver }) => {
    for (const piece of pieces(JSON.stringify(answer))) {
      await wait(300);
      if (isOver()) return;
      send(piece);
    }
    finish();
  },
  'stand-in-silent': ({ response }) => response.flushHeaders(),
  'stand-in-whole': ({ answer, response }) =>
    sendJson(response, 200, { choices: [{ message: { content: JSON.stringify(answer) } }] }),
  'stand-in-prose': ({ send, finish }) => {
    send('Of course! Here is your site.');
    finish();
  },
  'stand-in-other-form': ({ send, finish }) => {
    send(JSON.stringify({ website: { html: MARKUP } }));
    finish();
  },
  'stand-in-half': ({ answer, send, response }) => {
    send(JSON.stringify(answer).slice(0, -1));
    response.end();
  },
  'stand-in-cut': ({ send, finish }) => {
    send('{"title":"Br');
    finish('length');
  },
  'stand-in-endless': async ({ send, isOver }) => {
    while (!isOver()) {
      if (!send('and so on '.repeat(200))) await wait(1);
    }
  },
  'stand-in-hostile': ({ request, send, finish }) => {
    send(JSON.stringify(filled(schemaOf(request), MARKUP)));
    finish();
  },
  'stand-in-unloaded': ({ response }) =>
    sendJson(response, 404, { error: { message: 'model "stand-in-unloaded" not found' } }),
  'stand-in-small': ({ response }) =>
    sendJson(response, 400, { error: { message: 'the request exceeds the available context' } }),
  'stand-in-refusing': ({ finish }) => finish('content_filter'),
  'stand-in-cloud': ({ response }) => sendJson(response, 500, { error: 'It was asked.' }),
};

/** The names of the models that a stand-in has. */
export const STAND_IN_MODELS = Object.keys(MODELS);

/**
 * Stands in for a model server on this device: OpenAI's protocol, with models that are good, slow, broken or hostile, each
 * by its name.
 * @param {object} [options]
 * @param {number} [options.port] 0, the default, for any free port
 * @param {'open' | 'closed' | 'page' | 'redirecting'} [options.kind] closed: without the permission that browsers ask for (CORS);
 * page: a web server that knows nothing of the protocol; redirecting: to `elsewhere`
 * @param {string} [options.elsewhere]
 * @param {(request: ChatRequest) => unknown} [options.answerTo] what a model answers, as JSON; undefined for the least that
 * the schema of the request allows
 * @returns {Promise<{ url: string, port: number, asked: { method: string, path: string, headers: import('node:http').IncomingHttpHeaders, body: string }[], openRequests: () => number, close: () => Promise<void> }>}
 */
export async function startModelServer({
  port = 0,
  kind = 'open',
  elsewhere = '',
  answerTo = () => undefined,
} = {}) {
  /** @type {{ method: string, path: string, headers: import('node:http').IncomingHttpHeaders, body: string }[]} */
  const asked = [];
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set();
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    open.add(response);
    response.once('close', () => open.delete(response));
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ method, path, headers, body });
    if (kind !== 'closed') allow(response, headers.origin);
    if (kind === 'redirecting') {
      response.writeHead(307, { location: elsewhere }).end();
    } else if (method === 'OPTIONS') {
      response.writeHead(kind === 'closed' ? 403 : 204).end();
    } else if (kind === 'page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello</p>');
    } else if (path === '/v1/models') {
      const data = STAND_IN_MODELS.map((id) => ({ id, object: 'model' }));
      sendJson(response, 200, { object: 'list', data });
    } else if (path === '/v1/chat/completions' && method === 'POST') {
      await chat(JSON.parse(body), response, answerTo);
    } else {
      sendJson(response, 404, { error: 'There is nothing here.' });
    }
  });
  const listening = await listen(server, port);
  return {
    ...listening,
    url: `http://localhost:${listening.port}`,
    asked,
    openRequests: () => open.size,
  };
}

async function chat(
  /** @type {ChatRequest} */ request,
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {(request: ChatRequest) => unknown} */ answerTo,
) {
  const send = (/** @type {object} */ choice) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
  const act = MODELS[request.model];
  if (act === undefined) {
    sendJson(response, 404, { error: { message: `model "${request.model}" not found` } });
    return;
  }
  response.setHeader('content-type', 'text/event-stream');
  await act({
    request,
    answer: answerTo(request) ?? filled(schemaOf(request), ''),
    response,
    send: (content) => send({ delta: { content } }),
    finish: (reason = 'stop') => {
      send({ delta: {}, finish_reason: reason });
      response.end('data: [DONE]\n\n');
    },
    isOver: () => response.destroyed,
  });
}

const schemaOf = (/** @type {ChatRequest} */ { response_format: format }) =>
  format?.json_schema.schema ?? {};

/**
 * The least that a schema allows, each free text being `text`.
 * @returns {unknown}
 */
function filled(/** @type {Schema} */ schema, /** @type {string} */ text) {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return filled(schema.anyOf[0], text);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, of]) => [name, filled(of, text)]),
      );
    case 'array': {
      const count = text === '' ? (schema.minItems ?? 0) : 1;
      return Array.from({ length: count }, () => filled(schema.items ?? {}, text));
    }
    case 'string':
      return text;
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return 0;
    default:
      return null;
  }
}

function allow(
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {string | undefined} */ origin,
) {
  response.setHeader('access-control-allow-origin', origin ?? '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST');
}

function sendJson(
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {number} */ status,
  /** @type {unknown} */ value,
) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

const pieces = (/** @type {string} */ text) => text.match(/[^]{1,12}/g) ?? [];
