import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { correctingMachine, correctingToSave } from '../../machines/correcting';
import { parseCorrection } from '../../machines/correctionFields';
import { CORRECTION_LENGTH } from '../../machines/limits';
import { messages } from '../../machines/messages';
import type { Rebuild, Rebuilt, SiteChange } from '../../machines/siteChange';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';

function start() {
  const asked: SiteChange[] = [];
  const builderRef = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(({ input: { build, change } }) => {
          asked.push(change);
          return Promise.resolve({ from: build, site: build });
        }),
      },
    }),
    { input: { history: [crumbAndEmber], currentId: crumbAndEmber.id } },
  ).start();
  const actor = createActor(correctingMachine, { input: { builderRef } }).start();
  return { actor, builderRef, asked };
}

describe('correctingMachine', () => {
  it('asks for the site again when words were corrected', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'name', draft: 'Crumb' });
    expect(actor.getSnapshot().value).toBe('typing');
    actor.send({ type: 'draft.change', value: '  Crumb   & Ember ' });
    actor.send({ type: 'correction.save' });
    expect(actor.getSnapshot().value).toBe('reading');
    expect(asked).toEqual([{ corrections: { name: 'Crumb & Ember' } }]);
  });

  it('keeps the field open with what was typed and says why it cannot be used', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'email', draft: '' });
    actor.send({ type: 'draft.change', value: 'hello@' });
    actor.send({ type: 'correction.save' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.draft, context.problems]).toEqual([
      'typing',
      'hello@',
      { email: messages.understanding.invalidEmail },
    ]);
    actor.send({ type: 'draft.change', value: 'hello@c' });
    expect(actor.getSnapshot().context.problems).toEqual({});
    expect(asked).toEqual([]);
  });

  it('lets choices take effect at once, and stay open for the next one', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'sections', draft: '' });
    actor.send({ type: 'correction.apply', corrections: { sections: { gallery: false } } });
    actor.send({ type: 'correction.apply', corrections: { sections: { team: true } } });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(asked.at(-1)).toEqual({ corrections: { sections: { gallery: false, team: true } } });
    actor.send({ type: 'correction.settle', corrections: { sections: undefined } });
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('keeps what was typed when another field opens, and asks nothing for what was only looked at', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'name', draft: 'Crumb' });
    actor.send({ type: 'draft.change', value: 'Ember' });
    actor.send({ type: 'field.open', field: 'place', draft: 'Porto' });
    expect(asked).toEqual([{ corrections: { name: 'Ember' } }]);
    expect(actor.getSnapshot().context).toMatchObject({ field: 'place', draft: 'Porto' });
    actor.send({ type: 'field.open', field: 'tone', draft: '' });
    actor.send({ type: 'field.open', field: 'offerings', draft: '', offers: [] });
    actor.send({ type: 'offer.add', id: 'n1' });
    actor.send({ type: 'offer.change', id: 'n1', part: 'name', value: 'Rye' });
    actor.send({ type: 'field.open', field: 'name', draft: 'Ember' });
    expect(asked.slice(1)).toEqual([
      { corrections: { name: 'Ember', offerings: [{ id: 'n1', name: 'Rye', price: null }] } },
    ]);
  });

  it('stays with what cannot be used when another field is opened, and says why', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'email', draft: '' });
    actor.send({ type: 'draft.change', value: 'hello@' });
    actor.send({ type: 'field.open', field: 'name', draft: 'Crumb' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.draft, context.problems, asked]).toEqual([
      'typing',
      'hello@',
      { email: messages.understanding.invalidEmail },
      [],
    ]);
  });

  it('changes nothing more when it is closed', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'place', draft: 'Porto' });
    actor.send({ type: 'draft.change', value: 'Por' });
    actor.send({ type: 'field.open', field: 'hours', draft: '' });
    expect(actor.getSnapshot().context).toMatchObject({ field: 'hours', draft: '' });
    actor.send({ type: 'field.close' });
    expect([actor.getSnapshot().value, asked]).toEqual([
      'reading',
      [{ corrections: { place: 'Por' } }],
    ]);
  });

  it('gives back what was being typed after a reload', () => {
    const { actor, builderRef } = start();
    actor.send({ type: 'field.open', field: 'place', draft: 'Porto' });
    actor.send({ type: 'draft.change', value: 'Far' });
    const input = { builderRef, ...correctingToSave(actor.getSnapshot().context) };
    const again = createActor(correctingMachine, { input }).start();
    expect([again.getSnapshot().value, again.getSnapshot().context.draft]).toEqual([
      'typing',
      'Far',
    ]);
    actor.send({ type: 'field.close' });
    const closed = { builderRef, ...correctingToSave(actor.getSnapshot().context) };
    expect(createActor(correctingMachine, { input: closed }).start().getSnapshot().value).toBe(
      'reading',
    );
  });

  it('keeps a name and its price together while offers are moved, removed and added', () => {
    const { actor, asked } = start();
    const offers = [
      { id: 'i1', name: 'Rye', price: '4 €' },
      { id: 'i2', name: 'Buns', price: '' },
      { id: 'i3', name: 'Coffee', price: '2 €' },
    ];
    actor.send({ type: 'field.open', field: 'offerings', draft: '', offers });
    expect(actor.getSnapshot().value).toBe('listing');
    actor.send({ type: 'offer.move', id: 'i3', by: -1 });
    actor.send({ type: 'offer.move', id: 'i3', by: -1 });
    actor.send({ type: 'offer.move', id: 'i3', by: -1 });
    actor.send({ type: 'offer.remove', id: 'i2' });
    actor.send({ type: 'offer.change', id: 'i1', part: 'name', value: ' Dark  rye ' });
    actor.send({ type: 'offer.add', id: 'n1' });
    actor.send({ type: 'offer.add', id: 'n2' });
    actor.send({ type: 'offer.change', id: 'n2', part: 'price', value: '1 €' });
    actor.send({ type: 'correction.save' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.problems]).toEqual([
      'listing',
      { 'n2.name': messages.understanding.noOfferName },
    ]);
    actor.send({ type: 'offer.change', id: 'n2', part: 'name', value: 'Toast' });
    actor.send({ type: 'correction.save' });
    expect(actor.getSnapshot().value).toBe('reading');
    expect(asked).toEqual([
      {
        corrections: {
          offerings: [
            { id: 'i3', name: 'Coffee', price: '2 €' },
            { id: 'i1', name: 'Dark rye', price: '4 €' },
            { id: 'n2', name: 'Toast', price: '1 €' },
          ],
        },
      },
    ]);
  });

  it('gives words of the prompt a role, and takes it back', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'passage', draft: 'since spring' });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'correction.apply', corrections: { placed: { 'since spring': 'clause' } } });
    actor.send({ type: 'correction.apply', corrections: { placed: { 'since spring': null } } });
    expect(asked).toEqual([
      { corrections: { placed: { 'since spring': 'clause' } } },
      { corrections: { placed: { 'since spring': null } } },
    ]);
  });

  it('gives back a list of offers after a reload', () => {
    const { actor, builderRef } = start();
    const offers = [{ id: 'i1', name: 'Rye', price: '4 €' }];
    actor.send({ type: 'field.open', field: 'offerings', draft: '', offers });
    const input = { builderRef, ...correctingToSave(actor.getSnapshot().context) };
    const again = createActor(correctingMachine, { input }).start().getSnapshot();
    expect([again.value, again.context.offers]).toEqual(['listing', offers]);
  });
});

