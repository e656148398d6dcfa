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
  return pages.map((page, index) => {
    if (index === 0) return { ...page, id: page.lead, path: `${folder}index.html` };
    const lead = copy.sections.find(({ id }) => id === page.lead);
    const label = lead?.navLabel.value ?? '';
    const plain = PLAIN[lead?.kind ?? 'topic'];
    const named = /^[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{M}]+$/u.test(label) ? fileNameOf(label) : '';
    const slug = [named, plain, `${plain}-${index}`].find((name) => name !== '' && !used.has(name));
    const name = slug ?? `page-${index}`;
    used.add(name);
    return { ...page, id: page.lead, path: `${folder}${name}.html` };
  });
}
