const missing = new Set<() => Promise<void>>();

/** Has drawings loaded that were drawn without; `load` is the same function each time it asks for the same ones. */
export const miss = (load: () => Promise<void>): void => void missing.add(load);

/** What a scene shows may in turn show more that is not loaded; it never goes deeper. */
const MOST_LOADS = 3;

/** What `draw` gives, once everything that it draws is loaded. Rejects when that cannot be. */
export async function withDrawings<Drawn>(draw: () => Drawn): Promise<Drawn> {
  for (let turn = 0; ; turn += 1) {
    missing.clear();
    const drawn = draw();
    if (missing.size === 0 || turn === MOST_LOADS) return drawn;
    await Promise.all([...missing].map((load) => load()));
  }
}
