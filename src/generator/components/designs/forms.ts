import { type Html, markup } from '../../document/html';
import type { ComponentField, DesignOf, Wishes } from '../ComponentIntent';
import { dressed, type Kit } from '../kits/Kit';
import { fieldsFor } from '../understand/findFields';
import { idIn } from '../understand/understandComponent';
import { button, type Draw, fieldBox, icon, SUBMIT } from './pieces';

interface Purpose {
  pattern: RegExp;
  title: string;
  action: string;
  fields: readonly string[];
}

const PURPOSES: readonly Purpose[] = [
  {
    pattern: /newsletter|subscri/iu,
    title: 'Get our newsletter',
    action: 'Subscribe',
    fields: ['Email'],
  },
  { pattern: /wait/iu, title: 'Join the waiting list', action: 'Join', fields: ['Email'] },
  {
    pattern: /reset|forgot/iu,
    title: 'Reset your password',
    action: 'Send link',
    fields: ['Email'],
  },
  {
    pattern: /sign-? ?up|register|registration|create.*account/iu,
    title: 'Create your account',
    action: 'Sign up',
    fields: ['Full name', 'Email', 'New password'],
  },
  {
    pattern: /log-? ?in|sign-? ?in/iu,
    title: 'Sign in',
    action: 'Sign in',
    fields: ['Email', 'Password'],
  },
  {
    pattern: /book|reserv|appointment/iu,
    title: 'Book a time',
    action: 'Book',
    fields: ['Full name', 'Email', 'Date', 'Time', 'Number of guests', 'Notes'],
  },
  {
    pattern: /checkout|payment|order/iu,
    title: 'Checkout',
    action: 'Pay now',
    fields: ['Full name', 'Email', 'Street address', 'City', 'Postcode'],
  },
  {
    pattern: /feedback|survey|rating|questionnaire|review/iu,
    title: 'How did we do?',
    action: 'Send feedback',
    fields: ['Email', 'Comments'],
  },
  {
    pattern: /appl(?:y|ication)|job/iu,
    title: 'Apply',
    action: 'Send application',
    fields: ['Full name', 'Email', 'Phone', 'Website', 'Message'],
  },
  {
    pattern: /contact|enquiry|inquiry|message/iu,
    title: 'Contact us',
    action: 'Send message',
    fields: ['Full name', 'Email', 'Subject', 'Message'],
  },
];
const ANY: Purpose = {
  pattern: /./u,
  title: 'Your details',
  action: 'Send',
  fields: ['Full name', 'Email', 'Message'],
};

function purposeOf(wishes: Wishes, otherwise: RegExp): Purpose {
  const words = [wishes.wording, wishes.about, ...wishes.parts].join(' ');
  return (
    PURPOSES.find(({ pattern }) => pattern.test(words)) ??
    PURPOSES.find(({ pattern }) => pattern.source === otherwise.source) ??
    ANY
  );
}

interface FormTexts {
  title: string;
  action: string;
  fields: readonly ComponentField[];
}

function textsOf(wishes: Wishes, otherwise: RegExp): FormTexts {
  const { title, action, fields } = purposeOf(wishes, otherwise);
  const worded =
    wishes.wording !== null && !PURPOSES.some(({ pattern }) => pattern.test(wishes.wording ?? ''));
  return {
    title:
      wishes.wording !== null && (worded || wishes.wording.includes(' ')) ? wishes.wording : title,
    action,
    fields: wishes.fields.length > 0 ? wishes.fields : fieldsFor(fields),
  };
}

function opening(wishes: Wishes, kit: Kit, title: string): Html {
  return markup`<div${dressed(kit.parts.tight)}><h2 id="${idIn(wishes, 'title')}"${dressed(kit.parts.heading)}>${title}</h2>${wishes.about !== null && markup`<p${dressed(kit.parts.muted)}>For ${wishes.about}</p>`}</div>`;
}

const named = (wishes: Wishes) => markup` aria-labelledby="${idIn(wishes, 'title')}"`;

