/** Entities of specification section 3. */

import type { Delivery } from './delivery';
import type { ImageRequest } from './image';
import type { PageListing } from './pageListing';
import type { Photo } from './photo';
import type { SiteStyle } from './styleChoices';

export const THEMES = ['modern', 'vibrant', 'elegant'] as const;
export type Theme = (typeof THEMES)[number];

export const FRAMEWORKS = ['tailwind', 'bootstrap', 'vuetify'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

export type Plan = 'Free' | 'Pro' | 'Enterprise';

export interface User {
  uid: string;
  name: string;
  email: string;
  photoURL: string | null;
}

/** Colours are `#rrggbb`, lower case. */
export interface SiteColors {
  primary: string;
  secondary: string;
  accent: string;
  background: string;
  text: string;
}

export interface SiteLayout {
  showHero: boolean;
  showFeatures: boolean;
  showPricing: boolean;
  showContact: boolean;
}

export interface SiteContent {
  title: string;
  subtitle: string;
  description: string;
}

export interface Customization {
  colors: SiteColors;
  layout: SiteLayout;
  content: SiteContent;
  /** Words written over those of the generator, by text id, such as `features.1.title`; absent: none. */
  texts?: Record<string, string>;
  /** The image that stands in the hero; absent: the picture that the generator drew. */
  hero?: HeroImage;
  /** How the person arranged the sections of the pages; absent: as planned. */
  arrangement?: Arrangement;
  /** Section, or copy of one → what the person made of its items; absent: as generated. */
  items?: Record<string, SectionItems>;
  /** Where messages of the site's forms go; absent: to the e-mail address that the site tells, or nowhere. */
  delivery?: Delivery;
  /** The person's own pictures, by the slot they stand in; what a slot is not in has its drawing. */
  photos?: Record<string, Photo>;
  /** Section, or copy of one → what the person chose for it in place of the generator; absent: as generated. */
  sections?: Record<string, SectionChoice>;
  /** How the person set up the pages; absent: as planned. */
  pages?: PageChanges;
  /** Sections, or copies, that stay as they are when the site is made again; absent: none. */
  locked?: string[];
  /** Text of a button or link → where it leads (`LinkTarget`); absent: as generated. */
  links?: Record<string, string>;
  /** What the person chose of its looks in place of the theme; absent: as the theme has it. */
  style?: SiteStyle;
  /** Page, as `listedPage` names it → how the person has it listed; absent: as the generator has it. */
  listings?: Record<string, PageListing>;
  /** Text id → the words that a language model wrote; it is the model's for as long as it says them. */
  written?: Record<string, string>;
}

/** What a person made of the pages of a site. Each is known by its lead: the id of the section that it is named after. */
export interface PageChanges {
  /** The pages behind the first one, in order; what is not named stands as planned. */
  order?: string[];
  /** Pages that the person added: by the section that each begins with, the name it was added under. */
  added?: Record<string, string>;
  /** Planned pages that were taken out. */
  removed?: string[];
}

/** Another layout or other words for one section than those that it was generated with. */
export interface SectionChoice {
  /** The name of a layout of its kind. */
  layout?: string;
  /** Which of its wordings, from 1 on; the one that it was generated with is 0. */
  wording?: number;
}

/** A field of an item. What it is for, its section's kind says: a price, a date, an answer. */
export type ItemPart = 'title' | 'body' | 'detail';

/** Words in place of the generator's, or where it has none; null: the item goes without. */
export interface ItemWords {
  title?: string;
  body?: string | null;
  detail?: string | null;
}

/**
 * What a person made of the items of a section, by the ids that their texts have: `i1f` of `pricing.i1f.title`. Words written
 * over those of the generator are not here but in `texts`, as all such words are.
 */
export interface SectionItems {
  /** Ids in order, added ones such as `added1` among them; what is not named stands as generated. */
  order?: string[];
  /** Items that were taken out. */
  removed?: string[];
  words?: Record<string, ItemWords>;
}

/**
 * Where a person put the entries of a site's pages: by page (its first section), the ids of its entries in order, copies such as
 * `about_2` among them; what is not named stands as planned. `away`: entries that do not show. Of the four sections that the
 * Layout tab switches, `layout` alone says whether they show.
 */
export interface Arrangement {
  order?: Record<string, string[]>;
  away?: Record<string, 'hidden' | 'removed'>;
  /** Sections that the person added to a page, as kinds of the catalogue or as copies: by page, their ids. */
  added?: Record<string, string[]>;
  /** Planned sections that stand on another page now: by section, the page. */
  moved?: Record<string, string>;
}

/** A section of a page, or the beginning of another page's first section on the home page: `about.more`. */
export interface PlannedEntry {
  id: string;
  kind: string;
  /** What the site's navigation calls it at first. */
  label: string;
  /** As generated, in order. */
  items?: PlannedItem[];
  /** The layouts that fit it, its own first. */
  layouts?: string[];
  /** How many wordings there are, its own among them. */
  wordings?: number;
}

/** An item of a section as generated, in the site's first language. */
export type PlannedItem = { id: string; title: PlannedText } & Record<
  Exclude<ItemPart, 'title'>,
  PlannedText | null
>;

export interface PlannedText {
  words: string;
  /** Its words only say what the owner has to fill in. */
  isGap: boolean;
}

/** A page of a site in its first language, with what the generator planned for it, in order. */
export interface PlannedPage {
  /** Id of the section it is named after; `hero`: the home page. */
  lead: string;
  path: string;
  label: string;
  entries: PlannedEntry[];
}

/** An image of the image generator as a site's hero: what it takes to paint it again, with the words that stand for it. */
export interface HeroImage extends ImageRequest {
  alt: string;
}

export const DEFAULT_COLORS: SiteColors = {
  primary: '#3b82f6',
  secondary: '#64748b',
  accent: '#f59e0b',
  background: '#ffffff',
  text: '#1f2937',
};

export const DEFAULT_LAYOUT: SiteLayout = {
  showHero: true,
  showFeatures: true,
  showPricing: true,
  showContact: true,
};

/** A language that the generator writes, as a BCP 47 tag; which there are, the generator knows. */
export type SiteLanguage = string;

/** The manner that a prompt asks for; it moves the palette and the layouts, never the facts. */
export const SITE_TONES = ['calm', 'warm', 'playful', 'bold', 'refined', 'plain'] as const;
export type SiteTone = (typeof SITE_TONES)[number];

/** An offering as the person corrected it. Its id stays when it is renamed, moved or priced. */
export interface CorrectedItem {
  id: string;
  name: string;
  /** Absent: as read from the prompt; null: none. */
  price?: string | null;
}

/** What a person can make of words of the prompt: those that no rule could place, a request or a refusal. */
export const PLACED_ROLES = [
  'subject',
  'name',
  'slogan',
  'place',
  'audience',
  'offering',
  'request',
  'clause',
  'comment',
] as const;
export type PlacedRole = (typeof PLACED_ROLES)[number];

/**
 * What the person corrected in "What I understood". What is absent is read from the prompt; null and an empty list say
 * that there is none.
 */
export interface Corrections {
  language?: SiteLanguage;
  /** A second language that the site is written in as well. */
  secondLanguage?: SiteLanguage | null;
  /** What kind of business or site it is, in the person's own words. */
  kind?: string | null;
  name?: string | null;
  place?: string | null;
  audience?: string | null;
  tone?: SiteTone | null;
  offerings?: CorrectedItem[];
  /** Words of the prompt → what the person made of them; null: taken back. The later of two names, places … counts. */
  placed?: Record<string, PlacedRole | null>;
  /** Words of the prompt → what a language model made of them; the model's for as long as `placed` says the same. */
  placedByModel?: Record<string, PlacedRole>;
  /** Section kind → whether the site has it. */
  sections?: Record<string, boolean>;
  /** Whether the site has more than one page. */
  isMultiPage?: boolean;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  hours?: string | null;
  webAddress?: string | null;
  /** Addresses of social profiles, https each. */
  profiles?: string[];
}

/** Something a site is built on, with the words of the prompt that say so; no words where the person set it or nothing says it. */
export interface Noted<T> {
  value: T;
  evidence: string;
}

/** An offering that was understood. */
export interface NotedItem extends Noted<string> {
  id: string;
  price: string | null;
}

/** Words of the prompt that are a request, a refusal or not used, or to which the person gave a role. */
export interface Passage {
  words: string;
  role: PlacedRole | 'refusal' | 'leftOver';
  isPlaced: boolean;
  /** A language model gave the role. */
  isByModel?: true;
}

/** A section that a site may have, in page order. */
export interface NotedSection {
  kind: string;
  isOn: boolean;
  evidence: string;
}

/** What the generator understood of a prompt and the corrections to it: the chips of "What I understood". */
export interface Understanding {
  language: Noted<SiteLanguage>;
  secondLanguage: Noted<SiteLanguage> | null;
  /** Whether the site has more than one page. */
  isMultiPage: Noted<boolean>;
  /** The kind of business or site, as the prompt says it. */
  kind: Noted<string> | null;
  name: Noted<string> | null;
  place: Noted<string> | null;
  audience: Noted<string> | null;
  tone: Noted<SiteTone> | null;
  offerings: NotedItem[];
  sections: NotedSection[];
  passages: Passage[];
  /** Kinds that the generator knows in the site's language; any other may be typed. */
  kinds: string[];
  colors: Partial<Record<keyof SiteColors, Noted<string>>>;
  email: Noted<string> | null;
  phone: Noted<string> | null;
  address: Noted<string> | null;
  hours: Noted<string> | null;
  webAddress: Noted<string> | null;
  /** Absent: none. */
  profiles?: string[];
}

export interface WebsiteRequest {
  prompt: string;
  theme: Theme;
  framework: Framework;
  corrections?: Corrections;
  /** Which of a theme's designs: 0, or absent, is the first. */
  direction?: number;
}

export interface GeneratedImage {
  /** File name inside the export, such as `images/hero.svg`. */
  name: string;
  alt: string;
}

/** One page of a site that has several. */
export interface SitePage {
  /** Where it stands in an export, such as `menu.html` or `es/index.html`. */
  path: string;
  /** BCP 47 tag. */
  language: string;
  /** What the site's navigation calls it at first. */
  label: string;
  /** Id of the section it is named after, the same in every language. */
  lead: string;
  /** The whole preview document. */
  html: string;
}

/**
 * What the generator hands to the editor. `html` is the whole preview document, its styles inside it; the view that shows it
 * adds the typefaces.
 */
export interface GeneratedWebsite {
  html: string;
  /** Every page, the first among them; absent where there is only one. */
  pages?: SitePage[];
  css: string;
  /** Style sheet with the fonts of all pages inside it; like the documents it is drawn from the site and never stored. */
  typefaces?: string;
  components: string[];
  images: GeneratedImage[];
  /** Its pages and what stands on them; like the documents it is drawn from the site and never stored. */
  outline?: PlannedPage[];
  /** Every kind of section that can be added, as it would be written for this site; never stored. */
  catalogue?: PlannedEntry[];
  /** The edits with which the documents are drawn, as `editsDrawn` names them; absent: as generated. Never stored. */
  drawnEdits?: string;
  /** The generated site as JSON, from which it can be rendered and exported again. Opaque to machines. */
  site: string;
  /** What the generator chose before the person changed anything. */
  customization: Customization;
  /** What the site was built on; like the documents it is drawn from the site and never stored. */
  understanding?: Understanding;
}

export interface Build {
  id: string;
  prompt: string;
  theme: Theme;
  framework: Framework;
  /** Milliseconds since the epoch. */
  createdAt: number;
  website: GeneratedWebsite;
  customization: Customization;
  corrections?: Corrections;
  /** Which of its theme's designs the site has; absent: the first. */
  direction?: number;
  /** What the person calls it; the prompt stands in its place while absent. */
  name?: string;
  /** It came out of an exported ZIP: it was not generated here, and counts for no plan. */
  isOpened?: true;
}

export const COMPONENT_CATEGORIES = [
  'buttons',
  'forms',
  'cards',
  'navigation',
  'modals',
  'tables',
] as const;
export type ComponentCategory = (typeof COMPONENT_CATEGORIES)[number];

export interface ComponentRequest {
  /** The description, as typed. */
  prompt: string;
  framework: Framework;
}

/** What the generator hands to the editor: everything of a component but its id. */
export interface GeneratedComponent {
  /** The description's first 30 graphemes. */
  name: string;
  category: ComponentCategory;
  framework: Framework;
  /** The markup to copy. */
  code: string;
  /** A complete document that shows the component and runs no script. */
  preview: string;
}

/** Why no component was made, for the person who described it. */
export interface ComponentRefusal {
  /** `tooLarge`: it asks for a whole of many parts. `unnamed`: nothing in it names or describes a component. */
  reason: 'question' | 'otherWork' | 'tooLarge' | 'unnamed';
  /** What it asks for, in its own words; may be empty. */
  understood: string;
  /** Kinds of component that it only mentions. */
  mentioned: string[];
  /** Every kind that can be made. */
  kinds: Record<ComponentCategory, string[]>;
}

/** What comes of a description: a component, or that none fits it. */
export type ComponentAnswer =
  { fits: true; component: GeneratedComponent } | { fits: false; refusal: ComponentRefusal };

export interface UIComponent extends GeneratedComponent {
  id: string;
  /** The whole description, from which it can be drawn again; empty for work saved before it was kept. */
  prompt: string;
  /** Milliseconds since the epoch; 0 when it is not known. */
  createdAt: number;
}
