import { miss } from './drawings';
import type { Fitting } from './fittings/Fitting';

/** The files of `fittings/`, each loaded once a room has something of it. */
const LOADERS = {
  care: () => import('./fittings/care'),
  food: () => import('./fittings/food'),
  home: () => import('./fittings/home'),
  shop: () => import('./fittings/shop'),
  work: () => import('./fittings/work'),
};

type SetName = keyof typeof LOADERS;
type Sets = { [Name in SetName]: Awaited<ReturnType<(typeof LOADERS)[Name]>> };

const loaded = new Map<SetName, Readonly<Record<string, Fitting>>>();

const load = Object.fromEntries(
  Object.entries(LOADERS).map(([name, loader]) => [
    name,
    async () => {
      loaded.set(name as SetName, await loader());
    },
  ]),
) as Readonly<Record<SetName, () => Promise<void>>>;

/** Loads all fittings. Rejects when a chunk cannot be loaded. */
export const loadFittings = async (): Promise<void> => {
  await Promise.all(Object.values(load).map((one) => one()));
};

/** A fitting by its set and name. It draws nothing where its set is not loaded; `withDrawings` sees to that. */
export const fitting =
  <Name extends SetName>(set: Name, name: keyof Sets[Name] & string): Fitting =>
  (frame, x) => {
    const draw = loaded.get(set)?.[name];
    if (draw === undefined) miss(load[set]);
    return draw?.(frame, x) ?? '';
  };
