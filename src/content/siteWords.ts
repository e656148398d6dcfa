import type { SiteTone } from '../../machines/entities';

export const toneNames: Record<SiteTone, string> = {
  calm: 'Calm',
  warm: 'Warm',
  playful: 'Playful',
  bold: 'Bold',
  refined: 'Refined',
  plain: 'Plain',
};

/** What the editor calls each kind of section. */
export const sectionNames: Readonly<Record<string, string>> = {
  hero: 'Hero',
  features: 'Features',
  offerings: 'What you offer',
  gallery: 'Gallery',
  process: 'How it works',
  about: 'About',
  team: 'Team',
  events: 'Events',
  posts: 'Posts',
  pricing: 'Pricing',
  testimonials: 'Reviews',
  faq: 'Questions',
  visit: 'Visit',
  callToAction: 'Closing button (call to action)',
  contact: 'Contact',
  newsletter: 'Newsletter',
  booking: 'Booking',
  donate: 'Donations',
  sponsors: 'Partners',
  caseStudies: 'Case studies',
  downloads: 'Downloads',
  listings: 'Listings',
  menu: 'Menu',
  careers: 'Jobs',
  stats: 'Figures',
  topic: 'Something else',
};
