import { Html, markup, type Piece } from '../../document/html';
import type { Part } from '../ComponentIntent';
import type { KitPart } from '../kits/Kit';
import type { Role } from '../words/roles';
import { capitalized, type Content, isIn, labelOf, textOf } from './Content';
import { icon, iconFor } from './icons';
import type { Ui } from './Ui';

/** Draws one kind of component; pure but for the content that it takes. */
export type Draw = (it: Content, ui: Ui) => Html;

export const CURRENT_PAGE = markup` aria-current="page"`;

interface CardParts {
  title: Piece;
  note?: Piece;
  width?: Extract<KitPart, 'narrow' | 'medium' | 'wide'>;
  /** What stands over its text, from edge to edge. */
  above?: Html;
  tag?: 'section' | 'article' | 'form' | 'aside';
}

/** A card with a heading, which names it. */
export function card(ui: Ui, parts: CardParts, ...body: Piece[]): Html {
  const { title, note, width = 'narrow', above, tag = 'section' } = parts;
  const id = ui.id('title');
  const name = new Html(tag);
  return markup`<${name} aria-labelledby="${id}"${ui.as('card', width)}>${above}<div${ui.as('body', 'stack')}>
    ${opening(ui, id, title, note)}
    ${body}
  </div></${name}>`;
}

/** A heading and what is said under it. */
export function opening(ui: Ui, id: string, title: Piece, note?: Piece): Html {
  return markup`<div${ui.as('tight')}><h2 id="${id}"${ui.as('heading')}>${title}</h2>${note != null && note !== '' && markup`<p${ui.as('muted')}>${note}</p>`}</div>`;
}

/** A list of rows with lines between them. */
export function rows(ui: Ui, lines: readonly Html[], tag: 'ul' | 'ol' = 'ul'): Html {
  const name = new Html(tag);
  return markup`<${name}${ui.as('divided')}>${lines}</${name}>`;
}

/** Terms with their values at the end of the line. */
export function facts(ui: Ui, pairs: readonly (readonly [Piece, Piece])[]): Html {
  return markup`<dl${ui.as('tight')}>${pairs.map(([term, value]) => markup`<div${ui.as('between')}><dt${ui.as('term')}>${term}</dt><dd${ui.as('strong', ui.css('margin: 0'))}>${value}</dd></div>`)}</dl>`;
}

/** A part as a term and its value: "Total", "$61.10". */
export function factOf(part: Part): readonly [string, string] {
  const { key, words, value, detail } = part;
  if (key !== null) return [capitalized(key), words];
  if (value !== null && !words.includes(value)) {
    return [capitalized(words), detail === null ? value : `${value} ${detail}`];
  }
  const [, term = '', rest = ''] = /^(\S+(?:\s\p{Ll}+)*?)\s+(.+)$/u.exec(words) ?? [];
  return term === '' ? [capitalized(words), ''] : [capitalized(term), rest];
}

/** What a design has no place of its own for, each part as the plain thing that it is. */
export function restOf(it: Content, ui: Ui): Html {
  const parts = it.rest();
  const pressed = parts.filter(
    ({ role, inner }) => (role === 'button' || role === 'link') && inner.length === 0,
  );
  const others = parts.filter((part) => !pressed.includes(part));
  const row = pressed.map((part) => {
    const label = part.isBare ? PLAIN_WORDS[part.role ?? 'button'] : capitalized(labelOf(part));
    return part.role === 'link' ? ui.link(label ?? '') : ui.button(label, { weight: 'outline' });
  });
  return markup`${others.map((part) => plainPart(ui, part))}${row.length > 0 && markup`<div${ui.as('row')}>${row}</div>`}`;
}

/** What stands on a part that the description only names. */
const PLAIN_WORDS: Partial<Record<Role, string>> = {
  button: 'Continue',
  link: 'Learn more',
  field: 'Your answer',
  select: 'Choose',
  checkbox: 'I agree',
  radio: 'Choose',
  switch: 'On',
  slider: 'Amount',
};

