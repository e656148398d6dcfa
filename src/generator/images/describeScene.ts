import type { ImageStyle } from '../../../machines/image';
import type { Scene, Setting, Subject, TimeOfDay, Weather } from './Scene';

const subjects: Record<Subject, string> = {
  house: 'house',
  castle: 'castle',
  lighthouse: 'lighthouse',
  boat: 'sailing boat',
  tree: 'tree',
  flower: 'flowers',
  cat: 'cat',
  dog: 'dog',
  bird: 'bird',
  fish: 'fish',
  cup: 'cup of coffee',
  bread: 'loaf of bread',
  cake: 'cake',
  fruit: 'bowl of fruit',
  car: 'car',
  rocket: 'rocket',
  balloon: 'hot-air balloon',
  robot: 'robot',
  person: 'person',
  laptop: 'laptop',
};
const PLURALS: ReadonlySet<Subject> = new Set(['flower']);

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
  const { subject, setting, colors, subjectColor } = scene;
  const isOutside = !['room', 'studio', 'space', 'underwater'].includes(setting);
  const about = isOutside ? times[scene.time] + weathers[scene.weather] : '';
  const named = colors.find(({ hex }) => hex === subjectColor);
  const color = subject !== null && named !== undefined ? `${named.name} ` : '';
  const seen =
    subject === null
      ? settings[setting].alone
      : `${articleFor(color + subjects[subject], PLURALS.has(subject))}${color}${subjects[subject]} ${settings[setting].around}`;
  return `${styles[style]}${style === 'abstract' ? ' ' : ' of '}${seen}${about}`;
}

function articleFor(words: string, isPlural: boolean): string {
  if (isPlural) return '';
  return /^[aeio]/.test(words) ? 'an ' : 'a ';
}
