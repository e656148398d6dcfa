import type { Point } from './Raster';
import type { Rgb } from './rgb';
import type { Scene } from './Scene';
import type { Shape } from './Shape';

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
