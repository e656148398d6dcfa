import type { Motif } from './motifs';

export interface Scene {
  /** Unique on the page; prefix of gradient ids. */
  id: string;
  motif: Motif;
  /** Repeatable numbers in [0, 1). */
  next: () => number;
  width: number;
  height: number;
  /** Position among the pictures of its section. */
  index: number;
}

/** An object of the motif, in turn. */
export const objectOf = ({ motif }: Scene, index: number) =>
  motif.objects[index % motif.objects.length] ?? motif.objects[0];

/** An object of the first picture, where the motif has its own for it. */
export const frontOf = (scene: Scene, index: number) =>
  scene.motif.front?.[index] ?? objectOf(scene, index);
