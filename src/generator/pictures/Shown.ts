import type { MotifName } from './motifs';
import type { ObjectName } from './objects';
import type { DrawnPlace } from './places';

export type SceneKind = 'first' | 'room' | 'map' | 'still' | 'detail' | 'person';

/** What can be seen in a picture, whatever the language. */
export interface Shown {
  kind: SceneKind;
  motif: MotifName;
  /** Where a first picture takes place. */
  place?: DrawnPlace;
  /** What is named where the picture cannot be seen, the most telling first. */
  things: readonly ObjectName[];
}
