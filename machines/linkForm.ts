import { assign, sendTo, setup } from 'xstate';

import { followBuild } from './followBuilder';
import { parseHttpsAddress } from './httpsAddress';
import type { LinkTarget } from './linkTargets';
import { messages } from './messages';
import { itemTextKey } from './itemTexts';
import { type BuilderRef, buildOf } from './outlineActs';

/** A button or link of the site, by its text. */
export interface SiteLink {
  id: string;
  label: string;
  /** Where it leads as it is drawn. */
  target: LinkTarget;
}

/** What a link may be led to: a target, an address that is to be typed, or where it led at first. */
export type TargetChoice = LinkTarget | 'web' | 'first';

export interface LinkFormContext {
  builderRef: BuilderRef | null;
  /** The link whose target is offered; null: none. */
  link: SiteLink | null;
  /** The web address as typed; null: none is being typed. */
  draft: string | null;
  /** What is wrong with it, in words. */
  problem: string | null;
}

export type LinkFormEvent =
  | { type: 'link.open'; link: SiteLink }
  | { type: 'link.close' }
  | { type: 'target.choose'; choice: TargetChoice }
  | { type: 'address.change'; value: string }
  | { type: 'link.save' }
  | { type: 'link.cancel' }
  | { type: 'build.changed' };

const closed = { link: null, draft: null, problem: null };

/**
 * Choosing where a button or link of the site leads (specification section 2, builder): a page, a section, a call, an e-mail, the map
 * or a web address. A choice takes effect at once, as one step of the builder's; an address once it is saved, and what is none stays
 * as it is typed, with what is wrong beside it.
 *
 * Input: the builder whose site it is, or null; another current site ends it. The builder is told `link.choose`. Emits
 * nothing.
 */
export const linkFormMachine = setup({
  types: {} as {
    context: LinkFormContext;
    events: LinkFormEvent;
    input: { builderRef: BuilderRef | null };
    tags: 'open';
  },
  actors: { followBuild },
  actions: {
    open: assign((_, params: { link: SiteLink }) => ({ ...closed, link: params.link })),
    forget: assign(closed),
    type: assign((_, params: { draft: string }) => ({ draft: params.draft, problem: null })),
    stopTyping: assign({ draft: null, problem: null }),
    setProblem: assign({
      problem: ({ context }) => {
        const { problem } = parseHttpsAddress(context.draft ?? '');
        return problem && messages.links[problem];
      },
    }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }, params: { target: LinkTarget | null }) => ({
        type: 'link.choose',
        id: context.link?.id ?? '',
        target: params.target,
      }),
    ),
  },
  guards: {
    hasBuild: ({ context }) => buildOf(context.builderRef) !== null,
    isWeb: (_, params: { choice: TargetChoice }) => params.choice === 'web',
    isValid: ({ context }) => parseHttpsAddress(context.draft ?? '').problem === null,
  },
}).createMachine({
  id: 'linkForm',
  context: ({ input }) => ({ ...input, ...closed }),
  invoke: { src: 'followBuild', input: ({ context }) => context.builderRef },
  on: {
    'link.open': {
      guard: 'hasBuild',
      target: '.open',
      actions: { type: 'open', params: ({ event }) => event },
    },
    'link.close': '.closed',
    'build.changed': '.closed',
  },
  initial: 'closed',
  states: {
    closed: { entry: 'forget' },
    open: {
      tags: 'open',
      on: {
        'target.choose': [
          {
            guard: { type: 'isWeb', params: ({ event }) => event },
            target: '.typing',
            actions: { type: 'type', params: ({ context }) => ({ draft: chosenAddress(context) }) },
          },
          {
            target: '.choosing',
            actions: {
              type: 'tellBuilder',
              params: ({ event: { choice } }) => ({ target: choice === 'first' ? null : choice }),
            },
          },
        ],
        'address.change': {
          target: '.typing',
          actions: { type: 'type', params: ({ event }) => ({ draft: event.value }) },
        },
      },
      initial: 'choosing',
      states: {
        choosing: { entry: 'stopTyping' },
        typing: {
          on: {
            'link.save': [
              {
                guard: 'isValid',
                target: 'choosing',
                actions: {
                  type: 'tellBuilder',
                  params: ({ context }) => ({
                    target: parseHttpsAddress(context.draft ?? '').address,
                  }),
                },
              },
              { target: 'refused' },
            ],
            'link.cancel': 'choosing',
          },
        },
        refused: { entry: 'setProblem', on: { 'link.cancel': 'choosing' } },
      },
    },
  },
});

/** The target that a person chose for a link of the current site; null: none. */
export function chosenTarget({ builderRef, link }: LinkFormContext): LinkTarget | null {
  const links = buildOf(builderRef)?.customization.links;
  return links?.[itemTextKey(link?.id ?? '')] ?? null;
}

/** The web address that a link leads to; empty where it leads elsewhere. */
function chosenAddress(context: LinkFormContext): string {
  const target = chosenTarget(context);
  return target?.startsWith('https://') ? target : '';
}
