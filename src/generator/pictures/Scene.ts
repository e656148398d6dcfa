import type { RoomName } from '../scenes/rooms';
import type { ObjectName } from './objects';

export interface Scene {
  /** Unique on the page; prefix of gradient ids. */
  id: string;
  /** The room that the trade works in. */
  room: RoomName;
  /** What stands in it, in turn; never none. */
  things: readonly [ObjectName, ...ObjectName[]];
  /** What stands in front, where it is not the first of the things. */
  front?: readonly ObjectName[];
  /** Repeatable numbers in [0, 1). */
  next: () => number;
  width: number;
  height: number;
  /** Position among the pictures of its section. */
  index: number;
  /** The site's own number, so that two sites do not begin with the same backdrop. */
  turn: number;
  /** Where from left to right the subject stands, as a share; null in the middle or nearly so, as the seed has it. */
  focus: number | null;
  /** Whether the trade also works in the open. */
  isOutdoors: boolean;
  /** What has been asked for, and so is drawn. */
  shown: Set<ObjectName>;
}

/** A thing of the scene, in turn. */
export function objectOf({ things, shown }: Scene, index: number): ObjectName {
  const thing = things[index % things.length] ?? things[0];
  shown.add(thing);
  return thing;
}

/** A thing of the first picture, where the scene has its own for it. */
export function frontOf(scene: Scene, index: number): ObjectName {
  const thing = scene.front?.[index];
  if (thing === undefined) return objectOf(scene, index);
  scene.shown.add(thing);
  return thing;
}
