import type { InteriorLook } from '../InteriorLook';
import type { Rgb } from '../rgb';
import type { PlaceInput } from './PlaceInput';

export interface RoomInput extends PlaceInput {
  look: InteriorLook;
  base: InteriorLook['base'];
  /** 1 where the window is on the left and what is looked at on the right, -1 the other way round. */
  side: number;
  light: Rgb;
  pane: { top: Rgb; low: Rgb };
}
