import { withoutDocuments } from './documents';
import type { Build, Customization, Framework, GeneratedWebsite, Theme } from './entities';

/** What undo and redo put back; a step holds only what it changed. */
export interface DeskItems {
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
  before: Partial<DeskItems>;
  after: Partial<DeskItems>;
  /** Edits in a row with the same name are one step, until the edit ends. */
  edit: string | null;
}

export interface Desk {
  prompt: string;
  theme: Theme;
  framework: Framework;
  /** The build on the desk: an id of `history`, or null. */
  currentId: string | null;
  /** Newest first; each build holds its own customization, so loading another one loses nothing. */
  history: Build[];
  past: Step[];
  future: Step[];
}

const STEP_LIMIT = 200;

/** How many steps to undo keep the documents that they bring back. */
const STEPS_DRAWN = 10;

/** The build with this id (specification section 3, "Build history entry"), or null. */
export function findBuild(desk: Pick<Desk, 'history'>, id: string | null): Build | null {
  return desk.history.find((build) => build.id === id) ?? null;
}

/** Whether a build stands on the desk. */
export function hasBuild(desk: Pick<Desk, 'history' | 'currentId'>): boolean {
  return findBuild(desk, desk.currentId) !== null;
}

/** What 'Load Build' puts on the desk (specification section 2): prompt, theme, framework and the built site. */
export function itemsOf(build: Build): Partial<DeskItems> {
  return {
    prompt: build.prompt,
    theme: build.theme,
    framework: build.framework,
    currentId: build.id,
  };
}

/**
 * Puts `items` on the desk and remembers how to take them back; a new change ends what could be redone. What stands there
 * already is no change.
 */
export function change(desk: Desk, items: Partial<DeskItems>, edit: string | null): Partial<Desk> {
  const before = read(desk, items);
  if (Object.entries(items).every(([name, value]) => before[name as keyof DeskItems] === value)) {
    return {};
  }
  const last = desk.past.at(-1);
  const isSameEdit = last !== undefined && edit !== null && last.edit === edit;
  const past = isSameEdit
    ? [...desk.past.slice(0, -1), { ...last, after: items }]
    : [...desk.past, { before, after: items, edit }];
  return { ...put(desk, items), past: lightened(past.slice(-STEP_LIMIT)), future: [] };
}

/** What a customization is changed of. */
export interface Edited {
  /** As it was when the edit under way began. */
  before: Customization;
  website: GeneratedWebsite;
}

/** Changes the current build's customization; nothing without a build. */
export function customize(
  desk: Desk,
  to: (now: Customization, edited: Edited) => Customization,
  edit: string | null,
): Partial<Desk> {
  const build = findBuild(desk, desk.currentId);
  if (build === null) return {};
  const { id, customization, website } = build;
  const last = desk.past.at(-1);
  const begun = edit !== null && last?.edit === edit ? last.before.customization : undefined;
  const before = begun?.buildId === id ? begun.value : customization;
  const value = to(customization, { before, website });
  return value === customization
    ? {}
    : change(desk, { customization: { buildId: id, value } }, edit);
}

/** Gives a build a name of its own; an empty one gives the prompt back its place. Nothing when it would stay the same. */
export function renameBuild(desk: Desk, id: string, name: string): Partial<Desk> {
  const build = findBuild(desk, id);
  if (build === null || (build.name ?? '') === name) return {};
  return change(desk, { name: { buildId: id, value: name } }, null);
}

/** Takes a build out of the history, and off the desk if it stands there; undo puts it back where it was. */
export function deleteBuild(desk: Desk, id: string): Partial<Desk> {
  const index = desk.history.findIndex((build) => build.id === id);
  if (index === -1) return {};
  const entry = { buildId: id, build: null, below: desk.history.length - 1 - index };
  return change(desk, desk.currentId === id ? { entry, currentId: null } : { entry }, null);
}

/** The build that the last step deleted, or null: what an offer to undo is about. */
export function justDeleted(desk: Desk): Build | null {
  const step = desk.past.at(-1);
  return step?.after.entry?.build === null ? (step.before.entry?.build ?? null) : null;
}

/**
 * Keeps the site on the desk as it is now as a build of its own, in front of the history; the desk stays as it is, and undo
 * takes it away. `createdAt`: milliseconds since the epoch. It counts as no build that was generated. Nothing without a site.
 */
export function keepVersion(
  desk: Desk,
  { id, createdAt, name }: Pick<Build, 'id' | 'createdAt'> & { name: string },
): Partial<Desk> {
  const current = findBuild(desk, desk.currentId);
  if (current === null) return {};
  const build: Build = { ...current, id, createdAt, name, isOpened: true };
  return change(desk, { entry: { buildId: id, build, below: desk.history.length } }, null);
}

/** The name that a kept version has at first: the next number that none has. */
export function versionName({ history }: Pick<Desk, 'history'>): string {
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
export function undo(desk: Desk): Partial<Desk> {
  const step = desk.past.at(-1);
  if (step === undefined) return {};
  return {
    ...put(desk, step.before),
    past: desk.past.slice(0, -1),
    future: [{ ...step, edit: null }, ...desk.future],
  };
}

/** Does the last undone step again; nothing when there is none. */
export function redo(desk: Desk): Partial<Desk> {
  const [step, ...future] = desk.future;
  if (step === undefined) return {};
  return { ...put(desk, step.after), past: lightened([...desk.past, step]), future };
}

/** Ends the edit under way, so that the next change is a step of its own. */
export function endEdit(desk: Desk): Partial<Desk> {
  const last = desk.past.at(-1);
  if (last === undefined || last.edit === null) return {};
  return { past: [...desk.past.slice(0, -1), { ...last, edit: null }] };
}

function read(desk: Desk, items: Partial<DeskItems>): Partial<DeskItems> {
  const before: Partial<DeskItems> = {};
  if (items.prompt !== undefined) before.prompt = desk.prompt;
  if (items.theme !== undefined) before.theme = desk.theme;
  if (items.framework !== undefined) before.framework = desk.framework;
  if (items.currentId !== undefined) before.currentId = desk.currentId;
  if (items.customization !== undefined) {
    const build = findBuild(desk, items.customization.buildId);
    if (build !== null) before.customization = { buildId: build.id, value: build.customization };
  }
  if (items.name !== undefined) {
    const { buildId } = items.name;
    before.name = { buildId, value: findBuild(desk, buildId)?.name ?? '' };
  }
  if (items.site !== undefined) {
    const build = findBuild(desk, items.site.buildId);
    if (build !== null) before.site = { buildId: build.id, value: siteOf(build) };
  }
  if (items.entry !== undefined) {
    const { buildId, below } = items.entry;
    before.entry = { buildId, build: findBuild(desk, buildId), below };
  }
  return before;
}

function put(
  desk: Desk,
  { customization, name, site, entry, ...items }: Partial<DeskItems>,
): Partial<Desk> {
  let { history } = desk;
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
  return history === desk.history ? items : { ...items, history };
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

function withoutDrawn({ site, entry, ...items }: Partial<DeskItems>): Partial<DeskItems> {
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
