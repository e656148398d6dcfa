import type { Framework } from '../../../../machines/entities';
import type { Html } from '../../document/html';
import { markup } from '../../document/html';
import type { ComponentField, Tone } from '../ComponentIntent';

/** The parts that designs are made of; each framework dresses every one of them. */
export type Part =
  | 'narrow'
  | 'medium'
  | 'wide'
  | 'stack'
  | 'tight'
  | 'row'
  | 'between'
  | 'rowEnd'
  | 'grid'
  | 'span'
  | 'card'
  | 'body'
  | 'heading'
  | 'lead'
  | 'text'
  | 'muted'
  | 'small'
  | 'strong'
  | 'price'
  | 'plainList'
  | 'avatar'
  | 'picture'
  | 'mark'
  | 'quote'
  | 'fieldset'
  | 'legend'
  | 'radios'
  | 'group'
  | 'tableBox'
  | 'tableInner'
  | 'table'
  | 'caption'
  | 'head'
  | 'cell'
  | 'number'
  | 'foot'
  | 'hidden'
  | 'dialog'
  | 'drawer'
  | 'dialogBody'
  | 'bar'
  | 'brand'
  | 'links'
  | 'link'
  | 'current'
  | 'tabs'
  | 'tab'
  | 'tabCurrent'
  | 'crumbs'
  | 'crumb'
  | 'pages'
  | 'page'
  | 'side'
  | 'sideLink'
  | 'sideCurrent'
  | 'menu'
  | 'menuPanel'
  | 'menuItem'
  | 'steps'
  | 'step';

/** Class names and, where a framework has none for it, declarations. */
export interface Look {
  classes: string;
  style?: string;
}

type Weight = 'solid' | 'outline' | 'soft';

export interface ButtonWishes {
  weight: Weight;
  tone: Tone;
  size: 'small' | 'medium' | 'large';
  isPill: boolean;
  isWide?: boolean;
}

/** One framework: its class names for each part, and markup where its own differs from the plain one. */
export interface Kit {
  framework: Framework;
  parts: Record<Part, Look>;
  button: (wishes: ButtonWishes) => Look;
  /** What stands inside a button. */
  buttonInner: (content: Html) => Html;
  /** A tinted surface with readable text on it. */
  tint: (tone: Tone) => Look;
  /** A filled surface with readable text on it. */
  fill: (tone: Tone) => Look;
  badge: (tone: Tone) => Look;
  field: (field: ComponentField, id: string) => Html;
  choice: (
    type: 'checkbox' | 'radio',
    name: string,
    id: string,
    label: string,
    isChosen: boolean,
  ) => Html;
}

/** ` class="…" style="…"` of everything given, for the inside of a tag. */
export function dressed(...looks: Look[]): Html {
  const names = looks.flatMap((look) => look.classes.split(' ')).filter((name) => name !== '');
  const classes = [...new Set(names)];
  const styles = looks.flatMap(({ style }) => (style === undefined ? [] : [style]));
  return markup`${classes.length > 0 && markup` class="${classes.join(' ')}"`}${styles.length > 0 && markup` style="${styles.join('; ')}"`}`;
}

/** The attributes of a field's control, apart from its looks. */
function controlAttributes(field: ComponentField, id: string): Html {
  return markup` id="${id}" name="${field.name}"${field.type !== 'textarea' && markup` type="${field.type}"`}${field.autocomplete !== null && markup` autocomplete="${field.autocomplete}"`}${field.type === 'textarea' && markup` rows="4"`}${field.required && markup` required`}`;
}

/** The control itself. */
export function control(field: ComponentField, id: string, look: Look): Html {
  return field.type === 'textarea'
    ? markup`<textarea${controlAttributes(field, id)}${dressed(look)}></textarea>`
    : markup`<input${controlAttributes(field, id)}${dressed(look)}>`;
}
