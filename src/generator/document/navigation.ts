import type { SectionCopy, SectionKind, Text } from '../types';
import type { NavigationLink } from './document';
import type { PlacedPage } from './sitePages';

/** Links to places on the first page: on a site of one page, beside one other page, beside more. */
const PLACES = [5, 3, 0] as const;

/** Sections that no link leads to. */
const UNLINKED: ReadonlySet<SectionKind> = new Set(['hero', 'callToAction']);

/**
 * The links of a site's navigation, the same on each of its pages: on one page the places on it; on several the pages, and
 * places on the first as far as there is room.
 */
export function navigationOf(
  sections: readonly SectionCopy[],
  pages: readonly PlacedPage[],
  places: Readonly<Record<string, string>>,
  home: Text,
): NavigationLink[] {
  const [first, ...others] = pages;
  const room = PLACES[Math.min(others.length, 2)] ?? 0;
  const homePath = first?.path ?? '';
  const linked = sections.filter(
    ({ id, kind }) => !UNLINKED.has(kind) && Object.hasOwn(places, id),
  );
  const pageOf = new Map(others.map((page) => [page.lead, page]));
  const onHome = linked.filter(({ kind }) => places[kind] === homePath);
  const isLinked = (section: SectionCopy) => {
    if (pageOf.has(section.kind)) return true;
    const index = onHome.indexOf(section);
    return index >= 0 && (section.kind === 'contact' || index < room);
  };
  const links = linked.filter(isLinked).map(({ kind, navLabel }): NavigationLink => {
    const page = pageOf.get(kind);
    if (page === undefined) {
      return { label: navLabel, path: homePath, anchor: kind, leadsTo: kind };
    }
    const isAlone = page.sections.length === 1;
    return { label: navLabel, path: page.path, anchor: '', leadsTo: isAlone ? kind : null };
  });
  return others.length === 0
    ? links
    : [{ label: home, path: homePath, anchor: '', leadsTo: null }, ...links];
}
