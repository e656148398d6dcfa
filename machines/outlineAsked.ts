import { adding } from './addingSections';
import type { Build } from './entities';
import {
  type BuilderRef,
  buildOf,
  type Doing,
  entryOfSection,
  leadInView,
  outlinePageOf,
  placesFor,
  type SelectedEntry,
} from './outlineActs';
import { outlineOf } from './outlineOf';
import { newPageId, pageNameProblem, type PageNameProblem } from './pageActs';
import { type ChoiceOf, choosing } from './sectionChoices';

/** What is asked of the selected entry, or of the selected page. `toggle`: hides an entry, or shows it again. */
export type AskedAct =
  | { act: 'up' | 'down' | 'duplicate' | 'toggle' | 'lock' | 'remove' }
  /** `to`: a place on its page, or on another (`on`), from 0. */
  | { act: 'place'; to: number; on?: string }
  /** Another layout or wording: the next, the previous, or (null) the one that the section was generated with. */
  | { act: 'choose'; what: ChoiceOf; step: 1 | -1 | null };

/** Of the outline: whose site it is, what is selected in it, and the name of a page as it is typed. */
interface Selecting {
  builderRef: BuilderRef | null;
  selected: SelectedEntry | null;
  name: string;
}

/** Whether a page's name is that of a new one, or of the selected one. */
export type Naming = 'adding' | 'renaming';

/** Null where nothing is selected that it could be done with. */
export function doingOf(
  { builderRef, selected }: Omit<Selecting, 'name'>,
  asked: AskedAct,
): Doing | null {
  const build = buildOf(builderRef);
  if (selected === null || build === null) return null;
  if (selected.id === null) return pageDoing(build, selected.page, asked);
  const found = outlinePageOf(build, selected.page);
  const at = found?.entries.findIndex(({ id }) => id === selected.id) ?? -1;
  const entry = found?.entries[at];
  if (entry === undefined) return null;
  const { page } = selected;
  const { id, state, isLocked } = entry;
  switch (asked.act) {
    case 'up':
      return { page, done: { act: 'move', id, to: at - 1 } };
    case 'down':
      return { page, done: { act: 'move', id, to: at + 1 } };
    case 'place': {
      const { to, on = page } = asked;
      return {
        page,
        done: on === page ? { act: 'move', id, to } : { act: 'transfer', id, on, to },
      };
    }
    case 'choose':
      return entry.isTeaser ? null : choosingIn(build, { page, id }, asked);
    case 'toggle':
      return { page, done: { act: state === 'shown' ? 'hide' : 'show', id } };
    case 'lock':
      return { page, done: { act: isLocked ? 'unlock' : 'lock', id } };
    default:
      return { page, done: { act: asked.act, id } };
  }
}

function pageDoing(build: Build, page: string, { act }: AskedAct): Doing | null {
  const at = outlineOf(build).findIndex((one) => one.page.lead === page);
  if (act === 'up') return { page, done: { act: 'movePage', to: at - 1 } };
  if (act === 'down') return { page, done: { act: 'movePage', to: at + 1 } };
  return act === 'remove' ? { page, done: { act: 'removePage' } } : null;
}

function choosingIn(
  { website, customization }: Build,
  { page, id }: { page: string; id: string },
  asked: { what: ChoiceOf; step: number | null },
): Doing | null {
  const chosen = choosing(website, customization, id, asked);
  return chosen && { page, done: { act: 'choose', id, ...chosen } };
}

/** What adds a section of a kind behind what is selected, else to the page in view. */
export const addingOf = ({ builderRef, selected }: Selecting, kind: string): Doing | null =>
  adding(buildOf(builderRef), kind, selected ?? { page: leadInView(builderRef), id: null });

export const puttingBack = ({ page, id }: { page: string; id: string }): Doing => ({
  page,
  done: { act: 'putBack', id },
});

export const pressed = (
  { builderRef }: Selecting,
  { page, section }: { page: string; section: string },
): SelectedEntry | null => entryOfSection(buildOf(builderRef), { page, section });

/** Whether an entry has another place to go to, on its page or on another one. */
export function isPlaceable(build: Build | null, entry: SelectedEntry): boolean {
  return (
    placesFor(build, entry).length > 1 ||
    (build !== null &&
      outlineOf(build).some(
        ({ page }) => page.lead !== entry.page && placesFor(build, entry, page.lead).length > 0,
      ))
  );
}

/** What a page is called as its name stands in the field now. */
export function namingOf({ builderRef, selected, name }: Selecting, naming: Naming): Doing | null {
  const build = buildOf(builderRef);
  if (build === null) return null;
  if (naming === 'adding')
    return { page: newPageId(build.customization), done: { act: 'addPage', name } };
  return selected?.id === null ? { page: selected.page, done: { act: 'renamePage', name } } : null;
}

/** Why the name in the field cannot be taken: null where it can. */
export function nameProblemOf(
  { builderRef, selected, name }: Selecting,
  naming: Naming,
): PageNameProblem | null {
  const build = buildOf(builderRef);
  const others = (build === null ? [] : outlineOf(build)).filter(
    ({ page }) => naming === 'adding' || page.lead !== selected?.page,
  );
  return pageNameProblem(
    name,
    others.map(({ label }) => label),
  );
}

/** What the selected page is called. */
export const nameBefore = ({ builderRef, selected }: Selecting): string =>
  outlinePageOf(buildOf(builderRef), selected?.page ?? '')?.label ?? '';
