import type { Point } from './Raster';
import type { Rgb } from './rgb';
import type { Scene } from './Scene';

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
  /** `ground` and `far` make the place, `subject` what it is about, `detail` what a rough drawing leaves out. */
  part: 'far' | 'ground' | 'subject' | 'detail';
}

export interface Water {
  kind: 'water';
  top: number;
  bottom: number;
  color: Rgb;
}

export interface Shadow {
  kind: 'shadow';
  rings: readonly (readonly Point[])[];
  strength: number;
  softness: number;
  /** A pool of light of this color instead of a shadow. */
  color?: Rgb;
}

export type Item = Shape | Water | Shadow;

export interface Sky {
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  clouds: number;
  cloudLight: Rgb;
  cloudShade: Rgb;
  stars: number;
}

/** A scene laid out on a picture, the same for every style: what stands where, in which color and light. */
export interface Composition {
  scene: Scene;
  /** Width as a share of the height. */
  aspect: number;
  horizon: number;
  sky: Sky;
  /** Sun or moon; hidden indoors, under water and behind thick clouds. */
  sun: { x: number; y: number; radius: number; color: Rgb; isMoon: boolean; isVisible: boolean };
  light: { x: number; y: number; z: number; color: Rgb; ambient: Rgb };
  haze: Rgb;
  /** From the back to the front. */
  items: readonly Item[];
  /** Where the subject stands and how tall one unit of it is. */
  stand: { x: number; y: number; scale: number };
}
