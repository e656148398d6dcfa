import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { correctingMachine, correctingToSave } from '../../machines/correcting';
import {
  CORRECTION_LENGTH,
  OFFERING_LIMIT,
  parseCorrection,
} from '../../machines/correctionFields';
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
          return Promise.resolve({ buildId: build.id, from: build.customization, site: build });
        }),
      },
    }),
    { input: { history: [crumbAndEmber], currentId: crumbAndEmber.id } },
  ).start();
  const actor = createActor(correctingMachine, { input: { builderRef } }).start();
  return { actor, builderRef, asked };
}

describe('correctingMachine', () => {
  it('asks for the site anew when words were set right', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'name', draft: 'Crumb' });
    expect(actor.getSnapshot().value).toBe('editing');
    actor.send({ type: 'draft.change', value: '  Crumb   & Ember ' });
    actor.send({ type: 'save' });
    expect(actor.getSnapshot().value).toBe('reading');
    expect(asked).toEqual([{ corrections: { name: 'Crumb & Ember' } }]);
  });

  it('keeps the field open with what was typed and says why it cannot be used', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'email', draft: '' });
    actor.send({ type: 'draft.change', value: 'hello@' });
    actor.send({ type: 'save' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.draft, context.problem]).toEqual([
      'editing',
      'hello@',
      messages.understanding.invalidEmail,
    ]);
    actor.send({ type: 'draft.change', value: 'hello@c' });
    expect(actor.getSnapshot().context.problem).toBeNull();
    expect(asked).toEqual([]);
  });

  it('lets choices take effect at once, and stay open for the next one', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'sections', draft: '' });
    actor.send({ type: 'correct', corrections: { sections: { gallery: false } } });
    actor.send({ type: 'correct', corrections: { sections: { team: true } } });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(asked.at(-1)).toEqual({ corrections: { sections: { gallery: false, team: true } } });
    actor.send({ type: 'settle', corrections: { sections: undefined } });
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('changes nothing when it is closed, and opens another field in its place', () => {
    const { actor, asked } = start();
    actor.send({ type: 'field.open', field: 'place', draft: 'Porto' });
    actor.send({ type: 'draft.change', value: 'Por' });
    actor.send({ type: 'field.open', field: 'hours', draft: '' });
    expect(actor.getSnapshot().context).toMatchObject({ field: 'hours', draft: '' });
    actor.send({ type: 'close' });
    expect([actor.getSnapshot().value, asked]).toEqual(['reading', []]);
  });

  it('gives back what was being typed after a reload', () => {
    const { actor, builderRef } = start();
    actor.send({ type: 'field.open', field: 'place', draft: 'Porto' });
    actor.send({ type: 'draft.change', value: 'Far' });
    const input = { builderRef, ...correctingToSave(actor.getSnapshot().context) };
    const again = createActor(correctingMachine, { input }).start();
    expect([again.getSnapshot().value, again.getSnapshot().context.draft]).toEqual([
      'editing',
      'Far',
    ]);
    actor.send({ type: 'close' });
    const closed = { builderRef, ...correctingToSave(actor.getSnapshot().context) };
    expect(createActor(correctingMachine, { input: closed }).start().getSnapshot().value).toBe(
      'reading',
    );
  });
});

describe('parseCorrection', () => {
  it.each([
    ['name', ' \u200B ', { name: null }],
    ['email', 'hello@crumb.example', { email: 'hello@crumb.example' }],
    ['webAddress', 'https://www.crumb.example/', { webAddress: 'www.crumb.example' }],
    ['webAddress', 'bücher.example/menu', { webAddress: 'bücher.example/menu' }],
    ['offerings', 'rye bread\n\n  buns \n', { offerings: ['rye bread', 'buns'] }],
    ['offerings', '', { offerings: [] }],
  ] as const)('takes %s: %j', (field, draft, corrections) => {
    expect(parseCorrection(field, draft)).toEqual({ corrections, problem: null });
  });

  it.each([
    ['email', 'hello', messages.understanding.invalidEmail],
    ['webAddress', 'javascript:alert(1)', messages.understanding.invalidWebAddress],
    ['webAddress', 'not an address', messages.understanding.invalidWebAddress],
    ['name', 'x'.repeat(CORRECTION_LENGTH + 1), messages.understanding.tooLong(CORRECTION_LENGTH)],
    [
      'offerings',
      'bun\n'.repeat(OFFERING_LIMIT + 1),
      messages.understanding.tooMany(OFFERING_LIMIT),
    ],
  ] as const)('fault 27: refuses %s %j', (field, draft, problem) => {
    expect(parseCorrection(field, draft)).toEqual({ corrections: null, problem });
  });
});
