import { type ActorRefFromLogic, assign, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import { findBuild } from './builderDocument';
import type { Device } from './entities';
import { followChanges } from './followBuilder';
import { documentShowing, heroPictureMachine } from './heroPicture';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/** The build that was chosen first, and the one that was chosen second. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export interface ComparisonContext {
  builderRef: BuilderRef | null;
  /** Ids of the builder's history, in the order of choosing; at most two. */
  chosenIds: string[];
  /** The width at which both previews are drawn; null: none was chosen, what fits the screen is shown. */
  device: Device | null;
  /** The preview that a small screen shows; larger ones show both. */
  side: Side;
}

export type ComparisonEvent =
  | { type: 'build.choose'; id: string }
  | { type: 'choice.clear' }
  | { type: 'comparison.open' }
  | { type: 'comparison.close' }
  | { type: 'device.choose'; device: Device }
  | { type: 'side.choose'; side: Side }
  | { type: 'side.load'; side: Side }
  | { type: 'builds.changed'; ids: string[] };

/** What is worth keeping over a reload: what was chosen, and the width. */
export type SavedComparison = Pick<ComparisonContext, 'chosenIds' | 'device'>;

/** What to write down of a comparison. */
export function comparisonToSave({ chosenIds, device }: ComparisonContext): SavedComparison {
  return { chosenIds, device };
}

/**
 * Two builds of the history side by side (specification section 2, Build History): none, one or both are chosen, then
 * both are looked at. A build that leaves the history leaves the choice.
 *
 * Input: the builder whose history it is, or null, and what was saved. `heroPicture` paints the heroes of both while they
 * are looked at; it is a child for each side, `firstHero` and `secondHero`. The builder is told `builds.want` while the two are looked at, and `build.load`
 * when one of them is to be loaded; nothing is emitted.
 */
export const comparisonMachine = setup({
  types: {} as {
    context: ComparisonContext;
    events: ComparisonEvent;
    input: { builderRef: BuilderRef | null } & Partial<SavedComparison>;
    children: { firstHero: 'heroPicture'; secondHero: 'heroPicture' };
  },
  actors: {
    heroPicture: heroPictureMachine,
    followBuilds: followChanges(
      ({ history }) => history,
      (history) => ({ type: 'builds.changed', ids: history.map(({ id }) => id) }),
    ),
  },
  actions: {
    choose: assign({
      chosenIds: ({ context }, params: { id: string }) => [...context.chosenIds, params.id],
    }),
    keepOnly: assign(({ context }, params: { ids: string[] }) => ({
      chosenIds: keptOf(context, params),
    })),
    leaveOut: assign({
      chosenIds: ({ context }, params: { id: string }) =>
        context.chosenIds.filter((id) => id !== params.id),
    }),
    clear: assign({ chosenIds: [] }),
    setDevice: assign({ device: (_, params: { device: Device }) => params.device }),
    setSide: assign({ side: (_, params: { side: Side }) => params.side }),
  },
  guards: {
    isChosen: ({ context }, params: { id: string }) => context.chosenIds.includes(params.id),
    leavesNone: ({ context }, params: { ids: string[] }) => keptOf(context, params).length === 0,
    leavesOne: ({ context }, params: { ids: string[] }) => keptOf(context, params).length === 1,
    hasOne: ({ context }) => context.chosenIds.length === 1,
    hasBoth: ({ context }) => context.chosenIds.length === 2,
  },
}).createMachine({
  id: 'comparison',
  context: ({ input: { builderRef, chosenIds = [], device = null } }) => ({
    builderRef,
    chosenIds: chosenIds.filter((id) => isInHistory(builderRef, id)),
    device,
    side: 'first',
  }),
  invoke: { src: 'followBuilds', input: ({ context }) => context.builderRef },
  on: {
    'builds.changed': [
      {
        guard: { type: 'leavesNone', params: ({ event }) => event },
        target: '.choosing.none',
        actions: 'clear',
      },
      {
        guard: { type: 'leavesOne', params: ({ event }) => event },
        target: '.choosing.oneChosen',
        actions: { type: 'keepOnly', params: ({ event }) => event },
      },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasBoth', target: 'choosing.bothChosen' },
        { guard: 'hasOne', target: 'choosing.oneChosen' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      initial: 'none',
      states: {
        none: {
          on: {
            'build.choose': {
              target: 'oneChosen',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        oneChosen: {
          on: {
            'build.choose': [
              {
                guard: { type: 'isChosen', params: ({ event }) => event },
                target: 'none',
                actions: 'clear',
              },
              {
                target: 'bothChosen',
                actions: { type: 'choose', params: ({ event }) => event },
              },
            ],
            'choice.clear': { target: 'none', actions: 'clear' },
          },
        },
        bothChosen: {
          on: {
            'build.choose': {
              guard: { type: 'isChosen', params: ({ event }) => event },
              target: 'oneChosen',
              actions: { type: 'leaveOut', params: ({ event }) => event },
            },
            'choice.clear': { target: 'none', actions: 'clear' },
            'comparison.open': {
              target: '#comparison.comparing',
              actions: { type: 'setSide', params: { side: 'first' } },
            },
          },
        },
      },
    },
    comparing: {
      invoke: [
        {
          id: 'firstHero',
          src: 'heroPicture',
          input: ({ context: { builderRef, chosenIds } }) => ({
            builderRef: documentShowing(builderRef, chosenIds[0] ?? null),
          }),
        },
        {
          id: 'secondHero',
          src: 'heroPicture',
          input: ({ context: { builderRef, chosenIds } }) => ({
            builderRef: documentShowing(builderRef, chosenIds[1] ?? null),
          }),
        },
      ],
      entry: sendTo(
        ({ context, self }) => context.builderRef ?? self,
        ({ context }) => ({ type: 'builds.want', ids: context.chosenIds }),
      ),
      exit: sendTo(({ context, self }) => context.builderRef ?? self, {
        type: 'builds.want',
        ids: [],
      }),
      on: {
        'comparison.close': 'choosing.bothChosen',
        'device.choose': {
          actions: { type: 'setDevice', params: ({ event }) => ({ device: event.device }) },
        },
        'side.choose': {
          actions: { type: 'setSide', params: ({ event }) => ({ side: event.side }) },
        },
        'side.load': {
          target: 'choosing.bothChosen',
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

const keptOf = ({ chosenIds }: ComparisonContext, { ids }: { ids: string[] }) =>
  chosenIds.filter((id) => ids.includes(id));

function isInHistory(builderRef: BuilderRef | null, id: string): boolean {
  return builderRef !== null && findBuild(builderRef.getSnapshot().context, id) !== null;
}
