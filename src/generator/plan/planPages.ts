import { tradeOf } from '../trades/trades';
import type { Brief, PlannedPage, PlannedSection, SectionKind } from '../types';
import { topicsOf } from './topics';

/** A page's first section, and those that move with it. */
const GROUPS: readonly { lead: SectionKind; others: readonly SectionKind[] }[] = [
  { lead: 'menu', others: ['pricing'] },
  { lead: 'offerings', others: ['pricing'] },
  { lead: 'pricing', others: [] },
  { lead: 'gallery', others: [] },
  { lead: 'about', others: ['team', 'stats'] },
  { lead: 'team', others: ['careers'] },
  { lead: 'events', others: [] },
  { lead: 'posts', others: [] },
  { lead: 'contact', others: ['visit'] },
];

/** More offerings than this make a list of their own. */
const LONG_MENU = 8;

/** What never leaves the home page. */
const STAYS: ReadonlySet<string> = new Set(['hero', 'callToAction']);

/** The sections that lead the pages which the prompt lists, in its order. */
function listedPages(brief: Brief): string[] {
  const topics = topicsOf(brief);
  return brief.requests.flatMap((request): string[] => {
    const lead = request.kind ?? topics.find((topic) => topic.request === request)?.id;
    return request.page === null || lead === undefined ? [] : [lead];
  });
}

/** The pages that a site gets where nobody listed them. */
function usualPages(brief: Brief): SectionKind[] {
  const wanted = new Set(brief.requests.map(({ kind }) => kind));
  if (brief.pages === 'several') {
    const isShown = wanted.has('gallery') || tradeOf(brief.trade).leadsTo === 'gallery';
    return GROUPS.map(({ lead }) => lead).filter((kind) => kind !== 'gallery' || isShown);
  }
  const isBlog = brief.trade === 'blog';
  return [
    ...(brief.offerings.length > LONG_MENU ? (['menu', 'offerings'] as const) : []),
    ...(wanted.has('posts') && !isBlog ? (['posts'] as const) : []),
  ];
}

/**
 * Which of the planned sections stand on pages of their own: those of the pages that the prompt lists, in its order, else
 * those it has so much to say about that one page would be too long (specification section 2, builder). Undefined: all stand
 * on one page. Each section stands whole on exactly one page; the home page comes first.
 */
export function planPages(
  sections: readonly PlannedSection[],
  brief: Brief,
): PlannedPage[] | undefined {
  if (brief.pages === 'one') return undefined;
  const planned = sections.map(({ id }) => id);
  const listed = listedPages(brief);
  const leads: string[] = listed.length > 0 ? listed : usualPages(brief);
  const taken = new Set<string>();
  const pages: PlannedPage[] = [];
  for (const lead of leads) {
    if (taken.has(lead) || !planned.includes(lead) || STAYS.has(lead)) continue;
    const others: readonly string[] = GROUPS.find((group) => group.lead === lead)?.others ?? [];
    const group = [lead, ...others.filter((id) => !listed.includes(id))];
    const own = planned.filter((id) => group.includes(id) && !taken.has(id));
    own.forEach((id) => taken.add(id));
    pages.push({ lead, sections: own });
  }
  if (pages.length === 0) return undefined;
  if (listed.length === 0)
    pages.sort((one, other) => planned.indexOf(one.lead) - planned.indexOf(other.lead));
  return [{ lead: 'hero', sections: planned.filter((id) => !taken.has(id)) }, ...pages];
}
