/** Entities of specification section 3. */

import type { ImageRequest } from './image';

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

export interface WebsiteRequest {
  prompt: string;
  theme: Theme;
  framework: Framework;
}

export interface GeneratedImage {
  /** File name inside the export, such as `images/hero.svg`. */
  name: string;
  alt: string;
}

/** What the generator hands to the editor. `html` is the whole preview document, its styles inside it. */
export interface GeneratedWebsite {
  html: string;
  css: string;
  components: string[];
  images: GeneratedImage[];
  /** The generated site as JSON, from which it can be rendered and exported again. Opaque to machines. */
  site: string;
  /** What the generator chose before the person changed anything. */
  customization: Customization;
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

export interface UIComponent extends GeneratedComponent {
  id: string;
  /** The whole description, from which it can be drawn again; empty for work saved before it was kept. */
  prompt: string;
  /** Milliseconds since the epoch; 0 when it is not known. */
  createdAt: number;
}
