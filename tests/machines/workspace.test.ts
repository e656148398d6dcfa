import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import { generationMachine } from '../../machines/generation';
import { workspaceMachine } from '../../machines/workspace';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';

function startWorkspace() {
  const clock = new SimulatedClock();
  const generation = generationMachine.provide({
    actors: {
      generate: fromPromise(() =>
        Promise.resolve({ kind: 'website' as const, build: crumbAndEmber }),
      ),
    },
  });
  const actor = createActor(workspaceMachine.provide({ actors: { generation } }), {
    clock,
  }).start();
  const { builderRef, websiteGenerationRef } = actor.getSnapshot().context;
  websiteGenerationRef.send({
    type: 'generate',
    request: {
      kind: 'website',
      prompt: crumbAndEmber.prompt,
      theme: 'modern',
      framework: 'tailwind',
    },
  });
  return { actor, clock, builderRef, websiteGenerationRef };
}

describe('workspaceMachine', () => {
  it('hands a generated website to the builder', async () => {
    const { clock, builderRef, websiteGenerationRef } = startWorkspace();
    await waitFor(websiteGenerationRef, (snapshot) =>
      snapshot.matches({ generating: { work: 'finished' } }),
    );
    clock.increment(2000);
    expect(builderRef.getSnapshot().context.history).toEqual([crumbAndEmber]);
    expect(builderRef.getSnapshot().value).toEqual({ built: 'customizing' });
  });

  it('fault 20: stopping it in the middle of a generation leaves no result and no timer', async () => {
    const { actor, clock, builderRef } = startWorkspace();
    actor.stop();
    clock.increment(10_000);
    await Promise.resolve();
    expect(builderRef.getSnapshot().context.history).toEqual([]);
  });
});
