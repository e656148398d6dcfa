import { drawingsIn, type NamesIn } from './drawings';
import type { Fitting } from './fittings/Fitting';

/** The files of `fittings/`, and what each draws. */
export const FITTING_SETS = {
  care: 'mirror station cabinet chart screen niches wallBars weights punchBag mats',
  food: 'oven stove kitchenWall bottles taps',
  home: 'curtain speakers posters bed sideTable sofa cubbies rainbow flowerSteps door',
  shop: 'shelves alcove menu pictures greenery rail',
  windows: 'arched wide curtained round gate',
  work: 'pegboard drawers tyres bookcase planWall blackboard backdrop softbox hungBicycle',
} as const;

export type FittingName = NamesIn<(typeof FITTING_SETS)[keyof typeof FITTING_SETS]>;

const LOADERS = import.meta.glob<Readonly<Record<string, Fitting>>>([
  './fittings/*.ts',
  '!./fittings/Fitting.ts',
]);

const { find, loadAll } = drawingsIn(FITTING_SETS, async (set) =>
  LOADERS[`./fittings/${set}.ts`]?.(),
);

/** Loads all fittings. Rejects when a chunk cannot be loaded. */
export const loadFittings = loadAll;

/** A fitting by its name. It draws nothing where it is not loaded; `withDrawings` sees to that. */
export const fitting =
  (name: FittingName): Fitting =>
  (frame, x) =>
    find(name)?.(frame, x) ?? '';
