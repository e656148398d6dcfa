import type { SectionKind } from '../types';
import type { SectionWriter } from './SectionWriter';
import { writeAbout } from './sections/writeAbout';
import { writeCallToAction } from './sections/writeCallToAction';
import { writeContact } from './sections/writeContact';
import { writeEvents } from './sections/writeEvents';
import { writeFaq } from './sections/writeFaq';
import { writeFeatures } from './sections/writeFeatures';
import { writeGallery } from './sections/writeGallery';
import { writeHero } from './sections/writeHero';
import { writeOfferings } from './sections/writeOfferings';
import { writePosts } from './sections/writePosts';
import { writePricing } from './sections/writePricing';
import { writeProcess } from './sections/writeProcess';
import { writeTeam } from './sections/writeTeam';
import { writeTestimonials } from './sections/writeTestimonials';
import { writeVisit } from './sections/writeVisit';

/** To add a section: its kind in types.ts, a file in `sections/`, a row here; the compiler asks for the words. */
export const sectionWriters: Record<SectionKind, SectionWriter> = {
  hero: writeHero,
  features: writeFeatures,
  about: writeAbout,
  offerings: writeOfferings,
  gallery: writeGallery,
  process: writeProcess,
  pricing: writePricing,
  testimonials: writeTestimonials,
  team: writeTeam,
  faq: writeFaq,
  visit: writeVisit,
  posts: writePosts,
  events: writeEvents,
  callToAction: writeCallToAction,
  contact: writeContact,
};
