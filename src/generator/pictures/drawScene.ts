import { series, stableHash } from '../stableHash';
import { motifNameOf, motifOf } from './motifs';
import { OBJECTS, type ObjectName } from './objects';
import { map } from './map';
import { person } from './person';
import { type DrawnPlace, PLACES } from './places';
import { room } from './room';
import type { SceneKind, Shown } from './Shown';
import type { Scene } from './Scene';
import { detail, still } from './still';

const OPEN_AIR = new Set<string>(['landscape', 'sea', 'garden', 'farm', 'site']);

export interface SceneRequest {
  id: string;
  /** Whose drawing it is, where it stands for another picture; absent: its own. */
  drawnAs?: string;
  scene: SceneKind;
  motif: string;
  /** Of the site; the picture's own is made of it and the id. */
  seed: number;
  width: number;
  height: number;
  /** Position among the pictures of its section. */
  index: number;
  /** The site's things, the most telling first. */
  things: readonly [ObjectName, ...ObjectName[]];
  /** Where the subject stands, from left to right, where words lie over the picture; null in the middle. */
  focus?: number | null;
  /** What the picture is of, where it is of one thing. */
  subject: ObjectName | null;
}

/** A drawn scene and what can be seen in it. */
export function drawScene({
  id,
  drawnAs = id,
  scene: kind,
  motif: asked,
  seed,
  width,
  height,
  index,
  things,
  focus = null,
  subject,
}: SceneRequest): { body: string; shows: Shown } {
  const motif = motifNameOf(asked);
  const { front, places, room: workroom } = motifOf(motif);
  const next = series(`/${drawnAs}`, seed);
  const shown = new Set<ObjectName>();
  const scene: Scene = {
    id,
    room: workroom,
    things: subject === null ? things : around(subject, things, index),
    next,
    width,
    height,
    index,
    turn: stableHash(' backdrop', seed) % 210,
    focus,
    isOutdoors: places.some((place) => OPEN_AIR.has(place)),
    shown,
  };
  switch (kind) {
    case 'first': {
      const place = placeOf(places, seed);
      const inFront = front?.filter((thing) => Object.hasOwn(OBJECTS, thing)) as ObjectName[];
      const isComplete = front !== undefined && inFront.length === front.length;
      return {
        body: PLACES[place](isComplete ? { ...scene, front: inFront } : scene),
        shows: { kind, motif, place, things: [] },
      };
    }
    case 'room': {
      const body = room(scene);
      return { body, shows: { kind, motif, things: [...shown].slice(0, 3) } };
    }
    case 'map':
      return { body: map(scene), shows: { kind, motif, things: [] } };
    case 'still':
      return { body: still(scene), shows: { kind, motif, things: [subject ?? things[0]] } };
    case 'detail':
      return { body: detail(scene), shows: { kind, motif, things: [subject ?? things[0]] } };
    case 'person':
      return { body: person(scene), shows: { kind, motif, things: [] } };
  }
}

/** One of a motif's places, the same for the same site. */
function placeOf(places: readonly string[], seed: number): DrawnPlace {
  const drawn = places.filter((place): place is DrawnPlace => Object.hasOwn(PLACES, place));
  return drawn[stableHash(' place', seed) % drawn.length] ?? 'table';
}

/** The things in an order that has the picture's own one at its index. */
function around(
  subject: ObjectName,
  things: readonly ObjectName[],
  index: number,
): [ObjectName, ...ObjectName[]] {
  const others = things.filter((thing) => thing !== subject);
  const count = others.length + 1;
  const [first = subject, ...rest] = Array.from({ length: count }, (_, place) =>
    place === index % count ? subject : (others[(place + index) % others.length] ?? subject),
  );
  return [first, ...rest];
}
