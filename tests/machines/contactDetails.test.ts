import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { type ContactDetailsEvent, contactDetailsMachine } from '../../machines/contactDetails';
import { toldFact } from '../../machines/contactFacts';
import { draftOfDetails, parseDetails } from '../../machines/detailsDraft';
import { parseHttpsAddress } from '../../machines/httpsAddress';
import { messages } from '../../machines/messages';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import { harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';

function start() {
  const builderRef = createActor(
    builderMachine.provide({
      // It stays on its way: what was asked is read from there.
      actors: { rebuildWebsite: fromPromise<Rebuilt, Rebuild>(() => new Promise(() => undefined)) },
    }),
    { input: { history: [outlinedBuild, harbourYoga], currentId: outlinedBuild.id } },
  ).start();
  const actor = createActor(contactDetailsMachine, { input: { builderRef } }).start();
  return {
    builderRef,
    actor,
    asked: () => builderRef.getSnapshot().context.pendingChanges[0]?.change.corrections,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('contactDetailsMachine', () => {
  it('asks the builder for what was changed and nothing else', () => {
    const { actor, asked, state } = start();
    actor.send({ type: 'fact.change', fact: 'phone', value: ' +44 20 7946 0018 ' });
    actor.send({ type: 'profile.add' });
    actor.send({ type: 'profile.change', at: 0, value: 'instagram.com/crumb' });
    actor.send({ type: 'profile.add' });
    expect([state(), asked()]).toEqual(['changed', undefined]);
    actor.send({ type: 'details.save' });
    expect([state(), asked()]).toEqual([
      'unchanged',
      { phone: '+44 20 7946 0018', profiles: ['https://instagram.com/crumb'] },
    ]);
  });

  it('shows what is on its way, and takes nothing back by saving it again', () => {
    const { actor, asked, context } = start();
    actor.send({ type: 'fact.change', fact: 'phone', value: '+44 20 7946 0018' });
    actor.send({ type: 'details.save' });
    const before = asked();
    actor.send({ type: 'fact.change', fact: 'email', value: '' });
    expect(context().draft?.phone).toBe('+44 20 7946 0018');
    actor.send({ type: 'details.save' });
    expect(asked()).toMatchObject({ ...before });
  });

  it('says of an emptied field that there is none', () => {
    const { actor, builderRef, asked } = start();
    builderRef.send({ type: 'site.change', change: { corrections: { hours: 'Mon 9–5' } } });
    actor.send({ type: 'fact.change', fact: 'hours', value: ' ' });
    actor.send({ type: 'details.save' });
    expect(asked()).toEqual({ hours: null });
  });

  it('keeps what is typed where it cannot be used, and says beside which field', () => {
    const { actor, asked, context, state } = start();
    actor.send({ type: 'fact.change', fact: 'phone', value: 'ring us' });
    actor.send({ type: 'fact.change', fact: 'email', value: 'crumb.example' });
    actor.send({ type: 'hours.turn' });
    actor.send({ type: 'day.open', day: 0, isOpen: true });
    actor.send({ type: 'day.change', day: 0, end: 'closes', value: '08:00' });
    actor.send({ type: 'profile.add' });
    actor.send({ type: 'profile.change', at: 0, value: 'http://www.instagram.com/crumb' });
    actor.send({ type: 'details.save' });
    expect([state(), asked()]).toEqual(['refused', undefined]);
    expect(context().problems).toEqual({
      phone: messages.understanding.invalidPhone,
      email: messages.understanding.invalidEmail,
      hours: messages.items.wrongDay,
      'profiles.0': messages.links.notSecure,
    });
    actor.send({ type: 'profile.remove', at: 0 });
    expect([state(), context().problems, context().draft?.phone]).toEqual([
      'changed',
      {},
      'ring us',
    ]);
    actor.send({ type: 'details.cancel' });
    expect([state(), context().draft]).toEqual(['unchanged', null]);
  });

  it('turns a table of the week into words and back', () => {
    const { actor, asked, context } = start();
    actor.send({ type: 'fact.change', fact: 'hours', value: 'Mon–Fri 9 am–5 pm' });
    actor.send({ type: 'hours.turn' });
    actor.send({ type: 'day.open', day: 5, isOpen: true });
    actor.send({ type: 'day.change', day: 5, end: 'opens', value: '10:00' });
    actor.send({ type: 'hours.turn' });
    expect(context().draft).toMatchObject({
      week: null,
      hours: 'Mon–Fri 9 am–5 pm, Sat 10 am–5 pm',
    });
    actor.send({ type: 'hours.turn' });
    actor.send({ type: 'details.save' });
    expect(asked()).toEqual({ hours: 'Mon–Fri 9 am–5 pm, Sat 10 am–5 pm' });
  });

  it('changes nothing where nothing is another, and lets go of a draft with the site', () => {
    const { actor, builderRef, state, asked } = start();
    actor.send({ type: 'profile.add' });
    actor.send({ type: 'details.save' });
    expect([state(), asked()]).toEqual(['unchanged', undefined]);
    actor.send({ type: 'profile.add' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(state()).toBe('unchanged');
    builderRef.send({ type: 'builder.reset' });
    expect(actor.getSnapshot().can({ type: 'profile.add' })).toBe(false);
  });

  it('can reach every state', () => {
    const { builderRef } = start();
    const events: ContactDetailsEvent[] = [
      { type: 'fact.change', fact: 'phone', value: 'ring us' },
      { type: 'details.save' },
      { type: 'details.cancel' },
    ];
    const paths = getShortestPaths(contactDetailsMachine, { events, input: { builderRef } });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['unchanged', 'changed', 'refused']),
    );
  });
});

describe('what a site tells', () => {
  const understanding = {
    phone: { value: '555 0100', evidence: '' },
    email: null,
    address: null,
    hours: null,
  };

  it('is what the person wrote on the page, and what is on its way before that', () => {
    expect(toldFact('phone', understanding)).toBe('555 0100');
    const texts = { 'es.visit.phone.body': '555 0102', 'visit.phone.body': '555 0101' };
    expect(toldFact('phone', understanding, texts)).toBe('555 0101');
    expect(toldFact('phone', understanding, texts, { phone: '555 0103' })).toBe('555 0103');
    expect(toldFact('phone', understanding, texts, { phone: null })).toBe('');
  });

  it('is told whole of a week whose days all differ, in any language', () => {
    const week = Array.from({ length: 7 }, (_, day) => ({
      opens: `0${day + 1}:30`,
      closes: `1${day}:45`,
    }));
    for (const language of ['en', 'de', 'fr', 'ja']) {
      const { problems } = parseDetails({ ...draftOfDetails(null), week }, language);
      expect(problems).toEqual({});
    }
  });
});

describe('parseHttpsAddress', () => {
  it.each([
    ['https://www.instagram.com/crumb', 'https://www.instagram.com/crumb'],
    ['instagram.com/crumb', 'https://instagram.com/crumb'],
    ["https://a.example/it's", 'https://a.example/it%27s'],
    ['https://a.example/?q=1#top', 'https://a.example/?q=1#top'],
  ])('takes %j', (typed, address) => {
    expect(parseHttpsAddress(typed)).toEqual({ address, problem: null });
  });

  it.each([
    ['http://a.example', 'notSecure'],
    ['javascript:alert(1)', 'invalidAddress'],
    ['data:text/html,x', 'invalidAddress'],
    ['//a.example', 'invalidAddress'],
    ['@crumb', 'invalidAddress'],
    ['crumb', 'invalidAddress'],
    ['https://localhost/x', 'invalidAddress'],
    ['https://ann:secret@a.example', 'credentials'],
    ['https://a.example/two words', 'invalidAddress'],
    [`https://a.example/${'x'.repeat(500)}`, 'addressTooLong'],
  ])('refuses %j: %s', (typed, problem) => {
    expect(parseHttpsAddress(typed)).toEqual({ address: null, problem });
  });
});
