import { HOME } from '../../../../machines/arrangedPages';
import type { GeneratedWebsite, SitePage } from '../../../../machines/entities';
import type { SiteLink } from '../../../../machines/linkForm';
import { FACT_TARGETS } from '../../../../machines/linkTargets';
import { itemTextKey } from '../../../../machines/itemTexts';

/** The buttons and links of a site in its first language, each once, in page order. */
export function linksIn({ html, pages = [] }: GeneratedWebsite): SiteLink[] {
  const [first] = pages;
  const documents = pages.filter(({ language }) => language === first?.language);
  const links = new Map<string, SiteLink>();
  for (const page of documents.length === 0 ? [{ html, lead: HOME }] : documents) {
    const document = new DOMParser().parseFromString(page.html, 'text/html');
    for (const text of document.querySelectorAll('a [data-text]')) {
      const link = linkAt(text, { lead: page.lead, pages });
      if (link !== null && !links.has(itemTextKey(link.id))) links.set(itemTextKey(link.id), link);
    }
  }
  return [...links.values()];
}

/** The page of a preview that a link stands on, and those of its site. */
interface Standing {
  lead: string;
  pages?: readonly SitePage[] | undefined;
}

/** The button or link that a text of a preview stands on; null where it stands on none that can be led elsewhere. */
export function linkAt(text: Element, standing: Standing): SiteLink | null {
  const anchor = text.closest<HTMLAnchorElement>('a');
  if (anchor === null || anchor.dataset.part === 'brand') return null;
  const id = text.getAttribute('data-follows') ?? text.getAttribute('data-text') ?? '';
  return { id, label: text.textContent.trim(), target: targetOf(anchor, standing) };
}

function targetOf(anchor: HTMLAnchorElement, { lead, pages = [] }: Standing): string {
  const { leadsTo, page, href } = anchor.dataset;
  if (href !== undefined) {
    if (href.startsWith('tel:')) return FACT_TARGETS.call;
    if (href.startsWith('mailto:')) return FACT_TARGETS.email;
    return href.startsWith('https://www.google.com/maps/') ? FACT_TARGETS.map : href;
  }
  if (leadsTo !== undefined) return `#${leadsTo}`;
  const [path, place] = (page ?? anchor.getAttribute('href') ?? '').split('#');
  if (place !== undefined && place !== '' && place !== 'main') return `#${place}`;
  return `#${pages.find((one) => one.path === path)?.lead ?? lead}`;
}
