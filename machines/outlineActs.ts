import { type ActorRefFromLogic } from 'xstate';

import { arrange, type ArrangingAct, canAct, copyId } from './arrangement';
import { sectionOf } from './sectionIds';
import type { builderMachine } from './builder';
import { findBuild } from './builderDocument';
import type { Build } from './entities';
import { messages } from './messages';
import { canActOnPage, isPageAct, type PageAct } from './pageActs';
import { pageOutcome } from './pageOutcome';
import { type OutlineEntry, outlineOf, type OutlinePage } from './outlineOf';
import { pagesOf, shownPage } from './shownPage';

export type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/** An entry of a page; `id` null: the page itself. `page`: id of the section that it is named after. */
export interface SelectedEntry {
  page: string;
  id: string | null;
}

/** Something that is to be done with a page, or with an entry of it. */
export interface Doing {
  page: string;
  done: ArrangingAct | PageAct;
}

/** The current build of a builder; null where there is none. */
export function buildOf(builderRef: BuilderRef | null): Build | null {
  if (builderRef === null) return null;
  const { context } = builderRef.getSnapshot();
  return findBuild(context, context.currentId);
}

/** A page of a build's outline, by the section that it is named after; null where there is none. */
export const outlinePageOf = (build: Build | null, lead: string): OutlinePage | null =>
  (build === null ? [] : outlineOf(build)).find(({ page }) => page.lead === lead) ?? null;

/** Whether an entry, or the page itself, is in a build's outline. */
export function isListed(build: Build | null, { page, id }: SelectedEntry): boolean {
  const found = outlinePageOf(build, page);
  return found !== null && (id === null || found.entries.some((entry) => entry.id === id));
}

/** The entry that a section of a page's document is; null where it is none. */
export function entryOfSection(
  build: Build | null,
  { page, section }: { page: string; section: string },
): SelectedEntry | null {
  const entry = outlinePageOf(build, page)?.entries.find(({ id }) => sectionOf(id) === section);
  return entry === undefined ? null : { page, id: entry.id };
}

/** Whether something can be done with an entry of a build. */
export function canDo(build: Build | null, { page, done }: Doing): boolean {
  if (build === null) return false;
  if (isPageAct(done)) return canActOnPage(build.website, build.customization, page, done);
  const found = outlinePageOf(build, page);
  return found !== null && canAct(found.page, build.customization, done);
}

/**
 * Where an entry can stand on its page, or on another one, from the first place to the last; on its own the one where it stands is
 * among them.
 */
export function placesFor(
  build: Build | null,
  { page, id }: SelectedEntry,
  on: string = page,
): number[] {
  const { entries = [] } = outlinePageOf(build, on) ?? {};
  if (on !== page)
    return [...entries.keys(), entries.length].filter(
      (to) => id !== null && canDo(build, { page, done: { act: 'transfer', id, on, to } }),
    );
  return entries.flatMap((entry, to) =>
    entry.id === id || (id !== null && canDo(build, { page, done: { act: 'move', id, to } }))
      ? [to]
      : [],
  );
}

/** What is selected once something was done with an entry, and what is said of it. */
export function outcomeOf(
  build: Build | null,
  { page, done }: Doing,
): { selected: SelectedEntry; message: string } {
  if (build !== null && isPageAct(done)) return pageOutcome(build, page, done);
  const before = outlinePageOf(build, page);
  if (build === null || before === null || isPageAct(done))
    throw new Error('outlineMachine: there is no such page.');
  const id = done.act === 'duplicate' ? copyId(done.id, build.customization) : done.id;
  const customization = arrange(build.customization, before.page, done);
  const after = outlinePageOf({ ...build, customization }, page);
  const entries = after?.entries ?? [];
  const at = entries.findIndex((entry) => entry.id === id);
  const was = before.entries.findIndex((entry) => entry.id === id);
  const next = entries[at] ?? entries[was] ?? entries.at(-1);
  return {
    selected: { page, id: next?.id ?? null },
    message: said(done, entries[at] ?? before.entries[was], at + 1, entries.length),
  };
}

function said(
  done: ArrangingAct,
  entry: OutlineEntry | undefined,
  position: number,
  count: number,
): string {
  const label = entry?.label ?? '';
  switch (done.act) {
    case 'choose':
      return messages.outline.chosen(label, done.what, done.at, done.of);
    case 'add':
    case 'duplicate':
      return messages.outline.added(label, position, count);
    case 'hide':
      return messages.outline.hidden(label);
    case 'show':
      return messages.outline.shown(label);
    case 'remove':
      return messages.outline.removed(label);
    case 'lock':
      return messages.outline.locked(label);
    case 'unlock':
      return messages.outline.unlocked(label);
    default:
      return messages.outline.at(label, position, count);
  }
}

/** The section that the page in view is named after. */
export function leadInView(builderRef: BuilderRef | null): string {
  const build = buildOf(builderRef);
  if (builderRef === null || build === null) return 'hero';
  return shownPage(build, builderRef.getSnapshot().context.page)?.lead ?? 'hero';
}

/** Whether a page, named by its first section, is the one that the preview shows. */
export function isInView(builderRef: BuilderRef, lead: string): boolean {
  const build = buildOf(builderRef);
  return build !== null && shownPage(build, builderRef.getSnapshot().context.page)?.lead === lead;
}

/** The path of a page in the language of the page in view; null where it is in view, or the site has only one. */
export function pathTo(builderRef: BuilderRef | null, lead: string): string | null {
  const build = buildOf(builderRef);
  if (builderRef === null || build === null) return null;
  const shown = shownPage(build, builderRef.getSnapshot().context.page);
  if (shown === null || shown.lead === lead) return null;
  const pages = pagesOf(build).filter((page) => page.lead === lead);
  return (pages.find(({ language }) => language === shown.language) ?? pages[0])?.path ?? null;
}
