/** The names in a list that is parted by blanks. */
export type NamesIn<List extends string> = List extends `${infer Name} ${infer More}`
  ? Name | NamesIn<More>
  : List;

type Load = () => Promise<void>;

const missing = new Set<Load>();

/**
 * Drawings in files that are loaded once one of them is drawn. `sets`: names of each file's drawings, parted by blanks;
 * `open` loads a file. `find` gives undefined where a drawing is not loaded; `withDrawings` sees to that. `loadAll` rejects
 * when a file cannot be loaded.
 */
export function drawingsIn<Drawing>(
  sets: Readonly<Record<string, string>>,
  open: (set: string) => Promise<Readonly<Record<string, Drawing>> | undefined>,
): { find: (name: string) => Drawing | undefined; loadAll: Load } {
  const loaded = new Map<string, Drawing>();
  const loaders = Object.entries(sets).map(([set, names]) => ({
    names: names.split(' '),
    load: async () => {
      for (const [name, drawing] of Object.entries((await open(set)) ?? {}))
        loaded.set(name, drawing);
    },
  }));
  const loaderOf = new Map(
    loaders.flatMap(({ names, load }) => names.map((name) => [name, load] as const)),
  );
  return {
    find: (name) => {
      const drawing = loaded.get(name);
      const load = loaderOf.get(name);
      if (drawing === undefined && load !== undefined) missing.add(load);
      return drawing;
    },
    loadAll: async () => {
      await Promise.all(loaders.map(({ load }) => load()));
    },
  };
}

/** What a scene shows may in turn show more that is not loaded; it never goes deeper. */
const MOST_LOADS = 4;

/** What `draw` gives, once everything that it draws is loaded. Rejects when that cannot be. */
export async function withDrawings<Drawn>(draw: () => Drawn): Promise<Drawn> {
  for (let turn = 0; ; turn += 1) {
    missing.clear();
    const drawn = draw();
    if (missing.size === 0 || turn === MOST_LOADS) return drawn;
    await Promise.all([...missing].map((load) => load()));
  }
}
