import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

import { findBuild } from './builderDocument';
import type { HeroImage } from './entities';
import { type DocumentSource, followBuilder, type FollowedDocument } from './followBuilder';
import type { ImageRequest } from './image';
import { messages } from './messages';
import type { Notice } from './notice';

export interface HeroPictureContext {
  /** The hero of the current build; null when its drawing stands there. */
  hero: HeroImage | null;
  /** Object URL of the painted hero while it is painted. */
  url: string | null;
  /** Whose hero it is. */
  builderRef: DocumentSource;
}

export type HeroPictureEvent =
  { type: 'hero.changed'; hero: HeroImage | null } | { type: 'hero.retry' };

/** The document as if this build were current, so that its hero is painted whichever one does. */
export function documentShowing(
  document: DocumentSource | null,
  id: string | null,
): DocumentSource {
  const showing = (context?: FollowedDocument) => ({
    context: { history: context?.history ?? [], currentId: id },
  });
  return {
    getSnapshot: () => showing(document?.getSnapshot().context),
    subscribe: (observer) =>
      document?.subscribe(({ context }) => observer(showing(context))) ?? {
        unsubscribe: () => undefined,
      },
  };
}

/** Reports the hero of the current build, now and whenever it is another one. */
const watchHero = followBuilder(() => {
  let known: HeroImage | null = null;
  return (document) => {
    const hero = findBuild(document, document.currentId)?.customization.hero ?? null;
    if (isSameHero(hero, known)) return null;
    known = hero;
    return { type: 'hero.changed', hero };
  };
});

/**
 * The pixels of a site's hero (specification section 2, Image Generator). A site keeps only what it takes to paint its
 * hero; this paints it whenever another one becomes current: chosen, undone, loaded with a build, or read after a reload.
 *
 * Input: the builder, or a document that shows one build of it. `paint` answers with the object URL of the picture, which stands as
 * long as `holdPicture` runs. Emits `notice` when painting failed; the drawing then stays in the hero.
 */
export const heroPictureMachine = setup({
  types: {} as {
    context: HeroPictureContext;
    events: HeroPictureEvent;
    input: { builderRef: DocumentSource };
    emitted: Notice;
    tags: 'busy';
  },
  actors: {
    watchHero,
    paint: fromPromise<string, ImageRequest>(() =>
      Promise.reject(new Error('heroPictureMachine: provide the `paint` actor.')),
    ),
    holdPicture: fromCallback<{ type: 'none' }, string>(() => undefined),
  },
  actions: {
    setHero: assign({ hero: (_, params: { hero: HeroImage | null }) => params.hero, url: null }),
    setUrl: assign({ url: (_, params: { url: string }) => params.url }),
    emitFailed: emit((): Notice => ({
      type: 'notice',
      status: 'error',
      message: messages.hero.failed,
    })),
  },
  guards: {
    isDrawn: (_, params: { hero: HeroImage | null }) => params.hero === null,
  },
}).createMachine({
  id: 'heroPicture',
  context: ({ input: { builderRef } }) => ({ builderRef, hero: null, url: null }),
  invoke: { src: 'watchHero', input: ({ context }) => context.builderRef },
  on: {
    'hero.changed': [
      {
        guard: { type: 'isDrawn', params: ({ event }) => ({ hero: event.hero }) },
        target: '.drawn',
        actions: { type: 'setHero', params: { hero: null } },
      },
      {
        target: '.painting',
        actions: { type: 'setHero', params: ({ event }) => ({ hero: event.hero }) },
      },
    ],
  },
  initial: 'drawn',
  states: {
    drawn: {},
    painting: {
      tags: 'busy',
      invoke: {
        src: 'paint',
        input: ({ context: { hero } }) => {
          if (hero === null) throw new Error('painting was entered without a hero.');
          return hero;
        },
        onDone: {
          target: 'painted',
          actions: { type: 'setUrl', params: ({ event }) => ({ url: event.output }) },
        },
        onError: { target: 'failed', actions: 'emitFailed' },
      },
    },
    painted: { invoke: { src: 'holdPicture', input: ({ context }) => context.url ?? '' } },
    failed: { on: { 'hero.retry': 'painting' } },
  },
});

/** Whether two heroes are the same picture with the same words. */
export function isSameHero(one: HeroImage | null, other: HeroImage | null): boolean {
  if (one === null || other === null) return one === other;
  return isSamePicture(one, other) && one.alt === other.alt;
}

/** Whether two requests paint the same pixels. */
export function isSamePicture(one: ImageRequest, other: ImageRequest): boolean {
  return (
    one.prompt === other.prompt &&
    one.style === other.style &&
    one.size === other.size &&
    one.quality === other.quality
  );
}
