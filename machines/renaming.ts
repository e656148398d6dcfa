import { type ActorRefFromLogic, assign, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

export interface RenamingContext {
  builderRef: BuilderRef | null;
  /** The build that has, or had last, its name in a field. */
  buildId: string | null;
  /** Its name as it stood when the field opened, and as typed. */
  before: string;
  name: string;
}

export type RenamingEvent =
  | { type: 'rename'; id: string; name: string }
  | { type: 'name.change'; value: string }
  | { type: 'name.keep' }
  | { type: 'cancel' };

/**
 * Giving a build of the history a name of its own: one name at a time is in a field, and leaving the field keeps it.
 *
 * Input: the builder whose history it is, or null. It is told `build.rename`, and only when the name was changed.
 * Emits nothing.
 */
export const renamingMachine = setup({
  types: {} as {
    context: RenamingContext;
    events: RenamingEvent;
    input: { builderRef: BuilderRef | null };
  },
  actions: {
    begin: assign((_, params: { id: string; name: string }) => ({
      buildId: params.id,
      before: params.name,
      name: params.name,
    })),
    setName: assign({ name: (_, params: { value: string }) => params.value }),
  },
  guards: {
    isChanged: ({ context }) => context.name !== context.before,
  },
}).createMachine({
  id: 'renaming',
  context: ({ input }) => ({ builderRef: input.builderRef, buildId: null, before: '', name: '' }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        rename: {
          target: 'typing',
          actions: {
            type: 'begin',
            params: ({ event }) => ({ id: event.id, name: event.name }),
          },
        },
      },
    },
    typing: {
      on: {
        'name.change': {
          actions: { type: 'setName', params: ({ event }) => ({ value: event.value }) },
        },
        'name.keep': [
          {
            guard: 'isChanged',
            target: 'resting',
            actions: sendTo(
              ({ context, self }) => context.builderRef ?? self,
              ({ context }) => ({
                type: 'build.rename',
                id: context.buildId ?? '',
                name: context.name,
              }),
            ),
          },
          { target: 'resting' },
        ],
        cancel: 'resting',
      },
    },
  },
});
