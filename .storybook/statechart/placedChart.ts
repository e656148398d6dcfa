/** A statechart with a place for everything; x and y count from the drawing's corner, in CSS pixels. */
export interface PlacedChart {
  width: number;
  height: number;
  nodes: PlacedNode[];
  starts: { x: number; y: number }[];
  arrows: PlacedArrow[];
}

export type NodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface PlacedNode extends Box {
  id: string;
  name: string;
  kind: NodeKind;
  lines: string[];
  isRegion: boolean;
}

export interface PlacedArrow {
  source: string;
  points: { x: number; y: number }[];
  labels: (Box & { lines: string[] })[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const LINE_HEIGHT = 16;
export const NAME_SIZE = 14;
export const TEXT_SIZE = 12;
