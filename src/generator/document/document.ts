import type { Theme } from '../../../machines/entities';
import type { Action, FormField, Picture, SectionKind, Text } from '../types';

/** What a text is for; the renderers decide how it looks. */
export type Tone = 'lead' | 'body' | 'muted' | 'detail' | 'price' | 'quote' | 'meta';

export type CardLook = 'plain' | 'line' | 'soft' | 'bare';

/** The neutral blocks of a page: meaning and order, no markup, no class. */
export type Block =
  | { block: 'heading'; level: 1 | 2 | 3; text: Text; id?: string }
  | { block: 'text'; tone: Tone; text: Text }
  /** `fullOnly`: left out while its section is compact. */
  | { block: 'actions'; actions: Action[]; fullOnly: boolean }
  | { block: 'group'; role: 'opening' | 'stack' | 'panel' | 'between'; children: Block[] }
  | { block: 'split'; ratio: 'even' | 'narrow' | 'wide'; first: Block[]; second: Block[] }
  | { block: 'grid'; columns: 1 | 2 | 3 | 4; ordered: boolean; items: Block[][] }
  | { block: 'card'; look: CardLook; children: Block[] }
  | { block: 'menu'; rows: { title: Text; body: Text | null; detail: Text | null }[] }
  | { block: 'facts'; facts: { title: Text; body: Text | null; detail: Text | null }[] }
  | { block: 'faq'; items: { question: Text; answer: Text }[] }
  | { block: 'picture'; picture: Picture; frame: Frame; fullOnly: boolean }
  | { block: 'form'; form: Form };

export type Frame = 'hero' | 'wide' | 'side' | 'tile' | 'top' | 'portrait';

export type BlockOf<Kind extends Block['block']> = Extract<Block, { block: Kind }>;

export interface Form {
  id: string;
  fields: FormField[];
  submit: Text;
  /** `mailto:` address, or null when nobody receives the form yet. */
  receiver: string | null;
  notice: string;
}

export type SectionState = 'shown' | 'hidden' | 'compact';

/** `auto` alternates with its neighbours; the others are chosen. */
export type Surface = 'hero' | 'auto' | 'deep' | 'primary';

export interface SectionBlock {
  id: string;
  kind: SectionKind;
  layout: string;
  surface: Surface;
  state: SectionState;
  children: Block[];
}

export interface NavigationLink {
  label: Text;
  href: string;
}

/** A whole page before it meets a framework. */
export interface SiteDocument {
  language: string;
  direction: 'ltr' | 'rtl';
  theme: Theme;
  /** For the browser's tab and search results. */
  metaTitle: string;
  metaDescription: string;
  /** The three texts of the Content tab as they stand now. */
  title: Text;
  subtitle: Text;
  description: Text;
  navigation: NavigationLink[];
  navigationAction: Action | null;
  sections: SectionBlock[];
  /** Null when it would only repeat the title. */
  footer: Text | null;
  labels: { skip: string; navigation: string; menu: string; placeholderHint: string };
  /** schema.org description of the organisation, from the prompt's facts alone. */
  structuredData: Record<string, unknown>;
  variables: Record<string, string>;
}

/** Section ids that stand hidden now: links and buttons to them are hidden too. */
export function hiddenIds(document: SiteDocument): ReadonlySet<string> {
  return new Set(
    document.sections.filter((section) => section.state === 'hidden').map(({ id }) => id),
  );
}
