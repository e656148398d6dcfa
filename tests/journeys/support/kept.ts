import type { Page } from '@playwright/test';

/** A record of the browser's database of work: whose it is, its name and what it holds. */
export interface KeptRecord {
  store: string;
  key: [uid: string, name: string];
  value: unknown;
}

/** All that this browser keeps of anybody's work. */
export function keptRecords(page: Page): Promise<KeptRecord[]> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('No answer.'));
      });
    // To open one that is not there would make it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'workspace')) return [];
    const database = await answered(indexedDB.open('workspace'));
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores);
    const records = await Promise.all(
      stores.map(async (store) => {
        const [keys, values] = await Promise.all([
          answered(transaction.objectStore(store).getAllKeys()),
          answered(transaction.objectStore(store).getAll() as IDBRequest<unknown[]>),
        ]);
        return keys.map((key, index) => ({
          store,
          key: key as [string, string],
          value: values[index],
        }));
      }),
    );
    database.close();
    return records.flat();
  });
}

/** Puts records into that database, which the app has made before. */
export function keepRecords(page: Page, records: KeptRecord[]): Promise<void> {
  return page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('workspace');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('No answer.'));
    });
    const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
    for (const { store, key, value } of all) transaction.objectStore(store).put(value, key);
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('Given up.'));
    });
    database.close();
  }, records);
}

/** Everything that this browser keeps outside of the app's memory, as one text. */
export async function keptText(page: Page): Promise<string> {
  const entries = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  return entries + JSON.stringify(await keptRecords(page));
}
