import type { Theme } from '../../../machines/entities';
import type { LinkedFacts } from './links';
import type { Action, FormField, Looks, Picture, SectionKind, Text } from '../types';

/** What a text is for; the renderers decide how it looks. */
export type Tone = 'lead' | 'body' | 'muted' | 'detail' | 'price' | 'quote' | 'meta' | 'eyebrow';

export type CardLook = 'plain' | 'line' | 'soft' | 'bare' | 'row';

/** What a group of blocks is: the shared style sheet gives each its place. */
export type GroupRole =
  'opening' | 'stack' | 'panel' | 'between' | 'overlap' | 'spotlight' | 'person';

/** Twelfths of the row that a cell takes: on a tablet and on a desktop. On a phone it takes all. */
export interface Span {
  medium: 6 | 12;
  large: 3 | 4 | 6 | 12;
}

/** The neutral blocks of a page: meaning and order, no markup, no class. */
export type Block =
  /** `isRaised`: looks as its level does, and stands one higher where no heading is left between. */
  | { block: 'heading'; level: 1 | 2 | 3; text: Text; id?: string; isRaised?: boolean }
  | { block: 'text'; tone: Tone; text: Text }
  /** `fullOnly`: left out while its section is compact. */
  | { block: 'actions'; actions: Action[]; fullOnly: boolean }
  | { block: 'group'; role: GroupRole; surface?: Surface; children: Block[] }
  | {
      block: 'split';
      ratio: 'even' | 'narrow' | 'wide';
      first: Block[];
      second: Block[];
      /** Side by side the second part stands first; one under the other, in their order. */
      isSwapped: boolean;
    }
  /** `spans`: one for each item, so that no row is left half empty. */
  | { block: 'grid'; columns: 1 | 2 | 3 | 4; ordered: boolean; items: Block[][]; spans: Span[] }
  | { block: 'card'; look: CardLook; children: Block[] }
  | { block: 'menu'; rows: MenuRow[] }
  | { block: 'facts'; facts: { title: Text; body: Text | null; detail: Text | null }[] }
  | { block: 'faq'; items: { question: Text; answer: Text }[] }
  | { block: 'picture'; picture: Picture; frame: Frame; fullOnly: boolean }
  | { block: 'form'; form: Form };

interface MenuRow {
  title: Text;
  body: Text | null;
  detail: Text | null;
  picture?: BlockOf<'picture'>;
}

/** `inset`: above the words of a card without edges; `thumb`: small beside words. */
export type Frame =
  'hero' | 'wide' | 'banner' | 'side' | 'tile' | 'top' | 'portrait' | 'inset' | 'thumb';

export type BlockOf<Kind extends Block['block']> = Extract<Block, { block: Kind }>;

export interface Form {
  id: string;
  fields: FormField[];
  submit: Text;
  /** Null when nobody receives the form yet. */
  receiver: Receiver | null;
  /** Label of the field that no person sees. */
  trapLabel: string;
  /** What becomes of a message that is sent. */
  notice: string;
}

/** Who receives a form, with what the markup of its service asks for. */
export interface Receiver {
  address: string;
  /** `netlify`: the host finds the form in the page; its address is a path of the site. */
  kind: 'mail' | 'service' | 'netlify';
  /** Sent along unseen, by the names that the service knows. */
  given: Record<string, string>;
  /** A field that stays empty unless a program fills it in; `isBox`: a checkbox. */
  trap: { name: string; isBox: boolean } | null;
}

export type SectionState = 'shown' | 'hidden' | 'compact';

/** `auto` alternates with its neighbours; the others are chosen. Groups may stand on their own, too. */
export type Surface = 'hero' | 'auto' | 'deep' | 'primary' | 'card';

export interface SectionBlock {
  id: string;
  /** `page`: the head of a page that is not the first. */
  kind: SectionKind | 'page';
  /** Where it is not the page's. */
  language?: string;
  layout: string;
  surface: Surface;
  state: SectionState;
  /** Id of the heading that names it: its own, or the page's; null for the head of a page, which is no region. */
  headingId: string | null;
  children: Block[];
}

export interface NavigationLink {
  label: Text;
  /** The page it leads to, and the place on it; empty: its top. */
  path: string;
  anchor: string;
  /** Where the person leads it instead. */
  href?: string | undefined;
  /** The section whose going takes the link along; null: it always stands. */
  leadsTo: string | null;
}

/** The same page in another language. */
export interface Alternate {
  language: string;
  /** The language as it calls itself. */
  name: string;
  path: string;
}

/** What search engines and link previews are told; addresses below the site's own where that is known. */
export interface Discovery {
  canonical: string;
  /** Language → path of this page in it; empty where there is one language. */
  versions: Record<string, string>;
  /** hreflang → address, the page itself among them; empty where there is one language. */
  alternates: Record<string, string>;
  image: ShareImage;
  /** Whether the address of the site is known, so that the addresses here are whole. */
  isAddressKnown: boolean;
  /** False: search engines are told to leave the page out. */
  isIndexed: boolean;
}

/** The picture with which a link to a page is shown. */
export interface ShareImage {
  address: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

export interface Logo {
  address: string;
  width: number;
  height: number;
  /** For the browser's own frame. */
  icon: string;
}

/** A whole page before it meets a framework. */
export interface SiteDocument {
  language: string;
  direction: 'ltr' | 'rtl';
  theme: Theme;
  looks: Looks;
  /** Where it stands in an export, such as `menu.html` or `es/index.html`. */
  path: string;
  /** The first page in this page's language. */
  homePath: string;
  /** What the navigation calls it. */
  label: string;
  /** Id of the section it was planned for, the same in every language. */
  lead: string;
  /** For the browser's tab and search results. */
  metaTitle: string;
  metaDescription: string;
  /** The three texts of the Content tab as they stand now. */
  title: Text;
  subtitle: Text;
  description: Text;
  /** Beside the title in the header; null: a drawn mark. */
  logo: Logo | null;
  navigation: NavigationLink[];
  navigationAction: Action | null;
  alternates: Alternate[];
  sections: SectionBlock[];
  /** Section → the page on which it stands whole. */
  places: Record<string, string>;
  /** Sections of the whole site that stand hidden now: links and buttons to them are hidden too. */
  hidden: string[];
  /** Null when it would only repeat the title. */
  footer: Text | null;
  labels: { skip: string; navigation: string; menu: string; placeholderHint: string };
  /** What becomes a link wherever it stands. */
  facts: LinkedFacts;
  discovery: Discovery;
  /** schema.org description of the organisation, from the prompt's facts alone, and of what takes place; null: the page tells nothing of it. */
  structuredData: { '@context': string; '@graph': object[] } | null;
  /** What the page's policy lets forms be sent to. */
  formAction: string;
  variables: Record<string, string>;
}

/** The way from a page to another file of the site, both given from the site's top. */
export function relativePath(from: string, to: string): string {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  if (folder !== '' && to.startsWith(folder)) return to.slice(folder.length);
  return `${folder === '' ? '' : '../'}${to}`;
}
