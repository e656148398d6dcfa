import { type ArrangingAct, copyId } from './arrangement';
import type { Build } from './entities';
import type { SelectedEntry } from './outlineActs';
import { outlineOf, type OutlinePage } from './outlineOf';

/** A kind of section that can be added: `again` where the site shows one already, `back` where one was removed. */
export interface AddableSection {
  kind: string;
  how: 'new' | 'again' | 'back';
}

/** What adds a section to a page. */
export interface Adding {
  page: string;
  done: ArrangingAct;
}

/** The catalogue of a build: every kind that can be added to its pages, in the order in which pages have them. Pure. */
export function addableSections(build: Build | null): AddableSection[] {
  if (build === null) return [];
  const pages = outlineOf(build);
  return (build.website.catalogue ?? []).map(({ id, kind }) => ({
    kind,
    how: howToAdd(id, pages),
  }));
}

/**
 * What adds a section of a kind behind the selected entry, else at the end of the page, before the contact form that ends it;
 * one that was removed is put back where it stood. Null where the catalogue has no such kind. Pure.
 */
export function adding(build: Build | null, kind: string, at: SelectedEntry): Adding | null {
  const id = build?.website.catalogue?.find((entry) => entry.kind === kind)?.id;
  if (build === null || id === undefined) return null;
  const pages = outlineOf(build);
  const how = howToAdd(id, pages);
  const removedOn = pages.find(({ removed }) => removed.some((entry) => entry.id === id));
  if (how === 'back' && removedOn)
    return { page: removedOn.page.lead, done: { act: 'putBack', id } };
  const entries = pages.find(({ page }) => page.lead === at.page)?.entries ?? [];
  const selected = entries.findIndex((entry) => entry.id === at.id);
  const end = entries.length - (entries.at(-1)?.kind === 'contact' ? 1 : 0);
  return {
    page: at.page,
    done: {
      act: 'add',
      id: how === 'new' ? id : copyId(id, build.customization),
      to: selected < 0 ? end : selected + 1,
    },
  };
}

function howToAdd(id: string, pages: readonly OutlinePage[]): AddableSection['how'] {
  const stands = (entries: OutlinePage['entries']) => entries.some((entry) => entry.id === id);
  if (pages.some(({ entries }) => stands(entries))) return 'again';
  return pages.some(({ removed }) => stands(removed)) ? 'back' : 'new';
}
