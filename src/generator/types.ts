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
import type { Shown } from './pictures/Shown';
import type { FontFile } from './typefaces/typeset';

/*
 * The named types between the stages:
 * prompt → Intent → Plan → Copy → Design → Document → (Tailwind | Bootstrap | Vuetify) → { html, css, files }
 */

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
  | 'contact';

/** Something understood, with the words of the prompt it came from. */
export interface Understood<T> {
  value: T;
  evidence: string;
}

/** Facts the prompt states. What it does not state is absent here and becomes a placeholder or is left out. */
export interface Facts {
  email: Understood<string> | null;
  phone: Understood<string> | null;
  address: Understood<string> | null;
  hours: Understood<string> | null;
  /** Where the site will stand, such as `www.crumb.example`. */
  webAddress: Understood<string> | null;
  /** Since when there is the business, four digits. */
  since: Understood<string> | null;
  /** Dates as written, in the order of the prompt. */
  dates: Understood<string>[];
  /** Prices as written, keyed by the lower-case offering they stand beside; see `WHOLE_BUSINESS` for one beside none. */
  prices: Record<string, Understood<string>>;
}

export interface Intent {
  language: Language;
  /** Id of a trade in `trades/`; `general` when none is recognised. */
  trade: Understood<string>;
  name: Understood<string> | null;
  place: Understood<string> | null;
  offerings: Understood<string>[];
  /** Whom the site is for, as written, such as "families". */
  audience: Understood<string> | null;
  tone: Understood<SiteTone> | null;
  wanted: Understood<SectionKind>[];
  unwanted: Understood<SectionKind>[];
  colors: Partial<Record<keyof SiteColors, Understood<string>>>;
  facts: Facts;
}

export interface PlannedSection {
  /** Stable, unique, usable as an HTML id; the kind's own name. */
  id: string;
  kind: SectionKind;
}

/** A page of a site that has several: the home page first, each section whole on one of them. */
export interface PlannedPage {
  /** The section that the page is named after; `hero` is the home page. */
  lead: SectionKind;
  sections: SectionKind[];
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
  | 'text';

/** A piece of visible text. `id` is stable for the same section and position, such as `features.1.title`. */
export interface Text {
  id: string;
  value: string;
  /** Where the words come from: the prompt, the trade's standard copy, or a gap the owner must fill. */
  source:
    | { from: 'prompt'; evidence: string }
    | { from: 'standard' }
    | { from: 'placeholder'; kind: PlaceholderKind };
  /** In a second language: the text of the first whose own words stand here too while this one has none. */
  follows?: string;
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
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea';
  autocomplete: string;
  required: boolean;
}

export interface Action {
  label: Text;
  /** `#id` of a section, or a mailto: or tel: address from the prompt's facts. */
  href: string;
}

export interface SectionCopy {
  id: string;
  kind: SectionKind;
  /** Short label for the page's navigation. */
  navLabel: Text;
  heading: Text;
  intro: Text | null;
  items: CopyItem[];
  actions: Action[];
  fields: FormField[];
  submit: Text | null;
}

export interface Copy {
  language: Language;
  /** Ids `title`, `subtitle`, `description`: the three texts of the Content tab. */
  title: Text;
  subtitle: Text;
  description: Text;
  sections: SectionCopy[];
  footer: Text;
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
  width: number;
  height: number;
  /** Address of a painted picture that stands in place of the drawing; absent: the drawing stands. */
  painted?: string;
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

/** The whole generated site before rendering: plain JSON, the same for the three frameworks. */
export interface Site {
  version: 1;
  request: WebsiteRequest;
  intent: Intent;
  plan: Plan;
  copy: Copy;
  /** The same site in a second language; the ids of its texts begin with that language, such as `es.hero.action.1`. */
  translation?: Copy;
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
