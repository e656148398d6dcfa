import { type ActorRefFromLogic, assign, fromPromise, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import type { Build, SiteColors, Theme } from './entities';
import { messages } from './messages';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/** What a person keeps while other designs are shown. */
export const DIRECTION_LOCKS = ['theme', 'colors', 'layout'] as const;
export type DirectionLock = (typeof DIRECTION_LOCKS)[number];
export type DirectionLocks = Record<DirectionLock, boolean>;

/** One design of the current site. `html` is its whole preview document. */
export interface Direction {
  theme: Theme;
  direction: number;
  colors: SiteColors;
  html: string;
  /** Style sheet with its fonts inside it. */
  typefaces?: string;
}

export interface DirectionsRequest {
  build: Build;
  locks: DirectionLocks;
  /** How often others were asked for, from 0. */
  round: number;
}

export interface DirectionsContext {
  builderRef: BuilderRef | null;
  /** The current build. */
  build: Build | null;
  locks: DirectionLocks;
  round: number;
  /** Those in view; they stay while others are drawn. */
  directions: Direction[];
  problem: string | null;
}

export type DirectionsEvent =
  | { type: 'directions.open'; build: Build }
  | { type: 'lock.toggle'; lock: DirectionLock }
  | { type: 'directions.renew' }
  | { type: 'direction.choose'; index: number }
  | { type: 'directions.close' };

const noLocks: DirectionLocks = { theme: false, colors: false, layout: false };

/**
 * Three designs of the current site, side by side (specification section 2, builder): locks keep what is liked, others
 * can be asked for, and the chosen one is put on the site in place.
 *
 * Input: the builder whose site it is, or null. `drawDirections` draws three designs and rejects when it cannot. The builder
 * is told `site.change`. Emits nothing.
 */
export const directionsMachine = setup({
  types: {} as {
    context: DirectionsContext;
    events: DirectionsEvent;
    input: { builderRef: BuilderRef | null };
    tags: 'open';
  },
  actors: {
    drawDirections: fromPromise<Direction[], DirectionsRequest>(() =>
      Promise.reject(new Error('directionsMachine: provide the `drawDirections` actor.')),
    ),
  },
  actions: {
    begin: assign((_, params: { build: Build }) => ({
      build: params.build,
      locks: noLocks,
      round: 0,
      directions: [],
      problem: null,
    })),
    toggleLock: assign({
      locks: ({ context }, { lock }: { lock: DirectionLock }) => ({
        ...context.locks,
        [lock]: !context.locks[lock],
      }),
    }),
    nextRound: assign({ round: ({ context }) => context.round + 1 }),
    setDirections: assign({
      directions: (_, params: { directions: Direction[] }) => params.directions,
      problem: null,
    }),
    fail: assign({ problem: messages.directions.failed }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }, { theme, direction, colors }: Direction) => ({
        type: 'site.change',
        buildId: context.build?.id,
        change: { theme, direction, colors },
      }),
    ),
  },
  guards: {
    exists: ({ context }, { index }: { index: number }) => context.directions[index] !== undefined,
  },
}).createMachine({
  id: 'directions',
  context: ({ input }) => ({
    ...input,
    build: null,
    locks: noLocks,
    round: 0,
    directions: [],
    problem: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'directions.open': {
          target: 'open',
          actions: { type: 'begin', params: ({ event }) => ({ build: event.build }) },
        },
      },
    },
    open: {
      tags: 'open',
      on: {
        'directions.close': 'closed',
        'lock.toggle': {
          target: '.drawing',
          reenter: true,
          actions: { type: 'toggleLock', params: ({ event }) => ({ lock: event.lock }) },
        },
        'directions.renew': {
          target: '.drawing',
          reenter: true,
          actions: 'nextRound',
        },
        'direction.choose': {
          guard: { type: 'exists', params: ({ event }) => ({ index: event.index }) },
          target: 'closed',
          actions: {
            type: 'tellBuilder',
            params: ({ context, event }) => chosen(context, event.index),
          },
        },
      },
      initial: 'drawing',
      states: {
        drawing: {
          invoke: {
            src: 'drawDirections',
            input: ({ context: { build, locks, round } }) => {
              if (build === null) throw new Error('directionsMachine: there is no current build.');
              return { build, locks, round };
            },
            onDone: {
              target: 'showing',
              actions: {
                type: 'setDirections',
                params: ({ event }) => ({ directions: event.output }),
              },
            },
            onError: { target: 'failed', actions: 'fail' },
          },
        },
        showing: {},
        failed: {},
      },
    },
  },
});

function chosen({ directions }: DirectionsContext, index: number): Direction {
  const direction = directions[index];
  if (direction === undefined) throw new Error('directionsMachine: no such direction is shown.');
  return direction;
}
