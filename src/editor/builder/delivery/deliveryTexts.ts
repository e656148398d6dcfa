import type { DeliveryChoice, DeliveryDraft, DeliveryField } from '../../../../machines/delivery';
import { hostIn } from '../../../../machines/parseDelivery';

export const DELIVERY_NAMES: Record<DeliveryChoice, string> = {
  nowhere: 'Nowhere yet',
  mail: 'Your e-mail address',
  web3forms: 'Web3Forms',
  formspree: 'Formspree',
  netlify: 'Netlify Forms',
  other: 'Another form service',
};

/** What a choice does, before it is saved. */
export const DELIVERY_HELP: Record<DeliveryChoice, string> = {
  nowhere: 'The page says that the form has no receiver.',
  mail: 'The form opens the visitor’s own e-mail program, filled in. Visitors without one cannot write to you this way.',
  web3forms:
    'Create an access key at web3forms.com with your e-mail address. The key is part of the page: it is public and can only send to you.',
  formspree:
    'Create a form at formspree.io and copy its address. Anyone who looks at the page’s code can see it.',
  netlify:
    'For a site that Netlify hosts: turn on form detection there before you put the site online. Nothing has to be entered.',
  other:
    'Any service that takes an HTML form: it gets the fields by POST, the thank-you page as _next and an empty field _gotcha against spam.',
};

interface FieldTexts {
  label: string;
  type: 'email' | 'url' | 'text';
  placeholder?: string;
  helper?: string;
}

/** What a field is called and what is said under it. */
export function deliveryField(field: DeliveryField, draft: DeliveryDraft): FieldTexts {
  switch (field) {
    case 'address':
      return { label: 'E-mail address', type: 'email' };
    case 'endpoint': {
      const host = hostIn(draft.endpoint);
      return {
        label: 'Address of the form',
        type: 'url',
        placeholder: 'https://forms.example.com/f/1',
        ...(host === '' ? {} : { helper: `Messages are sent to ${host}.` }),
      };
    }
    case 'key':
      if (draft.to === 'web3forms') return { label: 'Access key', type: 'text' };
      return draft.to === 'formspree'
        ? {
            label: 'Address or id of the form',
            type: 'text',
            placeholder: 'https://formspree.io/f/…',
          }
        : { label: 'Public key (optional)', type: 'text', helper: 'Sent along as access_key.' };
  }
}
