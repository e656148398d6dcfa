import type { ImageStyle } from '../../../machines/image';
import english from '../languages/en/pictures.yaml';
import type { Setting } from '../scenes/places';
import { type RoomName, ROOMS } from '../scenes/rooms';
import type { TimeOfDay, Weather } from '../scenes/sceneWords';
import type { ThingName } from '../scenes/things';
import { thingEntry } from '../scenes/ThingWords';
import { baseFor } from './arrangeThings';
import { interiors } from './interiors';
import type { Scene } from './Scene';
import { standOf } from './subjects/subjectTable';

const settings: Record<Setting, { alone: string; around: string }> = {
  mountains: { alone: 'mountains', around: 'in front of mountains' },
  lake: { alone: 'a lake below mountains', around: 'by a lake' },
  sea: { alone: 'the sea', around: 'by the sea' },
  forest: { alone: 'a forest', around: 'in a forest' },
  city: { alone: 'a city skyline', around: 'in a city' },
  desert: { alone: 'desert dunes', around: 'in a desert' },
  meadow: { alone: 'a meadow with hills', around: 'in a meadow' },
  room: { alone: 'a table in a room', around: 'on a table' },
  studio: { alone: 'a plain backdrop', around: 'against a plain backdrop' },
  space: { alone: 'a planet among stars', around: 'in space' },
  street: { alone: 'a street of houses', around: 'in a street' },
  underwater: { alone: 'an underwater scene', around: 'under water' },
};

const times: Record<TimeOfDay, string> = {
  dawn: ' at dawn',
  day: '',
  golden: ' in golden light',
  sunset: ' at sunset',
  night: ' at night',
};

const weathers: Record<Weather, string> = {
  clear: '',
  cloudy: ' under clouds',
  rain: ' in the rain',
  storm: ' in a storm',
  snow: ' in snow',
  fog: ' in fog',
};

const styles: Record<ImageStyle, string> = {
  realistic: 'Rendered scene',
  artistic: 'Painting',
  cartoon: 'Cartoon',
  abstract: 'Abstract composition inspired by',
  minimalist: 'Minimalist drawing',
};

/** The words that stand for the picture where it cannot be seen (specification section 2): what it shows, not what was asked. */
export function describeScene(scene: Scene, style: ImageStyle): string {
  const { subject, setting, interior, things } = scene;
  const isOutside = !['room', 'studio', 'space', 'underwater'].includes(setting);
  const about = isOutside
    ? times[scene.time] + weathers[scene.weather]
    : (lights[scene.time] ?? '');
  const where =
    setting === 'room' && interior !== null ? whereIn(scene, interior) : settings[setting].around;
  const seen =
    subject === null
      ? interior !== null && interior !== 'home'
        ? `the inside of ${ROOMS[interior].shop}`
        : settings[setting].alone
      : subject === 'shopfront' && interior !== null
        ? `${coloredName(scene, ROOMS[interior].shop)}${inWindow(things.slice(1))} ${where}`
        : `${listed(things.map((thing, index) => (index === 0 ? coloredName(scene, nameOf(thing)) : nameOf(thing))))} ${where}`;
  return `${styles[style]}${style === 'abstract' ? ' ' : ' of '}${seen}${about}`;
}

const nameOf = (thing: ThingName): string => thingEntry(english.things[thing] ?? '').name;

const inWindow = (goods: readonly ThingName[]): string =>
  goods.length === 0 ? '' : ` with ${listed(goods.map(nameOf))} in its window`;

const lights: Partial<Record<TimeOfDay, string>> = {
  dawn: ' in morning light',
  golden: ' in golden light',
  sunset: ' in evening light',
};

/** Where the things of a room are; those that need a floor stand on it even in a room with a table. */
function whereIn({ things }: Scene, interior: RoomName): string {
  const { where, room } = ROOMS[interior];
  const look = interiors[interior];
  const isFull = things.some((thing) => standOf(thing) === 'front');
  return baseFor(things, look) === look.base && !isFull ? where : room;
}

function coloredName({ colors, subjectColor }: Scene, name: string): string {
  const named = colors.find(({ hex }) => hex === subjectColor);
  if (named === undefined) return name;
  const [, article, rest] = /^(an? )?(.*)$/.exec(name) ?? [];
  const phrase = `${named.name} ${rest ?? name}`;
  if (article === undefined) return phrase;
  return `${/^[aeio]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
