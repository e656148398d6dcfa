import type { Html } from '../document/html';
import type { CardLook, GroupRole, SiteDocument, Span, Tone } from '../document/document';
import type { Framework } from '../../../machines/entities';
import type { FormField } from '../types';

type Pair<Outer extends string, Inner extends string> = Record<Outer | Inner, string>;

/** The framework's class names for each part of a page. An empty string is fine: the shared style sheet does the rest. */
interface Classes {
  page: string;
  skip: string;
  header: string;
  headerInner: string;
  brand: string;
  navigation: string;
  links: string;
  /** The item of a list of links, and the link in it where the links stand in a row. */
  link: string;
  linkInRow: string;
  menu: string;
  menuButton: string;
  menuLinks: string;
  menuLink: string;
  main: string;
  section: string;
  container: string;
  group: Partial<Record<GroupRole, string>>;
  heading: Record<1 | 2 | 3, string>;
  text: Partial<Record<Tone, string>>;
  actions: string;
  button: Record<'primary' | 'secondary' | 'small', string>;
  split: Record<'even' | 'narrow' | 'wide', Record<'row' | 'first' | 'second', string>>;
  /** For the second part of a split that stands first where the two are side by side. */
  swapped: string;
  grid: { row: string; cell: (span: Span) => string };
  card: Record<CardLook, Pair<'card', 'body'>>;
  picture: string;
  menuList: Record<'list' | 'row' | 'title' | 'body' | 'detail', string>;
  facts: Record<'list' | 'row' | 'term' | 'detail', string>;
  faq: Record<'list' | 'item' | 'question' | 'answer', string>;
  form: Record<'form' | 'field' | 'label' | 'control' | 'area' | 'end' | 'notice', string>;
  footer: string;
  footerInner: string;
  footerLinks: string;
  footerLink: string;
}

/**
 * One framework: class names, markup where its own differs from the plain one, and its style sheet.
 * To add a framework: a dialect in its own folder and a line in `dialects.ts`.
 */
export interface Dialect {
  framework: Framework;
  classes: Classes;
  /** Markup inside a button or button-like link. */
  buttonContent: (label: Html) => Html;
  field: (field: FormField, id: string, drawing: Drawing) => Html;
  /** What the framework's own tools build that style sheet from; absent where it has no such step. */
  source?: string;
  /** Style sheet for a page that uses these class names. */
  css: (used: ReadonlySet<string>) => Promise<string>;
}

export type Mode = 'preview' | 'export';

/** What every drawing function needs to know. */
export interface Drawing {
  document: SiteDocument;
  dialect: Dialect;
  mode: Mode;
  /** False where nobody listens to the links of a preview: those to other pages then lead nowhere. */
  turnsPages: boolean;
  /** Ids of the sections that are hidden now. */
  hidden: ReadonlySet<string>;
  /** Of the section that is drawn, where that is not the page's. */
  language?: string | undefined;
}
