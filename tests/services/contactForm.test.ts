import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { listen } from '../../dev/ports.mjs';
import { contactFailure, ContactRefusedError } from '../../machines/contactMessage';
import { contactActorsFor } from '../../src/services/contactForm';
import { aMessage } from '../../stories/fixtures/contactForm';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** The actor for a service that answers as `answer` says. */
async function serviceThat(answer: Answer) {
  const server = await listen(
    createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => answer(request, response, body));
    }),
    0,
  );
  closers.push(server.close);
  const endpoint = `http://127.0.0.1:${server.port}/submit`;
  return contactActorsFor({ endpoint, accessKey: 'key-1' }).sendMessage;
}

const saying =
  (status: number, body: string): Answer =>
  (_, response) =>
    response.writeHead(status).end(body);

async function failureOf(answer: Answer): Promise<string> {
  const actor = createActor(await serviceThat(answer), { input: aMessage }).start();
  const error: unknown = await toPromise(actor).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ContactRefusedError);
  return contactFailure(error);
}

const fallback = 'Failed to send message';

describe('the contact service', () => {
  it('fault 44: gets a JSON POST with exactly the six keys', async () => {
    let seen: unknown;
    const logic = await serviceThat((request, response, body) => {
      seen = [request.method, request.headers['content-type'], JSON.parse(body)];
      response.end('{"success":true,"message":"Email sent successfully!"}');
    });
    await toPromise(createActor(logic, { input: aMessage }).start());
    expect(seen).toEqual([
      'POST',
      'application/json',
      { access_key: 'key-1', ...aMessage, from_name: 'AI Website Builder' },
    ]);
  });

  it.each([
    ['200 and a refusal', 200, '{"success":false,"message":"Too many messages."}'],
    ['400', 400, '{"success":false,"message":"Too many messages."}'],
    ['429', 429, '{"message":" Too many messages. "}'],
    ['500 that claims success', 500, '{"success":true,"message":"Too many messages."}'],
  ])('fault 42: %s: the service’s own words are told', async (_, status, body) => {
    expect(await failureOf(saying(status, body))).toBe('Too many messages.');
  });

  it('fault 42: markup in the words stays text', async () => {
    const answer = saying(200, '{"success":false,"message":"<b>No</b>"}');
    expect(await failureOf(answer)).toBe('<b>No</b>');
  });

  it.each([
    ['200 and HTML', 200, '<!doctype html><h1>Hello</h1>'],
    ['200 and nothing', 200, ''],
    ['204', 204, ''],
    ['a list', 200, '[{"success":true}]'],
    ['null', 200, 'null'],
    ['a text', 200, '"success"'],
    ['success as text', 200, '{"success":"true"}'],
    ['an object as message', 200, '{"success":false,"message":{"text":"No"}}'],
    ['an empty message', 200, '{"success":false,"message":"  "}'],
    ['a message of 301 characters', 400, JSON.stringify({ message: 'x'.repeat(301) })],
    ['500 and HTML', 500, '<h1>Internal Server Error</h1>'],
  ])('fault 42: %s: the fallback is told', async (_, status, body) => {
    expect(await failureOf(saying(status, body))).toBe(fallback);
  });

  it('fault 42: a redirect to a page of HTML is no success', async () => {
    const answer: Answer = (request, response) => {
      if (request.url === '/submit') response.writeHead(301, { location: '/page' }).end();
      else response.end('<h1>Moved</h1>');
    };
    expect(await failureOf(answer)).toBe(fallback);
  });

  it('fault 62: without a service the form says that it is not set up, not to try again', async () => {
    const { sendMessage } = contactActorsFor(null);
    const error: unknown = await toPromise(
      createActor(sendMessage, { input: aMessage }).start(),
    ).catch((reason: unknown) => reason);
    expect(contactFailure(error)).toBe(
      'This form is not set up yet, so your message was not sent. Please write or call us instead.',
    );
  });

  it('fault 43: when nobody listens, no answer came', async () => {
    const { sendMessage } = contactActorsFor({
      endpoint: 'http://127.0.0.1:1/submit',
      accessKey: 'key-1',
    });
    const error: unknown = await toPromise(
      createActor(sendMessage, { input: aMessage }).start(),
    ).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(ContactRefusedError);
    expect(contactFailure(error)).toBe(
      'Sorry, there was an error sending your message. Please try again.',
    );
  });

  it('fault 44: stopping the actor hangs up', async () => {
    const hungUp = new Promise<void>((resolve, reject) => {
      void serviceThat((_, response) => {
        response.on('close', resolve);
        actor?.stop();
      }).then((logic) => {
        actor = createActor(logic, { input: aMessage }).start();
      }, reject);
    });
    let actor: { stop: () => void } | undefined;
    await expect(hungUp).resolves.toBeUndefined();
  });
});
