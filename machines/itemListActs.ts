import type { ActorRefFromLogic } from 'xstate';

import type { Build } from './entities';
import { actOnItem, addedId, canActOnItem, type ItemAct } from './itemActs';
import { type ItemDraft, wordsOf } from './itemDraft';
import { itemName, type ItemSection, itemSection, listedItems, shownItem } from './items';
import { messages } from './messages';
import type { outlineMachine } from './outline';
import { type BuilderRef, buildOf } from './outlineActs';
import { sectionOf } from './sectionIds';

export type OutlineRef = ActorRefFromLogic<typeof outlineMachine>;

/** What is asked of an item; `to`: a place in its section, from 0. */
export type AskedOfItem =
  { act: 'up' | 'down' | 'remove' | 'putBack' } | { act: 'place'; to: number };

/** Whose items are listed, and of which section of it. */
export interface Listed {
  builderRef: BuilderRef | null;
  section: string | null;
}

/** The id, in the document, of the section that is selected in an outline; null where none is. */
export function selectedIn(outlineRef: OutlineRef | null): string | null {
  const { selected = null } = outlineRef?.getSnapshot().context ?? {};
  return selected === null || selected.id === null ? null : sectionOf(selected.id);
}

/** A section of a build that has items; null where there is none. */
export const sectionIn = (build: Build | null, id: string | null): ItemSection | null =>
  build === null || id === null ? null : itemSection(build.website, id);

/** The ids of the items that are listed, in order; null where the section is not there. */
export function listedIn({ builderRef, section }: Listed): string[] | null {
  const build = buildOf(builderRef);
  const found = sectionIn(build, section);
  return build === null || found === null ? null : listedItems(found, build.customization);
}

/** The build and the section whose items are listed. Throws where none are. */
export function known({ builderRef, section }: Listed): { build: Build; section: ItemSection } {
  const build = buildOf(builderRef);
  const found = sectionIn(build, section);
  if (build === null || found === null) throw new Error('itemListMachine: no section is listed.');
  return { build, section: found };
}

/** Whether something can be done with the items that are listed. */
export function canDo({ builderRef, section }: Listed, done: ItemAct): boolean {
  const build = buildOf(builderRef);
  const found = sectionIn(build, section);
  return build !== null && found !== null && canActOnItem(found, build.customization, done);
}

/** What is done where something is asked of an item. */
export function doneBy(listed: Listed, { id, asked }: { id: string; asked: AskedOfItem }): ItemAct {
  const at = listedIn(listed)?.indexOf(id) ?? -1;
  switch (asked.act) {
    case 'up':
      return { act: 'move', id, to: at - 1 };
    case 'down':
      return { act: 'move', id, to: at + 1 };
    case 'place':
      return { act: 'move', id, to: asked.to };
    default:
      return { act: asked.act, id };
  }
}

/** What is done where a draft is saved. */
export function saving(context: Listed & { draft: ItemDraft }): ItemAct {
  const { draft } = context;
  const words = wordsOf(draft, known(context).build.website.understanding);
  return draft.id === null
    ? { act: 'add', words, ...(draft.photo && { photo: draft.photo }) }
    : { act: 'edit', id: draft.id, words };
}

/** What was done with an item, to be read out, and where the focus goes. */
export function outcomeOf(
  listed: Listed,
  done: ItemAct,
): { lastId: string | null; message: string } {
  const { build, section } = known(listed);
  const { customization } = build;
  const before = listedItems(section, customization);
  const after = actOnItem(customization, section, done);
  const ids = listedItems(section, after);
  const id = done.act === 'add' ? addedId(section, customization) : done.id;
  const at = ids.indexOf(id);
  const name = itemName(shownItem(section, at < 0 ? customization : after, id));
  const next = ids[before.indexOf(id)] ?? ids.at(-1) ?? null;
  return { lastId: at < 0 ? next : id, message: said(done, name, at + 1, ids.length) };
}

function said({ act }: ItemAct, name: string, position: number, count: number): string {
  const { items } = messages;
  switch (act) {
    case 'add':
      return items.added(name, position, count);
    case 'edit':
      return items.saved(name);
    case 'remove':
      return items.removed(name);
    default:
      return items.at(name, position, count);
  }
}
