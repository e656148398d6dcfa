import type { Scene } from '../Scene';

export interface PlaceInput {
  scene: Scene;
  aspect: number;
  horizon: number;
  random: () => number;
  /** How much is drawn, 1 for standard; more for a finer picture. */
  detail: number;
  /** How jagged outlines are: 1 in nature, 0 in a simple drawing. */
  jagged: number;
  isDark: boolean;
}
