import { LANGUAGES } from '../languages/languages';
import { senseOf } from '../trades/senseOf';
import { TRADES, tradeIdOf } from '../trades/trades';
import type { Intent, Plan, PlannedSection, SectionKind } from '../types';
import type { PagesAsked } from '../understand/findPages';
import { planPages } from './planPages';

const SWITCHED = ['hero', 'features', 'pricing', 'contact'] as const;

/** Where a section goes that the trade does not ask for: before the first of these that the page has. */
const BEFORE: Record<SectionKind, readonly SectionKind[]> = {
  hero: [],
  features: ['offerings', 'process', 'pricing'],
  offerings: ['gallery', 'process', 'about', 'pricing'],
  gallery: ['about', 'process', 'pricing', 'testimonials'],
  process: ['about', 'pricing', 'testimonials', 'faq'],
  about: ['team', 'pricing', 'testimonials', 'faq'],
  team: ['pricing', 'testimonials', 'faq', 'visit'],
  events: ['pricing', 'testimonials', 'faq', 'visit'],
  posts: ['pricing', 'testimonials', 'faq', 'visit'],
  pricing: ['testimonials', 'faq', 'visit', 'callToAction'],
  testimonials: ['faq', 'visit', 'callToAction'],
  faq: ['visit', 'callToAction'],
  visit: ['callToAction'],
  callToAction: [],
  contact: [],
};

function insert(kinds: SectionKind[], kind: SectionKind): void {
  if (kinds.includes(kind)) return;
  const next = BEFORE[kind].map((other) => kinds.indexOf(other)).filter((index) => index >= 0);
  kinds.splice(next.length > 0 ? Math.min(...next) : kinds.length, 0, kind);
}

/**
 * Chooses the sections and their order: those of the trade and those the prompt asks for, less those it refuses.
 * Hero comes first and contact last; these two, features and pricing are always planned, because the Layout tab
 * (specification section 2) can switch them on. `asked`: what the prompt or the person says about pages. Pure and total.
 */
export function planSite(intent: Intent, asked: PagesAsked | null = null): Plan {
  const trade = TRADES[tradeIdOf(intent.trade.value)];
  const unwanted = new Set(intent.unwanted.map(({ value }) => value));
  const wanted = intent.wanted.map(({ value }) => value).filter((kind) => !unwanted.has(kind));
  const { address, hours } = intent.facts;

  const kinds: SectionKind[] = trade.sections.filter(
    (kind) => kind !== 'hero' && kind !== 'contact' && !unwanted.has(kind),
  );
  for (const kind of wanted) insert(kinds, kind);
  if (intent.offerings.length > 0 && !unwanted.has('offerings')) insert(kinds, 'offerings');
  if ((address !== null || hours !== null) && !unwanted.has('visit')) insert(kinds, 'visit');
  insert(kinds, 'features');
  insert(kinds, 'pricing');

  const inner = kinds.filter((kind) => kind !== 'hero' && kind !== 'contact');
  const sections: PlannedSection[] = ['hero' as const, ...inner, 'contact' as const].map(
    (kind) => ({ id: kind, kind }),
  );
  const [showHero, showFeatures, showPricing, showContact] = SWITCHED.map(
    (kind) => !unwanted.has(kind),
  );
  const pages = planPages(sections, intent, asked);
  return {
    sections,
    ...(pages === undefined ? {} : { pages }),
    layout: {
      showHero: showHero ?? true,
      showFeatures: showFeatures ?? true,
      showPricing: showPricing ?? true,
      showContact: showContact ?? true,
    },
    schemaType: senseOf(LANGUAGES[intent.language], intent).schemaType ?? trade.schemaType,
  };
}