describe('parseCorrection', () => {
  it.each([
    ['name', ' \u200B ', { name: null }],
    ['kind', '  piano   tuner ', { kind: 'piano tuner' }],
    ['email', 'hello@crumb.example', { email: 'hello@crumb.example' }],
    ['phone', '+44 (0)113 555-0142', { phone: '+44 (0)113 555-0142' }],
    ['webAddress', 'https://www.crumb.example/', { webAddress: 'www.crumb.example' }],
    ['webAddress', 'bücher.example/menu', { webAddress: 'bücher.example' }],
  ] as const)('takes %s: %j', (field, draft, corrections) => {
    expect(parseCorrection(field, draft)).toEqual({ corrections, problem: null });
  });

  it.each([
    ['email', 'hello', messages.understanding.invalidEmail],
    ['email', 'a@b.example?bcc=all@b.example', messages.understanding.invalidEmail],
    ['phone', 'javascript:alert(1)', messages.understanding.invalidPhone],
    ['webAddress', 'javascript:alert(1)', messages.understanding.invalidWebAddress],
    ['webAddress', 'not an address', messages.understanding.invalidWebAddress],
    [
      'name',
      'x'.repeat(CORRECTION_LENGTH.name + 1),
      messages.understanding.tooLong(CORRECTION_LENGTH.name),
    ],
  ] as const)('fault 27: refuses %s %j', (field, draft, problem) => {
    expect(parseCorrection(field, draft)).toEqual({ corrections: null, problem });
  });
});
