import type { Build, Customization, Framework, Theme } from './entities';

/** What undo and redo put back; a step holds only what it changed. */
export interface DeskItems {
  prompt: string;
  theme: Theme;
  framework: Framework;
  currentId: string | null;
  customization: { buildId: string; value: Customization };
}

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

/** The build with this id (specification section 3, "Build history entry"), or null. */
export function findBuild(desk: Desk, id: string | null): Build | null {
  return desk.history.find((build) => build.id === id) ?? null;
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

/** Puts `items` on the desk and remembers how to take them back; a new change ends what could be redone. */
export function change(desk: Desk, items: Partial<DeskItems>, edit: string | null): Partial<Desk> {
  const last = desk.past.at(-1);
  const isSameEdit = last !== undefined && edit !== null && last.edit === edit;
  const past = isSameEdit
    ? [...desk.past.slice(0, -1), { ...last, after: items }]
    : [...desk.past, { before: read(desk, items), after: items, edit }];
  return { ...put(desk, items), past: past.slice(-STEP_LIMIT), future: [] };
}

/** Changes the current build's customization; nothing without a build or when nothing would differ. */
export function customize(
  desk: Desk,
  to: (now: Customization) => Customization,
  edit: string | null,
): Partial<Desk> {
  const build = findBuild(desk, desk.currentId);
  if (build === null) return {};
  return change(
    desk,
    { customization: { buildId: build.id, value: to(build.customization) } },
    edit,
  );
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
  return { ...put(desk, step.after), past: [...desk.past, step], future };
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
  return before;
}

function put(desk: Desk, { customization, ...items }: Partial<DeskItems>): Partial<Desk> {
  if (customization === undefined) return items;
  return {
    ...items,
    history: desk.history.map((build) =>
      build.id === customization.buildId ? { ...build, customization: customization.value } : build,
    ),
  };
}
