import type { LearnedWork } from '../../machines/keeper';
import type { SavedWork } from '../../machines/savedWork';
import { type Kept, keptFrom, type Told } from './keptWork';
import type { Store, Write } from './workWrites';

/** What the other tabs are told of what was written; `at`: when it was asked to be. Without all of the work nothing counts as gone. */
export function toldOf(writes: readonly Write[], after: Kept, isAll: boolean, at: number): Told {
  const of = (...stores: Store[]) => writes.filter(({ store }) => stores.includes(store));
  const ids = (list: Write[]) => [...new Set(list.map(({ name }) => name))];
  const gone = (list: Write[]) =>
    isAll ? ids(list.filter(({ value }) => value === undefined)) : [];
  const put = (list: Write[]) => list.filter(({ value }) => value !== undefined);
  return {
    at,
    parts: Object.fromEntries(put(of('parts')).map(({ name, value }) => [name, value])),
    builds: {
      changed: ids(put(of('builds', 'edits'))).map((id) => ({
        made: after.builds.get(id),
        edit: after.edits.get(id),
      })),
      removed: gone(of('builds')),
    },
    components: {
      changed: put(of('components')).map(({ value }) => value),
      removed: gone(of('components')),
    },
    images: { changed: put(of('images')).map(({ value }) => value), removed: gone(of('images')) },
  };
}

/** What this tab knows to be kept, once another one has told. */
export function withLearned(known: Kept, learned: LearnedWork, told: Told): Kept {
  const { builds, components, images, ...parts } = learned;
  const made = new Map(known.builds);
  for (const build of told.builds.changed) {
    const id = (build.made as { id?: string } | undefined)?.id;
    if (id !== undefined) made.set(id, build.made);
  }
  const fresh = keptFrom(
    {
      ...parts,
      builder: { history: builds?.changed ?? [] } as unknown as SavedWork['builder'],
      componentLibrary: {
        items: components?.changed ?? [],
      } as unknown as SavedWork['componentLibrary'],
      images: { images: images?.changed ?? [] } as unknown as SavedWork['images'],
    },
    made,
  );
  const without = (records: Map<string, unknown>, removed: string[] = []) =>
    new Map([...records].filter(([id]) => !removed.includes(id)));
  return {
    parts: new Map([...known.parts, ...fresh.parts]),
    builds: without(new Map([...known.builds, ...fresh.builds]), builds?.removed),
    edits: without(new Map([...known.edits, ...fresh.edits]), builds?.removed),
    components: without(new Map([...known.components, ...fresh.components]), components?.removed),
    images: without(new Map([...known.images, ...fresh.images]), images?.removed),
    document: known.document,
  };
}
