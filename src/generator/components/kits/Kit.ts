import type { Framework } from '../../../../machines/entities';
import { Html, markup } from '../../document/html';
import type { Size, Tone } from '../ComponentIntent';

/** The parts that designs are made of; each framework styles every one of them. */
export type KitPart =
  // How wide a component is.
  | 'narrow'
  | 'medium'
  | 'wide'
  | 'full'
  // How things stand together.
  | 'stack'
  | 'tight'
  | 'row'
  | 'between'
  | 'rowEnd'
  | 'line'
  | 'lineBetween'
  | 'grow'
  | 'center'
  | 'grid'
  | 'span'
  | 'plainList'
  | 'divided'
  | 'dividedRow'
  | 'start'
  // Surfaces.
  | 'card'
  | 'body'
  | 'panel'
  | 'well'
  | 'dashed'
  | 'menuPanel'
  | 'bubble'
  | 'toastBox'
  | 'night'
  // Text.
  | 'lead'
  | 'heading'
  | 'subheading'
  | 'text'
  | 'muted'
  | 'small'
  | 'strong'
  | 'price'
  | 'quote'
  | 'mono'
  | 'kbd'
  | 'strike'
  | 'error'
  | 'hidden'
  | 'wrap'
  | 'term'
  // Marks and pictures.
  | 'avatar'
  | 'avatarSmall'
  | 'mark'
  | 'number'
  | 'dot'
  | 'picture'
  | 'tile'
  | 'thumb'
  // Controls.
  | 'label'
  | 'control'
  | 'select'
  | 'fieldset'
  | 'legend'
  | 'radios'
  | 'group'
  | 'box'
  | 'range'
  | 'track'
  | 'trackFill'
  | 'choiceCard'
  // Tables.
  | 'tableBox'
  | 'tableInner'
  | 'table'
  | 'caption'
  | 'head'
  | 'cell'
  | 'numeric'
  | 'foot'
  // Dialogs.
  | 'dialog'
  | 'drawer'
  | 'dialogBody'
  // Navigation.
  | 'bar'
  | 'brand'
  | 'links'
  | 'link'
  | 'current'
  | 'textLink'
  | 'tabs'
  | 'tab'
  | 'tabCurrent'
  | 'crumbs'
  | 'pages'
  | 'page'
  | 'pageCurrent'
  | 'side'
  | 'sideLink'
  | 'sideCurrent'
  | 'menu'
  | 'menuItem';

/** Class names and, where a framework has none for it, declarations. */
export interface Look {
  classes: string;
  style?: string;
}

export type Weight = 'solid' | 'outline' | 'soft' | 'plain';

export interface ButtonWishes {
  weight: Weight;
  tone: Tone;
  size: Size;
  isPill: boolean;
  isWide?: boolean;
  /** Only an icon stands in it. */
  isSquare?: boolean;
  isDisabled?: boolean;
}

/** A control with its label, as a framework arranges them. */
interface Labelled {
  id: string;
  label: string;
  /** Gives the control the framework's classes. */
  control: (look: Look) => Html;
  isTall: boolean;
}

/** One framework: its class names for each part, and markup where its own differs from the plain one. */
export interface Kit {
  framework: Framework;
  parts: Record<KitPart, Look>;
  button: (wishes: ButtonWishes) => Look;
  /** What stands inside a button. */
  buttonInner: (content: Html) => Html;
  /** A tinted surface with readable text on it. */
  tint: (tone: Tone) => Look;
  /** A filled surface with readable text on it. */
  fill: (tone: Tone) => Look;
  /** Text and lines in a color. */
  ink: (tone: Tone) => Look;
  badge: (tone: Tone) => Look;
  field: (labelled: Labelled) => Html;
  choice: (type: 'checkbox' | 'radio' | 'switch', input: Html, label: Html) => Html;
  choiceLook: (type: 'checkbox' | 'radio' | 'switch') => Look;
}

/** Looks from "class names | declarations", as the tables of a kit write them. */
export function looksOf(table: Record<KitPart, string>): Record<KitPart, Look> {
  return Object.fromEntries(
    Object.entries(table).map(([part, written]) => [part, lookOf(written)]),
  ) as Record<KitPart, Look>;
}

/** A look from "class names | declarations". */
export function lookOf(written: string): Look {
  const [classes = '', style] = written.split(/\s*\|\s*/u);
  return style === undefined ? { classes } : { classes, style };
}

/** ` class="…" style="…"` of everything given, for the inside of a tag. */
export function classAndStyle(...looks: Look[]): Html {
  const names = looks.flatMap((look) => look.classes.split(' ')).filter((name) => name !== '');
  const classes = [...new Set(names)];
  const styles = looks.flatMap(({ style }) => (style === undefined || style === '' ? [] : [style]));
  if (classes.length === 0 && styles.length === 0) return new Html('');
  return markup`${classes.length > 0 && markup` class="${classes.join(' ')}"`}${styles.length > 0 && markup` style="${styles.join('; ')}"`}`;
}
