import { sceneColors } from '../../src/generator/design/sceneColors';
import type { Scene as PaintedScene } from '../../src/generator/images/Scene';
import { drawnAs } from '../../src/generator/images/subjects/subjectTable';
import english from '../../src/generator/languages/en/pictures.yaml';
import { drawnOf } from '../../src/generator/pictures/motifs';
import type { ObjectName } from '../../src/generator/pictures/objects';
import { PLACES } from '../../src/generator/pictures/places';
import { homeOf, type Setting } from '../../src/generator/scenes/places';
import { type RoomName, ROOMS } from '../../src/generator/scenes/rooms';
import type { ThingName } from '../../src/generator/scenes/things';
import { thingEntry } from '../../src/generator/scenes/ThingWords';
import { series } from '../../src/generator/stableHash';
import { palette } from '../../src/theme/palette';

export type DrawnPlaceName = keyof typeof PLACES;

/** What a thing is called in an alternative text. */
export const nameOf = (thing: ThingName): string => thingEntry(english.things[thing] ?? '').name;

/** The colors that a site gives to its pictures, made of the product's own. */
export const SITE_INKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    sceneColors({
      primary: palette.enamel[700],
      accent: palette.marigold[500],
      secondary: palette.ink[600],
      background: '#ffffff',
    }),
  ).map(([name, color]) => [`--site-scene-${name}`, color]),
);

const PLAIN: PaintedScene = {
  subject: null,
  things: [],
  interior: null,
  setting: 'studio',
  time: 'day',
  weather: 'clear',
  season: 'summer',
  mood: 'neutral',
  subjectColor: null,
  placeColor: null,
  isNeon: false,
  colors: [],
};

/** A thing by itself, as what it is drawn where it is asked for, outdoors where it belongs there. */
export function sceneOfThing(thing: ThingName): PaintedScene {
  const subject = drawnAs(thing) ?? thing;
  return { ...PLAIN, subject, things: [subject], setting: homeOf[subject] ?? 'studio' };
}

/** A place under the sky, with nothing in it. */
export const sceneOfSetting = (setting: Setting): PaintedScene => ({ ...PLAIN, setting });

/** A room of a trade, with the first of its things. */
export function sceneOfRoom(room: RoomName): PaintedScene {
  const things = drawnOf(ROOMS[room].things).slice(0, 2);
  return { ...PLAIN, setting: 'room', interior: room, subject: things[0] ?? null, things };
}

/** The size of a place's drawing, in its own units. */
export const PLACE_SIZE = { width: 960, height: 600 } as const;

/** The SVG of a place as a generated site shows it, in the sets that are loaded. */
export function drawPlaceAsSvg(place: DrawnPlaceName): string {
  const room: RoomName = Object.hasOwn(ROOMS, place) ? (place as RoomName) : 'home';
  const [first = 'vase', ...others] = drawnOf(ROOMS[room].things);
  const things: [ObjectName, ...ObjectName[]] = [first, ...others];
  return PLACES[place]({
    id: `place-${place}`,
    room,
    things,
    next: series(place),
    ...PLACE_SIZE,
    index: 0,
    turn: 0,
    focus: null,
    isOutdoors: true,
    shown: new Set(),
  });
}
