import type { Action, SectionCopy, SectionKind } from '../types';

/** So many items of a list stand on the home page before the link to the rest. */
const SHOWN = 3;

const LISTS: ReadonlySet<SectionKind> = new Set([
  'offerings',
  'pricing',
  'gallery',
  'events',
  'posts',
  'team',
]);

interface Teaser {
  copy: SectionCopy;
  /** The kind whose blocks draw it; null: its own. */
  build: SectionKind | null;
}

/** What the home page shows of a section that has a page of its own: its beginning, and the link to the whole. */
export function teaserOf(section: SectionCopy, link: Action): Teaser {
  const rest = { actions: [link], fields: [], submit: null, notes: [] };
  if (LISTS.has(section.kind)) {
    return { copy: { ...section, ...rest, items: section.items.slice(0, SHOWN) }, build: null };
  }
  if (section.kind === 'about') return { copy: { ...section, ...rest, items: [] }, build: null };
  return { copy: { ...section, ...rest, items: [] }, build: 'callToAction' };
}
