import { type Delivery, receivingHost } from '../../../machines/delivery';
import type { Labels } from '../languages/wordsSchema';
import type { Form, Receiver } from './document';
import { mailAddress } from './links';

/** What a form tells its receiver besides what the visitor writes. */
export interface Sender {
  /** What the site is called; empty: it has no name. */
  site: string;
  /** The thank-you page: from the top of the site, without its ending, and whole where the site's address is known. */
  thanks: { path: string; address: string | null };
}

const trap = (name: string, isBox = false): Receiver['trap'] => ({ name, isBox });

/** Hidden fields that have something in them. */
const given = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );

function receiverOf(delivery: Delivery, { site, thanks }: Sender): Receiver | null {
  switch (delivery.to) {
    case 'nowhere':
      return null;
    case 'mail':
      return { address: mailAddress(delivery.address), kind: 'mail', given: {}, trap: null };
    case 'web3forms':
      return {
        address: 'https://api.web3forms.com/submit',
        kind: 'service',
        given: given({
          access_key: delivery.key,
          subject: site,
          from_name: site,
          redirect: thanks.address,
        }),
        trap: trap('botcheck', true),
      };
    case 'formspree':
      return {
        address: `https://formspree.io/f/${delivery.key}`,
        kind: 'service',
        given: given({ _subject: site, _next: thanks.address }),
        trap: trap('_gotcha'),
      };
    case 'netlify':
      return { address: thanks.path, kind: 'netlify', given: {}, trap: trap('bot-field') };
    case 'other':
      return {
        address: delivery.endpoint,
        kind: 'service',
        given: given({ access_key: delivery.key, _subject: site, _next: thanks.address }),
        trap: trap('_gotcha'),
      };
  }
}

/** What the forms of a page have besides their fields: who receives them, and what is said of it (specification section 2, builder). */
export function formDelivery(
  delivery: Delivery,
  sender: Sender,
  labels: Labels,
  /** Beside a form that nobody receives. */
  notice: string,
): Pick<Form, 'receiver' | 'notice' | 'trapLabel'> {
  const host = receivingHost(delivery);
  const said = delivery.to === 'mail' ? labels.formMail : notice;
  return {
    receiver: receiverOf(delivery, sender),
    notice: host === null ? said : labels.formService.replace('{host}', () => host),
    trapLabel: labels.formTrap,
  };
}

/** What a page's policy lets its forms be sent to: the one address that receives them, and the thank-you page behind it. */
export function formAction(delivery: Delivery, sender: Sender): string {
  const receiver = receiverOf(delivery, sender);
  switch (receiver?.kind) {
    case 'netlify':
      return "'self'";
    case 'service': {
      const { origin, pathname } = new URL(receiver.address);
      return sender.thanks.address === null ? origin + pathname : `'self' ${origin}${pathname}`;
    }
    default:
      return 'mailto:';
  }
}

/** Whether somebody is led to the site's thank-you page. */
export const hasThanks = (delivery: Delivery, isAddressKnown: boolean): boolean =>
  delivery.to === 'netlify' || (receivingHost(delivery) !== null && isAddressKnown);
