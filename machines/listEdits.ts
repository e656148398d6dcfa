/** What a list of a person's own entries holds. */
interface Entry {
  id: string;
}

/** A change of one entry that can be undone. */
export interface ListChange<T> {
  kind: 'renamed' | 'deleted';
  /** The entry as it stood before. */
  entry: T;
  /** How many older entries followed it. */
  below: number;
}

/** The name that is being typed, and what can be undone, oldest first. */
export interface ListEdits<T> {
  /** The entry that has its name in a field, or null. */
  namedId: string | null;
  typedName: string;
  changes: ListChange<T>[];
}

export type ListEditEvent =
  | { type: 'entry.rename'; id: string; name: string }
  | { type: 'name.change'; value: string }
  | { type: 'name.keep' }
  | { type: 'name.cancel' }
  | { type: 'entry.delete'; id: string }
  | { type: 'entry.undo' };

/** What of the edits tells which name is being typed. */
export type Naming = Partial<Pick<ListEdits<never>, 'namedId' | 'typedName'>>;

export const NO_EDITS = { namedId: null, typedName: '', changes: [] } satisfies ListEdits<never>;

/** How many changes of a list can be undone. */
const MOST_CHANGES = 50;

/** A list as a change leaves it, and what can be undone then. */
interface Changed<T> {
  list: T[];
  changes: ListChange<T>[];
}

/**
 * Makes the entry with this id into another one, as a change that can be undone. `to` answers with the entry itself where
 * nothing changes; then, and without such an entry, null.
 */
export function renameEntry<T extends Entry>(
  list: readonly T[],
  changes: readonly ListChange<T>[],
  id: string | null,
  to: (entry: T) => T,
): Changed<T> | null {
  const index = list.findIndex((entry) => entry.id === id);
  const entry = list[index];
  if (entry === undefined) return null;
  const renamed = to(entry);
  if (renamed === entry) return null;
  return {
    list: list.with(index, renamed),
    changes: withChange(changes, { kind: 'renamed', entry, below: list.length - 1 - index }),
  };
}

/** Takes the entry with this id out, as a change that can be undone; null where there is none. */
export function deleteEntry<T extends Entry>(
  list: readonly T[],
  changes: readonly ListChange<T>[],
  id: string,
): Changed<T> | null {
  const index = list.findIndex((entry) => entry.id === id);
  const entry = list[index];
  if (entry === undefined) return null;
  return {
    list: list.toSpliced(index, 1),
    changes: withChange(changes, { kind: 'deleted', entry, below: list.length - 1 - index }),
  };
}

/**
 * Takes the last change back: a deleted entry stands where it stood, a renamed one is made into what it was by `restored`.
 * Null where there is nothing to undo.
 */
export function undoChange<T extends Entry>(
  list: readonly T[],
  changes: readonly ListChange<T>[],
  restored: (now: T, before: T) => T,
): Changed<T> | null {
  const last = changes.at(-1);
  if (last === undefined) return null;
  const { kind, entry, below } = last;
  const others = list.filter(({ id }) => id !== entry.id);
  return {
    list:
      kind === 'deleted'
        ? others.toSpliced(Math.max(0, others.length - below), 0, entry)
        : list.map((now) => (now.id === entry.id ? restored(now, entry) : now)),
    changes: changes.slice(0, -1),
  };
}

function withChange<T>(changes: readonly ListChange<T>[], change: ListChange<T>): ListChange<T>[] {
  return [...changes, change].slice(-MOST_CHANGES);
}

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });

/**
 * The region of a list's machine in which one name at a time is in a field, and in which changes are undone. The machine has
 * the guard `isOwn` and the actions `setNaming`, `endNaming`, `keepName`, `deleteEntry` and `undoChange`.
 */
export const namingRegion = {
  initial: 'resting',
  on: {
    'entry.delete': {
      guard: { type: 'isOwn', params: idOf },
      target: '.resting',
      actions: { type: 'deleteEntry', params: idOf },
    },
    'entry.undo': { target: '.resting', actions: 'undoChange' },
  },
  states: {
    resting: {
      entry: 'endNaming',
      on: {
        'entry.rename': {
          guard: { type: 'isOwn', params: idOf },
          target: 'typing',
          actions: {
            type: 'setNaming',
            params: ({ event }: { event: { id: string; name: string } }) => ({
              namedId: event.id,
              typedName: event.name,
            }),
          },
        },
      },
    },
    typing: {
      on: {
        'name.change': {
          actions: {
            type: 'setNaming',
            params: ({ event }: { event: { value: string } }) => ({ typedName: event.value }),
          },
        },
        'name.keep': { target: 'resting', actions: 'keepName' },
        'name.cancel': 'resting',
      },
    },
  },
} as const;
