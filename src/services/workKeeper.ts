import { fromPromise } from 'xstate';

import type { Keeper, LearnedWork } from '../../machines/keeper';
import { SaveRefusedError } from '../../machines/saveRefusal';
import type { SavedWork } from '../../machines/savedWork';
import { earlierWork, forgetEarlierWork } from './earlierWork';
import {
  isWhole,
  type Kept,
  keptFrom,
  learnedFrom,
  LISTS,
  mergedEdit,
  nothingKept,
  ownPartsOf,
  type Records,
  type Told,
  workFrom,
} from './keptWork';
import { now } from './identity';
import { forgetModelOfTab, keepModelOfTab, modelOfTab } from './modelOfTab';
import { tabName } from './tabName';
import {
  forgetPhotos,
  forgetPhotosOnDisk,
  hasPhotosToKeep,
  keepAllPhotos,
  openPhotos,
} from './photos/photoStore';
import { toldOf, withLearned } from './toldWork';
import {
  allOf,
  forgetOthers,
  forgetPerson,
  openWorkDatabase,
  STORES,
  type WorkDatabase,
} from './workDatabase';
import { isFull, write, writesBetween } from './workWrites';

/** Within this time of each other, two tabs cannot tell whose write came first. Milliseconds. */
const WRITE_ORDER = 50;

/** `openKeeper` of the workspace chart. Nothing of anybody else is kept afterwards. */
export const openKeeper = fromPromise<Keeper, { uid: string }>(({ input: { uid } }) =>
  openKeeperOf(uid, tabName()),
);

/** `forgetWork` of the workspace chart. */
export const forgetWork = fromPromise<unknown, { uid: string }>(async ({ input: { uid } }) => {
  forgetEarlierWork();
  forgetModelOfTab();
  forgetPhotos();
  const database = await openWorkDatabase();
  await forgetPerson(database, uid);
  database.close();
});

