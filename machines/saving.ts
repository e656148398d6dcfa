import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

import { type Keeper, NO_KEEPER } from './keeper';
import { SaveRefusedError, type SaveRefusal } from './saveRefusal';
import { messages } from './messages';
import type { Notice } from './notice';
import type { SavedWork, Work } from './savedWork';

export interface SaveRequest {
  keeper: Keeper;
  /** All that is to be kept afterwards; parts that are missing are forgotten. */
  work: Partial<SavedWork>;
}

export interface SavingContext {
  keeper: Keeper;
  work: Work<SavedWork>;
  refusal: SaveRefusal | null;
  /** A refusal is told once; the header goes on showing it. */
  wasTold: boolean;
}

export type SavingEvent =
  | { type: 'work.changed' }
  | { type: 'autoSave.on' }
  | { type: 'autoSave.off' }
  | { type: 'page.hidden' };

/** How long changes are gathered before they are written, in milliseconds. */
const SAVE_DELAY = 400;
const RETRY_DELAY = 3000;

/**
 * Keeps the work of one person safe against the end of its page (specification section 3, "Settings": Auto Save), or says
 * that it does not: `saved`, `unsaved` for a moment, `saving`, `blocked` by the browser, `off` by choice.
 *
 * Input: who keeps the work, and the work. `observePage` reports `page.hidden`. `askBeforeLeaving` runs while closing the page
 * would lose work (tag `atRisk`). Emits `notice` the first time the work could not be saved.
 */
export const savingMachine = setup({
  types: {} as {
    context: SavingContext;
    events: SavingEvent;
    input: Pick<SavingContext, 'keeper' | 'work'>;
    emitted: Notice;
    tags: 'atRisk';
  },
  actors: {
    observeWork: fromCallback<SavingEvent, Work<SavedWork>>(({ input: work, sendBack }) => {
      let wasOn = isAutoSaveOn(work);
      return work.observe(() => {
        const isOn = isAutoSaveOn(work);
        if (isOn === wasOn) sendBack({ type: 'work.changed' });
        else sendBack({ type: isOn ? 'autoSave.on' : 'autoSave.off' });
        wasOn = isOn;
      });
    }),
    observePage: fromCallback<SavingEvent>(() => {
      throw new Error('savingMachine: provide the `observePage` actor.');
    }),
    askBeforeLeaving: fromCallback<SavingEvent, Work<SavedWork>>(() => {
      throw new Error('savingMachine: provide the `askBeforeLeaving` actor.');
    }),
    save: fromPromise<unknown, SaveRequest>(({ input: { keeper, work } }) => keeper.save(work)),
  },
  actions: {
    rememberRefusal: assign({
      refusal: (_, params: { error: unknown }) =>
        params.error instanceof SaveRefusedError ? params.error.refusal : 'unavailable',
    }),
    rememberNoKeeper: assign({ refusal: 'unavailable' }),
    forgetRefusal: assign({ refusal: null }),
    rememberTelling: assign({ wasTold: true }),
    tell: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: messages.saving[context.refusal ?? 'unavailable'],
    })),
  },
  guards: {
    isOff: ({ context }) => !isAutoSaveOn(context.work),
    isKeptNowhere: ({ context }) => context.keeper === NO_KEEPER,
    wasTold: ({ context }) => context.wasTold,
  },
  delays: { saveDelay: SAVE_DELAY, retryDelay: RETRY_DELAY },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({ ...input, refusal: null, wasTold: false }),
  invoke: [{ src: 'observeWork', input: ({ context }) => context.work }, { src: 'observePage' }],
  on: { 'autoSave.off': '.off' },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isOff', target: 'off' },
        // Told once the refusal is there: nobody hears what is told in the step that starts the chart.
        { guard: 'isKeptNowhere', target: 'blocked.retrying', actions: 'rememberNoKeeper' },
        { target: 'saved' },
      ],
    },
    saved: {
      entry: 'forgetRefusal',
      on: { 'work.changed': 'unsaved' },
    },
    unsaved: {
      after: { saveDelay: 'saving' },
      on: {
        'page.hidden': 'saving',
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { keeper, work } }) => ({ keeper, work: work.toSave() }),
        onDone: 'saved',
        onError: {
          target: 'blocked',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'work.changed': 'unsaved' },
    },
    blocked: {
      tags: 'atRisk',
      invoke: { src: 'askBeforeLeaving', input: ({ context }) => context.work },
      initial: 'telling',
      states: {
        telling: {
          always: [
            { guard: 'wasTold', target: 'waiting' },
            { target: 'waiting', actions: ['tell', 'rememberTelling'] },
          ],
        },
        waiting: {
          on: {
            'work.changed': 'gathering',
            'page.hidden': 'retrying',
          },
        },
        gathering: {
          after: { retryDelay: 'retrying' },
          on: { 'page.hidden': 'retrying' },
        },
        retrying: {
          invoke: {
            src: 'save',
            input: ({ context: { keeper, work } }) => ({ keeper, work: work.toSave() }),
            onDone: '#saving.saved',
            onError: {
              target: 'telling',
              actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'work.changed': 'gathering' },
        },
      },
    },
    off: {
      tags: 'atRisk',
      entry: 'forgetRefusal',
      invoke: { src: 'askBeforeLeaving', input: ({ context }) => context.work },
      initial: 'forgetting',
      on: {
        'work.changed': '.forgetting',
        'autoSave.on': [
          { guard: 'isKeptNowhere', target: 'blocked.retrying', actions: 'rememberNoKeeper' },
          { target: 'saving' },
        ],
      },
      states: {
        // Only the settings stay, or a reload would turn Auto Save on again.
        forgetting: {
          invoke: {
            src: 'save',
            input: ({ context: { keeper, work } }) => ({
              keeper,
              work: { settings: work.toSave().settings },
            }),
            onDone: 'resting',
            onError: 'resting',
          },
        },
        // What a browser refused to forget it may forget by now.
        resting: { on: { 'page.hidden': 'forgetting' } },
      },
    },
  },
});

function isAutoSaveOn(work: Work<SavedWork>): boolean {
  return work.toSave().settings.autoSave;
}
