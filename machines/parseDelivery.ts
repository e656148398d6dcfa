import type { Delivery, DeliveryDraft, DeliveryField } from './delivery';
import { parseEmailAddress } from './emailAddress';
import type { messages } from './messages';

/** What is wrong, by the name of its message. */
export type DeliveryProblem = keyof typeof messages.delivery;
export type DeliveryProblems = Partial<Record<DeliveryField, DeliveryProblem>>;

export const ENDPOINT_LENGTH = 2000;
const KEY = {
  web3forms: /^[\w-]{8,80}$/,
  formspree: /^[a-z0-9]{4,40}$/i,
  other: /^[\w.-]{0,200}$/,
};
const FORMSPREE = /^(?:https?:\/\/)?(?:www\.)?formspree\.io\/f\/([^/?#]*)\/?$/i;

/**
 * Reads the address that a form is sent to: whole, https, without user name or password. `endpoint` is the address as a
 * browser calls it, without anything that would end an attribute or a policy.
 */
export function parseEndpoint(
  text: string,
): { endpoint: string; problem: null } | { endpoint: null; problem: DeliveryProblem } {
  const typed = text.trim();
  const refused = (problem: DeliveryProblem) => ({ endpoint: null, problem });
  if (typed === '') return refused('noEndpoint');
  if (typed.length > ENDPOINT_LENGTH) return refused('endpointTooLong');
  if (/\s/.test(typed) || !URL.canParse(typed)) return refused('invalidEndpoint');
  const url = new URL(typed);
  if (url.protocol !== 'https:') return refused('notSecure');
  if (url.username !== '' || url.password !== '') return refused('credentials');
  url.hash = '';
  const endpoint = url.href.replace(
    /['";,\\]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return endpoint.length > ENDPOINT_LENGTH
    ? refused('endpointTooLong')
    : { endpoint, problem: null };
}

/** The host that receives what is sent to an address; empty where nothing can be sent there. */
export function hostIn(endpoint: string): string {
  const parsed = parseEndpoint(endpoint);
  return parsed.endpoint === null ? '' : new URL(parsed.endpoint).host;
}

/** What was typed as a delivery, or what is wrong with it, by the field beside which it is told. */
export function parseDelivery(
  draft: DeliveryDraft,
): { delivery: Delivery; problems: null } | { delivery: null; problems: DeliveryProblems } {
  const key = draft.key.trim();
  const good = (delivery: Delivery) => ({ delivery, problems: null });
  const refused = (problems: DeliveryProblems) => ({ delivery: null, problems });
  switch (draft.to) {
    case 'mail': {
      const address = parseEmailAddress(draft.address);
      // What would be more than an address in a link.
      return address === null || /[?&%#/']/.test(address)
        ? refused({ address: 'invalidAddress' })
        : good({ to: 'mail', address });
    }
    case 'web3forms':
      return KEY.web3forms.test(key)
        ? good({ to: 'web3forms', key })
        : refused({ key: 'noWeb3formsKey' });
    case 'formspree': {
      const id = FORMSPREE.exec(key)?.[1] ?? key;
      return KEY.formspree.test(id)
        ? good({ to: 'formspree', key: id })
        : refused({ key: 'noFormspreeForm' });
    }
    case 'other': {
      const { endpoint, problem } = parseEndpoint(draft.endpoint);
      const isKey = KEY.other.test(key);
      if (endpoint !== null && isKey) return good({ to: 'other', endpoint, key });
      return refused({
        ...(problem === null ? {} : { endpoint: problem }),
        ...(isKey ? {} : { key: 'invalidKey' }),
      });
    }
    default:
      return good({ to: draft.to });
  }
}
