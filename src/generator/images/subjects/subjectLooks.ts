import { BLACK, mix, type Rgb, WHITE } from '../rgb';

export const darker = (color: Rgb, share: number): Rgb => mix(color, BLACK, share);
export const lighter = (color: Rgb, share: number): Rgb => mix(color, WHITE, share);
export const detail = { part: 'detail', round: 0.3 } as const;
export const shine = { part: 'detail', round: 0, glow: 0.45 } as const;
