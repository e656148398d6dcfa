import * as v from 'valibot';

import { changedFields, withFields } from '../../machines/buildFields';
import type { Build } from '../../machines/entities';
import type { Image } from '../../machines/image';
import type { LearnedWork } from '../../machines/keeper';
import type { LearnedList } from '../../machines/learned';
import type { SavedWork } from '../../machines/savedWork';
import {
  buildSchema,
  componentSchema,
  imageSchema,
  savedWorkSchemas,
  storedBuild,
  storedComponent,
} from './savedWorkSchemas';

/** What a person has many of, each kept by its id. `edits` holds what was changed of a build since it was made. */
export const LISTS = ['builds', 'edits', 'components', 'images'] as const;

/** What a person has once. */
const SHARED_PARTS = ['settings', 'plan', 'apiKey', 'webhooks'] as const;

/** Records by id or name. */
export type Records = ReadonlyMap<string, unknown>;

/** All that is kept of one person, as one tab knows it; of the documents only its own. */
export type Kept = Record<'parts' | (typeof LISTS)[number], Map<string, unknown>> & {
  document: unknown;
};

type StoredBuild = ReturnType<typeof storedBuild>;
/** A build as it is kept. */
interface KeptBuild {
  /** As it was made: written once. */
  made: unknown;
  /** All of it that can change; its site only where that is another one by now. */
  edit: unknown;
  /** What of the edit was changed, as it was until then; undefined for a new build. */
  before?: unknown;
}

/** What one tab tells the others. */
export interface Told {
  parts: Record<string, unknown>;
  /** When it was asked to be written, in milliseconds since the epoch. */
  at: number;
  builds: Omit<LearnedList<KeptBuild>, 'before'>;
  components: Omit<LearnedList<unknown>, 'before'>;
  images: Omit<LearnedList<unknown>, 'before'>;
}

const EMPTY_DOCUMENT = {
  builder: {
    prompt: '',
    theme: 'modern',
    framework: 'tailwind',
    currentId: null,
    pendingChanges: [],
  },
  componentLibrary: { description: '', framework: 'tailwind' },
  images: {
    prompt: '',
    style: 'realistic',
    size: '1024x1024',
    quality: 'standard',
    isFavoritesOnly: false,
  },
};

export const nothingKept = (): Kept => ({
  parts: new Map(),
  builds: new Map(),
  edits: new Map(),
  components: new Map(),
  images: new Map(),
  document: undefined,
});

/** The work as it is kept; `made` holds the builds that were written already, which stay as they are. */
export function keptFrom(work: Partial<SavedWork>, made: Records): Kept {
  const kept = nothingKept();
  for (const part of SHARED_PARTS) {
    if (work[part] !== undefined) kept.parts.set(part, work[part]);
  }
  for (const build of work.builder?.history ?? []) {
    const { made: first, edit } = keptBuild(build, made.get(build.id));
    kept.builds.set(build.id, first);
    kept.edits.set(build.id, edit);
  }
  for (const item of work.componentLibrary?.items ?? [])
    kept.components.set(item.id, component(item));
  for (const item of work.images?.images ?? []) kept.images.set(item.id, image(item));
  if (isWhole(work)) kept.document = documentOf(work);
  return kept;
}

/** The work that was kept. What does not parse is left out. */
export function workFrom({
  parts,
  builds,
  edits,
  components,
  images,
  document,
}: Kept): Partial<SavedWork> {
  const own: Record<string, unknown> = isRecord(document) ? document : {};
  const lists = {
    builder: {
      history: newestFirst(
        [...builds].flatMap(([id, made]) => buildOf({ made, edit: edits.get(id) }) ?? []),
      ),
    },
    componentLibrary: { items: newestFirst(validItems(componentSchema, [...components.values()])) },
    images: { images: newestFirst(validItems(imageSchema, [...images.values()])) },
  };
  const withLists = Object.entries(lists).flatMap(([part, list]) => {
    const isEmpty = Object.values(list).every((items) => items.length === 0);
    const schema = savedWorkSchemas[part as keyof typeof lists];
    const documents = [own[part], ...(isEmpty ? [] : [EMPTY_DOCUMENT[part as keyof typeof lists]])];
    const [found] = documents.flatMap((one) =>
      isRecord(one) ? (parsed(schema as v.GenericSchema, { ...one, ...list }) ?? []) : [],
    );
    return found === undefined ? [] : [[part, found]];
  });
  const others = Object.entries(savedWorkSchemas)
    .filter(([part]) => !(part in lists))
    .flatMap(([part, schema]) => {
      const kept = parts.get(part) ?? own[part] ?? earlierPart(part, own);
      const found = parsed(schema as v.GenericSchema, kept);
      return found === undefined ? [] : [[part, found]];
    });
  return Object.fromEntries([...others, ...withLists]) as Partial<SavedWork>;
}

/** These parts were the builder's once. */
const OF_BUILDER = ['builderPanels', 'preview'];

