import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { builderToSave, type BuilderEvent } from '../../machines/builderContext';
import { correctingMachine } from '../../machines/correcting';
import { findBuild } from '../../machines/builderDocument';
import type { Corrections } from '../../machines/entities';
import {
  type CopiedPage,
  type ExportedFiles,
  handoverMachine,
  type OpenedPage,
  type PageRequest,
} from '../../machines/handover';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import { aBuild, crumbAndEmber, harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';

/**
 * The builder with what works on its site and what takes it away, under any order of events, answers and failures:
 * - no input is lost: once nothing fails any more, the last correction of each kind is in its own build;
 * - undo, then redo is the identity;
 * - nothing is busy for ever, and every problem can be left;
 * - what is saved starts the same builder again.
 */
type Step =
  | { kind: 'edit'; event: BuilderEvent }
  | { kind: 'correct'; name: string }
  | { kind: 'handOver'; type: 'site.export' | 'html.copy' | 'page.open' }
  | { kind: 'answer'; index: number; isFailed: boolean };

const edit = (event: BuilderEvent): Step => ({ kind: 'edit', event });
const words = fc.constantFrom('Ember', 'Crumb', 'Rye', 'Fennel');
const id = fc.constantFrom(crumbAndEmber.id, harbourYoga.id);

const steps: fc.Arbitrary<Step> = fc.oneof(
  words.map((value) => edit({ type: 'prompt.change', value })),
  words.map((value) => edit({ type: 'text.change', id: 'features.heading', value })),
  words.map((value) => edit({ type: 'content.change', field: 'subtitle', value })),
  fc
    .constantFrom('modern', 'elegant', 'vibrant')
    .map((theme) => edit({ type: 'theme.choose', theme })),
  fc
    .constantFrom('#111111', '#222222', '#12')
    .map((value) => edit({ type: 'color.change', role: 'primary', value })),
  fc
    .constantFrom<BuilderEvent>(
      { type: 'section.toggle', section: 'showPricing' },
      { type: 'sections.arrange', page: 'hero', done: { act: 'move', id: 'faq', to: 1 } },
      { type: 'sections.arrange', page: 'hero', done: { act: 'duplicate', id: 'about' } },
      { type: 'sections.arrange', page: 'hero', done: { act: 'remove', id: 'pricing' } },
      { type: 'edit.end' },
      { type: 'edit.undo' },
      { type: 'edit.redo' },
      { type: 'builder.reset' },
    )
    .map(edit),
  id.map((known) => edit({ type: 'build.load', id: known })),
  id.map((known) => edit({ type: 'build.delete', id: known })),
  words.map((name): Step => ({ kind: 'correct', name })),
  fc
    .constantFrom('site.export', 'html.copy', 'page.open')
    .map((type): Step => ({ kind: 'handOver', type })),
  fc
    .record({ index: fc.nat(3), isFailed: fc.boolean() })
    .map((answer): Step => ({ kind: 'answer', ...answer })),
);

interface Question {
  answer: () => void;
  fail: () => void;
}

function startAll() {
  const questions: Question[] = [];
  const asking = <T>(value: () => T) =>
    new Promise<T>((resolve, reject) => {
      questions.push({
        answer: () => resolve(value()),
        fail: () => reject(new Error('the worker failed')),
      });
    });
  const input = {
    history: [outlinedBuild, harbourYoga, aBuild({ id: 'build-9' })],
    currentId: crumbAndEmber.id,
  };
  const builderRef = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(({ input: { build, change } }) =>
          asking(() => ({
            from: build,
            site: { ...build, corrections: { ...build.corrections, ...change.corrections } },
          })),
        ),
      },
    }),
    { input },
  ).start();
  const handing = async (page: PageRequest['page']) => {
    await page;
    await asking(() => null);
  };
  const handoverRef = createActor(
    handoverMachine.provide({
      actors: {
        exportWebsite: fromPromise<ExportedFiles, PageRequest>(async ({ input: { page } }) => {
          await handing(page);
          return { fileName: 'site.zip', paths: ['index.html'] };
        }),
        copyPage: fromPromise<CopiedPage, PageRequest>(async ({ input: { page } }) => {
          await handing(page);
          return { html: '<p>', isCopied: questions.length % 2 === 0 };
        }),
        openPage: fromPromise<OpenedPage, PageRequest>(async ({ input: { page } }) => {
          await handing(page);
          return { isOpened: false, address: 'blob:page' };
        }),
      },
    }),
    { input: { builderRef } },
  ).start();
  const correctingRef = createActor(correctingMachine, { input: { builderRef } }).start();
  return { builderRef, handoverRef, correctingRef, questions };
}

