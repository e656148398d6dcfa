import { tradeOf } from '../trades/trades';
import type { Brief, PagesAsked, PlannedPage, PlannedSection, SectionKind } from '../types';

/** A page's first section, and those that move with it. */
const GROUPS: readonly { lead: SectionKind; others: readonly SectionKind[] }[] = [
  { lead: 'offerings', others: ['pricing'] },
  { lead: 'pricing', others: [] },
  { lead: 'gallery', others: [] },
  { lead: 'about', others: ['team'] },
  { lead: 'team', others: [] },
  { lead: 'events', others: [] },
  { lead: 'posts', others: [] },
  { lead: 'contact', others: ['visit'] },
];

/** More offerings than this make a list of their own. */
const LONG_MENU = 8;

/** What never leaves the home page. */
const STAYS: ReadonlySet<SectionKind> = new Set(['hero', 'callToAction']);

/** The sections that get a page of their own where nobody named them. */
function moving(brief: Brief, asked: PagesAsked | null): SectionKind[] {
  const trade = tradeOf(brief.trade);
  const wanted = new Set(brief.requests.map(({ kind }) => kind));
  if (asked === 'one') return [];
  if (asked === 'several') {
    const isShown = wanted.has('gallery') || trade.leadsTo === 'gallery';
    return GROUPS.map(({ lead }) => lead).filter((kind) => kind !== 'gallery' || isShown);
  }
  if (asked !== null) return asked;
  const isBlog = brief.trade === 'blog';
  return [
    ...(brief.offerings.length > LONG_MENU ? (['offerings'] as const) : []),
    ...(wanted.has('posts') && !isBlog ? (['posts'] as const) : []),
  ];
}

/**
 * Which of the planned sections stand on pages of their own: those the prompt asks for, or those it has so much to say
 * about that one page would be too long (specification section 2, builder). Undefined: all stand on one page. Each section
 * stands whole on exactly one page; the home page comes first, the others in the order of their first sections.
 */
export function planPages(
  sections: readonly PlannedSection[],
  brief: Brief,
  asked: PagesAsked | null,
): PlannedPage[] | undefined {
  const planned = sections.map(({ kind }) => kind);
  const leads = moving(brief, asked).filter((kind) => planned.includes(kind) && !STAYS.has(kind));
  const named = new Set(Array.isArray(asked) ? asked : []);
  const taken = new Set<SectionKind>();
  const pages: PlannedPage[] = [];
  for (const lead of leads) {
    if (taken.has(lead)) continue;
    const others = GROUPS.find((group) => group.lead === lead)?.others ?? [];
    const group = [lead, ...others.filter((kind) => !named.has(kind))];
    const own = planned.filter((kind) => group.includes(kind) && !taken.has(kind));
    own.forEach((kind) => taken.add(kind));
    pages.push({ lead, sections: own });
  }
  if (pages.length === 0) return undefined;
  pages.sort((one, other) => planned.indexOf(one.lead) - planned.indexOf(other.lead));
  return [{ lead: 'hero', sections: planned.filter((kind) => !taken.has(kind)) }, ...pages];
}
