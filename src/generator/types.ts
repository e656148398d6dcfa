import type {
  Framework,
  SiteColors,
  SiteLanguage,
  SiteLayout,
  SitePage,
  SiteTone,
  Theme,
  WebsiteRequest,
} from '../../machines/entities';
import type { ObjectName } from './pictures/objects';
import type { Shown } from './pictures/Shown';
import type { Booking, ContactWay, Need } from './requestKinds';
import type { FontFile } from './typefaces/typeset';

/*
 * The named types between the stages:
 * prompt → Brief → Plan → Copy → Design → Document → (Tailwind | Bootstrap | Vuetify) → { html, css, files }
 */

/** A language of the generator, as a BCP 47 tag. */
export type Language = SiteLanguage;

export type SectionKind =
  | 'hero'
  | 'features'
  | 'about'
  | 'offerings'
  | 'gallery'
  | 'process'
  | 'pricing'
  | 'testimonials'
  | 'team'
  | 'faq'
  | 'visit'
  | 'posts'
  | 'events'
  | 'callToAction'
  | 'contact'
  | 'newsletter'
  | 'booking'
  | 'donate'
  | 'sponsors'
  | 'caseStudies'
  | 'downloads'
  | 'listings'
  | 'menu'
  | 'careers'
  | 'stats'
  /** What no other kind is for, in the person's own words: a page "Bees", a part on house rules. */
  | 'topic';

/** Something understood, with the words of the prompt it came from. */
export interface Understood<T> {
  value: T;
  evidence: string;
}

/** What a stretch of a prompt is to the site (docs/product: reading a prompt). */
export type Role =
  | 'instruction'
  | 'subject'
  | 'name'
  | 'slogan'
  | 'place'
  | 'audience'
  | 'author'
  | 'since'
  | 'fact'
  | 'clause'
  | 'offering'
  | 'request'
  | 'refusal'
  | 'style'
  | 'comment'
  | 'leftOver';

/** A stretch of the prompt, `start` inclusive, `end` exclusive, with its one role and the rule that gave it. */
export interface BriefPart {
  role: Role;
  start: number;
  end: number;
  reason: string;
}

/** Something that is offered. Its id stays when it is renamed, moved or priced. */
export interface Item {
  id: string;
  name: Understood<string>;
  /** As written, with what makes it a lowest one: "from £45". */
  price: Understood<string> | null;
  /** What the prompt says beside it. */
  detail: Understood<string> | null;
}

/** Something the prompt wants on the site: a section, or a thing in the person's words. */
export interface BriefRequest {
  /** Null where no kind of section is meant. */
  kind: SectionKind | null;
  words: Understood<string>;
  /** What it is to hold, where the prompt says so. */
  items: Item[];
  need: Need | null;
  /** The button that it asks for: "a big call button". */
  way: ContactWay | null;
  /** What is to be booked; null: an appointment, or nothing. */
  booking: Booking | null;
  /** What the person calls the page that it is to have for itself; null: it needs none. */
  page: Understood<string> | null;
  /** Visitors are to be able to do it. */
  isCapability: boolean;
}

/** Facts the prompt states. What it does not state is absent here and becomes a placeholder or is left out. */
export interface Facts {
  email: Understood<string> | null;
  phone: Understood<string> | null;
  address: Understood<string> | null;
  hours: Understood<string> | null;
  /** Where the site will stand, such as `www.crumb.example`. */
  webAddress: Understood<string> | null;
  /** Addresses of social profiles, which the person gave; absent: none. */
  profiles?: string[];
  /** Since when there is the business, as written. */
  since: Understood<string> | null;
  /** Dates as written with what happens on them, in the order of the prompt. */
  dates: DatedFact[];
  /** What the business as such asks, beside no offering: "£60 per hour". */
  price: Understood<string> | null;
  /** Numbers of things, as written: "214" of "local varieties". */
  figures: Figure[];
}

interface DatedFact {
  when: Understood<string>;
  what: Understood<string> | null;
  where: Understood<string> | null;
}

interface Figure {
  /** With what makes it a rough one: "over 300". */
  amount: Understood<string>;
  what: Understood<string>;
}

