import { assign, sendTo, setup } from 'xstate';

import {
  askedCorrections,
  changedDetails,
  type DetailsDraft,
  type DetailsProblems,
  draftOfDetails,
  languageOf,
  parseDetails,
} from './detailsDraft';
import type { ContactFact } from './contactFacts';
import { followBuild } from './followBuilder';
import { withTime } from './itemDraft';
import { CLOSED_WEEK, type DayHours, weekOf, weekWords, withDayOpen } from './openingWeek';
import { type BuilderRef, buildOf } from './outlineActs';

export interface ContactDetailsContext {
  builderRef: BuilderRef | null;
  /** What is typed, until it is saved; null: what the site tells is shown. */
  draft: DetailsDraft | null;
  /** What is wrong, by the field beside which it is told: `phone`, `profiles.1` … */
  problems: DetailsProblems;
}

export type ContactDetailsEvent =
  | { type: 'fact.change'; fact: ContactFact; value: string }
  | { type: 'day.open'; day: number; isOpen: boolean }
  | { type: 'day.change'; day: number; end: keyof DayHours; value: string }
  /** Opening hours in words instead of as a table, or the other way round. */
  | { type: 'hours.turn' }
  | { type: 'profile.add' }
  | { type: 'profile.change'; at: number; value: string }
  | { type: 'profile.remove'; at: number }
  | { type: 'details.save' }
  | { type: 'details.cancel' }
  | { type: 'build.changed' };

/**
 * The contact details of a site in one form (specification section 2, builder): telephone, e-mail, address, opening hours and
 * social profiles. They are the corrections of "What I understood" under another roof: saved, the site is drawn with them, as one
 * step of the builder's. What cannot be used stays as it is typed, with what is wrong beside it.
 *
 * Input: the builder whose site it is, or null; another current site ends a draft. The builder is told `site.change`.
 * Emits nothing.
 */
export const contactDetailsMachine = setup({
  types: {} as {
    context: ContactDetailsContext;
    events: ContactDetailsEvent;
    input: { builderRef: BuilderRef | null };
  },
  actors: {
    followBuild,
  },
  actions: {
    setDraft: assign((_, params: { draft: DetailsDraft }) => ({ ...params, problems: {} })),
    setProblems: assign(({ context }) => ({ problems: read(context).problems })),
    forget: assign({ draft: null, problems: {} }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }) => ({
        type: 'site.change',
        change: { corrections: changedDetails(read(context).details, shownDetails(context)) },
      }),
    ),
  },
  guards: {
    hasBuild: ({ context }) => buildOf(context.builderRef) !== null,
    isValid: ({ context }) => Object.keys(read(context).problems).length === 0,
    isSame: ({ context }) => {
      const { details, problems } = read(context);
      const isValid = Object.keys(problems).length === 0;
      return isValid && Object.keys(changedDetails(details, shownDetails(context))).length === 0;
    },
  },
}).createMachine({
  id: 'contactDetails',
  context: ({ input }) => ({ ...input, draft: null, problems: {} }),
  invoke: { src: 'followBuild', input: ({ context }) => context.builderRef },
  on: {
    'fact.change': {
      guard: 'hasBuild',
      target: '.changed',
      actions: {
        type: 'setDraft',
        params: ({ context, event }) => ({
          draft: { ...drafted(context), [event.fact]: event.value },
        }),
      },
    },
    'day.open': {
      guard: 'hasBuild',
      target: '.changed',
      actions: {
        type: 'setDraft',
        params: ({ context, event: { day, isOpen } }) => {
          const draft = drafted(context);
          return { draft: { ...draft, week: draft.week && withDayOpen(draft.week, day, isOpen) } };
        },
      },
    },
    'day.change': {
      guard: 'hasBuild',
      target: '.changed',
      actions: {
        type: 'setDraft',
        params: ({ context, event }) => {
          const draft = drafted(context);
          return { draft: { ...draft, week: draft.week && withTime(draft.week, event) } };
        },
      },
    },
    'hours.turn': {
      guard: 'hasBuild',
      target: '.changed',
      actions: {
        type: 'setDraft',
        params: ({ context }) => ({ draft: withHoursTurned(context) }),
      },
    },
    'profile.add': {
      guard: 'hasBuild',
      target: '.changed',
      actions: {
        type: 'setDraft',
        params: ({ context }) => ({
          draft: { ...drafted(context), profiles: [...drafted(context).profiles, ''] },
        }),
      },
    },
    'profile.change': {
      guard: 'hasBuild',
      target: '.changed',
      actions: {
        type: 'setDraft',
        params: ({ context, event }) => ({
          draft: {
            ...drafted(context),
            profiles: drafted(context).profiles.map((address, at) =>
              at === event.at ? event.value : address,
            ),
          },
        }),
      },
    },
    'profile.remove': {
      guard: 'hasBuild',
      target: '.changed',
      actions: {
        type: 'setDraft',
        params: ({ context, event }) => ({
          draft: {
            ...drafted(context),
            profiles: drafted(context).profiles.toSpliced(event.at, 1),
          },
        }),
      },
    },
    'build.changed': '.unchanged',
    'details.cancel': '.unchanged',
  },
  initial: 'unchanged',
  states: {
    unchanged: { entry: 'forget' },
    changed: {
      on: {
        'details.save': [
          { guard: 'isSame', target: 'unchanged' },
          { guard: 'isValid', target: 'unchanged', actions: 'tellBuilder' },
          { target: 'refused' },
        ],
      },
    },
    refused: { entry: 'setProblems' },
  },
});

/** What the current site tells, with what is on its way there. */
export function shownDetails({
  builderRef,
}: Pick<ContactDetailsContext, 'builderRef'>): DetailsDraft {
  const build = buildOf(builderRef);
  return draftOfDetails(build, askedCorrections(builderRef, build));
}

const drafted = (context: ContactDetailsContext): DetailsDraft =>
  context.draft ?? shownDetails(context);

const read = (context: ContactDetailsContext) =>
  parseDetails(drafted(context), languageOf(buildOf(context.builderRef)));

function withHoursTurned(context: ContactDetailsContext): DetailsDraft {
  const draft = drafted(context);
  return draft.week === null
    ? { ...draft, week: weekOf(draft.hours) ?? CLOSED_WEEK }
    : {
        ...draft,
        week: null,
        hours: weekWords(draft.week, languageOf(buildOf(context.builderRef))),
      };
}