const ticks = async () => {
  for (let tick = 0; tick < 6; tick += 1) await Promise.resolve();
};
const isBusy = (value: object) => /packing|copying|opening/.test(JSON.stringify(value));
const runs = (numRuns: number) => ({ numRuns, seed: 20_261_122 });

describe('the builder with correcting and handover, in any order', () => {
  it('fault 70: loses no input, ends whatever it begins, and lets every problem be left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (taken) => {
        const { builderRef, handoverRef, correctingRef, questions } = startAll();
        const asked = new Map<string, string>();
        let hasFailed = false;
        for (const step of taken) {
          const { currentId } = builderRef.getSnapshot().context;
          if (step.kind === 'edit') {
            builderRef.send(step.event);
            // An undone correction is no longer asked for.
            if (step.event.type === 'edit.undo' || step.event.type === 'edit.redo') asked.clear();
          } else if (step.kind === 'handOver') handoverRef.send({ type: step.type });
          else if (step.kind === 'correct') {
            correctingRef.send({ type: 'field.open', field: 'name', draft: '' });
            correctingRef.send({ type: 'draft.change', value: step.name });
            correctingRef.send({ type: 'correction.save' });
            if (currentId !== null) asked.set(currentId, step.name);
          } else {
            const [question] = questions.splice(step.index, 1);
            hasFailed ||= question !== undefined && step.isFailed;
            if (step.isFailed) question?.fail();
            else question?.answer();
            await ticks();
          }
        }
        for (let round = 0; round < 40; round += 1) {
          questions.splice(0).forEach(({ answer }) => answer());
          await ticks();
        }

        const { value, context } = builderRef.getSnapshot();
        expect(value).toBe('ready');
        expect(isBusy(handoverRef.getSnapshot().value)).toBe(false);
        handoverRef.send({ type: 'problems.dismiss' });
        handoverRef.send({ type: 'exported.dismiss' });
        expect(handoverRef.getSnapshot().value).toEqual({
          zip: 'idle',
          clipboard: 'idle',
          tab: 'idle',
        });
        expect(correctingRef.getSnapshot().value).toBe('reading');
        if (hasFailed) return;
        for (const [buildId, name] of asked) {
          const build = findBuild(context, buildId);
          const pending = context.pendingChanges.find((change) => change.buildId === buildId);
          const kept: Corrections | undefined =
            build === null ? pending?.change.corrections : build.corrections;
          if (build === null && pending === undefined) continue;
          expect(kept?.name).toBe(name);
        }
      }),
      runs(80),
    );
  }, 20_000);

  it('takes a step back and forth without a trace', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (taken) => {
        const { builderRef } = startAll();
        for (const step of taken) if (step.kind === 'edit') builderRef.send(step.event);
        builderRef.send({ type: 'edit.end' });
        const before = builderToSave(builderRef.getSnapshot().context);
        if (!builderRef.getSnapshot().can({ type: 'edit.undo' })) return;
        builderRef.send({ type: 'edit.undo' });
        builderRef.send({ type: 'edit.redo' });
        expect(builderToSave(builderRef.getSnapshot().context)).toEqual(before);
      }),
      runs(100),
    );
  });

  it('starts again from what was saved at any moment', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (taken) => {
        const { builderRef } = startAll();
        for (const step of taken) if (step.kind === 'edit') builderRef.send(step.event);
        const saved = builderToSave(builderRef.getSnapshot().context);
        const again = createActor(builderMachine, { input: saved }).start();
        expect(builderToSave(again.getSnapshot().context)).toEqual(saved);
      }),
      runs(100),
    );
  });
});
