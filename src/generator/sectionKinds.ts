import type { SectionKind } from './types';

const KINDS = {
  hero: true,
  features: true,
  offerings: true,
  gallery: true,
  process: true,
  about: true,
  team: true,
  events: true,
  posts: true,
  pricing: true,
  testimonials: true,
  faq: true,
  visit: true,
  callToAction: true,
  contact: true,
} satisfies Record<SectionKind, true>;

/** Every kind of section, once, in the order in which pages have them; the compiler asks for a new one. */
export const SECTION_KINDS = Object.keys(KINDS) as SectionKind[];

export const isSectionKind = (kind: string): kind is SectionKind => Object.hasOwn(KINDS, kind);
