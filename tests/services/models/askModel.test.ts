import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup, toPromise, waitFor } from 'xstate';

import { startModelServer } from '../../../dev/modelServer.mjs';
import {
  askModel as askModelPort,
  type ModelError,
  type ModelRequest,
} from '../../../machines/askModel';
import { languageModelMachine } from '../../../machines/languageModel';
import { settingsMachine } from '../../../machines/settings';
import { askModel } from '../../../src/services/models/askModel';
import { checkSource, downloadModel } from '../../../src/services/models/modelActors';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(closers.splice(0).map((close) => close()));
});

const request: ModelRequest = {
  task: 'write',
  instructions: 'Write a title.',
  schema: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
  text: 'A bakery in Porto',
  language: 'en',
  onToken: () => undefined,
};
const failsWith = (problem: ModelError['problem']) =>
  expect.objectContaining({ name: 'ModelError', problem }) as ModelError;

/** A workspace at its smallest: the settings, the language model, and somebody who asks it by the port alone. */
const workspace = setup({
  actors: {
    settings: settingsMachine,
    languageModel: languageModelMachine,
    askModel: askModelPort,
  },
}).createMachine({
  context: ({ spawn }) => {
    const settingsRef = spawn('settings', { id: 'settings', input: { betaFeatures: true } });
    return {
      settingsRef,
      modelRef: spawn('languageModel', {
        id: 'languageModel',
        input: { settingsRef, source: 'server', model: 'stand-in', address: 'http://localhost:1' },
      }),
    };
  },
  initial: 'idle',
  states: {
    idle: { on: { ask: 'asking' } },
    asking: {
      invoke: {
        id: 'ask',
        src: 'askModel',
        input: ({ context: { modelRef } }) => ({ ...request, modelRef }),
        onDone: 'idle',
        onError: 'idle',
      },
      on: { cancel: 'idle' },
    },
  },
});

async function startWorkspace(model: string) {
  const server = await startModelServer({ answerTo: () => ({ title: 'Bread' }) });
  closers.push(server.close);
  const actor = createActor(
    workspace.provide({
      actors: {
        askModel,
        languageModel: languageModelMachine.provide({ actors: { checkSource, downloadModel } }),
      },
    }),
  ).start();
  closers.push(() => actor.stop());
  const { settingsRef, modelRef } = actor.getSnapshot().context;
  modelRef.send({ type: 'address.change', value: server.url });
  modelRef.send({ type: 'connection.check' });
  await waitFor(modelRef, (snapshot) => snapshot.matches({ enabled: 'ready' }));
  modelRef.send({ type: 'model.choose', model });
  return {
    actor,
    server,
    modelRef,
    turnBetaOff: () =>
      settingsRef.send({ type: 'setting.change', setting: 'betaFeatures', value: false }),
    /** The answer, or why there was none. */
    ask: () => {
      actor.send({ type: 'ask' });
      const child = actor.getSnapshot().children.ask;
      if (child === undefined) throw new Error('Nobody asks.');
      return toPromise(child);
    },
    wasAsked: () =>
      vi.waitFor(() => expect(server.asked.some(({ method }) => method === 'POST')).toBe(true)),
  };
}

/** A browser whose own model answers in these pieces, whatever becomes of the request. */
function browserAnswers(...pieces: string[]): void {
  const promptStreaming = () =>
    new ReadableStream<string>({
      start: (controller) => {
        pieces.forEach((piece) => controller.enqueue(piece));
        controller.close();
      },
    });
  const session = {
    promptStreaming,
    destroy: () => undefined,
    measureContextUsage: () => Promise.resolve(1),
    contextUsage: 0,
    contextWindow: 9,
  };
  vi.stubGlobal('LanguageModel', {
    availability: () => Promise.resolve('available'),
    create: () => Promise.resolve(session),
  });
}

