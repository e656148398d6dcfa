import type { Frame } from '../frame';

/** Something at the back wall of a room, drawn about ±200 wide around x; the floor is at `FLOOR`. */
export type Fitting = (frame: Frame, x: number) => string;

export const FLOOR = 700;
