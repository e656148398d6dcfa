import { series } from '../stableHash';
import type { Setting } from '../scenes/places';
import {
  colorWords,
  kindColors,
  lightWords,
  moodWords,
  placeThings,
  seasonWords,
  timeWords,
  weatherWords,
} from '../scenes/sceneWords';
import { readThings, settingIndex, subjectIndex } from './readThings';
import { firstOf, indexOf, type WordIndex } from '../scenes/wordIndex';
import type { Scene } from './Scene';
import type { Subject } from './subjects/subjectTable';

/** What stands beyond this many characters no longer changes what is seen, only how it is drawn. */
const READ_LENGTH = 4000;
const OPEN_SETTINGS: readonly Setting[] = [
  'mountains',
  'lake',
  'sea',
  'forest',
  'meadow',
  'desert',
];

/**
 * Reads a prompt of any length and script as a scene (specification section 2, "Image Generator"). What the prompt does not
 * say is chosen by the prompt itself, so that the same words always show the same scene. Never throws.
 */
export function readScene(prompt: string): Scene {
  const words = wordsOf(prompt);
  const random = series(`scene ${prompt}`);
  const isColor = (word: string) => Object.hasOwn(colorWords, word);
  // An orange fish is a fish, an orange is a fruit.
  const uncolored = words.filter((word) => !isColor(word));
  const counted = firstOf(uncolored, subjectIndex) === undefined ? words : uncolored;
  const place = firstOf(words, settingIndex) ?? placeOfStars(words, firstOf(counted, subjectIndex));
  const named =
    place === 'mountains' && words.some((word) => settingIndex.get(word) === 'lake')
      ? 'lake'
      : place;
  const { things, interior, setting } = readThings(counted, named);
  const subject = things[0] ?? null;
  const anywhere = OPEN_SETTINGS[Math.floor(random() * OPEN_SETTINGS.length)] ?? 'mountains';
  const namedTime = firstOf(words, timeIndex);
  const weather =
    firstOf(words, weatherIndex) ??
    (random() < (namedTime === 'night' ? 0.85 : 0.6) ? 'clear' : 'cloudy');
  const isBright = weather === 'clear' || weather === 'cloudy';
  const isGolden = random() >= 0.7 && isBright;
  return {
    subject,
    things,
    interior,
    setting: setting ?? anywhere,
    time: namedTime ?? (isGolden ? 'golden' : 'day'),
    weather,
    season: firstOf(words, seasonIndex) ?? (weather === 'snow' ? 'winter' : 'summer'),
    mood: firstOf(words, moodIndex) ?? 'neutral',
    isNeon: words.some((word) => NEON.has(word)),
    ...readColors(words, subject),
  };
}

const NEON: ReadonlySet<string> = new Set(['neon', 'cyberpunk', 'futuristic']);

/** Stars and astronauts are in space where nothing else is said; a moon over a forest is not. */
function placeOfStars(words: readonly string[], subject: Subject | undefined): Setting | undefined {
  const isOfStars = words.some((word) => /^(stars?|moon)$/.test(word)) && subject === undefined;
  return isOfStars || words.includes('astronaut') ? 'space' : undefined;
}

/** The named colors, and whose they are: a color belongs to what is named next after it. */
function readColors(
  words: readonly string[],
  subject: Subject | null,
): Pick<Scene, 'colors' | 'subjectColor' | 'placeColor'> {
  const named = words.flatMap((name, index) => {
    if (!Object.hasOwn(colorWords, name)) return [];
    if (name === 'golden' && lightWords.has(words[index + 1] ?? '')) return [];
    const after = words.slice(index + 1, index + 4);
    const thing = after.find((word) => isKnown(word, subjectIndex) || isOfPlace(word));
    if (subject === 'fruit' && isKnown(name, subjectIndex) && thing === undefined) return [];
    const isPlaces = thing !== undefined && isOfPlace(thing) && !isKnown(thing, subjectIndex);
    return [{ name, hex: colorWords[name] ?? '', isPlaces }];
  });
  const colors = named
    .filter(({ name }, index) => named.findIndex((other) => other.name === name) === index)
    .slice(0, 4);
  const kind = words.find((word) => kindColorOf(word) !== undefined);
  return {
    colors: colors.map(({ name, hex }) => ({ name, hex })),
    subjectColor:
      colors.find(({ isPlaces }) => !isPlaces)?.hex ??
      (kind === undefined ? null : (kindColorOf(kind) ?? null)),
    placeColor: colors.find(({ isPlaces }) => isPlaces)?.hex ?? null,
  };
}

function kindColorOf(word: string): string | undefined {
  const one = word.endsWith('s') ? word.slice(0, -1) : word;
  return Object.hasOwn(kindColors, word)
    ? kindColors[word]
    : Object.hasOwn(kindColors, one)
      ? kindColors[one]
      : undefined;
}

const isKnown = (word: string, index: WordIndex<string>) => firstOf([word], index) !== undefined;
const isOfPlace = (word: string) => placeThings.has(word) || isKnown(word, settingIndex);

const timeIndex = indexOf(timeWords, (list) => list);
const weatherIndex = indexOf(weatherWords, (list) => list);
const seasonIndex = indexOf(seasonWords, (list) => list);
const moodIndex = indexOf(moodWords, (list) => list);

function wordsOf(prompt: string): string[] {
  return (
    prompt
      .slice(0, READ_LENGTH)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/['’]s\b|\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