/** One part as the plain thing that it is. */
export function plainPart(ui: Ui, part: Part): Html {
  const { role, key, inner } = part;
  const words = part.isBare ? (PLAIN_WORDS[role ?? 'text'] ?? '') : capitalized(labelOf(part));
  const options = inner.map((one) => capitalized(labelOf(one)));
  const chosen = inner.find(({ states }) => states.length > 0);
  const isOn = isIn(part, 'on') || isIn(part, 'checked') || isIn(part, 'current');
  switch (role) {
    case 'field':
      return markup`<div>${ui.fieldNamed(words)}</div>`;
    case 'placeholder':
      return markup`<div>${ui.fieldNamed('Your answer', markup` placeholder="${words}"`)}</div>`;
    case 'select': {
      const listed = options.length > 0 ? options : [words, 'Other'];
      return markup`<div>${ui.select(words, listed, chosen === undefined ? null : capitalized(labelOf(chosen)))}</div>`;
    }
    case 'checkbox':
    case 'radio':
      return options.length > 0
        ? choices(ui, role, words, inner)
        : ui.choice(role, words, { name: words, isOn });
    case 'button':
    case 'link':
      return markup`<div role="group" aria-label="${words}"${ui.as('tight')}><span${ui.as('strong', 'small')}>${words}</span><div${ui.as('row')}>${inner.map((one) => ui.button(capitalized(labelOf(one)), { weight: one.states.length > 0 ? 'solid' : 'outline', size: 'small' }))}</div></div>`;
    case 'switch':
      return ui.choice('switch', words, { name: words, isOn });
    case 'slider':
      return rangeSlider(ui, words, part.text);
    case 'heading':
      return markup`<h3${ui.as('subheading')}>${words}</h3>`;
    case 'note':
      return markup`<p${ui.as('muted', 'small')}>${words}</p>`;
    case 'error':
      return markup`<p${ui.as('error')}>${words}</p>`;
    case 'badge':
    case 'label':
      return markup`<p>${ui.badge(words, part.tone ?? 'slate')}</p>`;
    case 'icon': {
      const name = iconFor(words);
      return markup`<p${ui.as('row')}>${name !== null && icon(name)}<span>${words}</span></p>`;
    }
    case 'picture':
      return markup`<figure${ui.as('tight', ui.css('margin: 0'))}>${ui.picture()}<figcaption${ui.as('muted', 'small')}>${words}</figcaption></figure>`;
    case 'text':
    case null:
      return plainText(ui, part, key, options);
  }
}

function plainText(ui: Ui, part: Part, key: string | null, inner: readonly string[]): Html {
  const shown = capitalized(textOf(part));
  const line =
    key === null
      ? markup`<p${ui.as('text', 'wrap')}>${shown}</p>`
      : markup`<p${ui.as('text', 'wrap')}><span${ui.as('muted')}>${capitalized(key)}:</span> ${labelOf(part)}</p>`;
  return inner.length === 0
    ? line
    : markup`${line}<ul${ui.as('plainList', 'row')}>${inner.map((one) => markup`<li>${ui.badge(one, 'slate')}</li>`)}</ul>`;
}

/** A group of checkboxes or radio buttons under its name. */
export function choices(
  ui: Ui,
  type: 'checkbox' | 'radio',
  legend: string,
  parts: readonly Part[],
): Html {
  const isAnyOn = parts.some(isChosen);
  return markup`<fieldset${ui.as('fieldset')}><legend${ui.as('legend')}>${capitalized(legend)}</legend><div${ui.as('radios')}>${parts.map(
    (part, index) =>
      ui.choice(type, capitalized(labelOf(part)), {
        name: type === 'checkbox' ? `${legend}[]` : legend,
        isOn: isChosen(part) || (type === 'radio' && !isAnyOn && index === 0),
        isDisabled: isIn(part, 'disabled'),
      }),
  )}</div></fieldset>`;
}

/** Whether a part is said to be chosen, checked or on. */
export const isChosen = ({ states }: Part) =>
  states.some((state) => ['current', 'checked', 'on', 'done', 'right'].includes(state));

/** A slider between the numbers of a text, or two where it tells of two handles. */
export function rangeSlider(ui: Ui, label: string, text: string, isDouble = false): Html {
  const numbers = [...text.matchAll(/(?<![\p{L}\d.])\d+(?:[.,]\d+)?/gu)].map(([one]) =>
    Number(one.replace(',', '.')),
  );
  const unit = /[$€£]|\d\s?(kr|km|kg|%|GB|h|min)\b/u.exec(text);
  const sign = unit?.[1] ?? unit?.[0] ?? '';
  const shown = (value: number) =>
    /[$£]/u.test(sign) ? `${sign}${value}` : `${value}${sign === '' ? '' : ` ${sign}`}`;
  if (isDouble) {
    const [low = 20, high = 80] = numbers;
    const max = Math.ceil((high * 1.25) / 10) * 10;
    return markup`<fieldset${ui.as('fieldset', 'tight')}><legend${ui.as('legend')}>${label}</legend>
      ${ui.slider('From', { min: 0, max, value: low, shown: shown(low) })}
      ${ui.slider('To', { min: 0, max, value: high, shown: shown(high) })}
    </fieldset>`;
  }
  const [min, max, at] =
    numbers.length > 2
      ? numbers
      : numbers.length === 2
        ? [...numbers, undefined]
        : [0, 100, numbers[0]];
  const low = min ?? 0;
  const high = max ?? 100;
  const value = at ?? Math.round((low + high) / 2);
  return ui.slider(label, {
    min: low,
    max: Math.max(high, value),
    value,
    shown: numbers.length === 2 ? `${shown(low)} – ${shown(high)}` : shown(value),
  });
}
