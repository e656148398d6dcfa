import { undrawn, withoutDocuments } from './documents';
import type { Build, Customization, Framework, GeneratedWebsite, Theme } from './entities';

/** What undo and redo put back; a step holds only what it changed. */
export interface DocumentItems {
  prompt: string;
  theme: Theme;
  framework: Framework;
  currentId: string | null;
  customization: { buildId: string; value: Customization };
  name: { buildId: string; value: string };
  site: { buildId: string; value: BuiltSite };
  /** A place in the history: what stands there, or null once it is deleted. `below`: how many older builds follow. */
  entry: { buildId: string; build: Build | null; below: number };
}

/** What a build is made into when what was understood of it, or its design, is changed in place. */
export type BuiltSite = Pick<
  Build,
  'theme' | 'framework' | 'website' | 'customization' | 'corrections' | 'direction'
>;

export interface Step {
  before: Partial<DocumentItems>;
  after: Partial<DocumentItems>;
  /** Edits in a row with the same name are one step, until the edit ends. */
  edit: string | null;
}

export interface BuilderDocument {
  prompt: string;
  theme: Theme;
  framework: Framework;
  /** The current build: an id of `history`, or null. */
  currentId: string | null;
  /** Newest first; each build holds its own customization, so loading another one loses nothing. */
  history: Build[];
  past: Step[];
  future: Step[];
}

/** What a language model writes, sentence by sentence, is one edit whatever field is left meanwhile. */
export const MODEL_EDIT = 'model.words';

const STEP_LIMIT = 200;

/** How many steps to undo keep the documents that they bring back. */
const STEPS_DRAWN = 10;

/** The build with this id (specification section 3, "Build history entry"), or null. */
export function findBuild(
  document: Pick<BuilderDocument, 'history'>,
  id: string | null,
): Build | null {
  return document.history.find((build) => build.id === id) ?? null;
}

/** Whether there is a current build. */
export function hasBuild(document: Pick<BuilderDocument, 'history' | 'currentId'>): boolean {
  return findBuild(document, document.currentId) !== null;
}

/** What 'Load Build' makes current (specification section 2): prompt, theme, framework and the built site. */
export function itemsOf(build: Build): Partial<DocumentItems> {
  return {
    prompt: build.prompt,
    theme: build.theme,
    framework: build.framework,
    currentId: build.id,
  };
}

/**
 * Puts `items` into the document and remembers how to take them back; a new change ends what could be redone. What stands there
 * already is no change.
 */
export function change(
  document: BuilderDocument,
  items: Partial<DocumentItems>,
  edit: string | null,
): Partial<BuilderDocument> {
  const before = read(document, items);
  if (
    Object.entries(items).every(([name, value]) => before[name as keyof DocumentItems] === value)
  ) {
    return {};
  }
  const last = document.past.at(-1);
  const isSameEdit = last !== undefined && edit !== null && last.edit === edit;
  const past = isSameEdit
    ? [...document.past.slice(0, -1), { ...last, after: items }]
    : [...document.past, { before, after: items, edit }];
  return { ...put(document, items), past: lightened(past.slice(-STEP_LIMIT)), future: [] };
}

/** What a customization is changed of. */
export interface Edited {
  /** As it was when the edit under way began. */
  before: Customization;
  website: GeneratedWebsite;
}

/** Changes the current build's customization; nothing without a build. */
export function customize(
  document: BuilderDocument,
  to: (now: Customization, edited: Edited) => Customization,
  edit: string | null,
): Partial<BuilderDocument> {
  const build = findBuild(document, document.currentId);
  if (build === null) return {};
  const { id, customization, website } = build;
  const last = document.past.at(-1);
  const begun = edit !== null && last?.edit === edit ? last.before.customization : undefined;
  const before = begun?.buildId === id ? begun.value : customization;
  const value = to(customization, { before, website });
  return value === customization
    ? {}
    : change(document, { customization: { buildId: id, value } }, edit);
}

/** Gives a build a name of its own; an empty one gives the prompt back its place. Nothing when it would stay the same. */
export function renameBuild(
  document: BuilderDocument,
  id: string,
  name: string,
): Partial<BuilderDocument> {
  const build = findBuild(document, id);
  if (build === null || (build.name ?? '') === name) return {};
  return change(document, { name: { buildId: id, value: name } }, null);
}

/** Takes a build out of the history, and clears it if it is the current one; undo puts it back where it was. */
export function deleteBuild(document: BuilderDocument, id: string): Partial<BuilderDocument> {
  const index = document.history.findIndex((build) => build.id === id);
  if (index === -1) return {};
  const entry = { buildId: id, build: null, below: document.history.length - 1 - index };
  return change(document, document.currentId === id ? { entry, currentId: null } : { entry }, null);
}

/** The build that the last step deleted, or null: what an offer to undo is about. */
export function justDeleted(document: BuilderDocument): Build | null {
  const step = document.past.at(-1);
  return step?.after.entry?.build === null ? (step.before.entry?.build ?? null) : null;
}

/**
 * Keeps the current site as it is now as a build of its own, in front of the history; the document stays as it is, and undo
 * takes it away. `createdAt`: milliseconds since the epoch. It counts as no build that was generated. Nothing without a site.
 */
