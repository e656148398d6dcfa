import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

import {
  asked,
  askedOf,
  type ChangeRequestContext,
  type ChangeRequestEvent,
  missedOf,
  nothing,
} from './changeRequestContext';
import { type OutlineRef, selectedIn } from './itemListActs';
import { messages } from './messages';
import { type BuilderRef, buildOf } from './outlineActs';
import type { ChangesAsked, ChangesRead } from './requestedChanges';
import { isBlank } from './text';
import { untilDrawn } from './untilDrawn';

/**
 * Changing the site by saying what is to be other (specification section 2, builder): a sentence is read as a list of changes,
 * each of which can be taken out; what is left of the list is one step of the builder's. A section that is selected in the outline
 * is the scope. What was not understood stays in the field, which is folded away until it is wanted.
 *
 * Input: the builder whose site it is, and the outline. `readChanges` reads a sentence and rejects when it cannot. The builder is told
 * `changes.apply`; a site that changes meanwhile is read again, and what is to be applied while it is read is applied after that.
 * No generation is spent. Emits nothing.
 */
export const changeRequestMachine = setup({
  types: {} as {
    context: ChangeRequestContext;
    events: ChangeRequestEvent;
    input: { builderRef: BuilderRef | null; outlineRef: OutlineRef | null };
    tags: 'busy' | 'listed';
  },
  actors: {
    readChanges: fromPromise<ChangesRead, ChangesAsked>(() =>
      Promise.reject(new Error('changeRequestMachine: provide the `readChanges` actor.')),
    ),
    untilDrawn,
    follow: fromCallback<
      ChangeRequestEvent,
      Pick<ChangeRequestContext, 'builderRef' | 'outlineRef'>
    >(({ input: { builderRef, outlineRef }, sendBack }) => {
      let build = buildOf(builderRef);
      let section = selectedIn(outlineRef);
      const subscriptions = [
        builderRef?.subscribe(() => {
          const now = buildOf(builderRef);
          if (build?.website === now?.website && build?.customization === now?.customization)
            return;
          build = now;
          sendBack({ type: 'build.changed' });
        }),
        outlineRef?.subscribe(() => {
          if (section === selectedIn(outlineRef)) return;
          section = selectedIn(outlineRef);
          sendBack({ type: 'section.changed' });
        }),
      ];
      return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
    }),
  },
  actions: {
    setWords: assign((_, params: { words: string }) => ({ ...nothing, ...params })),
    forget: assign(() => nothing),
    setScope: assign((_, params: { isWhole: boolean }) => params),
    followSelection: assign(({ context }) => ({
      selected: selectedIn(context.outlineRef),
      isWhole: false,
    })),
    setAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer: { value: answer } })),
    setRead: assign((_, { changes, unread }: ChangesRead) => ({
      changes,
      unread,
      message: messages.changeRequest.read(
        changes.filter(({ isOut }) => !isOut).length,
        missedOf(unread).length,
      ),
    })),
    toggle: assign({
      changes: ({ context }, { id }: { id: string }) =>
        context.changes.map((change) =>
          change.id === id ? { ...change, isOut: !change.isOut } : change,
        ),
    }),
    press: assign({ isPressed: true }),
    release: assign({ isPressed: false }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }) => ({ type: 'changes.apply', ...askedOf(context) }),
    ),
    /** What was not understood stays to be said otherwise. */
    keepUnread: assign(({ context: { changes, unread } }) => ({
      words: missedOf(unread)
        .map(({ words }) => words)
        .join(', '),
      changes: [],
      unread: [],
      answer: null,
      message: messages.changeRequest.applied(changes.filter(({ isOut }) => !isOut).length),
    })),
  },
  guards: {
    hasWords: ({ context }) => !isBlank(context.words) && buildOf(context.builderRef) !== null,
    hasSite: ({ context }) => buildOf(context.builderRef) !== null,
    hasChanges: (_, { changes }: ChangesRead) => changes.length > 0,
    isToApply: ({ context }, { changes }: ChangesRead) =>
      context.isPressed && changes.some(({ isOut }) => !isOut),
    hasChange: ({ context }, { id }: { id: string }) =>
      context.changes.some((change) => change.id === id),
    isAnyIn: ({ context }) => context.changes.some(({ isOut }) => !isOut),
    isDone: (_, { isDone }: { isDone: boolean }) => isDone,
    isOtherScope: ({ context }, { isWhole }: { isWhole: boolean }) => context.isWhole !== isWhole,
  },
}).createMachine({
  id: 'changeRequest',
  context: ({ input }) => ({
    ...input,
    ...nothing,
    words: '',
    selected: selectedIn(input.outlineRef),
    isWhole: false,
  }),
  invoke: { src: 'follow', input: ({ context }) => context },
  on: {
    'request.fold': '.folded',
    'words.change': {
      target: '.ready',
      actions: { type: 'setWords', params: ({ event }) => ({ words: event.value }) },
    },
    'section.changed': { actions: 'followSelection' },
    'scope.choose': { actions: { type: 'setScope', params: ({ event }) => event } },
    'request.send': { guard: 'hasWords', target: '.reading' },
  },
  initial: 'folded',
  states: {
    folded: {
      entry: 'forget',
      on: { 'request.open': 'ready', 'request.send': undefined, 'words.change': undefined },
    },
    ready: { entry: 'forget', on: { 'request.cancel': 'folded' } },
    reading: {
      tags: ['busy', 'listed'],
      entry: 'release',
      invoke: {
        src: 'readChanges',
        input: ({ context }) => asked(context),
        onDone: [
          {
            guard: { type: 'isToApply', params: ({ event }) => event.output },
            target: 'applying',
            actions: { type: 'setRead', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasChanges', params: ({ event }) => event.output },
            target: 'proposed',
            actions: { type: 'setRead', params: ({ event }) => event.output },
          },
          {
            target: 'nothingUnderstood',
            actions: { type: 'setRead', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
      on: {
        'request.cancel': 'ready',
        // The list that is read again still stands there, with its button.
        'changes.apply': { guard: 'isAnyIn', actions: 'press' },
        'build.changed': [
          { guard: 'hasSite', target: 'reading', reenter: true },
          { target: 'ready' },
        ],
        'section.changed': { target: 'reading', reenter: true, actions: 'followSelection' },
      },
    },
    proposed: {
      tags: 'listed',
      on: {
        'model.answered': {
          target: 'reading',
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
        'change.toggle': {
          guard: { type: 'hasChange', params: ({ event }) => ({ id: event.id }) },
          target: 'reading',
          actions: { type: 'toggle', params: ({ event }) => ({ id: event.id }) },
        },
        'changes.apply': { guard: 'isAnyIn', target: 'applying' },
        'request.cancel': 'ready',
        'build.changed': [{ guard: 'hasSite', target: 'reading' }, { target: 'ready' }],
        'section.changed': { target: 'reading', actions: 'followSelection' },
        'scope.choose': {
          guard: { type: 'isOtherScope', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'setScope', params: ({ event }) => event },
        },
      },
    },
    nothingUnderstood: {
      on: {
        'model.answered': {
          target: 'reading',
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
        'request.cancel': 'ready',
        'section.changed': { target: 'reading', actions: 'followSelection' },
        'scope.choose': {
          guard: { type: 'isOtherScope', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'setScope', params: ({ event }) => event },
        },
      },
    },
    failed: { on: { 'request.cancel': 'ready' } },
    applying: {
      tags: 'busy',
      entry: 'tellBuilder',
      on: { 'request.send': undefined, 'words.change': undefined, 'request.fold': undefined },
      invoke: {
        src: 'untilDrawn',
        input: ({ context }) => context.builderRef,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'applied',
            actions: 'keepUnread',
          },
          { target: 'notApplied' },
        ],
        onError: 'notApplied',
      },
    },
    applied: { on: { 'request.cancel': 'ready' } },
    notApplied: {
      tags: 'listed',
      on: {
        'changes.apply': { guard: 'isAnyIn', target: 'applying' },
        'change.toggle': {
          guard: { type: 'hasChange', params: ({ event }) => ({ id: event.id }) },
          target: 'reading',
          actions: { type: 'toggle', params: ({ event }) => ({ id: event.id }) },
        },
        'build.changed': [{ guard: 'hasSite', target: 'reading' }, { target: 'ready' }],
        'request.cancel': 'ready',
      },
    },
  },
});
