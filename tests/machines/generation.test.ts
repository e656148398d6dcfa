import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import {
  type Generated,
  type GenerationAnswer,
  type GenerationEvent,
  type GenerationKind,
  generationMachine,
  type GenerationRequest,
} from '../../machines/generation';
import type { ComponentRefusal } from '../../machines/entities';
import { messages } from '../../machines/messages';
import { NetworkMissingError } from '../../machines/networkMissing';
import type { Notice } from '../../machines/notice';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';

const request: GenerationRequest = {
  kind: 'website',
  prompt: 'A bakery in Porto',
  theme: 'modern',
  framework: 'tailwind',
};
const generated: Generated = { kind: 'website', build: crumbAndEmber };

function startGeneration(
  generate: () => Promise<GenerationAnswer>,
  kind: GenerationKind = 'website',
) {
  const clock = new SimulatedClock();
  const notices: Notice[] = [];
  const aborted: boolean[] = [];
  const actor = createActor(
    generationMachine.provide({
      actors: {
        generate: fromPromise(({ signal }) => {
          signal.addEventListener('abort', () => aborted.push(true));
          return generate();
        }),
      },
    }),
    { clock, input: { kind } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const isWorkDone = () =>
    waitFor(actor, (snapshot) => !snapshot.matches({ generating: { work: 'working' } }));
  return { actor, clock, notices, aborted, isWorkDone };
}

describe('generationMachine', () => {
  it('fault 82: without a network it says so, waits for it, and goes on with the same request', async () => {
    let tries = 0;
    let returns: () => void = () => undefined;
    const notices: Notice[] = [];
    const asked: GenerationRequest[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(
      generationMachine.provide({
        actors: {
          generate: fromPromise<GenerationAnswer, GenerationRequest>(({ input }) => {
            asked.push(input);
            tries += 1;
            return tries === 1
              ? Promise.reject(new NetworkMissingError())
              : Promise.resolve(generated);
          }),
          watchNetwork: fromCallback<GenerationEvent>(({ sendBack }) => {
            returns = () => sendBack({ type: 'network.returned' });
          }),
        },
      }),
      { clock, input: { kind: 'website' } },
    );
    actor.on('notice', (notice) => notices.push(notice));
    actor.start();
    const isAt = (work: 'waitingForNetwork' | 'finished') =>
      waitFor(actor, (snapshot) => snapshot.matches({ generating: { work } }));

    actor.send({ type: 'generation.start', request });
    await isAt('waitingForNetwork');
    const message = messages.generation.website.offline;
    expect(actor.getSnapshot().context.problem).toBe(message);
    expect(actor.getSnapshot().can({ type: 'generation.cancel' })).toBe(true);
    returns();
    expect(actor.getSnapshot().context.problem).toBeNull();
    await isAt('finished');
    clock.increment(2000);

    expect(actor.getSnapshot().value).toBe('idle');
    expect(asked).toEqual([request, request]);
    expect(notices).toEqual([
      { type: 'notice', status: 'error', message },
      { type: 'notice', status: 'success', message: 'Website generated successfully!' },
    ]);
  });

  it('shows the result when the work is done and the delay has passed, not before', async () => {
    const { actor, clock, notices, isWorkDone } = startGeneration(() => Promise.resolve(generated));

    actor.send({ type: 'generation.start', request });
    await isWorkDone();
    clock.increment(1999);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    clock.increment(1);

    expect(actor.getSnapshot().value).toBe('idle');
    expect(notices).toEqual([
      { type: 'notice', status: 'success', message: 'Website generated successfully!' },
    ]);
  });

  it('waits for the work when the work takes longer than the delay', async () => {
    let finish: (value: Generated) => void = () => undefined;
    const { actor, clock } = startGeneration(() => new Promise((resolve) => (finish = resolve)));

    actor.send({ type: 'generation.start', request });
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toEqual({
      generating: { work: 'working', pace: 'passed', helper: 'fastEditor' },
    });
    finish(generated);

    expect((await waitFor(actor, (snapshot) => snapshot.matches('idle'))).value).toBe('idle');
  });

  it.each([
    ['website', 2000],
    ['component', 2000],
    ['image', 3000],
  ] as const)('takes the specified delay for a %s: %i ms', async (kind, delay) => {
    const { actor, clock, isWorkDone } = startGeneration(() => Promise.resolve(generated), kind);
    actor.send({ type: 'generation.start', request });
    await isWorkDone();
    clock.increment(delay - 1);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('goes through the four helpers in order', () => {
    const { actor, clock } = startGeneration(() => new Promise(() => undefined));
    const helper = () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : value.generating.helper;
    };
    actor.send({ type: 'generation.start', request });
    const seen = [helper()];
    for (const ms of [500, 600, 500]) {
      clock.increment(ms);
      seen.push(helper());
    }
    expect(seen).toEqual(['architect', 'crafter', 'designAssistant', 'fastEditor']);
  });

  it('rests in what it was told when nothing fits: no result, no notice, and it can be tried again', async () => {
    const refusal: ComponentRefusal = {
      reason: 'tooLarge',
      understood: 'airline booking system',
      mentioned: ['seat picker'],
      kinds: { buttons: [], forms: [], cards: [], navigation: [], modals: [], tables: [] },
    };
    const nothingDrawn = { refusal: { notDrawn: ['heron'] } };
    const answers: GenerationAnswer[] = [{ refusal }, nothingDrawn, generated];
    const { actor, clock, notices, isWorkDone } = startGeneration(() =>
      Promise.resolve(answers.shift() ?? generated),
    );
    const run = async () => {
      actor.send({ type: 'generation.start', request });
      await isWorkDone();
      clock.increment(2000);
    };
    await run();
    const { value, context } = actor.getSnapshot();
    expect([value, context.refusal, context.generated, notices]).toEqual([
      'refused',
      refusal,
      null,
      [],
    ]);

    actor.send({ type: 'problem.dismiss' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.refusal).toBeNull();

    await run();
    await run();
    expect(actor.getSnapshot().value).toBe('idle');
    expect(notices.map(({ status }) => status)).toEqual(['success']);
  });

  it('cancels: the work is aborted and nothing is said later', async () => {
    const { actor, clock, notices, aborted } = startGeneration(() => Promise.resolve(generated));

    actor.send({ type: 'generation.start', request });
    actor.send({ type: 'generation.cancel' });
    clock.increment(10_000);
    await Promise.resolve();

    expect(actor.getSnapshot().value).toBe('idle');
    expect([notices, aborted]).toEqual([[], [true]]);
  });

  it('fault 34: says that it failed at once, keeps nothing stale and can be tried again', async () => {
    const answers = [Promise.reject(new Error('broken')), Promise.resolve(generated)];
    const { actor, clock, notices, isWorkDone } = startGeneration(
      () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    );

    actor.send({ type: 'generation.start', request });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context.problem).toBe('Failed to generate website');

    actor.send({ type: 'generation.start', request });
    await isWorkDone();
    clock.increment(2000);

    expect(actor.getSnapshot().context.problem).toBeNull();
    expect(notices.map(({ message }) => message)).toEqual([
      'Failed to generate website',
      'Website generated successfully!',
    ]);
  });

  it.each<[GenerationKind, string]>([
    ['website', 'Failed to generate website'],
    ['component', 'Failed to generate component'],
    ['image', 'Failed to generate image'],
  ])('fault 34: a %s that fails says %j and leaves nothing running', async (kind, message) => {
    const { actor, clock, notices, isWorkDone } = startGeneration(
      () => Promise.reject(new Error('broken')),
      kind,
    );
    actor.send({ type: 'generation.start', request });
    await isWorkDone();
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.request).toBeNull();
    expect(notices).toEqual([{ type: 'notice', status: 'error', message }]);
    actor.send({ type: 'problem.dismiss' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it.each(['', '   ', '\n\t', '\u200B\u2060', '\uFEFF\u00AD', '\u202E'])(
    'fault 23: asks for a prompt instead of generating from %j',
    (prompt) => {
      const { actor, notices } = startGeneration(() => Promise.resolve(generated));
      actor.send({ type: 'generation.start', request: { ...request, prompt } });
      expect(actor.getSnapshot().value).toBe('idle');
      expect(actor.getSnapshot().context.problem).toBe('Please enter a prompt');
      expect(notices).toEqual([
        { type: 'notice', status: 'error', message: 'Please enter a prompt' },
      ]);
      actor.send({ type: 'problem.dismiss' });
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );

  it('fault 14: a second Generate while one is under way does nothing', async () => {
    let calls = 0;
    const { actor, clock, notices, isWorkDone } = startGeneration(() => {
      calls += 1;
      return Promise.resolve(generated);
    });
    actor.send({ type: 'generation.start', request });
    actor.send({ type: 'generation.start', request });
    await isWorkDone();
    clock.increment(2000);
    expect([calls, notices.length]).toEqual([1, 1]);
  });

  it('fault 33: a result that comes after Cancel never reaches the next run', async () => {
    const finishes: ((value: Generated) => void)[] = [];
    const { actor } = startGeneration(() => new Promise((resolve) => finishes.push(resolve)));
    actor.send({ type: 'generation.start', request });
    actor.send({ type: 'generation.cancel' });
    actor.send({ type: 'generation.start', request: { ...request, prompt: 'Second' } });
    finishes[0]?.(generated);
    await Promise.resolve();
    expect(actor.getSnapshot().matches({ generating: { work: 'working' } })).toBe(true);
    expect(actor.getSnapshot().context.generated).toBeNull();
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(generationMachine, {
      input: { kind: 'website' },
      events: [
        { type: 'generation.start', request },
        { type: 'generation.cancel' },
        {
          type: 'xstate.done.actor.0.generation.generating.work.working',
          output: generated,
        } as never,
        {
          type: 'xstate.done.actor.0.generation.generating.work.working',
          output: { refusal: {} },
        } as never,
        { type: 'xstate.after.pace.generation.generating.pace.waiting' } as never,
        { type: 'xstate.after.crafterStarts.generation.generating.helper' } as never,
        { type: 'xstate.after.designAssistantStarts.generation.generating.helper' } as never,
        {
          type: 'xstate.after.fastEditorStarts.generation.generating.helper',
        } as never,
      ],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
    });
    const reached = new Set(paths.flatMap(({ state }) => leaves(state.value)));
    expect([...reached].sort()).toEqual(
      [
        'idle',
        'refused',
        'generating.work.working',
        'generating.work.finished',
        'generating.pace.waiting',
        'generating.pace.passed',
        'generating.helper.architect',
        'generating.helper.crafter',
        'generating.helper.designAssistant',
        'generating.helper.fastEditor',
      ].sort(),
    );
  });
});

function leaves(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path + value];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}${key}.`));
}