/** A part of the work where an earlier version of the app kept it. */
export function earlierPart(part: string, work: Record<string, unknown>): unknown {
  return OF_BUILDER.includes(part) ? work.builder : undefined;
}

/** What was told, as far as it is good for anything. */
export function learnedFrom({ parts, builds, components, images }: Told): LearnedWork {
  const shared = SHARED_PARTS.flatMap((part) => {
    const found = parsed(savedWorkSchemas[part] as v.GenericSchema, parts[part]);
    return found === undefined ? [] : [[part, found]];
  });
  return {
    ...(Object.fromEntries(shared) as LearnedWork),
    builds: {
      ...builds,
      changed: builds.changed.flatMap((build) => buildOf(build) ?? []),
      before: builds.changed.flatMap(({ made, before }) =>
        before === undefined ? [] : (buildOf({ made, edit: before }) ?? []),
      ),
    },
    components: { ...components, changed: validItems(componentSchema, components.changed) },
    images: { ...images, changed: validItems(imageSchema, images.changed) },
  };
}

/** Whether all of the work is there; else only some parts are to be kept, as with Auto Save off. */
export function isWhole(work: Partial<SavedWork>): work is SavedWork {
  return work.builder !== undefined;
}

/** What of the work each tab has of its own; the language model stands with the tab alone (`modelOfTab`). */
function documentOf({
  builder,
  componentLibrary,
  images,
  languageModel: _model,
  ...parts
}: SavedWork) {
  const { history: _, ...ownBuilder } = builder;
  const { items: __, ...ownLibrary } = componentLibrary;
  const { images: ___, ...ownImages } = images;
  return {
    ...ownPartsOf(parts),
    builder: ownBuilder,
    componentLibrary: ownLibrary,
    images: ownImages,
  };
}

/** Without what all tabs of a person share. */
export const ownPartsOf = <TParts extends object>(
  parts: TParts,
): Omit<TParts, (typeof SHARED_PARTS)[number]> =>
  Object.fromEntries(
    Object.entries(parts).filter(([name]) => !SHARED_PARTS.some((shared) => shared === name)),
  ) as Omit<TParts, (typeof SHARED_PARTS)[number]>;

/**
 * What a tab that wrote an edit over another has to tell and to learn. `base` is what it knew to be kept, `written` what it
 * wrote, `replaced` what it really wrote over.
 */
export function mergedEdit({
  made,
  base,
  written,
  replaced,
}: {
  made: unknown;
  base: unknown;
  written: unknown;
  replaced: unknown;
}): { before: unknown; learned: LearnedList<Build> | null } {
  const [known, own, theirs] = [base, written, replaced].map((edit) => buildOf({ made, edit }));
  if (known === undefined || own === undefined || theirs === undefined) {
    return { before: replaced, learned: null };
  }
  const before = withFields(own, theirs, changedFields(known, own));
  const isOther = changedFields(known, theirs).length > 0;
  return {
    before: keptBuild(before, made).edit,
    learned: isOther ? { changed: [theirs], before: [known], removed: [] } : null,
  };
}

function keptBuild(build: Build, before: unknown): KeptBuild {
  const last = keptBuilds.get(build);
  if (last !== undefined && (before === undefined || last.made === before)) return last;
  const stored = storedBuild(build);
  const made = (before ?? stored) as StoredBuild;
  const { id: _, prompt: __, createdAt: ___, isOpened: ____, website, ...edit } = stored;
  const kept = { made, edit: made.website.site === website.site ? edit : { ...edit, website } };
  keptBuilds.set(build, kept);
  return kept;
}

function buildOf({ made, edit }: KeptBuild): Build | undefined {
  if (!isRecord(made) || !isRecord(edit)) return parsed(buildSchema, made);
  const { id, prompt, createdAt, isOpened, website } = made;
  const fixed = { id, prompt, createdAt, website, ...(isOpened === undefined ? {} : { isOpened }) };
  return parsed(buildSchema, { ...fixed, ...edit });
}

// What has not changed since it was asked for last is given as it was then: it needs no second look.
const keptBuilds = new WeakMap<Build, KeptBuild>();
const component = remembered(storedComponent);
// An address of a picture dies with its page.
const image = remembered((item: Image): Image => ({ ...item, url: null }));

function remembered<T extends object, TKept>(toKept: (item: T) => TKept): (item: T) => TKept {
  const known = new WeakMap<T, TKept>();
  return (item) => {
    const kept = known.get(item) ?? toKept(item);
    known.set(item, kept);
    return kept;
  };
}

function newestFirst<T extends { createdAt: number }>(items: T[]): T[] {
  return items.toSorted((one, other) => other.createdAt - one.createdAt);
}

function validItems<T>(schema: v.GenericSchema<unknown, T>, items: unknown[]): T[] {
  return items.flatMap((item) => parsed(schema, item) ?? []);
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
