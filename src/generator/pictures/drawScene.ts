import { series } from '../stableHash';
import { detail, person, room, still, table } from './indoors';
import { motifOf } from './motifs';
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
}

const SETTINGS = { street, table, landscape };

/** A drawn scene and the words that stand for it. */
export function drawScene({ id, scene, motif: name, seed, width, height, index }: SceneRequest): {
  body: string;
  alt: string;
} {
  const motif = motifOf(name);
  const given = { id, motif, next: series(seed), width, height, index };
  switch (scene) {
    case 'first':
      return { body: SETTINGS[motif.setting](given), alt: `Drawing of ${motif.place}` };
    case 'room':
      return {
        body: motif.setting === 'landscape' ? table(given) : room(given),
        alt: `Drawing of a room with ${motif.things}`,
      };
    case 'map':
      return { body: map(given), alt: 'Drawing of streets with a pin; not a map' };
    case 'still':
      return { body: still(given), alt: `Drawing of ${motif.things}` };
    case 'detail':
      return { body: detail(given), alt: `Drawing of ${motif.things}, close up` };
    case 'person':
      return { body: person(given), alt: 'Drawing in the place of a portrait' };
  }
}
