import type { ComponentCategory } from '../../../machines/entities';

export type Tone = 'blue' | 'green' | 'red' | 'amber' | 'violet' | 'pink' | 'teal' | 'slate';

export const DESIGNS = {
  buttons: ['pair', 'group', 'icon', 'stack', 'callout', 'menu'],
  forms: ['stacked', 'columns', 'inline', 'grouped', 'search'],
  cards: ['product', 'profile', 'pricing', 'testimonial', 'article', 'figure'],
  navigation: ['bar', 'tabs', 'breadcrumb', 'sidebar', 'pagination', 'steps'],
  modals: ['confirm', 'form', 'notice', 'drawer'],
  tables: ['records', 'comparison', 'totals', 'schedule'],
} as const satisfies Record<ComponentCategory, readonly string[]>;
export type DesignOf<TCategory extends ComponentCategory> = (typeof DESIGNS)[TCategory][number];

export interface ComponentField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time' | 'number' | 'url' | 'textarea';
  autocomplete: string | null;
  required: boolean;
}

/** What the description asks for, apart from its category and design. */
export interface Wishes {
  /** Words the description gives the component, or null. */
  wording: string | null;
  /** Whom or what it is for, as written, or null. */
  about: string | null;
  /** The listed parts: labels, links, columns, features. */
  parts: string[];
  fields: ComponentField[];
  tone: Tone;
  size: 'small' | 'medium' | 'large';
  isPill: boolean;
  /** A price as written, or null. */
  price: string | null;
  /** A stated count, or null. */
  count: number | null;
  /** Start of every id, unique to the description. */
  id: string;
}

export type ComponentIntent = {
  [TCategory in ComponentCategory]: {
    category: TCategory;
    design: DesignOf<TCategory>;
    wishes: Wishes;
  };
}[ComponentCategory];