/** Designs of the category "forms". */
export const formDesigns: Record<DesignOf<'forms'>, Draw> = {
  stacked: (wishes, kit) => {
    const { title, action, fields } = textsOf(wishes, /log-? ?in|sign-? ?in/iu);
    const hasPassword = fields.some(({ name }) => name === 'password');
    return markup`<form${named(wishes)}${dressed(kit.parts.card, kit.parts.narrow)}><div${dressed(kit.parts.body, kit.parts.stack)}>${opening(wishes, kit, title)}${fields.map((field) => fieldBox(wishes, kit, field))}${hasPassword && kit.choice('checkbox', 'remember', idIn(wishes, 'remember'), 'Keep me signed in', false)}${button(wishes, kit, { label: action, isWide: true, attributes: SUBMIT })}</div></form>`;
  },

  columns: (wishes, kit) => {
    const { title, action, fields } = textsOf(wishes, /contact|enquiry|inquiry|message/iu);
    return markup`<form${named(wishes)}${dressed(kit.parts.card, kit.parts.medium)}><div${dressed(kit.parts.body, kit.parts.stack)}>${opening(wishes, kit, title)}<div${dressed(kit.parts.grid)}>${fields.map((field) => fieldBox(wishes, kit, field))}</div><div${dressed(kit.parts.rowEnd)}>${button(wishes, kit, { label: action, icon: 'arrow', attributes: SUBMIT })}</div></div></form>`;
  },

  inline: (wishes, kit) => {
    const { title, action, fields } = textsOf(wishes, /newsletter|subscri/iu);
    return markup`<form${named(wishes)}${dressed(kit.parts.medium, kit.parts.stack)}>${opening(wishes, kit, title)}<div${dressed(kit.parts.stack)}>${fields.slice(0, 3).map((field) => fieldBox(wishes, kit, field))}<div${dressed(kit.parts.between)}><p${dressed(kit.parts.muted, kit.parts.small)}>Unsubscribe at any time.</p>${button(wishes, kit, { label: action, attributes: SUBMIT })}</div></div></form>`;
  },

  grouped: (wishes, kit) => {
    const { title, action, fields } = textsOf(
      wishes,
      /feedback|survey|rating|questionnaire|review/iu,
    );
    const isPaid = /pay/iu.test(action);
    const question = isPaid ? 'Delivery' : 'Your rating';
    const answers = isPaid ? ['Standard', 'Express'] : ['Poor', 'Fair', 'Good', 'Great'];
    return markup`<form${named(wishes)}${dressed(kit.parts.card, kit.parts.medium)}><div${dressed(kit.parts.body, kit.parts.stack)}>${opening(wishes, kit, title)}<fieldset${dressed(kit.parts.fieldset)}><legend${dressed(kit.parts.legend)}>${question}</legend><div${dressed(kit.parts.radios)}>${answers.map((answer, index) => kit.choice('radio', 'choice', idIn(wishes, answer), answer, index === answers.length - 2))}</div></fieldset><fieldset${dressed(kit.parts.fieldset)}><legend${dressed(kit.parts.legend)}>Your details</legend><div${dressed(kit.parts.stack)}>${fields.map((field) => fieldBox(wishes, kit, field))}</div></fieldset>${button(wishes, kit, { label: action, attributes: SUBMIT })}</div></form>`;
  },

  search: (wishes, kit) => {
    const id = idIn(wishes, 'query');
    const label = wishes.about === null ? (wishes.wording ?? 'Search') : `Search ${wishes.about}`;
    const filters = wishes.parts.slice(0, 5);
    const query: ComponentField = {
      name: 'query',
      label,
      type: 'text',
      autocomplete: 'off',
      required: false,
    };
    return markup`<search${dressed(kit.parts.medium)}><form aria-label="${label}"${dressed(kit.parts.stack)}><div>${kit.field(query, id)}</div>${filters.length > 0 && markup`<fieldset${dressed(kit.parts.fieldset)}><legend${dressed(kit.parts.legend)}>Filter</legend><div${dressed(kit.parts.radios)}>${filters.map((filter, index) => kit.choice('checkbox', 'filter[]', idIn(wishes, `filter ${index}`), filter, index === 0))}</div></fieldset>`}<div${dressed(kit.parts.row)}><button${SUBMIT}${dressed(kit.button({ ...wishes, weight: 'solid' }))}>${kit.buttonInner(markup`${icon('search')}<span>Search</span>`)}</button></div></form></search>`;
  },
};

/** Fields for a form inside another component. */
export function fieldsOr(wishes: Wishes, labels: readonly string[]): readonly ComponentField[] {
  return wishes.fields.length > 0 ? wishes.fields : fieldsFor(labels);
}
