import { series } from '../stableHash';
import type { Scene, Setting } from './Scene';
import {
  colorWords,
  homeOf,
  moodWords,
  seasonWords,
  settingWords,
  subjectWords,
  timeWords,
  weatherWords,
} from './sceneVocabulary';

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
  const subject = firstOf(words, subjectIndex) ?? null;
  const place = firstOf(words, settingIndex);
  const named =
    place === 'mountains' && words.some((word) => settingIndex.get(word) === 'lake')
      ? 'lake'
      : place;
  const anywhere = OPEN_SETTINGS[Math.floor(random() * OPEN_SETTINGS.length)] ?? 'mountains';
  const weather = firstOf(words, weatherIndex) ?? (random() < 0.6 ? 'clear' : 'cloudy');
  const colors = [...new Set(words)]
    .filter((word) => Object.hasOwn(colorWords, word))
    .slice(0, 4)
    .map((name) => ({ name, hex: colorWords[name] ?? '' }));
  return {
    subject,
    setting: named ?? (subject === null ? anywhere : homeOf[subject]),
    time: firstOf(words, timeIndex) ?? (random() < 0.7 ? 'day' : 'golden'),
    weather,
    season: firstOf(words, seasonIndex) ?? (weather === 'snow' ? 'winter' : 'summer'),
    mood: firstOf(words, moodIndex) ?? 'neutral',
    colors,
  };
}

type WordIndex<TKey extends string> = ReadonlyMap<string, TKey>;

function indexOf<TKey extends string>(words: Record<TKey, string>): WordIndex<TKey> {
  return new Map(
    (Object.keys(words) as TKey[]).flatMap((key) =>
      words[key]
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, key] as const),
    ),
  );
}

const subjectIndex = indexOf(subjectWords);
const settingIndex = indexOf(settingWords);
const timeIndex = indexOf(timeWords);
const weatherIndex = indexOf(weatherWords);
const seasonIndex = indexOf(seasonWords);
const moodIndex = indexOf(moodWords);

function wordsOf(prompt: string): string[] {
  return (
    prompt
      .slice(0, READ_LENGTH)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function firstOf<TKey extends string>(
  words: readonly string[],
  index: WordIndex<TKey>,
): TKey | undefined {
  for (const word of words) {
    const found =
      index.get(word) ??
      (word.endsWith('s') ? index.get(word.slice(0, -1)) : undefined) ??
      (word.endsWith('es') ? index.get(word.slice(0, -2)) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
