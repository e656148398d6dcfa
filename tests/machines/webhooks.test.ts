import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { Notice } from '../../machines/notice';
import { webhooksMachine, webhooksToSave } from '../../machines/webhooks';
import { parseWebhookUrl } from '../../machines/webhookUrl';

function startWebhooks(endpoints: string[] = []) {
  const notices: Notice[] = [];
  const actor = createActor(webhooksMachine, { input: { endpoints } });
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    notices,
    snapshot: () => actor.getSnapshot(),
    add: (url: string) => {
      actor.send({ type: 'url.change', value: url });
      actor.send({ type: 'form.submit' });
    },
  };
}

const HOOK = 'https://example.com/hook';
const notSecure = 'Only addresses that begin with https:// can be added.';
const invalid = 'Enter a whole address like https://example.com/hook.';

describe('webhooksMachine', () => {
  it('adds an endpoint, clears the field and says so', () => {
    const { add, notices, snapshot } = startWebhooks();
    add(` ${HOOK} `);
    expect([snapshot().value, snapshot().context, notices]).toEqual([
      'editing',
      { url: '', endpoints: [HOOK], problem: null },
      [{ type: 'notice', status: 'success', message: 'Webhook endpoint added' }],
    ]);
  });

  it.each([
    ['', 'Please enter a webhook URL'],
    ['   ', 'Please enter a webhook URL'],
    ['javascript:alert(1)', notSecure],
    ['data:text/html,x', notSecure],
    ['file:///etc/passwd', notSecure],
    ['http://localhost', notSecure],
    ['http://example.com', notSecure],
    ['https://u:p@example.com/', 'Leave the user name and password out of the address.'],
    ['https://exa mple.com/', invalid],
    ['https://example.com/a b', invalid],
    ['example.com/hook', invalid],
    ['https://', invalid],
    [`https://example.com/${'a'.repeat(2083)}`, 'The address may have at most 2,083 characters.'],
    [`https://example.com/${'ü'.repeat(1000)}`, 'The address may have at most 2,083 characters.'],
    [HOOK, 'This endpoint is in the list already.'],
    ['HTTPS://EXAMPLE.COM/hook', 'This endpoint is in the list already.'],
  ])('fault 46: %j is refused', (url, message) => {
    const { add, notices, snapshot } = startWebhooks([HOOK]);
    add(url);
    expect([snapshot().value, snapshot().context, notices]).toEqual([
      'refused',
      { url, endpoints: [HOOK], problem: message },
      [{ type: 'notice', status: 'error', message }],
    ]);
  });

  it('fault 46: international names are kept in ASCII', () => {
    const { add, snapshot } = startWebhooks();
    add('https://bücher.example/haken');
    expect(snapshot().context.endpoints).toEqual(['https://xn--bcher-kva.example/haken']);
  });

  it('fault 46: 2,083 characters are accepted', () => {
    const url = `https://example.com/${'a'.repeat(2063)}`;
    expect([url.length, parseWebhookUrl(url)]).toEqual([2083, { url, problem: null }]);
  });

  it('fault 46: whatever is accepted is https, without credentials, short, and stays the same when read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (text) => {
        const { url } = parseWebhookUrl(text);
        if (url === null) return true;
        const { protocol, username, password } = new URL(url);
        return (
          protocol === 'https:' &&
          username + password === '' &&
          url.length <= 2083 &&
          parseWebhookUrl(url).url === url
        );
      }),
    );
  });

  it('takes the complaint away with the next letter, and repeats it when asked again', () => {
    const { actor, add, notices, snapshot } = startWebhooks();
    add('');
    actor.send({ type: 'form.submit' });
    expect(notices).toHaveLength(2);
    actor.send({ type: 'url.change', value: 'h' });
    expect([snapshot().value, snapshot().context.problem]).toEqual(['editing', null]);
  });

  it('removes an endpoint', () => {
    const { actor, snapshot } = startWebhooks([HOOK, 'https://other.example/']);
    actor.send({ type: 'endpoint.remove', url: HOOK });
    expect(webhooksToSave(snapshot().context)).toEqual({ endpoints: ['https://other.example/'] });
  });

  it('fault 14: a double click adds one', () => {
    const { actor, add, snapshot } = startWebhooks();
    add(HOOK);
    actor.send({ type: 'form.submit' });
    expect(snapshot().context.endpoints).toEqual([HOOK]);
  });
});
