import { type Rgb, rgb } from '../rgb';

/** The part of a room's wall that fixtures may take. */
export interface Wall {
  left: number;
  right: number;
  top: number;
  /** Where furniture hides the wall. */
  bottom: number;
  wood: Rgb;
  accent: Rgb;
  random: () => number;
  /** Whether tools hang on the board already, as things of their own. */
  hasTools: boolean;
}

/** How fixtures look from where the picture is seen. */
export const far = { haze: 0.12, part: 'far' } as const;
export const small = { haze: 0.14, part: 'detail', round: 0.7 } as const;

/** One of some colors. */
export const pick = (random: () => number, hues: readonly string[]): Rgb =>
  rgb(hues[Math.floor(random() * hues.length)] ?? '#ffffff');
