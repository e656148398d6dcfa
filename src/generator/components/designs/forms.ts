import { type Html, markup, type Piece } from '../../document/html';
import type { Part } from '../ComponentIntent';
import type { FORM_KINDS } from '../kinds/forms';
import { isAction } from '../understand/bared';
import { capitalized, type Content, isPlain, labelOf, partOf } from './Content';
import { type Field, fieldsFor, isKnownField, isSameLabel } from './fields';
import { card, choices, type Draw, opening, plainPart, rangeSlider, restOf } from './pieces';
import { SUBMIT, type Ui } from './Ui';

/** Whether a part can be a field of a form: it is called one, or it is plain, or only named. */
const isField = (part: Part) =>
  part.inner.length === 0 &&
  (part.role === 'field' ||
    (isPlain(part) && !part.isQuoted && (!isAction(part.words) || isKnownField(part.words))) ||
    (part.isBare &&
      (isKnownField(part.words) ||
        /^(?:number|title|text|message|photo|picture|image|file|phone|label|name|size|item|option|description|notes?|field|input)s?$/u.test(
          part.words,
        ))));

/** Choices that stand among the fields of a form, as the description orders them. */
const isChoice = ({ role }: Part) => role === 'select' || role === 'radio' || role === 'slider';

/** The fields and choices that the description names, in their order; the given fields where it names no field. */
function fieldsOf(it: Content, ui: Ui, otherwise: readonly string[]): Html {
  const found = it.takeAll((part) => isField(part) || isChoice(part));
  const parts = (found.some(isField) ? found : [...otherwise.map(partOf), ...found]).flatMap(
    namedApart,
  );
  const labels = parts
    .filter((part) => !isChoice(part))
    .map((part) => capitalized(part.key === null ? labelOf(part) : `${part.key} (${part.words})`));
  const fields = fieldsFor(labels);
  return markup`${parts.map((part) => {
    if (isChoice(part)) return plainPart(ui, part);
    const field = fields.shift();
    return field === undefined ? null : fieldBox(ui, it, field);
  })}`;
}

/** "name email password": fields without a sign between them. */
function namedApart(part: Part): Part[] {
  const words = part.words.split(' ').filter((word) => !/^(?:twice|again)$/u.test(word));
  const isRun =
    part.value === null && words.length > 1 && words.every((word) => FIELD_WORD.test(word));
  return isRun ? words.map(partOf) : [part];
}

const FIELD_WORD =
  /^(?:name|e-?mail|password|phone|message|address|city|date|time|company|country|street|zip)$/u;

/** A field with the error that is told of it. */
function fieldBox(ui: Ui, it: Content, field: Field): Html {
  const error = it.take(
    ({ role, key }) => role === 'error' && key !== null && labelsIn(key, field.label),
  );
  if (error === null) return markup`<div>${ui.field(field)}</div>`;
  const id = ui.id('error');
  return markup`<div>${ui.field(field, markup` aria-invalid="true" aria-describedby="${id}"`)}<p id="${id}"${ui.as('error')}>${error.words}</p></div>`;
}

/** Names of fields alone, where a form arranges them itself. */
function fieldLabels(it: Content, otherwise: readonly string[]): string[] {
  const found = it
    .takeAll(isField)
    .map((part) => capitalized(part.key === null ? labelOf(part) : `${part.key} (${part.words})`));
  return found.length > 0 ? found : [...otherwise];
}

const labelsIn = (key: string, label: string) =>
  key.split(' ').some((word) => isSameLabel(word, label));

interface FormParts {
  title: string;
  fields: readonly string[];
  /** The words of its button, where the description gives none. */
  action: string;
  width?: 'narrow' | 'medium';
  /** What stands between the fields and the buttons. */
  extra?: Piece;
}

/** A form in a card: its title, its fields, all else that the description says, its buttons. */
function form(
  it: Content,
  ui: Ui,
  { title, fields, action, width = 'narrow', extra }: FormParts,
): Html {
  const heading = it.heading() ?? it.modifierOr(title);
  const note = it.topic();
  const boxes = fieldsOf(it, ui, fields);
  const said = it.actions();
  const ways = said.filter((label) => /\bwith\s\p{Lu}/u.test(label));
  const [submit = action, ...others] = said.filter((label) => !ways.includes(label));
  return card(
    ui,
    { title: heading, note: note === null ? null : `For ${lowered(note)}`, width, tag: 'form' },
    width === 'medium' ? markup`<div${ui.as('grid')}>${boxes}</div>` : boxes,
    extra,
    restOf(it, ui),
    markup`<div${ui.as('row')}>${ui.button(submit, { isWide: width === 'narrow' && others.length === 0, attributes: SUBMIT })}${[...others, ...ways].map((label) => ui.button(label, { weight: 'outline' }))}</div>`,
  );
}

