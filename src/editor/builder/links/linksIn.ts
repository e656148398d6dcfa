import type { GeneratedWebsite, PlannedPage } from '../../../../machines/entities';
import type { SiteLink } from '../../../../machines/linkForm';
import { FACT_TARGETS } from '../../../../machines/linkTargets';
import { itemTextKey } from '../../../../machines/offers';

/** The buttons and links of a site in its first language, each once, in page order. */
export function linksIn({ html, pages, outline = [] }: GeneratedWebsite): SiteLink[] {
  const [first] = pages ?? [];
  const documents = (pages ?? [])
    .filter(({ language }) => language === first?.language)
    .map((page) => page.html);
  const links = new Map<string, SiteLink>();
  for (const markup of documents.length === 0 ? [html] : documents) {
    const document = new DOMParser().parseFromString(markup, 'text/html');
    for (const text of document.querySelectorAll('a [data-text]')) {
      const link = linkAt(text, outline);
      if (link !== null && !links.has(itemTextKey(link.id))) links.set(itemTextKey(link.id), link);
    }
  }
  return [...links.values()];
}

/** The button or link that a text of a preview stands on; null where it stands on none that can be led elsewhere. */
export function linkAt(text: Element, outline: readonly PlannedPage[] = []): SiteLink | null {
  const anchor = text.closest<HTMLAnchorElement>('a');
  if (anchor === null || anchor.dataset.part === 'brand') return null;
  const id = text.getAttribute('data-follows') ?? text.getAttribute('data-text') ?? '';
  return { id, label: text.textContent.trim(), target: targetOf(anchor, outline) };
}

function targetOf(anchor: HTMLAnchorElement, outline: readonly PlannedPage[]): string {
  const { leadsTo, page, href } = anchor.dataset;
  if (href !== undefined) {
    if (href.startsWith('tel:')) return FACT_TARGETS.call;
    if (href.startsWith('mailto:')) return FACT_TARGETS.email;
    return href.startsWith('https://www.google.com/maps/') ? FACT_TARGETS.map : href;
  }
  if (leadsTo !== undefined) return `#${leadsTo}`;
  const [path, place] = (page ?? anchor.getAttribute('href') ?? '').split('#');
  if (place !== undefined && place !== '' && place !== 'main') return `#${place}`;
  const lead = outline.find((one) => one.path === path)?.lead ?? 'hero';
  return `#${lead}`;
}