/** Removes all that is kept of anybody in this browser. Never rejects. */
export async function forgetEverybody(): Promise<void> {
  forgetEarlierWork();
  forgetModelOfTab();
  try {
    const database = await openWorkDatabase();
    await forgetOthers(database);
    database.close();
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}

/**
 * Opens what is kept of one person for one of their tabs. A tab that is new begins with the document that was kept last. What
 * an earlier version of the app left in the tab's session storage is taken over. Rejects where the browser allows no
 * storage.
 */
export async function openKeeperOf(uid: string, tab: string): Promise<Keeper> {
  forgetEarlierWork(uid);
  const database = await openWorkDatabase();
  const channel = new BroadcastChannel(`workspace:${uid}`);
  const untold: Told[] = [];
  channel.onmessage = ({ data }: MessageEvent<Told>) => void untold.push(data);
  await forgetOthers(database, uid);
  openPhotos(uid, database);
  const read = await readKept(database, uid, tab);
  read.parts.set('languageModel', modelOfTab(uid, tab));
  const saved = workFrom(read);
  let known = keptFrom(saved, read.builds);
  let isClosed = false;
  /** When this tab wrote each edit last. */
  const writtenAt = new Map<string, number>();
  let tellLearned: (learned: LearnedWork) => void = () => undefined;

  const saveWork = async (work: Partial<SavedWork>): Promise<void> => {
    const before = known;
    const after = keptFrom(work, before.builds);
    // All else goes, so that what stays is written, whether it was kept before or not.
    const writes = writesBetween(isWhole(work) ? before : nothingKept(), after, tab);
    if (isWhole(work) && writes.length === 0) return;
    known = after;
    const at = now();
    for (const { store, name } of writes) if (store === 'edits') writtenAt.set(name, at);
    let replaced: Records;
    try {
      replaced = await write(database, uid, writes, !isWhole(work));
      if (!isWhole(work)) forgetPhotosOnDisk();
    } catch (error) {
      // Whatever was tried since built on this: the next try writes all there is.
      known = known === after ? before : nothingKept();
      throw refusedBy(error);
    }
    const isTold = writes.some(({ store }) => store !== 'desks');
    if (!isTold || isClosed) return;
    const merged = new Map(
      [...replaced]
        .filter(([id, edit]) => edit !== undefined && before.builds.has(id))
        .map(([id, edit]) => [
          id,
          mergedEdit({
            made: after.builds.get(id),
            base: before.edits.get(id),
            written: after.edits.get(id),
            replaced: edit,
          }),
        ]),
    );
    const told = toldOf(writes, after, isWhole(work), at);
    for (const build of told.builds.changed) {
      const id = (build.made as { id?: string } | undefined)?.id;
      const before = id === undefined ? undefined : merged.get(id)?.before;
      if (before !== undefined) build.before = before;
    }
    channel.postMessage(told);
    // What another tab wrote a moment ago is not lost: it is taken here, and written again.
    for (const { learned } of merged.values()) {
      if (learned !== null) tellLearned({ builds: learned });
    }
  };

  const keeper: Keeper = {
    saved,
    save: async (work) => {
      keepModelOfTab(uid, tab, work.languageModel);
      if (!isWhole(work) || !hasPhotosToKeep()) return saveWork(work);
      // Where there is no room for photos, all else is kept all the same.
      const refused = await keepAllPhotos().then(() => null, refusedBy);
      await saveWork(work);
      if (refused !== null) throw refused;
    },
    observe: (onLearned) => {
      tellLearned = onLearned;
      const learn = (told: Told) => {
        const learned = learnedFrom(told);
        known = withLearned(known, learned, told);
        for (const { made } of told.builds.changed) {
          const id = (made as { id?: string } | undefined)?.id ?? '';
          const own = writtenAt.get(id);
          // Either may stand there now: what is here is written once more.
          if (own !== undefined && told.at < own + WRITE_ORDER) known.edits.delete(id);
        }
        onLearned(learned);
      };
      untold.splice(0).forEach(learn);
      channel.onmessage = ({ data }: MessageEvent<Told>) => learn(data);
      return () => {
        isClosed = true;
        tellLearned = () => undefined;
        channel.close();
        database.close();
      };
    },
  };
  await takeEarlierWork(uid, keeper);
  return keeper;
}

const refusedBy = (error: unknown): SaveRefusedError =>
  new SaveRefusedError(isFull(error) ? 'full' : 'unavailable');

/** Gives the keeper what stands in the session storage, once; what is kept already wins, but for the document. */
async function takeEarlierWork(uid: string, keeper: Keeper): Promise<void> {
  const earlier = earlierWork(uid);
  if (!isWhole(earlier)) return;
  const { saved } = keeper;
  const merged: Partial<SavedWork> = { ...earlier, ...saved, ...documentAndLists(earlier, saved) };
  keeper.saved = merged;
  try {
    await keeper.save(merged);
    forgetEarlierWork();
  } catch {
    // It stays where it is, and in memory; saving tells.
  }
}

function documentAndLists(earlier: SavedWork, saved: Partial<SavedWork>): Partial<SavedWork> {
  const { builder, componentLibrary, images, ...parts } = earlier;
  return {
    ...ownPartsOf(parts),
    builder: { ...builder, history: union(builder.history, saved.builder?.history) },
    componentLibrary: {
      ...componentLibrary,
      items: union(componentLibrary.items, saved.componentLibrary?.items),
    },
    images: { ...images, images: union(images.images, saved.images?.images) },
  };
}

function union<T extends { id: string; createdAt: number }>(earlier: T[], kept: T[] = []): T[] {
  const ids = new Set(kept.map(({ id }) => id));
  const all = [...earlier.filter(({ id }) => !ids.has(id)), ...kept];
  return all.toSorted((one, other) => other.createdAt - one.createdAt);
}

async function readKept(database: WorkDatabase, uid: string, tab: string): Promise<Kept> {
  const transaction = database.transaction(STORES);
  const [entries, documents] = await Promise.all([
    Promise.all(
      (['parts', ...LISTS] as const).map(async (name) => {
        const store = transaction.objectStore(name);
        const [keys, values] = await Promise.all([
          store.getAllKeys(allOf(uid)),
          store.getAll(allOf(uid)),
        ]);
        return [name, new Map(keys.map(([, id], index) => [id, values[index]]))] as const;
      }),
    ),
    Promise.all([
      transaction.objectStore('desks').getAllKeys(allOf(uid)),
      transaction.objectStore('desks').getAll(allOf(uid)),
    ]),
    transaction.done,
  ]);
  const [names, kept] = documents;
  const own = kept[names.findIndex(([, name]) => name === tab)];
  const [newest] = kept.toSorted((one, other) => other.keptAt - one.keptAt);
  return { ...nothingKept(), ...Object.fromEntries(entries), document: (own ?? newest)?.desk };
}
