import type { SectionKind } from './types';

const KINDS = {
  hero: true,
  features: true,
  menu: true,
  offerings: true,
  listings: true,
  gallery: true,
  caseStudies: true,
  process: true,
  about: true,
  stats: true,
  team: true,
  careers: true,
  topic: true,
  events: true,
  posts: true,
  pricing: true,
  sponsors: true,
  testimonials: true,
  downloads: true,
  faq: true,
  donate: true,
  visit: true,
  booking: true,
  newsletter: true,
  callToAction: true,
  contact: true,
} satisfies Record<SectionKind, true>;

/** Every kind of section, once, in the order in which pages have them; the compiler asks for a new one. */
export const SECTION_KINDS = Object.keys(KINDS) as SectionKind[];

export const isSectionKind = (kind: string): kind is SectionKind => Object.hasOwn(KINDS, kind);
