import { isPageTopic } from '../../../machines/sectionIds';
import { fileNameOf } from '../export/fileNameOf';
import type { Copy, Plan, PlannedPage, SectionKind } from '../types';

export interface PlacedPage extends PlannedPage {
  /** The section it was planned for, the same in every language; `lead` is another where that one is left out. */
  id: string;
  /** Where it stands in an export: `index.html`, `menu.html`, `es/index.html`. */
  path: string;
}

/** What a page is called where its name in the site's language has no Latin letters. */
const PLAIN: Record<SectionKind, string> = {
  hero: 'home',
  features: 'features',
  about: 'about',
  offerings: 'offer',
  gallery: 'gallery',
  process: 'process',
  pricing: 'prices',
  testimonials: 'reviews',
  team: 'team',
  faq: 'questions',
  visit: 'visit',
  posts: 'posts',
  events: 'events',
  callToAction: 'start',
  contact: 'contact',
  newsletter: 'newsletter',
  booking: 'booking',
  donate: 'donate',
  sponsors: 'partners',
  caseStudies: 'case-studies',
  downloads: 'downloads',
  listings: 'listings',
  menu: 'menu',
  careers: 'careers',
  stats: 'figures',
  topic: 'more',
};

/** Names a file system, a web host or this site gives to something else. */
const TAKEN: ReadonlySet<string> = new Set(['index', 'website', 'images', 'report', 'thank-you']);

/**
 * The pages of a site in one language, with the names of their files: ASCII, from what the navigation calls them at first,
 * so that no later change of words breaks an address. `folder`: empty, or such as `es/`.
 */
export function sitePages(plan: Plan, copy: Copy, folder: string): PlacedPage[] {
  const ids = plan.sections.map(({ id }) => id);
  const pages = plan.pages ?? [{ lead: 'hero', sections: ids }];
  const used = new Set<string>(TAKEN);
  const placed = new Map<string, string>();
  // Addresses stay where they are when pages change places.
  for (const page of pages.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))) {
    const index = page.at ?? pages.indexOf(page);
    if (page === pages[0]) continue;
    const lead = copy.sections.find(({ id }) => id === page.lead);
    const label = lead?.navLabel.value ?? '';
    const plain = PLAIN[lead?.kind ?? 'topic'];
    const named = /^[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{M}]+$/u.test(label) ? fileNameOf(label) : '';
    // The address of a page that the person named stays near its name.
    const isNamed = isPageTopic(page.lead) && named !== '';
    const others = isNamed ? [] : [plain, `${plain}-${index}`];
    const slug = [named, ...others].find((one) => one !== '' && !used.has(one));
    const name = slug ?? numbered(named || 'page', used);
    used.add(name);
    placed.set(page.lead, name);
  }
  return pages.map((page) => ({
    ...page,
    id: page.lead,
    path: `${folder}${placed.get(page.lead) ?? 'index'}.html`,
  }));
}

function numbered(name: string, used: ReadonlySet<string>): string {
  let number = 2;
  while (used.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