const lowered = (words: string) =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words;

/** Designs of the category "forms" that gather what a person writes. */
export const formDesigns = {
  form: (it, ui) =>
    form(it, ui, {
      title: 'Your details',
      fields: ['Full name', 'Email', 'Message'],
      action: 'Send',
      width: 'medium',
    }),

  'login form': (it, ui) => {
    const links = it.links('Forgot your password?');
    const remembers = it.take(({ text }) => /remember|keep me/iu.test(text));
    return form(it, ui, {
      title: 'Login',
      fields: ['Email', 'Password'],
      action: 'Log in',
      extra: markup`<div${ui.as('between')}>${ui.choice('checkbox', remembers === null ? 'Keep me signed in' : capitalized(labelOf(remembers)), { name: 'remember' })}${links.map((label) => ui.link(label))}</div>`,
    });
  },

  'signup form': (it, ui) =>
    form(it, ui, {
      title: 'Create account',
      fields: ['Full name', 'Email', 'New password'],
      action: 'Sign up',
    }),

  'forgot password form': (it, ui) => {
    const links = it.takeAll(({ role, isBare }) => role === 'link' && !isBare).map(labelOf);
    const [send = 'Send reset link', ...others] = links;
    const back = it.take(({ text }) => /^back\b/iu.test(text));
    return form(it, ui, {
      title: 'Forgot password?',
      fields: ['Email'],
      action: capitalized(send),
      extra: markup`<p${ui.as('muted')}>You receive a link with which you can set a new one.</p>${[...others, back === null ? 'Back to login' : labelOf(back)].map((label) => markup`<p>${ui.link(capitalized(label))}</p>`)}`,
    });
  },

  'contact form': (it, ui) =>
    form(it, ui, {
      title: 'Contact us',
      fields: ['Full name', 'Email', 'Subject', 'Message'],
      action: 'Send message',
      width: 'medium',
    }),

  'newsletter box': (it, ui) => {
    const title = it.heading() ?? it.quotation()?.words ?? it.modifierOr('Newsletter');
    const topic = it.topic();
    const note = it.note();
    const labels = fieldLabels(it, ['Email']);
    const [action = 'Subscribe'] = it.actions('Subscribe');
    const placeholder = it.role('placeholder');
    const id = ui.id('title');
    return markup`<form aria-labelledby="${id}"${ui.as('card', 'medium')}><div${ui.as('body', 'stack')}>
      ${opening(ui, id, title, topic)}
      ${fieldsFor(labels).map((field) => markup`<div>${ui.field(field, placeholder === null ? markup`` : markup` placeholder="${placeholder.words}"`)}</div>`)}
      <div${ui.as('between')}><p${ui.as('muted', 'small')}>${note ?? 'Unsubscribe at any time.'}</p>${ui.button(action, { icon: 'mail', attributes: SUBMIT })}</div>
      ${restOf(it, ui)}
    </div></form>`;
  },

  'address form': (it, ui) =>
    form(it, ui, {
      title: it.name ?? 'Address',
      fields: ['Full name', 'Street address', 'Postcode', 'City', 'Country'],
      action: 'Save address',
      width: 'medium',
    }),

  'payment form': (it, ui) => {
    const labels = fieldLabels(it, ['Card number', 'Expiry date', 'CVC', 'Name on card']).map(
      (label) => (/^number$/iu.test(label) ? 'Card number' : label),
    );
    const [pay = 'Pay now', ...others] = it.actions('Pay now');
    return card(
      ui,
      { title: it.heading() ?? it.name ?? it.modifierOr('Payment'), note: it.topic(), tag: 'form' },
      markup`<div${ui.as('grid', ui.css('grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr))'))}>${fieldsFor(labels).map((field, index) => markup`<div${(index === 0 || /name/iu.test(field.label)) && ui.as('span')}>${ui.field(field, markup`${field.name === 'card-number' && markup` inputmode="numeric"`}`)}</div>`)}</div>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${ui.button(pay, { isWide: others.length === 0, icon: 'lock', attributes: SUBMIT })}${others.map((label) => ui.button(label, { weight: 'outline' }))}</div>`,
    );
  },

  'booking form': (it, ui) =>
    form(it, ui, {
      title: 'Book',
      fields: ['Date', 'Time', 'Number of guests', 'Full name', 'Email'],
      action: 'Book now',
      width: 'medium',
    }),

  'feedback form': (it, ui) => {
    const question = it.quotation()?.words ?? it.heading() ?? 'How was it?';
    const given = it.items().filter(({ words }) => !/comment|email|name/iu.test(words));
    const scale = /0\s*(?:to|-|–)\s*10/u.test(it.everything)
      ? Array.from({ length: 11 }, (_, at) => String(at))
      : null;
    const answers =
      scale ?? (given.length > 1 ? given.map(labelOf) : ['Poor', 'Fair', 'Good', 'Great']);
    const [send = 'Send feedback'] = it.actions('Send feedback');
    return card(
      ui,
      { title: it.modifierOr('Feedback'), note: it.topic(), width: 'medium', tag: 'form' },
      markup`<fieldset${ui.as('fieldset')}><legend${ui.as('legend')}>${question}</legend><div${ui.as('radios')}>${answers.map((answer) => ui.choice('radio', capitalized(answer), { name: 'rating' }))}</div></fieldset>`,
      markup`<div>${ui.fieldNamed('Comments')}</div>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${ui.button(send, { attributes: SUBMIT })}</div>`,
    );
  },

  'review form': (it, ui) => {
    const stars = [5, 4, 3, 2, 1];
    it.takeAll(({ text, isBare }) => isBare && /star/iu.test(text));
    const upload = it.take(({ role, words }) => role === 'picture' && /upload/iu.test(words));
    const fields = fieldsOf(it, ui, ['Title', 'Your review']);
    const [post = 'Post review', ...others] = it.actions('Post review');
    return card(
      ui,
      {
        title: it.heading() ?? it.name ?? it.modifierOr('Leave a review'),
        note: it.topic(),
        tag: 'form',
      },
      markup`<fieldset${ui.as('fieldset')}><legend${ui.as('legend')}>Stars</legend>${stars.map((value) => ui.choice('radio', markup`<span${ui.as('line')}><span aria-hidden="true">${ui.stars(value)}</span>${value === 1 ? '1 star' : `${value} stars`}</span>`, { name: 'stars', isOn: value === 4 }))}</fieldset>`,
      fields,
      upload !== null && markup`<div>${ui.fieldNamed('Photo upload')}</div>`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${ui.button(post, { attributes: SUBMIT })}${others.map((label) => ui.button(label, { weight: 'outline' }))}</div>`,
    );
  },

  'search box': (it, ui) => {
    const placeholder = it.role('placeholder');
    const query = it.quotation();
    const selects = it.takeAll(({ role }) => role === 'select');
    const fields = it.takeAll(({ role, isBare }) => role === 'field' && !isBare);
    it.takeAll(({ isBare }) => isBare);
    const hits = it.count('hit', 'result', 'match');
    const label = it.modifier() ?? it.topic() ?? 'Search';
    const [action = 'Search'] = it.actions('Search');
    it.draws('picture', 'price', 'magnifier', 'price under the search');
    const found = [
      ...it.items(),
      ...Array.from({ length: Math.min(hits ?? 0, 6) }, (_, index) =>
        partOf(`Result ${index + 1}`),
      ),
    ];
    const attributes = markup`${placeholder !== null && markup` placeholder="${placeholder.words}"`}${query !== null && markup` value="${query.words}"`}`;
    return markup`<search${ui.as('medium', 'stack')}>
      <form aria-label="Search"${ui.as('card')}><div${ui.as('body', 'stack')}>
        ${selects.map((part) => plainPart(ui, part))}
        <div>${ui.field({ name: 'query', label: /search/iu.test(label) ? label : `Search ${lowered(label)}`, type: 'text', autocomplete: 'off', required: false }, attributes)}</div>
        ${fields.map((part) => plainPart(ui, part))}
        <div${ui.as('row')}>${ui.button(action, { icon: 'search', attributes: SUBMIT })}</div>
        ${restOf(it, ui)}
      </div></form>
      ${found.length > 0 && markup`<ul${ui.as('panel', 'divided')}>${found.map((part) => ui.line({ lead: ui.mark('search'), title: ui.link(capitalized(labelOf(part))) }))}</ul>`}
    </search>`;
  },

  wizard: (it, ui) => {
    const step =
      it.take(({ text }) => /step/iu.test(text) && /\d/u.test(text)) ??
      it.take(({ value }) => value !== null && /\bof\b/u.test(value));
    const [at = 1, of = 3] = [...(step?.text ?? '').matchAll(/\d+/gu)].map(([one]) => Number(one));
    const total = Math.max(of, it.count('step') ?? 0, it.stated('current', 'step') ?? 0);
    const now = it.stated('current', 'step') ?? at;
    const part = it.take((one) => one.isLead && isPlain(one));
    const title =
      it.heading() ??
      (part === null ? null : capitalized(labelOf(part))) ??
      it.modifier() ??
      it.topic() ??
      'Set up';
    const fields = fieldsOf(it, ui, ['Company name', 'Team size']);
    const [back = 'Back', next = 'Next', ...others] = it.actions('Back', 'Next');
    return card(
      ui,
      { title, note: `Step ${now} of ${total}`, tag: 'form' },
      ui.progress((now / total) * 100, `Step ${now} of ${total}`),
      fields,
      restOf(it, ui),
      markup`<div${ui.as('between')}>${ui.button(back, { weight: 'outline' })}${others.map((label) => ui.button(label, { weight: 'plain' }))}${ui.button(next, { attributes: SUBMIT })}</div>`,
    );
  },

  'filter panel': (it, ui) => {
    const groups = it.takeAll(
      ({ inner, role, text }) =>
        inner.length > 0 || role === 'slider' || role === 'select' || /colou?r|swatch/iu.test(text),
    );
    const actions = it.actions('Apply filters');
    const clear = it.links();
    const plain = it.items();
    const listed = plain.length > 0 ? plain : [];
    const isEmpty = groups.length === 0 && listed.length === 0;
    return card(
      ui,
      { title: it.heading() ?? it.modifierOr('Filters'), note: it.topic(), tag: 'form' },
      groups.map((part) => filterGroup(ui, part)),
      listed.length > 0 && choices(ui, 'checkbox', 'Show', listed),
      isEmpty &&
        markup`${choices(ui, 'checkbox', 'Availability', ['In stock', 'New', 'On sale'].map(partOf))}${rangeSlider(ui, 'Price up to', '0 200')}`,
      restOf(it, ui),
      markup`<div${ui.as('row')}>${actions.map((label, index) => ui.button(label, { weight: index === 0 ? 'solid' : 'outline', ...(index === 0 ? { attributes: SUBMIT } : {}) }))}${clear.map((label) => ui.link(label))}</div>`,
    );
  },
} satisfies Partial<Record<keyof typeof FORM_KINDS, Draw>>;

const SWATCHES = [
  '#1d4ed8',
  '#b91c1c',
  '#15803d',
  '#b45309',
  '#0f172a',
  '#be185d',
  '#6d28d9',
  '#0f766e',
  '#64748b',
  '#a16207',
  '#ea580c',
  '#0369a1',
];
const SWATCH_NAMES = [
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Black',
  'Pink',
  'Violet',
  'Teal',
  'Grey',
  'Gold',
  'Orange',
  'Sky blue',
];

/** Colors to choose one of. */
export function swatches(ui: Ui, legend: string, count: number, chosen = 0): Html {
  return markup`<fieldset${ui.as('fieldset')}><legend${ui.as('legend')}>${legend}</legend><div${ui.as('radios')}>${SWATCHES.slice(
    0,
    count,
  ).map((color, index) =>
    ui.choice(
      'radio',
      markup`<span${ui.as('row', ui.css('gap: 0.375rem'))}><span aria-hidden="true"${ui.as('number', ui.css(`background-color: ${color}; width: 1.5rem; height: 1.5rem`))}></span>${SWATCH_NAMES[index]}</span>`,
      { name: legend, isOn: index === chosen },
    ),
  )}</div></fieldset>`;
}

function filterGroup(ui: Ui, part: Part): Html {
  if (part.inner.length === 0 && /colou?r|swatch/iu.test(part.text))
    return swatches(ui, 'Color', 5);
  return plainPart(ui, part);
}
