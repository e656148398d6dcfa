import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { ModelError, type ModelRequest } from '../../machines/askModel';
import { MODEL_ANSWER_LIMIT, MODEL_SILENCE, modelTaskMachine } from '../../machines/modelTask';
import { aQuestion } from '../../stories/fixtures/modelWork';

function start(answer: (request: ModelRequest, signal: AbortSignal) => Promise<unknown>) {
  const clock = new SimulatedClock();
  const requests: ModelRequest[] = [];
  const ended: boolean[] = [];
  const actor = createActor(
    modelTaskMachine.provide({
      actors: {
        askModel: fromPromise<unknown, ModelRequest>(({ input, signal }) => {
          requests.push(input);
          signal.addEventListener('abort', () => ended.push(true));
          return answer(input, signal);
        }),
      },
    }),
    { input: aQuestion, clock },
  ).start();
  return {
    actor,
    clock,
    ended,
    token: () => requests[0]?.onToken(),
    request: () => requests[0],
    outcome: async () => {
      await waitFor(actor, ({ status }) => status === 'done');
      return actor.getSnapshot().output;
    },
  };
}

const never = () => new Promise<unknown>(() => undefined);

describe('modelTaskMachine', () => {
  it('asks the question as it is, and ends with the answer', async () => {
    const { request, outcome } = start(() => Promise.resolve({ parts: [] }));
    expect(await outcome()).toEqual({ end: 'answered', answer: { parts: [] } });
    expect(request()).toEqual({ ...aQuestion, onToken: expect.any(Function) as unknown });
  });

  it.each([
    [new ModelError('halfAnswer'), 'halfAnswer'],
    [new Error('anything else'), 'refused'],
  ] as const)('ends with the reason why there is no answer: %s', async (error, problem) => {
    const { outcome } = start(() => Promise.reject(error));
    expect(await outcome()).toEqual({ end: 'refused', problem });
  });

  it('waits no longer than 20 seconds for a token, and ends the request', async () => {
    const { actor, clock, outcome, ended } = start(never);
    clock.increment(MODEL_SILENCE - 1);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);
    expect(await outcome()).toEqual({ end: 'timedOut' });
    expect(ended).toEqual([true]);
  });

  it('waits on after each token, but no longer than 60 seconds in all', async () => {
    const { actor, clock, token, outcome } = start(never);
    for (let at = 0; at < MODEL_ANSWER_LIMIT - MODEL_SILENCE; at += MODEL_SILENCE / 2) {
      clock.increment(MODEL_SILENCE / 2);
      token();
    }
    clock.increment(MODEL_SILENCE - 1);
    expect(actor.getSnapshot().status).toBe('active');
    token();
    clock.increment(1);
    expect(await outcome()).toEqual({ end: 'timedOut' });
  });

  it('is cancelled, and ends the request', async () => {
    const { actor, outcome, ended } = start(never);
    actor.send({ type: 'task.cancel' });
    expect(await outcome()).toEqual({ end: 'cancelled' });
    expect(ended).toEqual([true]);
  });

  it('ends the request when it is stopped', () => {
    const { actor, ended } = start(never);
    actor.stop();
    expect(ended).toEqual([true]);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(modelTaskMachine, {
      input: aQuestion,
      events: [
        { type: 'task.cancel' },
        { type: 'token.arrived' },
        { type: 'xstate.done.actor.0.modelTask.asking', output: {} },
        { type: 'xstate.error.actor.0.modelTask.asking', error: new ModelError('refused') },
        { type: `xstate.after.answerLimit.modelTask.asking` },
      ] as never[],
    });
    const reached = new Set(
      paths.map(({ state }) => (typeof state.value === 'string' ? state.value : 'asking')),
    );
    expect([...reached].sort()).toEqual(['answered', 'asking', 'cancelled', 'refused', 'timedOut']);
  });
});
