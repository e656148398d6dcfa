import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { LISTS } from './keptWork';

type Key = [uid: string, name: string];
interface Records {
  key: Key;
  value: unknown;
}

/** Whatever is kept belongs to somebody: every key begins with their uid. */
interface WorkSchema extends DBSchema {
  parts: Records;
  builds: Records;
  edits: Records;
  components: Records;
  images: Records;
  desks: { key: Key; value: { keptAt: number; desk: unknown } };
  photos: { key: Key; value: Uint8Array<ArrayBuffer> };
}

export type WorkDatabase = IDBPDatabase<WorkSchema>;

export const STORES = ['parts', ...LISTS, 'desks'] as const;
/** Everything that belongs to somebody: the files of photos are written by themselves, before the work that names them. */
export const OWNED = [...STORES, 'photos'] as const;

/** The database that holds everybody's work in this browser. Rejects where the browser allows none. */
export function openWorkDatabase(): Promise<WorkDatabase> {
  return openDB<WorkSchema>('workspace', 2, {
    upgrade: (database) => {
      for (const store of OWNED) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      }
    },
    // A newer version of the app, in another tab, must not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

/** Everything of one person; an array sorts behind every text. */
export const allOf = (uid: string) => IDBKeyRange.bound([uid], [uid, []]);

/** Removes all that is kept of everybody, or of everybody but one. */
export async function forgetOthers(database: WorkDatabase, keptUid?: string): Promise<void> {
  const transaction = database.transaction(OWNED, 'readwrite');
  const ranges =
    keptUid === undefined
      ? [IDBKeyRange.lowerBound([])]
      : [IDBKeyRange.upperBound([keptUid], true), IDBKeyRange.lowerBound([keptUid, []], true)];
  await Promise.all([
    ...OWNED.flatMap((store) =>
      ranges.map((range) => transaction.objectStore(store).delete(range)),
    ),
    transaction.done,
  ]);
}

/** Removes all that is kept of one person. */
export async function forgetPerson(database: WorkDatabase, uid: string): Promise<void> {
  const transaction = database.transaction(OWNED, 'readwrite');
  await Promise.all([
    ...OWNED.map((store) => transaction.objectStore(store).delete(allOf(uid))),
    transaction.done,
  ]);
}
