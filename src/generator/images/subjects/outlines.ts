import { curve, polygon, type Ring, stroke } from '../Sketch';

const pairsOf = (text: string): [number, number][] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });

/** A polygon from `x,y x,y …`. */
export const form = (text: string): Ring => polygon(...pairsOf(text));

/** A closed smooth line from `x,y x,y …`. */
export const outline = (text: string): Ring => curve(...pairsOf(text));

/** An open line of a thickness from `x,y x,y …`, thinning out to `end` of it. */
export const line = (text: string, thickness: number, end = 1): Ring =>
  stroke(pairsOf(text), thickness, end);
