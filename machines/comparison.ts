import { type ActorRefFromLogic, assign, fromCallback, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import type { Device } from './entities';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/** The build that was chosen first, and the one that was chosen second. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export interface ComparisonContext {
  builderRef: BuilderRef | null;
  /** Ids of the builder's history, in the order of choosing; at most two. */
  chosenIds: string[];
  /** The width at which both previews are drawn. */
  device: Device;
  /** The preview that a small screen shows; larger ones show both. */
  side: Side;
}

export type ComparisonEvent =
  | { type: 'build.choose'; id: string }
  | { type: 'choice.clear' }
  | { type: 'compare' }
  | { type: 'close' }
  | { type: 'device.choose'; device: Device }
  | { type: 'side.choose'; side: Side }
  | { type: 'side.load'; side: Side }
  | { type: 'builds.changed'; ids: string[] };

/**
 * Two builds of the history side by side (specification section 2, Build History): none, one or both are chosen, then
 * both are looked at. A build that leaves the history leaves the choice.
 *
 * Input: the builder whose history it is, or null. It is told `builds.want` while the two are looked at, and `build.load`
 * when one of them is to be loaded; nothing is emitted.
 */
export const comparisonMachine = setup({
  types: {} as {
    context: ComparisonContext;
    events: ComparisonEvent;
    input: { builderRef: BuilderRef | null };
  },
  actors: {
    followBuilds: fromCallback<ComparisonEvent, BuilderRef | null>(
      ({ input: builderRef, sendBack }) => {
        let known = builderRef?.getSnapshot().context.history;
        const subscription = builderRef?.subscribe(({ context: { history } }) => {
          if (history === known) return;
          known = history;
          sendBack({ type: 'builds.changed', ids: history.map(({ id }) => id) });
        });
        return () => subscription?.unsubscribe();
      },
    ),
  },
  actions: {
    choose: assign({
      chosenIds: ({ context: { chosenIds } }, params: { id: string }) =>
        chosenIds.includes(params.id)
          ? chosenIds.filter((id) => id !== params.id)
          : [...chosenIds, params.id],
    }),
    keepOnly: assign({
      chosenIds: ({ context }, params: { ids: string[] }) =>
        context.chosenIds.filter((id) => params.ids.includes(id)),
    }),
    clear: assign({ chosenIds: [] }),
    setDevice: assign({ device: (_, params: { device: Device }) => params.device }),
    setSide: assign({ side: (_, params: { side: Side }) => params.side }),
  },
  guards: {
    canChoose: ({ context: { chosenIds } }, params: { id: string }) =>
      chosenIds.length < 2 || chosenIds.includes(params.id),
    hasNone: ({ context }) => context.chosenIds.length === 0,
    hasOne: ({ context }) => context.chosenIds.length === 1,
    hasBoth: ({ context }) => context.chosenIds.length === 2,
  },
}).createMachine({
  id: 'comparison',
  context: ({ input }) => ({
    builderRef: input.builderRef,
    chosenIds: [],
    device: 'desktop',
    side: 'first',
  }),
  invoke: { src: 'followBuilds', input: ({ context }) => context.builderRef },
  on: {
    'builds.changed': {
      actions: { type: 'keepOnly', params: ({ event }) => ({ ids: event.ids }) },
    },
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'build.choose': {
          guard: { type: 'canChoose', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'choose', params: ({ event }) => ({ id: event.id }) },
        },
        'choice.clear': { actions: 'clear' },
      },
      initial: 'none',
      states: {
        none: {
          always: [
            { guard: 'hasOne', target: 'oneChosen' },
            { guard: 'hasBoth', target: 'bothChosen' },
          ],
        },
        oneChosen: {
          always: [
            { guard: 'hasNone', target: 'none' },
            { guard: 'hasBoth', target: 'bothChosen' },
          ],
        },
        bothChosen: {
          always: [
            { guard: 'hasNone', target: 'none' },
            { guard: 'hasOne', target: 'oneChosen' },
          ],
          on: {
            compare: {
              target: '#comparison.comparing',
              actions: { type: 'setSide', params: { side: 'first' } },
            },
          },
        },
      },
    },
    comparing: {
      entry: sendTo(
        ({ context, self }) => context.builderRef ?? self,
        ({ context }) => ({ type: 'builds.want', ids: context.chosenIds }),
      ),
      exit: sendTo(({ context, self }) => context.builderRef ?? self, {
        type: 'builds.want',
        ids: [],
      }),
      always: [
        { guard: 'hasNone', target: 'choosing' },
        { guard: 'hasOne', target: 'choosing' },
      ],
      on: {
        close: 'choosing',
        'device.choose': {
          actions: { type: 'setDevice', params: ({ event }) => ({ device: event.device }) },
        },
        'side.choose': {
          actions: { type: 'setSide', params: ({ event }) => ({ side: event.side }) },
        },
        'side.load': {
          target: 'choosing',
          actions: sendTo(
            ({ context, self }) => context.builderRef ?? self,
            ({ context, event }) => ({
              type: 'build.load',
              id: context.chosenIds[SIDES.indexOf(event.side)] ?? '',
            }),
          ),
        },
      },
    },
  },
});