describe('askModel', () => {
  it('asks the model that the person chose', async () => {
    const { ask, modelRef } = await startWorkspace('stand-in');
    expect(await ask()).toEqual({ title: 'Bread' });
    expect(modelRef.getSnapshot().value).toEqual({ enabled: 'ready' });
  });

  it('asks the browser’s own model where that is chosen', async () => {
    browserAnswers('{"title":"Own"}');
    const { ask, modelRef, server } = await startWorkspace('stand-in');
    modelRef.send({ type: 'source.choose', source: 'browser' });
    await waitFor(modelRef, (snapshot) => snapshot.hasTag('ready'));
    expect(await ask()).toEqual({ title: 'Own' });
    expect(server.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('tells that the model fails, and that it has recovered', async () => {
    const { ask, modelRef } = await startWorkspace('stand-in-half');
    await expect(ask()).rejects.toEqual(failsWith('halfAnswer'));
    expect(modelRef.getSnapshot().value).toEqual({ enabled: 'failing' });
    expect(modelRef.getSnapshot().context.problem).toBe('halfAnswer');
    modelRef.send({ type: 'model.choose', model: 'stand-in' });
    modelRef.send({ type: 'model.failed', problem: 'schemaIgnored' });
    await ask();
    expect(modelRef.getSnapshot().value).toEqual({ enabled: 'ready' });
  });

  it.each([
    ['stand-in-prose', 'notJson'],
    ['stand-in-other-form', 'schemaIgnored'],
    ['stand-in-half', 'halfAnswer'],
    ['stand-in-cut', 'halfAnswer'],
    ['stand-in-endless', 'endlessAnswer'],
    ['stand-in-unloaded', 'modelUnloaded'],
  ] as const)('fault 79: blames the model %s: %s', async (model, problem) => {
    const { ask, modelRef } = await startWorkspace(model);
    await expect(ask()).rejects.toEqual(failsWith(problem));
    expect(modelRef.getSnapshot().value).toEqual({ enabled: 'failing' });
    expect(modelRef.getSnapshot().context.problem).toBe(problem);
  });

  it.each([
    ['stand-in-small', 'tooLong'],
    ['stand-in-refusing', 'refused'],
  ] as const)('does not blame the model %s for one text: %s', async (model, problem) => {
    const { ask, modelRef } = await startWorkspace(model);
    await expect(ask()).rejects.toEqual(failsWith(problem));
    expect(modelRef.getSnapshot().value).toEqual({ enabled: 'ready' });
  });

  it('asks nobody where no model is ready, and where there is none at all', async () => {
    const { ask, modelRef, server } = await startWorkspace('stand-in');
    modelRef.send({ type: 'address.change', value: 'http://localhost:2' });
    await expect(ask()).rejects.toEqual(failsWith('switchedOff'));
    expect(server.asked).toHaveLength(1);
    await expect(toPromise(createActor(askModel, { input: request }).start())).rejects.toEqual(
      failsWith('switchedOff'),
    );
  });

  it('ends a request when Beta Features is turned off', async () => {
    const { ask, turnBetaOff, wasAsked } = await startWorkspace('stand-in-silent');
    const answer = ask();
    await wasAsked();
    turnBetaOff();
    await expect(answer).rejects.toEqual(failsWith('switchedOff'));
  });

  it('fault 22: ends a request when the person signs out: the workspace is stopped', async () => {
    const { ask, actor, server, wasAsked } = await startWorkspace('stand-in-slow');
    void ask().catch(() => undefined);
    await wasAsked();
    actor.stop();
    await vi.waitFor(() => expect(server.openRequests()).toBe(0));
    expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('tells nobody of parts once it is stopped', async () => {
    browserAnswers('[{}', ',{}', ']');
    const { modelRef } = await startWorkspace('stand-in');
    modelRef.send({ type: 'source.choose', source: 'browser' });
    await waitFor(modelRef, (snapshot) => snapshot.hasTag('ready'));
    const onPart = vi.fn(() => asking.stop());
    const asking = createActor(askModel, { input: { ...request, modelRef, onPart } }).start();
    await vi.waitFor(() => expect(onPart).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(onPart.mock.calls).toEqual([[[{}]]]);
  });

  it('ends a request when its actor is stopped, and blames nobody', async () => {
    const { ask, actor, modelRef, server, wasAsked } = await startWorkspace('stand-in-silent');
    void ask().catch(() => undefined);
    await wasAsked();
    actor.send({ type: 'cancel' });
    await vi.waitFor(() => expect(server.openRequests()).toBe(0));
    expect(modelRef.getSnapshot().value).toEqual({ enabled: 'ready' });
  });
});
