import { assign, emit, setup } from 'xstate';

import { messages } from './messages';
import type { Notice } from './notice';
import { parseWebhookUrl } from './webhookUrl';

export interface WebhooksContext {
  /** What stands in the field. */
  url: string;
  /** Addresses as `parseWebhookUrl` gives them, each once, newest last. */
  endpoints: string[];
  problem: string | null;
}

export type WebhooksEvent =
  | { type: 'url.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'endpoint.remove'; url: string }
  /** Another tab has kept them. */
  | { type: 'work.learned'; saved: SavedWebhooks };

export interface SavedWebhooks {
  endpoints: string[];
}

/**
 * The webhook addresses of the signed-in person (specification sections 2, 5 and 8, "API Keys"). Nothing is ever sent to
 * them. Input: the saved addresses. Emits `notice` when one is added or refused; why it was refused stays in the context.
 */
export const webhooksMachine = setup({
  types: {} as {
    context: WebhooksContext;
    events: WebhooksEvent;
    input: Partial<SavedWebhooks>;
    emitted: Notice;
  },
  actions: {
    setUrl: assign({ url: (_, params: { value: string }) => params.value }),
    addEndpoint: assign({
      endpoints: ({ context }) => [...context.endpoints, endpointIn(context)],
      url: '',
    }),
    removeEndpoint: assign({
      endpoints: ({ context }, params: { url: string }) =>
        context.endpoints.filter((endpoint) => endpoint !== params.url),
    }),
    setEndpoints: assign({ endpoints: (_, params: { endpoints: string[] }) => params.endpoints }),
    setProblem: assign({ problem: ({ context }) => problemIn(context) }),
    clearProblem: assign({ problem: null }),
    emitAdded: emit((): Notice => ({
      type: 'notice',
      status: 'success',
      message: messages.webhook.added,
    })),
    emitProblem: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: context.problem ?? messages.webhook.invalid,
    })),
  },
  guards: {
    isAcceptable: ({ context }) => problemIn(context) === null,
  },
}).createMachine({
  id: 'webhooks',
  context: ({ input }) => ({ url: '', endpoints: input.endpoints ?? [], problem: null }),
  on: {
    'url.change': {
      target: '.editing',
      actions: { type: 'setUrl', params: ({ event }) => ({ value: event.value }) },
    },
    'form.submit': [
      { guard: 'isAcceptable', target: '.editing', actions: ['addEndpoint', 'emitAdded'] },
      { target: '.refused', reenter: true },
    ],
    'work.learned': {
      actions: {
        type: 'setEndpoints',
        params: ({ event }) => ({ endpoints: event.saved.endpoints }),
      },
    },
    'endpoint.remove': {
      target: '.editing',
      actions: { type: 'removeEndpoint', params: ({ event }) => ({ url: event.url }) },
    },
  },
  initial: 'editing',
  states: {
    editing: { entry: 'clearProblem' },
    refused: { entry: ['setProblem', 'emitProblem'] },
  },
});

/** What is worth saving of the webhooks. */
export function webhooksToSave({ endpoints }: WebhooksContext): SavedWebhooks {
  return { endpoints };
}

function problemIn({ url, endpoints }: WebhooksContext): string | null {
  const parsed = parseWebhookUrl(url);
  if (parsed.problem !== null) return parsed.problem;
  return endpoints.includes(parsed.url) ? messages.webhook.duplicate : null;
}

function endpointIn({ url }: WebhooksContext): string {
  const parsed = parseWebhookUrl(url);
  if (parsed.url === null) throw new Error('An unacceptable address was to be added.');
  return parsed.url;
}
