import type { PictureWords } from '../languages/PictureWords';
import { series } from '../stableHash';
import { detail, person, room, still, table } from './indoors';
import { motifNameOf, motifOf } from './motifs';
import { landscape, map, street } from './outdoors';

export type SceneKind = 'first' | 'room' | 'map' | 'still' | 'detail' | 'person';

export interface SceneRequest {
  id: string;
  scene: SceneKind;
  motif: string;
  seed: string;
  width: number;
  height: number;
  index: number;
  words: PictureWords;
}

const SETTINGS = { street, table, landscape };

/** A drawn scene and the words that stand for it. */
export function drawScene({
  id,
  scene,
  motif: asked,
  seed,
  width,
  height,
  index,
  words,
}: SceneRequest): {
  body: string;
  alt: string;
} {
  const name = motifNameOf(asked);
  const motif = motifOf(name);
  const { place, things } = words.motifs[name];
  const given = { id, motif, next: series(seed), width, height, index };
  switch (scene) {
    case 'first':
      return { body: SETTINGS[motif.setting](given), alt: words.place(place) };
    case 'room':
      return {
        body: motif.setting === 'landscape' ? table(given) : room(given),
        alt: words.room(things),
      };
    case 'map':
      return { body: map(given), alt: words.map };
    case 'still':
      return { body: still(given), alt: words.things(things) };
    case 'detail':
      return { body: detail(given), alt: words.closeUp(things) };
    case 'person':
      return { body: person(given), alt: words.person };
  }
}
