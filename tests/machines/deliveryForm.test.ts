import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { type Delivery, receivingHost } from '../../machines/delivery';
import { type DeliveryFormEvent, deliveryFormMachine } from '../../machines/deliveryForm';
import { findBuild } from '../../machines/builderDocument';
import { messages } from '../../machines/messages';
import { parseDelivery, parseEndpoint } from '../../machines/parseDelivery';
import { harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [outlinedBuild, harbourYoga], currentId: outlinedBuild.id },
  }).start();
  const actor = createActor(deliveryFormMachine, { input: { builderRef } }).start();
  return {
    builderRef,
    actor,
    delivery: () =>
      findBuild(builderRef.getSnapshot().context, outlinedBuild.id)?.customization.delivery,
    steps: () => builderRef.getSnapshot().context.past.length,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('deliveryFormMachine', () => {
  it('is the site’s once it is saved, in one step that is undone and redone', () => {
    const { actor, builderRef, delivery, steps, state } = start();
    actor.send({ type: 'choice.choose', to: 'formspree' });
    actor.send({ type: 'field.change', field: 'key', value: 'https://formspree.io/f/abcdwxyz' });
    expect([delivery(), steps(), state()]).toEqual([undefined, 0, 'changed']);
    actor.send({ type: 'delivery.save' });
    expect([delivery(), steps(), state()]).toEqual([
      { to: 'formspree', key: 'abcdwxyz' },
      1,
      'unchanged',
    ]);
    builderRef.send({ type: 'edit.undo' });
    expect(delivery()).toBeUndefined();
    builderRef.send({ type: 'edit.redo' });
    expect(delivery()).toEqual({ to: 'formspree', key: 'abcdwxyz' });
    actor.send({ type: 'choice.choose', to: 'formspree' });
    actor.send({ type: 'delivery.save' });
    expect(steps()).toBe(1);
  });

  it('keeps what is typed where it cannot be used, and says what is wrong until it changes', () => {
    const { actor, delivery, context, state } = start();
    actor.send({ type: 'choice.choose', to: 'other' });
    actor.send({ type: 'field.change', field: 'endpoint', value: 'http://forms.example.com' });
    actor.send({ type: 'field.change', field: 'key', value: 'a key' });
    actor.send({ type: 'delivery.save' });
    expect([state(), delivery()]).toEqual(['refused', undefined]);
    expect(context().problems).toEqual({
      endpoint: messages.delivery.notSecure,
      key: messages.delivery.invalidKey,
    });
    actor.send({ type: 'field.change', field: 'key', value: '' });
    expect([state(), context().problems]).toEqual(['changed', {}]);
    expect(context().draft?.endpoint).toBe('http://forms.example.com');
    actor.send({ type: 'delivery.cancel' });
    expect([state(), context().draft]).toEqual(['unchanged', null]);
  });

  it('begins with what the site has, and with the address that it tells', () => {
    const { actor, context, builderRef } = start();
    builderRef.send({
      type: 'delivery.choose',
      delivery: { to: 'other', endpoint: 'https://forms.example.com/f/1', key: 'pk' },
    });
    actor.send({ type: 'field.change', field: 'key', value: 'pk2' });
    expect(context().draft).toEqual({
      to: 'other',
      endpoint: 'https://forms.example.com/f/1',
      key: 'pk2',
      address: '',
    });
    actor.send({ type: 'choice.choose', to: 'mail' });
    const told = outlinedBuild.website.understanding?.email?.value ?? '';
    expect(context().draft).toMatchObject({ to: 'mail', address: told, key: '' });
  });

  it('lets go of a draft when another site becomes current, or none', () => {
    const { actor, builderRef, state } = start();
    actor.send({ type: 'choice.choose', to: 'netlify' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(state()).toBe('unchanged');
    builderRef.send({ type: 'builder.reset' });
    expect(actor.getSnapshot().can({ type: 'choice.choose', to: 'netlify' })).toBe(false);
  });

  it('can reach every state', () => {
    const { builderRef } = start();
    const events: DeliveryFormEvent[] = [
      { type: 'choice.choose', to: 'other' },
      { type: 'delivery.save' },
      { type: 'delivery.cancel' },
    ];
    const paths = getShortestPaths(deliveryFormMachine, { input: { builderRef }, events });
    expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].sort()).toEqual([
      '"changed"',
      '"refused"',
      '"unchanged"',
    ]);
  });
});

describe('parseDelivery', () => {
  const empty = { address: '', endpoint: '', key: '' };

  it.each<[string, string | null]>([
    ['https://forms.example.com/f/1', 'https://forms.example.com/f/1'],
    ['  https://Forms.Example.com/f/1#x ', 'https://forms.example.com/f/1'],
    ['https://forms.example.com/a;script-src *', null],
    ['https://forms.example.com/a;b,c\'d"e?x=1', 'https://forms.example.com/a%3Bb%2Cc%27d%22e?x=1'],
    ['https://bücher.example/f', 'https://xn--bcher-kva.example/f'],
    ['http://forms.example.com/f/1', null],
    ['http://localhost/f', null],
    ['//forms.example.com', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://me:secret@forms.example.com', null],
    ['', null],
    [`https://forms.example.com/${'x'.repeat(2000)}`, null],
  ])('fault 46: of the endpoint %j it makes %j', (typed, endpoint) => {
    const parsed = parseEndpoint(typed);
    expect(parsed.endpoint).toBe(endpoint);
    expect(parsed.problem === null).toBe(endpoint !== null);
  });

  it.each<[Delivery['to'], string, Delivery | null]>([
    [
      'web3forms',
      'a1b2c3d4-0000-4000-8000-123456789abc',
      { to: 'web3forms', key: 'a1b2c3d4-0000-4000-8000-123456789abc' },
    ],
    ['web3forms', '"><script>', null],
    ['web3forms', '', null],
    ['formspree', 'formspree.io/f/abcdwxyz/', { to: 'formspree', key: 'abcdwxyz' }],
    ['formspree', 'abcdwxyz', { to: 'formspree', key: 'abcdwxyz' }],
    ['formspree', 'https://evil.example/f/abcdwxyz', null],
    ['formspree', '', null],
    ['netlify', 'left over', { to: 'netlify' }],
  ])('of %s with %j it makes %j', (to, key, delivery) => {
    expect(parseDelivery({ ...empty, to, key }).delivery).toEqual(delivery);
  });

  it.each([
    ['hello@crumb.example', true],
    ['hello@crumb.example?bcc=other@x.example', false],
    ['a&b@crumb.example', false],
    ['nobody', false],
  ])('takes the e-mail address %j: %j', (address, isValid) => {
    expect(parseDelivery({ ...empty, to: 'mail', address }).delivery !== null).toBe(isValid);
  });

  it('names who receives the messages first', () => {
    expect(receivingHost({ to: 'other', endpoint: 'https://f.example.com:8443/1', key: '' })).toBe(
      'f.example.com:8443',
    );
    expect(receivingHost({ to: 'mail', address: 'a@b.example' })).toBeNull();
  });
});
