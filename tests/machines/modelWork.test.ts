import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import { ModelError, type ModelRequest } from '../../machines/askModel';
import { builderMachine } from '../../machines/builder';
import type { BuilderEvent } from '../../machines/builderContext';
import { findBuild } from '../../machines/builderDocument';
import { changeRequestMachine } from '../../machines/changeRequest';
import type { Build } from '../../machines/entities';
import { generationMachine } from '../../machines/generation';
import type { ModelStep, ModelStepAsked, UnreadAsked } from '../../machines/modelStep';
import { MODEL_SILENCE, modelTaskMachine } from '../../machines/modelTask';
import { isByModel } from '../../machines/modelWords';
import { modelWorkMachine } from '../../machines/modelWork';
import { outlineMachine } from '../../machines/outline';
import type { ChangesAsked, ChangesRead } from '../../machines/requestedChanges';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import { harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';
import { aQuestion } from '../../stories/fixtures/modelWork';
import { changesRead, unreadWords } from '../../stories/fixtures/requestedChanges';

const nothing: ModelStep = { question: null, point: null, corrections: null, words: {} };
const asking = (part: number): ModelStep => ({
  ...nothing,
  question: aQuestion,
  point: { task: 'write', part, wrong: null },
});

const CORRECTIONS = { placed: { Porto: 'place' }, placedByModel: { Porto: 'place' } } as const;

/** Reads a place, then writes a tagline and an intro. */
function steps({ point, answer }: ModelStepAsked): ModelStep {
  if (point.task === 'read')
    return answer === null
      ? { ...nothing, question: { ...aQuestion, task: 'read' }, point }
      : { ...asking(0), question: null, corrections: CORRECTIONS };
  if (answer === null) return asking(point.part);
  return point.part === 0
    ? { ...asking(1), words: { subtitle: 'Bread from Porto' } }
    : { ...nothing, words: { 'features.intro': 'What comes out of the oven.' } };
}

/** Writes them without reading. */
const writing = (asked: ModelStepAsked): ModelStep =>
  asked.point.task === 'read' ? asking(0) : steps(asked);

interface Fakes {
  answer?: (request: ModelRequest) => Promise<unknown>;
  step?: (asked: ModelStepAsked) => ModelStep;
  read?: (asked: ChangesAsked) => ChangesRead;
}

const made: Build = { ...outlinedBuild, id: 'made' };

function start({ answer = () => Promise.resolve({}), step = steps, read }: Fakes = {}) {
  const clock = new SimulatedClock();
  const stepped: ModelStepAsked[] = [];
  const unread: UnreadAsked[] = [];
  const builderRef = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(({ input: { build, change } }) =>
          Promise.resolve({ from: build, site: { ...build, ...change } }),
        ),
      },
    }),
    { input: { history: [harbourYoga], currentId: harbourYoga.id } },
  ).start();
  const generationRef = createActor(generationMachine, { input: { kind: 'website' } }).start();
  const outlineRef = createActor(outlineMachine, { input: { builderRef } }).start();
  const changeRequestRef = createActor(
    changeRequestMachine.provide({
      actors: {
        readChanges: fromPromise<ChangesRead, ChangesAsked>(({ input }) =>
          Promise.resolve(read?.(input) ?? changesRead),
        ),
      },
    }),
    { input: { builderRef, outlineRef } },
  ).start();
  const actor = createActor(
    modelWorkMachine.provide({
      actors: {
        modelTask: modelTaskMachine.provide({
          actors: {
            askModel: fromPromise<unknown, ModelRequest>(({ input }) => answer(input)),
          },
        }),
        takeStep: fromPromise<ModelStep, ModelStepAsked>(({ input }) => {
          stepped.push(input);
          return Promise.resolve(step(input));
        }),
        askAboutWords: fromPromise<typeof aQuestion, UnreadAsked>(({ input }) => {
          unread.push(input);
          return Promise.resolve({ ...aQuestion, task: 'change' });
        }),
      },
    }),
    { input: { builderRef, generationRef, changeRequestRef, languageModelRef: null }, clock },
  ).start();
  const site = () => {
    const build = findBuild(builderRef.getSnapshot().context, made.id);
    if (build === null) throw new Error('The build is gone.');
    return build;
  };
  return {
    ...{ actor, builderRef, generationRef, changeRequestRef, clock, stepped, unread },
    site,
    make: (build = made) =>
      builderRef.send({ type: 'generation.finished', generated: { kind: 'website', build } }),
    context: () => actor.getSnapshot().context,
    until: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as 'idle')),
    untilDrawn: () => waitFor(builderRef, (snapshot) => snapshot.matches('ready')),
    untilWritten: (id: string) =>
      waitFor(builderRef, ({ context }) =>
        isByModel(findBuild(context, made.id)?.customization ?? made.customization, id),
      ),
    untilAsking: () => waitFor(actor, (snapshot) => snapshot.matches({ working: 'asking' })),
  };
}

