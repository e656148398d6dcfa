import { fromCallback, fromPromise } from 'xstate';

import type {
  Build,
  ComponentRequest,
  GeneratedComponent,
  WebsiteRequest,
} from '../../machines/entities';
import type { ImageRequest } from '../../machines/image';
import type { Direction, DirectionsRequest } from '../../machines/directions';
import type { ChangesAsked, ChangesRead } from '../../machines/requestedChanges';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import type {
  GenerationAnswer,
  GenerationEvent,
  GenerationRequest,
} from '../../machines/generation';
import { NetworkMissingError } from '../../machines/networkMissing';
import { newId, now } from './identity';
import { isOnline, whenOnline } from './network';
import { pictureOf } from './pictures';
import {
  directionsInWorker,
  generateComponentInWorker,
  generateInWorker,
  readChangesInWorker,
  rebuildInWorker,
} from './websiteWorker';

/**
 * Generates in the worker; gives the result its id and its time in milliseconds since the epoch, or says why nothing fits.
 * A website waits until `loadParts` has brought what it is shown with, or could not. Rejects when the generator fails; with
 * `NetworkMissingError` where a part of it cannot be loaded.
 */
export const generateBeside = (loadParts: () => Promise<unknown>) =>
  fromPromise<GenerationAnswer, GenerationRequest>(async ({ input, signal }) => {
    const parts = input.kind === 'website' ? loadParts() : undefined;
    const [answer] = await Promise.all([
      tellingNetwork(answerTo(input, signal)),
      parts?.catch(() => undefined),
    ]);
    return answer;
  });

/** Reports once that there is a network. */
export const watchNetwork = fromCallback<GenerationEvent>(({ sendBack }) =>
  whenOnline(() => sendBack({ type: 'network.returned' })),
);

async function tellingNetwork<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isOnline() ? error : new NetworkMissingError();
  }
}

async function answerTo(
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<GenerationAnswer> {
  switch (request.kind) {
    case 'website':
      return { kind: 'website', build: await generateBuild(request, signal) };
    case 'component':
      return generateComponent(request, signal);
    case 'image':
      return generateImage(request, signal);
  }
}

async function generateBuild(
  { prompt, theme, framework, from }: WebsiteRequest & { from?: Build },
  signal: AbortSignal,
): Promise<Build> {
  const built = await generateInWorker({ prompt, theme, framework }, from, signal);
  return { id: newId(), createdAt: now(), prompt, ...built };
}

async function generateImage(
  { prompt, style, size, quality }: ImageRequest,
  signal: AbortSignal,
): Promise<GenerationAnswer> {
  const request = { prompt, style, size, quality };
  const { url, alt, notDrawn, isAsked } = await pictureOf(request, signal);
  if (!isAsked) return { refusal: { notDrawn } };
  const marks = { favorite: false, origin: 'drawn' } as const;
  const image = { id: newId(), createdAt: now(), ...request, url, alt, notDrawn, ...marks };
  return { kind: 'image', image };
}

async function generateComponent(
  { prompt, framework }: ComponentRequest,
  signal: AbortSignal,
): Promise<GenerationAnswer> {
  const answer = await generateComponentInWorker({ prompt, framework }, signal);
  if (!answer.fits) return { refusal: answer.refusal };
  const component = { id: newId(), createdAt: now(), prompt, ...answer.component };
  return { kind: 'component', component };
}

/** Draws the library's built-in samples in the worker, one a request. Rejects when the generator fails. */
export const drawSamples = fromPromise<GeneratedComponent[], ComponentRequest[]>(
  ({ input, signal }) =>
    Promise.all(
      input.map(async (request) => {
        const answer = await generateComponentInWorker(request, signal);
        if (!answer.fits) throw new Error(`No component fits the sample "${request.prompt}".`);
        return answer.component;
      }),
    ),
);

/** Draws the build again with a change, in the worker (specification section 2, builder). Rejects when the generator fails. */
export const rebuildWebsite = fromPromise<Rebuilt, Rebuild>(
  async ({ input: { build, change, edited }, signal }) => ({
    from: build,
    site: await rebuildInWorker(edited ?? build, change, signal),
  }),
);

/** Reads what a person asks to be changed, in the worker (specification section 2, builder). Rejects when the generator fails. */
export const readChanges = fromPromise<ChangesRead, ChangesAsked>(({ input, signal }) =>
  readChangesInWorker(input, signal),
);

/** Draws three designs of a build in the worker (specification section 2, builder). Rejects when the generator fails. */
export const drawDirections = fromPromise<Direction[], DirectionsRequest>(({ input, signal }) =>
  directionsInWorker(input, signal),
);