export function keepVersion(
  document: BuilderDocument,
  { id, createdAt, name }: Pick<Build, 'id' | 'createdAt'> & { name: string },
): Partial<BuilderDocument> {
  const current = findBuild(document, document.currentId);
  if (current === null) return {};
  const website = undrawn(current.website);
  const build: Build = { ...current, website, id, createdAt, name, isOpened: true };
  return change(document, { entry: { buildId: id, build, below: document.history.length } }, null);
}

/** The name that a kept version has at first: the next number that none has. */
export function versionName({ history }: Pick<BuilderDocument, 'history'>): string {
  const numbers = history.map(({ name }) =>
    Number(/^Version (\d{1,4})$/.exec(name ?? '')?.[1] ?? 0),
  );
  return `Version ${Math.max(0, ...numbers) + 1}`;
}

/** What a build is called: its own name, or its prompt. */
export function nameOf(build: Build): string {
  return build.name ?? build.prompt;
}

/** Takes the last step back; nothing when there is none. */
export function undo(document: BuilderDocument): Partial<BuilderDocument> {
  const step = document.past.at(-1);
  if (step === undefined) return {};
  return {
    ...put(document, step.before),
    past: document.past.slice(0, -1),
    future: [{ ...step, edit: null }, ...document.future],
  };
}

/** Does the last undone step again; nothing when there is none. */
export function redo(document: BuilderDocument): Partial<BuilderDocument> {
  const [step, ...future] = document.future;
  if (step === undefined) return {};
  return { ...put(document, step.after), past: lightened([...document.past, step]), future };
}

/** Ends the edit under way, so that the next change is a step of its own. */
export function endEdit(document: BuilderDocument): Partial<BuilderDocument> {
  const last = document.past.at(-1);
  if (last === undefined || last.edit === null || last.edit === MODEL_EDIT) return {};
  return { past: [...document.past.slice(0, -1), { ...last, edit: null }] };
}

function read(document: BuilderDocument, items: Partial<DocumentItems>): Partial<DocumentItems> {
  const before: Partial<DocumentItems> = {};
  if (items.prompt !== undefined) before.prompt = document.prompt;
  if (items.theme !== undefined) before.theme = document.theme;
  if (items.framework !== undefined) before.framework = document.framework;
  if (items.currentId !== undefined) before.currentId = document.currentId;
  if (items.customization !== undefined) {
    const build = findBuild(document, items.customization.buildId);
    if (build !== null) before.customization = { buildId: build.id, value: build.customization };
  }
  if (items.name !== undefined) {
    const { buildId } = items.name;
    before.name = { buildId, value: findBuild(document, buildId)?.name ?? '' };
  }
  if (items.site !== undefined) {
    const build = findBuild(document, items.site.buildId);
    if (build !== null) before.site = { buildId: build.id, value: siteOf(build) };
  }
  if (items.entry !== undefined) {
    const { buildId, below } = items.entry;
    before.entry = { buildId, build: findBuild(document, buildId), below };
  }
  return before;
}

function put(
  document: BuilderDocument,
  { customization, name, site, entry, ...items }: Partial<DocumentItems>,
): Partial<BuilderDocument> {
  let { history } = document;
  if (customization !== undefined) {
    const { buildId, value } = customization;
    history = replaced(history, buildId, (build) => ({ ...build, customization: value }));
  }
  if (name !== undefined) {
    history = replaced(history, name.buildId, ({ name: _, ...build }) =>
      name.value === '' ? build : { ...build, name: name.value },
    );
  }
  if (site !== undefined) {
    const { buildId, value } = site;
    history = replaced(history, buildId, ({ corrections: _, direction: __, ...build }) => ({
      ...build,
      ...value,
    }));
  }
  if (entry !== undefined) {
    const others = history.filter(({ id }) => id !== entry.buildId);
    const index = others.length - entry.below;
    history = entry.build === null ? others : others.toSpliced(index, 0, entry.build);
  }
  return history === document.history ? items : { ...items, history };
}

/** What of a build its site is made of. Pure. */
export function siteOf({
  theme,
  framework,
  website,
  customization,
  corrections,
  direction,
}: Build): BuiltSite {
  return {
    theme,
    framework,
    website,
    customization,
    ...(corrections === undefined ? {} : { corrections }),
    ...(direction === undefined ? {} : { direction }),
  };
}

function replaced(history: Build[], id: string, to: (build: Build) => Build): Build[] {
  return history.map((build) => (build.id === id ? to(build) : build));
}

/** The steps to undo, where the one that has just become too old has let its documents go; all others stay the same. */
function lightened(past: Step[]): Step[] {
  const index = past.length - 1 - STEPS_DRAWN;
  const step = past[index];
  if (step === undefined) return past;
  const { before, after } = step;
  if (![before, after].some(({ site, entry }) => site !== undefined || entry !== undefined)) {
    return past;
  }
  return past.with(index, { ...step, before: withoutDrawn(before), after: withoutDrawn(after) });
}

function withoutDrawn({ site, entry, ...items }: Partial<DocumentItems>): Partial<DocumentItems> {
  const bare = <T extends Pick<Build, 'website'>>(built: T): T => ({
    ...built,
    website: withoutDocuments(built.website),
  });
  return {
    ...items,
    ...(site === undefined ? {} : { site: { ...site, value: bare(site.value) } }),
    ...(entry === undefined
      ? {}
      : { entry: { ...entry, build: entry.build === null ? null : bare(entry.build) } }),
  };
}
