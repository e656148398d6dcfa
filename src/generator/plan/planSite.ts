import { tradeOf } from '../trades/trades';
import type { Brief, Plan, PlannedSection, SectionKind } from '../types';
import { planPages } from './planPages';
import { topicsOf } from './topics';

const SWITCHED = ['hero', 'features', 'pricing', 'contact'] as const;

/** Where a section goes that the trade does not ask for: before the first of these that the page has. */
const BEFORE: Record<SectionKind, readonly SectionKind[]> = {
  hero: [],
  features: ['offerings', 'process', 'pricing'],
  menu: ['offerings', 'gallery', 'about', 'pricing'],
  offerings: ['listings', 'gallery', 'process', 'about', 'pricing'],
  listings: ['gallery', 'process', 'about', 'pricing'],
  gallery: ['caseStudies', 'about', 'process', 'pricing', 'testimonials'],
  caseStudies: ['about', 'process', 'pricing', 'testimonials'],
  process: ['about', 'pricing', 'testimonials', 'faq'],
  about: ['stats', 'team', 'pricing', 'testimonials', 'faq'],
  stats: ['team', 'pricing', 'testimonials', 'faq'],
  team: ['careers', 'pricing', 'testimonials', 'faq', 'visit'],
  careers: ['topic', 'pricing', 'testimonials', 'faq', 'visit'],
  topic: ['pricing', 'testimonials', 'faq', 'visit'],
  events: ['pricing', 'testimonials', 'faq', 'visit'],
  posts: ['pricing', 'testimonials', 'faq', 'visit'],
  pricing: ['sponsors', 'testimonials', 'faq', 'visit', 'callToAction'],
  sponsors: ['testimonials', 'downloads', 'faq', 'visit', 'callToAction'],
  testimonials: ['downloads', 'faq', 'visit', 'callToAction'],
  downloads: ['faq', 'donate', 'visit', 'callToAction'],
  faq: ['donate', 'visit', 'booking', 'callToAction'],
  donate: ['visit', 'booking', 'newsletter', 'callToAction'],
  visit: ['booking', 'newsletter', 'callToAction'],
  booking: ['newsletter', 'callToAction'],
  newsletter: ['callToAction'],
  callToAction: [],
  contact: [],
};

/** So many sections that the prompt asks for, or statements and offerings it makes, leave the trade's own out. */
const TELLING = { sections: 3, words: 5 };

function insert(kinds: SectionKind[], kind: SectionKind): void {
  if (kinds.includes(kind)) return;
  const next = BEFORE[kind].map((other) => kinds.indexOf(other)).filter((index) => index >= 0);
  kinds.splice(next.length > 0 ? Math.min(...next) : kinds.length, 0, kind);
}

/**
 * Chooses the sections and their order: those the prompt asks for and has words for; those of the trade too where it says
 * little; less those it refuses. Hero comes first and contact last; these two, features and pricing are always planned,
 * because the Layout tab (specification section 2) can switch them on. Pure and total.
 */
export function planSite(brief: Brief): Plan {
  const trade = tradeOf(brief.trade);
  const unwanted = new Set(brief.refusals.map(({ kind }) => kind));
  /* "No shop" refuses selling on the page, not what the prompt says is offered. */
  if (brief.offerings.length > 0) unwanted.delete('offerings');
  const wanted = brief.requests.flatMap(({ kind }) =>
    kind === null || unwanted.has(kind) ? [] : [kind],
  );
  const { address, hours, dates, phone, email } = brief.facts;
  const isTelling =
    new Set(wanted).size >= TELLING.sections ||
    brief.statements.length + brief.points.length + brief.offerings.length >= TELLING.words;
  const isKept = (kind: SectionKind): boolean =>
    !unwanted.has(kind) && kind !== 'hero' && kind !== 'contact';

  const kinds: SectionKind[] = isTelling ? [] : trade.sections.filter(isKept);
  const add = (kind: SectionKind, when: boolean): void => {
    if (when && isKept(kind)) insert(kinds, kind);
  };
  insert(kinds, 'features');
  add('offerings', brief.offerings.length > 0 && !wanted.includes('menu'));
  for (const kind of wanted) add(kind, true);
  const topics = topicsOf(brief);
  add('topic', topics.length > 0);
  add('about', brief.statements.length > 0 || brief.audience !== null);
  add('events', dates.length > 0);
  /* "No contact form, just ring us" */
  const isReachedWithoutForm = unwanted.has('contact') && (phone !== null || email !== null);
  add('visit', address !== null || hours !== null || isReachedWithoutForm);
  insert(kinds, 'pricing');

  const all: SectionKind[] = ['hero', ...kinds, 'contact'];
  const sections = all.flatMap((kind): PlannedSection[] =>
    kind === 'topic' ? topics.map(({ id }) => ({ id, kind })) : [{ id: kind, kind }],
  );
  const [showHero = true, showFeatures = true, showPricing = true, showContact = true] =
    SWITCHED.map((kind) => !unwanted.has(kind));
  const pages = planPages(sections, brief);
  return {
    sections,
    ...(pages === undefined ? {} : { pages }),
    layout: { showHero, showFeatures, showPricing, showContact },
    schemaType: brief.schemaType ?? trade.type,
  };
}
