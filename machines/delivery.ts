import { parseEmailAddress } from './emailAddress';
import { messages } from './messages';

/** Services that receive a form and pass it on; `other`: any that takes a form as a browser sends it. */
export const FORM_SERVICES = ['web3forms', 'formspree', 'netlify', 'other'] as const;
export type FormService = (typeof FORM_SERVICES)[number];

/** Where what visitors write into the forms of a site goes (specification section 2, builder). */
export type Delivery =
  | { to: 'nowhere' }
  /** Into the visitor's e-mail program, addressed to the owner. */
  | { to: 'mail'; address: string }
  /** `key`: the public access key that Web3Forms gave the owner. */
  | { to: 'web3forms'; key: string }
  /** `key`: the id of the form, the end of its address. */
  | { to: 'formspree'; key: string }
  /** Netlify finds the forms in the pages that it hosts. */
  | { to: 'netlify' }
  /** `key`: sent along as `access_key` where it is not empty. */
  | { to: 'other'; endpoint: string; key: string };

export const DELIVERIES = ['nowhere', 'mail', ...FORM_SERVICES] as const;
export type DeliveryChoice = Delivery['to'];

/** A delivery as it is typed: a field each, whichever the choice needs. */
export interface DeliveryDraft {
  to: DeliveryChoice;
  address: string;
  endpoint: string;
  key: string;
}
export type DeliveryField = Exclude<keyof DeliveryDraft, 'to'>;

/** What is asked for each choice, in order. */
export const DELIVERY_FIELDS: Record<DeliveryChoice, readonly DeliveryField[]> = {
  nowhere: [],
  mail: ['address'],
  web3forms: ['key'],
  formspree: ['key'],
  netlify: [],
  other: ['endpoint', 'key'],
};

export type DeliveryProblems = Partial<Record<DeliveryField, string>>;

export const ENDPOINT_LENGTH = 2000;
const KEY = {
  web3forms: /^[\w-]{8,80}$/,
  formspree: /^[a-z0-9]{4,40}$/i,
  other: /^[\w.-]{0,200}$/,
};
const FORMSPREE = /^(?:https?:\/\/)?(?:www\.)?formspree\.io\/f\/([^/?#]*)\/?$/i;

/** Where a site's messages go: as its owner chose, or to the e-mail address that the site tells. */
export function deliveryOf(
  { delivery }: { delivery?: Delivery },
  email: string | null | undefined,
): Delivery {
  if (delivery !== undefined) return delivery;
  return email ? { to: 'mail', address: email } : { to: 'nowhere' };
}

/**
 * Reads the address that a form is sent to: whole, https, without user name or password. `endpoint` is the address as a
 * browser calls it, without anything that would end an attribute or a policy.
 */
export function parseEndpoint(
  text: string,
): { endpoint: string; problem: null } | { endpoint: null; problem: string } {
  const typed = text.trim();
  const refused = (problem: string) => ({ endpoint: null, problem });
  if (typed === '') return refused(messages.delivery.noEndpoint);
  if (typed.length > ENDPOINT_LENGTH) return refused(messages.delivery.endpointTooLong);
  if (/\s/.test(typed) || !URL.canParse(typed)) return refused(messages.delivery.invalidEndpoint);
  const url = new URL(typed);
  if (url.protocol !== 'https:') return refused(messages.delivery.notSecure);
  if (url.username !== '' || url.password !== '') return refused(messages.delivery.credentials);
  url.hash = '';
  const endpoint = url.href.replace(
    /['";,\\]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return endpoint.length > ENDPOINT_LENGTH
    ? refused(messages.delivery.endpointTooLong)
    : { endpoint, problem: null };
}

/** The host that receives what is sent to an address; empty where nothing can be sent there. */
export function hostIn(endpoint: string): string {
  const parsed = parseEndpoint(endpoint);
  return parsed.endpoint === null ? '' : new URL(parsed.endpoint).host;
}

/** Who receives the messages first: a host, `Netlify`, or null where nobody or the visitor's own program does. */
export function receivingHost(delivery: Delivery): string | null {
  switch (delivery.to) {
    case 'web3forms':
      return 'api.web3forms.com';
    case 'formspree':
      return 'formspree.io';
    case 'netlify':
      return 'Netlify';
    case 'other':
      return hostIn(delivery.endpoint);
    default:
      return null;
  }
}

/** Where the messages of a site go, for its owner, in a sentence. */
export function deliverySentence(delivery: Delivery): string {
  switch (delivery.to) {
    case 'nowhere':
      return 'Messages from the form go nowhere yet.';
    case 'mail':
      return `The form opens the visitor’s e-mail program with a message to ${delivery.address}; it arrives if they send it there.`;
    case 'netlify':
      return 'Netlify receives the messages, once the site is hosted there with form detection on.';
    default:
      return `Messages are sent to ${receivingHost(delivery)}, which passes them on to you.`;
  }
}

/** A delivery, ready to be typed over. */
export function deliveryDraft(delivery: Delivery): DeliveryDraft {
  return { address: '', endpoint: '', key: '', ...delivery };
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
        ? refused({ address: messages.delivery.invalidAddress })
        : good({ to: 'mail', address });
    }
    case 'web3forms':
      return KEY.web3forms.test(key)
        ? good({ to: 'web3forms', key })
        : refused({ key: messages.delivery.noWeb3formsKey });
    case 'formspree': {
      const id = FORMSPREE.exec(key)?.[1] ?? key;
      return KEY.formspree.test(id)
        ? good({ to: 'formspree', key: id })
        : refused({ key: messages.delivery.noFormspreeForm });
    }
    case 'other': {
      const { endpoint, problem } = parseEndpoint(draft.endpoint);
      const isKey = KEY.other.test(key);
      if (endpoint !== null && isKey) return good({ to: 'other', endpoint, key });
      return refused({
        ...(problem === null ? {} : { endpoint: problem }),
        ...(isKey ? {} : { key: messages.delivery.invalidKey }),
      });
    }
    default:
      return good({ to: draft.to });
  }
}

/** Whether two deliveries are the same. */
export const isSameDelivery = (one: Delivery | undefined, other: Delivery): boolean =>
  one !== undefined && JSON.stringify(deliveryDraft(one)) === JSON.stringify(deliveryDraft(other));
