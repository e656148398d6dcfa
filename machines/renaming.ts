import { type ActorRefFromLogic, assign, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import { findBuild } from './desk';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

export interface RenamingContext {
  builderRef: BuilderRef | null;
  /** The build that has its name in a field, or null. */
  buildId: string | null;
  /** Its name as it stood when the field opened, and as typed. */
  before: string;
  name: string;
}

/** What is worth keeping over a reload: the name that is being typed. */
export type SavedRenaming = Pick<RenamingContext, 'buildId' | 'before' | 'name'>;

/** What to write down of a renaming. */
export function renamingToSave({ buildId, before, name }: RenamingContext): SavedRenaming {
  return { buildId, before, name };
}

export type RenamingEvent =
  | { type: 'rename'; id: string; name: string }
  | { type: 'name.change'; value: string }
  | { type: 'name.keep' }
  | { type: 'cancel' };

/**
 * Giving a build of the history a name of its own: one name at a time is in a field, and leaving the field keeps it.
 *
 * Input: the builder whose history it is, or null, and what was saved. The builder is told `build.rename`, and only when the name was changed.
 * Emits nothing.
 */
export const renamingMachine = setup({
  types: {} as {
    context: RenamingContext;
    events: RenamingEvent;
    input: { builderRef: BuilderRef | null } & Partial<SavedRenaming>;
  },
  actions: {
    begin: assign((_, params: { id: string; name: string }) => ({
      buildId: params.id,
      before: params.name,
      name: params.name,
    })),
    end: assign({ buildId: null, before: '', name: '' }),
    setName: assign({ name: (_, params: { value: string }) => params.value }),
  },
  guards: {
    isChanged: ({ context }) => context.name !== context.before,
    isUnderWay: ({ context: { builderRef, buildId } }) =>
      builderRef !== null && findBuild(builderRef.getSnapshot().context, buildId) !== null,
  },
}).createMachine({
  id: 'renaming',
  context: ({ input }) => ({ buildId: null, before: '', name: '', ...input }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnderWay', target: 'typing' }, { target: 'resting' }] },
    resting: {
      entry: 'end',
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
