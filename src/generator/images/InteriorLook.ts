export type Fixture =
  | 'loaves'
  | 'books'
  | 'jars'
  | 'bottles'
  | 'blackboard'
  | 'menu'
  | 'pegboard'
  | 'mirrors'
  | 'frames'
  | 'cross'
  | 'garland'
  | 'spotlights'
  | 'hangingPlants'
  | 'pots'
  | 'buckets'
  | 'screen';

export interface InteriorLook {
  /** Where things stand: on a counter seen from the front, a table seen from above, or the floor. */
  base: 'counter' | 'table' | 'floor';
  surface: 'plaster' | 'tiles' | 'bricks' | 'panels' | 'boards';
  wall: string;
  /** Top of the counter or table, or the floor. */
  wood: string;
  /** Front of a counter, a cabinet, and what is painted. */
  paint: string;
  accent: string;
  window: 'none' | 'grid' | 'arch' | 'wide' | 'tall';
  fixtures: readonly Fixture[];
  hasPendants: boolean;
}

export const interiorLook = (
  base: InteriorLook['base'],
  surface: InteriorLook['surface'],
  [wall, wood, paint, accent]: readonly [string, string, string, string],
  window: InteriorLook['window'],
  fixtures: readonly Fixture[],
  hasPendants: boolean,
): InteriorLook => ({
  base,
  surface,
  wall,
  wood,
  paint,
  accent,
  window,
  fixtures,
  hasPendants,
});
