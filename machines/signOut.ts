import { type ActorRefFromLogic, assign, fromPromise, setup, waitFor } from 'xstate';

import type { builderMachine } from './builder';
import { nextChange } from './builderSetup';
import { messages } from './messages';
import type { SavedWork, Work } from './savedWork';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/** How much of each a person has made. */
export interface WorkCount {
  websites: number;
  components: number;
  images: number;
}

export interface ExportAllRequest {
  /** All there is, as soon as what was asked of it is drawn. */
  work: Promise<SavedWork>;
  /** Called with how many things are packed by now. */
  onPacked: (packed: number) => void;
}

export interface ExportedAll {
  fileName: string;
  /** What could not be packed, in the person's own words. */
  missing: readonly string[];
}

export interface SignOutContext {
  uid: string;
  builderRef: BuilderRef | null;
  work: Work<SavedWork>;
  /** What this tab has; nothing but typed text where all are 0. */
  count: WorkCount;
  /** How many of them are packed. */
  packed: number;
  exported: ExportedAll | null;
  problem: string | null;
}

export type SignOutEvent =
  | { type: 'signOut.ask' }
  | { type: 'signOut.confirm' }
  | { type: 'export.all' }
  | { type: 'export.progressed'; packed: number }
  | { type: 'signOut.cancel' };

/**
 * Signing out removes the work of a session (specification section 1, "work is session-based"), in every tab: where there
 * is some, this asks first and offers to export it. It also asks where only another open tab has some; where none has, nothing is
 * asked.
 *
 * Input: whose work it is, the builder, and the work. `askOtherTabs` says whether another open tab has work. `exportAll`
 * hands over one archive of everything. `signOut` ends the session. Emits nothing: the dialog says it all.
 */
export const signOutMachine = setup({
  types: {} as {
    context: SignOutContext;
    events: SignOutEvent;
    input: Pick<SignOutContext, 'uid' | 'builderRef' | 'work'>;
    tags: 'open' | 'busy';
  },
  actors: {
    askOtherTabs: fromPromise<boolean, { uid: string }>(() =>
      Promise.reject(new Error('signOutMachine: provide the `askOtherTabs` actor.')),
    ),
    exportAll: fromPromise<ExportedAll, ExportAllRequest>(() =>
      Promise.reject(new Error('signOutMachine: provide the `exportAll` actor.')),
    ),
  },
  actions: {
    countWork: assign({
      count: ({ context }) => countOf(context.work.toSave()),
      exported: null,
      problem: null,
    }),
    resetPacked: assign({ packed: 0, exported: null, problem: null }),
    setPacked: assign({ packed: (_, params: { packed: number }) => params.packed }),
    setExported: assign({ exported: (_, params: { exported: ExportedAll }) => params.exported }),
    failToExport: assign({ problem: messages.export.failed }),
    signOut: () => undefined,
  },
  guards: {
    hasWork: ({ context }) => context.work.isWorthKeeping(),
    hasSomethingToExport: ({ context: { count } }) => totalOf(count) > 0,
    isElsewhere: (_, params: { isElsewhere: boolean }) => params.isElsewhere,
  },
}).createMachine({
  id: 'signOut',
  context: ({ input }) => ({
    ...input,
    count: { websites: 0, components: 0, images: 0 },
    packed: 0,
    exported: null,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'signOut.ask': [{ guard: 'hasWork', target: 'asking' }, { target: 'askingOtherTabs' }],
      },
    },
    askingOtherTabs: {
      tags: 'busy',
      invoke: {
        src: 'askOtherTabs',
        input: ({ context: { uid } }) => ({ uid }),
        // Work may have begun here meanwhile.
        onDone: [
          { guard: 'hasWork', target: 'asking' },
          {
            guard: {
              type: 'isElsewhere',
              params: ({ event }) => ({ isElsewhere: event.output }),
            },
            target: 'elsewhere',
          },
          { target: 'idle', actions: 'signOut' },
        ],
        onError: [
          { guard: 'hasWork', target: 'asking' },
          { target: 'idle', actions: 'signOut' },
        ],
      },
    },
    elsewhere: {
      tags: 'open',
      on: {
        // What came here while the dialog spoke of another tab is asked about, too.
        'signOut.confirm': [
          { guard: 'hasWork', target: 'asking' },
          { target: 'idle', actions: 'signOut' },
        ],
        'signOut.cancel': 'idle',
      },
    },
    asking: {
      tags: 'open',
      entry: 'countWork',
      initial: 'choosing',
      on: {
        'export.all': { guard: 'hasSomethingToExport', target: '.exporting' },
        'signOut.confirm': { target: 'idle', actions: 'signOut' },
        'signOut.cancel': 'idle',
      },
      states: {
        choosing: {},
        exporting: {
          entry: 'resetPacked',
          on: {
            'export.all': undefined,
            // The file would never arrive.
            'signOut.confirm': undefined,
            'export.progressed': {
              actions: { type: 'setPacked', params: ({ event }) => ({ packed: event.packed }) },
            },
          },
          invoke: {
            src: 'exportAll',
            input: ({ context: { builderRef, work }, self }) => ({
              work: drawn(builderRef, work),
              onPacked: (packed) => self.send({ type: 'export.progressed', packed }),
            }),
            onDone: {
              target: 'exported',
              actions: { type: 'setExported', params: ({ event }) => ({ exported: event.output }) },
            },
            onError: { target: 'failed', actions: 'failToExport' },
          },
        },
        exported: {},
        failed: {},
      },
    },
  },
});

/** How many things there are to export. */
export function totalOf({ websites, components, images }: WorkCount): number {
  return websites + components + images;
}

function countOf({ builder, componentLibrary, images }: SavedWork): WorkCount {
  return {
    websites: builder.history.length,
    components: componentLibrary.items.length,
    images: images.images.filter(({ origin }) => origin === 'drawn').length,
  };
}

async function drawn(builderRef: BuilderRef | null, work: Work<SavedWork>): Promise<SavedWork> {
  if (builderRef !== null) {
    await waitFor(builderRef, ({ context }) => nextChange(context) === null);
  }
  return work.toSave();
}