/**
 * What a prompt says of a website: a partition of the whole prompt into roles, and the values that come of them
 * (specification section 2, builder).
 */
export interface Brief {
  language: Language;
  /** The one that the prompt asks for beside it. */
  secondLanguage: Understood<Language> | null;
  /** In order, without overlaps; between two of them no word is left. */
  parts: BriefPart[];
  /** What the site is about, in the words of the prompt. */
  subject: Understood<string> | null;
  /** Little speaks for the subject: a description says it in a sentence of the person's, where one has it. */
  isSubjectUnsure?: true;
  /** The kind of business or site, as it stands after "a": "bakery". */
  noun: Understood<string> | null;
  /** Id of a trade in `trades/`; `general` where the noun leads to none. */
  trade: string;
  /** Narrower than the trade's own, where the noun has one. */
  schemaType: string | null;
  motif: string | null;
  name: Understood<string> | null;
  slogan: Understood<string> | null;
  place: Understood<string> | null;
  /** Whom the site is for, as written, such as "families". */
  audience: Understood<string> | null;
  tone: Understood<SiteTone> | null;
  offerings: Item[];
  /**
   * Ids of the offerings that a tagline and a description name first. Absent in sites made earlier, and where the person says
   * what is offered: as they stand.
   */
  leading?: string[];
  requests: BriefRequest[];
  /** What is refused; `kind` where it is a section. */
  refusals: { kind: SectionKind | null; words: Understood<string> }[];
  /** Sentences about the business, in the person's words. */
  statements: Understood<string>[];
  /** What only names something true of it: "licensed", "24 hours". */
  points: Understood<string>[];
  colors: Partial<Record<keyof SiteColors, Understood<string>>>;
  facts: Facts;
  /** Null where the prompt says nothing of pages. */
  pages: PagesAsked | null;
}

/** Whether a site is to have one page or several; the requests say which, where the prompt lists them. */
export type PagesAsked = 'one' | 'several';

export interface PlannedSection {
  /** Stable, unique, usable as an HTML id: the kind's own name, `topic-` and an item's id for a topic. */
  id: string;
  kind: SectionKind;
  /** The person added it: nothing else on the site was written with it in view. */
  isAdded?: true;
}

/** A page of a site that has several: the home page first, each section whole on one of them. */
export interface PlannedPage {
  /** Id of the section that the page is named after; `hero` is the home page. */
  lead: string;
  /** Ids of the sections that stand on it. */
  sections: string[];
  /** Which of all pages it was at first, from 0; absent: they stand in that order. */
  at?: number;
  /** What it is called, by language, where the section that it is named after does not stand on it. */
  names?: Record<string, string>;
}

export interface Plan {
  /** In page order. Hero, features, pricing and contact are always there, so that their toggles can show them. */
  sections: PlannedSection[];
  /** What is shown at first: unwanted sections of the four are off. */
  layout: SiteLayout;
  /** Absent: the whole site is one page. */
  pages?: PlannedPage[];
  /** schema.org type of the organisation, such as `Bakery`. */
  schemaType: string;
}

export type PlaceholderKind =
  | 'name'
  | 'price'
  | 'phone'
  | 'email'
  | 'address'
  | 'hours'
  | 'person'
  | 'review'
  | 'date'
  | 'link'
  | 'text';

/** A piece of visible text. `id` is stable for the same section and position, such as `features.1.title`. */
export interface Text {
  id: string;
  value: string;
  /** Where the words come from: the prompt, standard copy, or a gap the owner must fill; `need`: what they say is missing. */
  source:
    | { from: 'prompt'; evidence: string }
    | { from: 'standard'; need?: Need }
    | { from: 'placeholder'; kind: PlaceholderKind };
  /** In a second language: the text of the first whose own words stand here too while this one has none. */
  follows?: string;
  /** The language that its words are in, where that is another than its page's. */
  language?: Language;
}

export interface CopyItem {
  title: Text;
  body: Text | null;
  /** A price, time or date beside the title. */
  detail: Text | null;
}

export interface FormField {
  name: string;
  label: Text;
  type: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'textarea' | 'select';
  autocomplete: string;
  required: boolean;
  /** What a `select` offers. */
  options?: Text[];
}

