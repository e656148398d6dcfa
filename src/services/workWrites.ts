import { now } from './identity';
import { type Kept, LISTS } from './keptWork';
import { allOf, OWNED, STORES, type WorkDatabase } from './workDatabase';

export type Store = (typeof STORES)[number];
export interface Write {
  store: Store;
  name: string;
  /** Undefined to remove it. */
  value: unknown;
}

/**
 * Writes all changes of one person, or nothing; `forgetsRest` removes all else of theirs first. Rejects with the browser's
 * reason. Every request is made before this returns. Answers with the edits of builds that were written over, by build.
 */
export async function write(
  database: WorkDatabase,
  uid: string,
  writes: readonly Write[],
  forgetsRest: boolean,
): Promise<ReadonlyMap<string, unknown>> {
  const transaction = database.transaction(forgetsRest ? OWNED : STORES, 'readwrite');
  const requests: Promise<unknown>[] = [transaction.done];
  const replaced = new Map<string, unknown>();
  try {
    if (forgetsRest) {
      for (const store of OWNED) requests.push(transaction.objectStore(store).delete(allOf(uid)));
    }
    for (const { store, name, value } of writes) {
      const key: [string, string] = [uid, name];
      if (store === 'edits' && value !== undefined) {
        const reading = transaction.objectStore(store).get(key);
        requests.push(reading.then((edit) => replaced.set(name, edit)));
      }
      if (value === undefined) requests.push(transaction.objectStore(store).delete(key));
      else if (store !== 'desks') requests.push(transaction.objectStore(store).put(value, key));
      else requests.push(transaction.objectStore(store).put({ keptAt: now(), desk: value }, key));
    }
    // A page that is left has no other moment to say that this is all.
    transaction.commit();
  } catch (error) {
    void Promise.allSettled(requests);
    transaction.abort();
    throw error;
  }
  const outcomes = await Promise.allSettled(requests);
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  // Only one of them says why; the others that it was given up.
  if (reasons.length > 0) throw reasons.find(isFull) ?? reasons[0];
  return replaced;
}

/** What has to be written to come from one state to the other; a build that is kept is never written again. */
export function writesBetween(before: Kept, after: Kept, tab: string): Write[] {
  const writes = (['parts', ...LISTS] as const).flatMap((store) => {
    const changed = [...after[store]].filter(([name, value]) =>
      store === 'builds' ? !before.builds.has(name) : isOther(before[store].get(name), value),
    );
    const removed = [...before[store].keys()].filter((name) => !after[store].has(name));
    return [
      ...changed.map(([name, value]) => ({ store, name, value })),
      ...removed.map((name) => ({ store, name, value: undefined })),
    ];
  });
  return isOther(before.document, after.document)
    ? [...writes, { store: 'desks', name: tab, value: after.document }]
    : writes;
}

function isOther(one: unknown, other: unknown): boolean {
  return one !== other && textOf(one) !== textOf(other);
}

const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** Browsers name a full storage differently; Firefox's old name and the legacy code 22 still occur. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return (
    error.name === 'QuotaExceededError' ||
    error.name === 'NS_ERROR_DOM_QUOTA_REACHED' ||
    error.code === 22 ||
    error.code === 1014
  );
}
