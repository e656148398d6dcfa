import type { Point } from './Raster';
import type { Rgb } from './rgb';

export type Texture = 'smooth' | 'rock' | 'leaf' | 'sand' | 'fur' | 'wood' | 'crust' | 'wall';

/** A form of the picture. Places are shares of the picture's height, y downwards. */
export interface Shape {
  kind: 'shape';
  rings: readonly (readonly Point[])[];
  color: Rgb;
  /** How much air lies before it, 0 to 1. */
  haze: number;
  /** How far it bulges towards the viewer, 0 (flat) to 1 (a ball). */
  round: number;
  texture: Texture;
  /** Gives light of its own, 0 to 1. */
  glow: number;
  /** How much of what is behind it is hidden, 0 to 1. */
  opacity: number;
  /** Whether its rings are the pieces of one line. */
  isLine?: boolean;
  /** `ground` and `far` make the place, `subject` what it is about, `detail` what a rough drawing leaves out. */
  part: 'far' | 'ground' | 'subject' | 'detail';
}
