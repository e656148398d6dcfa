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

/** Where a site's messages go: as its owner chose, or to the e-mail address that the site tells. */
export function deliveryOf(
  { delivery }: { delivery?: Delivery },
  email: string | null | undefined,
): Delivery {
  if (delivery !== undefined) return delivery;
  return email ? { to: 'mail', address: email } : { to: 'nowhere' };
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
      return URL.canParse(delivery.endpoint) ? new URL(delivery.endpoint).host : '';
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

/** Whether two deliveries are the same. */
export const isSameDelivery = (one: Delivery | undefined, other: Delivery): boolean =>
  one !== undefined && JSON.stringify(deliveryDraft(one)) === JSON.stringify(deliveryDraft(other));
