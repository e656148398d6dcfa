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
