import { type ActorRefFromLogic, assign, fromPromise, raise, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import { findBuild, hasBuild, versionName } from './builderDocument';
import type { Build } from './entities';

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

/** What a version that is kept is known by. */
export type VersionStamp = Pick<Build, 'id' | 'createdAt'>;

export type RenamingEvent =
  | { type: 'version.keep' }
  | { type: 'name.edit'; id: string; name: string }
  | { type: 'name.change'; value: string }
  | { type: 'name.keep' }
  | { type: 'name.cancel' }
  /** What was being typed before a reload. */
  | { type: 'name.restore'; saved: SavedRenaming };

/**
 * Giving a build of the history a name of its own: one name at a time is in a field, and leaving the field keeps it. The current site
 * can be kept as it is now, as a version that has a name of its own from the beginning.
 *
 * Input: the builder whose history it is, or null, and what was saved. The builder is told `build.rename`, and only when the name was changed,
 * and `version.keep`. `stampVersion` gives a version its id and time. Emits nothing.
 */
export const renamingMachine = setup({
  types: {} as {
    context: RenamingContext;
    events: RenamingEvent;
    input: { builderRef: BuilderRef | null } & Partial<SavedRenaming>;
  },
  actors: {
    stampVersion: fromPromise<VersionStamp>(() =>
      Promise.reject(new Error('renamingMachine: provide the `stampVersion` actor.')),
    ),
  },
  actions: {
    begin: assign((_, params: { id: string; name: string }) => ({
      buildId: params.id,
      before: params.name,
      name: params.name,
    })),
    restore: assign((_, params: { saved: SavedRenaming }) => params.saved),
    end: assign({ buildId: null, before: '', name: '' }),
    setName: assign({ name: (_, params: { value: string }) => params.value }),
  },
  guards: {
    hasSite: ({ context: { builderRef } }) =>
      builderRef !== null && hasBuild(builderRef.getSnapshot().context),
    isChanged: ({ context }) => context.name !== context.before,
    isInHistory: ({ context: { builderRef } }, params: { buildId: string | null }) =>
      builderRef !== null && findBuild(builderRef.getSnapshot().context, params.buildId) !== null,
  },
}).createMachine({
  id: 'renaming',
  context: ({ input }) => ({ buildId: null, before: '', name: '', ...input }),
  entry: raise(({ context }) => ({ type: 'name.restore', saved: renamingToSave(context) })),
  initial: 'resting',
  states: {
    resting: {
      entry: 'end',
      on: {
        'name.restore': {
          guard: { type: 'isInHistory', params: ({ event }) => event.saved },
          target: 'typing',
          actions: { type: 'restore', params: ({ event }) => event },
        },
        'version.keep': { guard: 'hasSite', target: 'keeping' },
        'name.edit': {
          target: 'typing',
          actions: {
            type: 'begin',
            params: ({ event }) => ({ id: event.id, name: event.name }),
          },
        },
      },
    },
    keeping: {
      on: { 'name.cancel': 'resting' },
      invoke: {
        src: 'stampVersion',
        onDone: {
          target: 'typing',
          actions: [
            {
              type: 'begin',
              params: ({ context, event }) => ({
                id: event.output.id,
                name: nextVersionName(context.builderRef),
              }),
            },
            sendTo(
              ({ context, self }) => context.builderRef ?? self,
              ({ context, event }) => ({
                type: 'version.keep',
                ...event.output,
                name: context.name,
              }),
            ),
          ],
        },
        onError: 'resting',
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
        'name.cancel': 'resting',
      },
    },
  },
});

const nextVersionName = (builderRef: BuilderRef | null) =>
  versionName(builderRef?.getSnapshot().context ?? { history: [] });