export interface Action {
  label: Text;
  /** `#id` of a section, or a mailto:, tel: or https: address from the prompt's facts. */
  href: string;
}

export interface SectionCopy {
  id: string;
  kind: SectionKind;
  /** The language that it stays in while it is locked, where that is another than its site's. */
  language?: Language;
  /** Short label for the page's navigation. */
  navLabel: Text;
  heading: Text;
  /** Of a shared site alone, where words of the person's own hide it: whether both were written the same. */
  isNamedTwice?: boolean;
  /** It is published with nothing in it as well: the prompt asks for it, or the person added or named it. */
  isWanted?: boolean;
  intro: Text | null;
  /** Sentences in the person's words, a paragraph each. */
  paragraphs: Text[];
  items: CopyItem[];
  actions: Action[];
  fields: FormField[];
  submit: Text | null;
  /** What the section cannot do by itself, a sentence each. */
  notes: Text[];
}

export interface Copy {
  language: Language;
  /** Ids `title`, `subtitle`, `description`: the three texts of the Content tab. */
  title: Text;
  subtitle: Text;
  description: Text;
  sections: SectionCopy[];
  footer: Text;
  /** Where the person leads links, by the ids of their texts; absent: as planned. */
  links?: Record<string, string>;
  /** Link text that jumps over the navigation, the navigation's name, the notice of a form without a receiver … */
  labels: { skip: string; navigation: string; formNotice: string; placeholderHint: string };
}

export interface Picture {
  /** Id used by the document and, with `.svg`, as file name under `images/`. */
  id: string;
  /** Complete SVG markup; colours refer to the design's custom properties or are resolved on export. */
  svg: string;
  alt: string;
  /** What can be seen in it, to be told in each language of the site. */
  shows: Shown;
  /** The one thing that it is of, where it is of one. */
  subject?: ObjectName;
  width: number;
  height: number;
  /** Address of a painted picture or a photo that stands in place of the drawing; absent: the drawing stands. */
  painted?: string;
  /** The photo in all of its widths. */
  sources?: { address: string; width: number }[];
}

/** What a direction changes besides layouts and colors: names that the theme's style sheet draws. */
export interface Looks {
  /** The type pairing. */
  type: string;
  header: string;
  footer: string;
}

export interface Design {
  theme: Theme;
  looks: Looks;
  colors: SiteColors;
  /** Custom properties of the page, `--site-…` → value. Colour ones depend on `colors` alone. */
  variables: Record<string, string>;
  /** Layout chosen for each section id, such as `split`, `cards`, `list`. */
  layouts: Record<string, string>;
  pictures: Picture[];
}

/** What a design was made of, for a site that goes without the words that its own was made of. */
export interface Look {
  /** Of the pictures. */
  seed: number;
  /** Section → its layout. */
  layouts: Record<string, string>;
  /** What the pictures show, the most telling first. */
  things: readonly [ObjectName, ...ObjectName[]];
  /** Picture → the one thing that it is of. */
  subjects: Record<string, ObjectName>;
}

/** The whole generated site before rendering: plain JSON, the same for the three frameworks. */
export interface Site {
  version: 2;
  request: WebsiteRequest;
  brief: Brief;
  plan: Plan;
  copy: Copy;
  /** The same site in a second language; the ids of its texts begin with that language, such as `es.hero.action.1`. */
  translation?: Copy;
  /** Of a shared site alone; absent: the design follows from the words. */
  look?: Look;
  design: Design;
}

export interface SiteFile {
  /** Relative path, forward slashes. */
  path: string;
  content: string;
}

export interface RenderedSite {
  framework: Framework;
  /** The first page. */
  html: string;
  /** Every page, the first among them. */
  pages: SitePage[];
  /** Page → language → the same page in it; empty for a page in one language. */
  versions: Record<string, Record<string, string>>;
  css: string;
  /** What the framework's own tools build `css` from; null where there is no such step. */
  source: string | null;
  /** The site's typefaces; none where all pages are in scripts that keep the system's. */
  fonts: FontFile[];
  files: SiteFile[];
}