/** Answers each question; `act` comes while the second part is asked about. */
function betweenTheParts(act: () => unknown): () => Promise<unknown> {
  let parts = 0;
  return async () => {
    parts += 1;
    if (parts === 2) await act();
    return {};
  };
}

const never = () => new Promise<unknown>(() => undefined);

describe('modelWorkMachine', () => {
  it('reads and writes a site that was made; what it wrote is marked and is one step to undo', async () => {
    const { make, until, site, builderRef, context } = start();
    make();
    await until('finished');
    expect(site().corrections).toEqual(CORRECTIONS);
    expect(site().customization.content.subtitle).toBe('Bread from Porto');
    expect(site().customization.texts).toEqual({
      'features.intro': 'What comes out of the oven.',
    });
    expect(isByModel(site().customization, 'subtitle')).toBe(true);
    expect(isByModel(site().customization, 'features.intro')).toBe(true);
    expect(context()).toMatchObject({ written: 2, hasRead: true });
    builderRef.send({ type: 'edit.undo' });
    expect(site().customization).toEqual(made.customization);
    expect(site().corrections).toEqual(CORRECTIONS);
    builderRef.send({ type: 'edit.undo' });
    expect(site().corrections).toEqual(undefined);
  });

  it('puts each sentence there once it is whole, while the others are still coming; all are one step', async () => {
    const requests: ModelRequest[] = [];
    const { make, until, untilAsking, untilWritten, site, builderRef, context, stepped } = start({
      step: ({ point, answer }) =>
        point.task === 'read'
          ? asking(0)
          : { ...nothing, words: (answer?.value ?? {}) as Record<string, string> },
      answer: (request) => {
        requests.push(request);
        return new Promise((resolve) => (finish = resolve));
      },
    });
    let finish: (answer: unknown) => void = () => undefined;
    make();
    await untilAsking();
    const first = { subtitle: 'Bread from Porto' };
    requests[0]?.onPart?.(first);
    // It is in the next one.
    requests[0]?.onPart?.({ ...first, 'features.intro': 'Half' });
    await untilWritten('subtitle');
    expect(site().customization.written).toEqual(first);
    expect(context().written).toBe(1);
    builderRef.send({ type: 'section.toggle', section: 'showPricing' });
    finish({ 'features.intro': 'What comes out of the oven.' });
    await until('finished');
    expect(stepped.map(({ answer }) => answer?.value)).toEqual([
      undefined,
      first,
      { 'features.intro': 'What comes out of the oven.' },
    ]);
    expect(context().written).toBe(2);
    builderRef.send({ type: 'edit.undo' });
    builderRef.send({ type: 'edit.undo' });
    expect(site().customization).toEqual(made.customization);
  });

  it('takes no part of what it reads, and goes on where one cannot be checked', async () => {
    const { make, until, stepped } = start({
      answer: async ({ onPart }) => {
        onPart?.('broken');
        await new Promise((resolve) => setTimeout(resolve));
        return {};
      },
      step: (asked) => {
        if (asked.answer?.value === 'broken') throw new Error('no worker');
        return steps(asked);
      },
    });
    make();
    await until('finished');
    const broken = stepped.filter(({ answer }) => answer?.value === 'broken');
    expect(broken.map(({ point }) => point.task)).toEqual(['write', 'write']);
  });

  it('leaves alone what the person wrote meanwhile', async () => {
    const { make, until, untilAsking, site, builderRef } = start();
    make();
    await untilAsking();
    builderRef.send({ type: 'content.change', field: 'subtitle', value: 'My own words' });
    await until('finished');
    expect(site().customization.content.subtitle).toBe('My own words');
    expect(isByModel(site().customization, 'subtitle')).toBe(false);
    expect(isByModel(site().customization, 'features.intro')).toBe(true);
  });

  it.each<[string, BuilderEvent, Partial<Build['customization']>]>([
    [
      'a sentence is written over',
      { type: 'content.change', field: 'description', value: 'Open as long as there is bread.' },
      {
        content: { ...made.customization.content, description: 'Open as long as there is bread.' },
      },
    ],
    [
      'a section is hidden',
      { type: 'section.toggle', section: 'showPricing' },
      {
        layout: {
          ...made.customization.layout,
          showPricing: !made.customization.layout.showPricing,
        },
      },
    ],
    [
      'another design is chosen',
      { type: 'site.change', change: { direction: 2 } },
      { content: made.customization.content },
    ],
  ])('stays one step where %s between two parts, which is a step of its own', async (...told) => {
    const [, edit, own] = told;
    const { make, until, untilDrawn, builderRef, site } = start({
      step: writing,
      answer: betweenTheParts(async () => {
        builderRef.send(edit);
        await untilDrawn();
      }),
    });
    make();
    await until('finished');
    const { customization, direction } = site();
    expect(customization).toMatchObject({
      ...own,
      content: { ...own.content, subtitle: 'Bread from Porto' },
      texts: { 'features.intro': 'What comes out of the oven.' },
    });
    const seen = ['edit.undo', 'edit.undo', 'edit.redo', 'edit.redo'].map((type) => {
      builderRef.send({ type } as { type: 'edit.undo' | 'edit.redo' });
      return site();
    });
    const written = {
      ...made.customization,
      content: { ...made.customization.content, subtitle: 'Bread from Porto' },
      texts: { 'features.intro': 'What comes out of the oven.' },
      written: {
        subtitle: 'Bread from Porto',
        'features.intro': 'What comes out of the oven.',
      },
    };
    expect(seen.map((build) => build.customization)).toEqual([
      written,
      made.customization,
      written,
      customization,
    ]);
    expect(seen.map((build) => build.direction)).toEqual([
      ...[made.direction, made.direction, made.direction],
      direction,
    ]);
  });

  it('leaves a sentence alone that is touched between two parts, also when that is undone', async () => {
    const { make, until, builderRef, site } = start({
      step: writing,
      answer: betweenTheParts(() =>
        builderRef.send({ type: 'text.change', id: 'features.intro', value: 'Mine' }),
      ),
    });
    make();
    await until('finished');
    expect(site().customization.texts).toEqual({ 'features.intro': 'Mine' });
    builderRef.send({ type: 'edit.undo' });
    expect(site().customization.texts).toBeUndefined();
    expect(isByModel(site().customization, 'subtitle')).toBe(true);
    builderRef.send({ type: 'edit.undo' });
    expect(site().customization).toEqual(made.customization);
  });

  it('begins another step where what was understood is corrected between two parts', async () => {
    const { make, until, untilDrawn, builderRef, site } = start({
      step: writing,
      answer: betweenTheParts(async () => {
        builderRef.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
        await untilDrawn();
      }),
    });
    make();
    await until('finished');
    builderRef.send({ type: 'edit.undo' });
    expect(site()).toMatchObject({
      corrections: { name: 'Ember' },
      customization: { written: { subtitle: 'Bread from Porto' } },
    });
    builderRef.send({ type: 'edit.undo' });
    expect(site().customization.written).toEqual({ subtitle: 'Bread from Porto' });
    expect(site().corrections).toBeUndefined();
  });

  it('stays one step where a field is left meanwhile', async () => {
    const { make, until, builderRef, site } = start({
      answer: () => {
        builderRef.send({ type: 'edit.end' });
        return Promise.resolve({});
      },
    });
    make();
    await until('finished');
    builderRef.send({ type: 'edit.undo' });
    expect(site().customization).toEqual(made.customization);
  });

  it.each([
    [new ModelError('halfAnswer'), 'halfAnswer'],
    [new ModelError('notJson'), 'notJson'],
    [new ModelError('schemaIgnored'), 'schemaIgnored'],
  ] as const)('tells why there is no answer, and the site stays: %s', async (error, problem) => {
    const { make, until, site, context, actor } = start({
      answer: () => Promise.reject(error),
    });
    make();
    await until('refused');
    expect(context().problem).toBe(problem);
    expect(site()).toEqual(made);
    actor.send({ type: 'work.dismiss' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('ends after 20 seconds without a token', async () => {
    const { make, untilAsking, until, clock, site } = start({ answer: never });
    make();
    await untilAsking();
    clock.increment(MODEL_SILENCE);
    await until('timedOut');
    expect(site()).toEqual(made);
  });

  it('fails where an answer cannot be read', async () => {
    const { make, until } = start({
      step: () => {
        throw new Error('no worker');
      },
    });
    make();
    await until('failed');
  });

  it.each([
    ['it is cancelled', 'cancelled', ({ actor }) => actor.send({ type: 'work.cancel' })],
    [
      'another build is loaded',
      'idle',
      ({ builderRef }) => builderRef.send({ type: 'build.load', id: harbourYoga.id }),
    ],
    ['the site is cleared', 'idle', ({ builderRef }) => builderRef.send({ type: 'builder.reset' })],
    [
      'a generation begins',
      'idle',
      ({ generationRef }) =>
        generationRef.send({
          type: 'generation.start',
          request: {
            kind: 'website',
            prompt: 'A yoga studio',
            theme: 'modern',
            framework: 'tailwind',
          },
        }),
    ],
  ] as const satisfies [string, string, (started: ReturnType<typeof start>) => void][])(
    'ends when %s',
    async (_, state, act) => {
      const started = start({ answer: never });
      started.make();
      await started.untilAsking();
      act(started);
      await started.until(state);
      expect(started.site()).toEqual(made);
    },
  );

  it('fault 22: writes nothing once it is stopped, as by a sign-out, whatever is answered later', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const { make, untilAsking, actor, site, stepped } = start({
      answer: () => new Promise((resolve) => answers.push(resolve)),
      step: writing,
    });
    make();
    await untilAsking();
    actor.stop();
    answers.forEach((answer) => answer({}));
    await new Promise((resolve) => setTimeout(resolve));
    expect([answers.length, stepped.length, site()]).toEqual([1, 1, made]);
  });

  it('ends when a step is undone while it writes', async () => {
    const { make, untilAsking, until, builderRef } = start({ answer: never });
    make();
    await untilAsking();
    builderRef.send({ type: 'theme.choose', theme: 'elegant' });
    builderRef.send({ type: 'edit.undo' });
    await until('cancelled');
  });

  it('does nothing for a site that was opened or loaded', () => {
    const { make, stepped, builderRef } = start();
    make({ ...made, isOpened: true });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    builderRef.send({ type: 'build.load', id: made.id });
    expect(stepped).toEqual([]);
  });

  it('begins anew with the next site', async () => {
    const { make, untilAsking, stepped } = start({ answer: never });
    make();
    await untilAsking();
    make({ ...made, id: 'next' });
    await untilAsking();
    expect(stepped.map(({ build }) => build.id)).toEqual(['made', 'next']);
  });

  it('is asked about words of a request that the rules could not read, once', async () => {
    const { make, changeRequestRef, unread, until } = start({
      step: () => nothing,
      answer: () => Promise.resolve({ changes: [] }),
      read: ({ answer }) => ({ changes: [], unread: answer === undefined ? [...unreadWords] : [] }),
    });
    make();
    await until('finished');
    changeRequestRef.send({ type: 'request.open' });
    changeRequestRef.send({ type: 'words.change', value: 'bake me a cake' });
    changeRequestRef.send({ type: 'request.send' });
    await waitFor(changeRequestRef, ({ context }) => context.answer !== null);
    await until('idle');
    await waitFor(changeRequestRef, (snapshot) => snapshot.matches('nothingUnderstood'));
    expect(unread.map(({ unread: words }) => words)).toEqual([
      unreadWords.filter(({ reason }) => reason === 'unknown'),
    ]);
    expect(changeRequestRef.getSnapshot().context).toMatchObject({
      answer: { value: { changes: [] } },
      unread: [],
    });
  });
});
