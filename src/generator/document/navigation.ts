import { isCopy } from '../../../machines/sectionIds';
import type { SectionCopy, SectionKind, Text } from '../types';
import type { NavigationLink } from './document';
import type { PlacedPage } from './sitePages';

/** Links to places on the first page: on a site of one page, beside one other page, beside more. */
const PLACES = [5, 3, 0] as const;

/** Links to places that the person added, beside those. */
const ADDED_PLACES = 3;

/** Sections that no link leads to. */
const UNLINKED: ReadonlySet<SectionKind> = new Set(['hero', 'callToAction']);

/** A page with what it is called. */
export interface NamedPage extends PlacedPage {
  name: Text;
}

interface Linked {
  /** Section → the page on which it stands. */
  places: Readonly<Record<string, string>>;
  /** Sections that the person added. */
  added: ReadonlySet<string>;
  /** What the first page is called. */
  home: Text;
}

/**
 * The links of a site's navigation, the same on each of its pages: on one page the places on it; on several the pages, and
 * places on the first as far as there is room. What the person added takes no link from what was planned.
 */
export function navigationOf(
  sections: readonly SectionCopy[],
  pages: readonly NamedPage[],
  { places, added, home }: Linked,
): NavigationLink[] {
  const [first, ...others] = pages;
  const room = PLACES[Math.min(others.length, 2)] ?? 0;
  const homePath = first?.path ?? '';
  const linked = sections.filter(
    ({ id, kind }) => !UNLINKED.has(kind) && !isCopy(id) && Object.hasOwn(places, id),
  );
  const sectionOf = new Map(linked.map((section) => [section.id, section]));
  const onPages = others.filter(({ lead }) => sectionOf.has(lead));
  const leads = new Set(onPages.map(({ lead }) => lead));
  const onHome = linked.filter(({ id }) => places[id] === homePath);
  const planned = onHome.filter(({ id }) => !added.has(id));
  const addedThere = onHome.filter(({ id }) => added.has(id));
  const isLinked = (section: SectionCopy) =>
    room > 0 && added.has(section.id)
      ? addedThere.slice(0, ADDED_PLACES).includes(section)
      : planned.includes(section) && (section.id === 'contact' || planned.indexOf(section) < room);
  const pageLinks = onPages.map(({ lead, name, path, sections: own }): NavigationLink => {
    return {
      label: name,
      path,
      anchor: '',
      leadsTo: own.filter((id) => !isCopy(id)).length === 1 ? lead : null,
    };
  });
  const links = linked.flatMap((section): NavigationLink[] => {
    if (leads.has(section.id)) return pageLinks.splice(0, 1);
    if (!isLinked(section)) return [];
    const { id, navLabel } = section;
    return [{ label: navLabel, path: homePath, anchor: id, leadsTo: id }];
  });
  return others.length === 0
    ? links
    : [{ label: home, path: homePath, anchor: '', leadsTo: null }, ...links];
}

/** The links in which those to places on the first page stand as the places do. `order`: ids of the sections. */
export function inOrder(
  links: readonly NavigationLink[],
  order: readonly string[],
): NavigationLink[] {
  const places = links
    .filter(({ anchor }) => anchor !== '')
    .sort((one, other) => order.indexOf(one.anchor) - order.indexOf(other.anchor));
  return links.map((link) => (link.anchor === '' ? link : (places.shift() ?? link)));
}
