import { firstGraphemes } from '../../../machines/text';
import { detectLanguage } from '../read/text/detectLanguage';
import { loadLanguage } from '../languages/languages';
import { tidy } from '../read/text/words';
import type { Setting } from '../scenes/places';
import { kindColors } from '../scenes/sceneWords';
import { series } from '../stableHash';
import { type Phrase, readPhrases, type SceneWord } from './readPhrases';
import { isAmong, readThings, type Things } from './readThings';
import type { Scene } from './Scene';
import { type Meaning, sceneLexicon } from './sceneLexicon';
import type { ThingName } from '../scenes/things';

const LONGEST_LABEL = 60;
const MOST_LABELS = 12;
const MOST_COLORS = 4;
const OPEN_SETTINGS: readonly Setting[] = [
  'mountains',
  'lake',
  'sea',
  'forest',
  'meadow',
  'desert',
];
/** Places that are part of another. */
const PARTS_OF: Partial<Record<Setting, readonly Setting[]>> = {
  lake: ['mountains'],
  street: ['city'],
  city: ['street'],
};

/** What a prompt asks to see, and what of it can be seen. */
export interface ReadScene {
  scene: Scene;
  /** The nouns that are not in the scene, in the person's own words and order. */
  notDrawn: string[];
  /** Whether a thing or place of the prompt is in the scene, or its light or color where it names neither. */
  isAsked: boolean;
}

/**
 * Reads a prompt of any length, in any of the generator's languages, as a scene (specification section 2, "Image
 * Generator"). What the prompt does not say is chosen by the prompt itself, so that the same words always show the same
 * scene; what cannot be drawn is told and never replaced. Rejects only when a language's chunk cannot be loaded.
 */
export async function readScene(prompt: string): Promise<ReadScene> {
  const language = detectLanguage(prompt);
  await loadLanguage(language);
  const { phrases, words, refused } = readPhrases(prompt, sceneLexicon(language));
  const scene = sceneOf(prompt, phrases, words, refused);
  const missing = phrases.filter(({ head }) => !isShown(head.meaning, scene));
  const labels = missing.map(({ start, end }) =>
    firstGraphemes(tidy(prompt.slice(start, end)), LONGEST_LABEL),
  );
  return {
    scene,
    notDrawn: [...new Map(labels.map((label) => [label.toLowerCase(), label])).values()].slice(
      0,
      MOST_LABELS,
    ),
    isAsked:
      missing.length < phrases.length ||
      words.some(({ meaning }) => meaning?.setting === scene.setting) ||
      (missing.length === 0 && words.some((word) => word.color !== null || isOfAir(word.meaning))),
  };
}

function sceneOf(
  prompt: string,
  phrases: readonly Phrase[],
  words: readonly SceneWord[],
  refused: readonly Meaning[],
): Scene {
  const random = series(`scene ${prompt}`);
  const first = <TKey extends keyof Meaning>(key: TKey): Meaning[TKey] | undefined =>
    words.find(({ meaning }) => meaning?.[key] !== undefined)?.meaning?.[key];
  const named = phrases.flatMap(({ head }) => head.meaning?.thing ?? []);
  const isNeon = words.some(({ meaning }) => meaning?.marks.has('neon'));
  const { things, interior, setting } = without(
    readThings({
      words,
      named,
      place: placeOf(phrases, words, named),
      isRoomNamed: phrases.some(({ head }) => head.meaning?.room !== undefined),
      mayAdd: phrases.every(({ head }) => isDrawable(head.meaning)),
    }),
    refused,
  );
  const subject = things[0] ?? null;
  const anywhere = OPEN_SETTINGS[Math.floor(random() * OPEN_SETTINGS.length)] ?? 'mountains';
  const time = first('time');
  const weather =
    first('weather') ?? (random() < (time === 'night' ? 0.85 : 0.6) ? 'clear' : 'cloudy');
  const isBright = weather === 'clear' || weather === 'cloudy';
  const isGolden = random() >= 0.7 && isBright;
  return {
    subject,
    things,
    interior,
    setting: setting ?? anywhere,
    time: time ?? (isGolden ? 'golden' : 'day'),
    weather,
    season: first('season') ?? (weather === 'snow' ? 'winter' : 'summer'),
    mood: first('mood') ?? 'neutral',
    isNeon,
    ...colorsOf(phrases, words, subject),
  };
}

/** The place that the words name. Stars with nothing before them and astronauts are in space; a moon over a forest is not. */
function placeOf(
  phrases: readonly Phrase[],
  words: readonly SceneWord[],
  named: readonly ThingName[],
): Setting | undefined {
  const settings = [...phrases.map(({ head }) => head), ...words].flatMap(
    ({ meaning }) => meaning?.setting ?? [],
  );
  const [first] = settings;
  if (first === 'mountains' && settings.includes('lake')) return 'lake';
  if (first !== undefined) return first;
  const isOfStars = words.some(({ meaning }) => meaning?.marks.has('stars'));
  const isInSpace = words.some(({ meaning }) => meaning?.marks.has('spacefarers'));
  return isInSpace || (isOfStars && named.length === 0) ? 'space' : undefined;
}

/** A scene's things without those that are refused. */
function without(found: Things, refused: readonly Meaning[]): Things {
  const isRefused = (one: ThingName): boolean =>
    refused.some(({ thing }) => thing !== undefined && thing !== null && isAmong(thing, [one]));
  return { ...found, things: found.things.filter((thing) => !isRefused(thing)) };
}

const isDrawable = (meaning: Meaning | null): boolean =>
  meaning !== null &&
  (meaning.thing !== null ||
    meaning.setting !== undefined ||
    meaning.room !== undefined ||
    meaning.marks.has('surfaces'));

/** Light, weather, season and mood are those of the whole picture. */
const isOfAir = (meaning: Meaning | null): boolean =>
  [meaning?.time, meaning?.weather, meaning?.season, meaning?.mood].some(
    (one) => one !== undefined,
  );

/** Whether what a noun means is in a scene. */
function isShown(meaning: Meaning | null, scene: Scene): boolean {
  if (meaning === null) return false;
  const { thing, setting, room, marks } = meaning;
  return (
    isOfAir(meaning) ||
    (thing !== undefined && thing !== null && isAmong(thing, scene.things)) ||
    (setting !== undefined &&
      (scene.setting === setting || PARTS_OF[scene.setting]?.includes(setting) === true)) ||
    (room !== undefined && scene.interior !== null) ||
    ((marks.has('parts') || marks.has('surfaces')) && scene.interior !== null) ||
    (marks.has('fronts') && scene.subject === 'shopfront') ||
    (setting === 'room' && scene.interior !== null)
  );
}

/** The named colors, and whose they are: a color belongs to the noun that it stands beside. */
function colorsOf(
  phrases: readonly Phrase[],
  words: readonly SceneWord[],
  subject: ThingName | null,
): Pick<Scene, 'colors' | 'subjectColor' | 'placeColor'> {
  const isLight = (at: number): boolean =>
    words[at]?.color?.name === 'golden' && words[at + 1]?.meaning?.marks.has('lights') === true;
  const heads = new Set(phrases.map(({ head }) => head));
  const all = words.flatMap((word, at) =>
    word.color === null || heads.has(word) || isLight(at) ? [] : [word.color],
  );
  const colors = all
    .filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
    .slice(0, MOST_COLORS);
  const colorBeside = (isOwner: (meaning: Meaning | null) => boolean): string | undefined =>
    phrases
      .find(
        ({ head, colors: own }) => isOwner(head.meaning) && own.some((one) => colors.includes(one)),
      )
      ?.colors.at(0)?.hex;
  const isSubjects = (meaning: Meaning | null): boolean =>
    subject !== null &&
    meaning?.thing !== undefined &&
    meaning.thing !== null &&
    isAmong(meaning.thing, [subject]);
  const isPlaces = (meaning: Meaning | null): boolean =>
    meaning?.setting !== undefined || meaning?.marks.has('surfaces') === true;
  const kind = words.find(({ meaning }) => meaning?.kind !== undefined)?.meaning?.kind;
  return {
    colors,
    subjectColor:
      colorBeside(isSubjects) ?? (kind === undefined ? null : (kindColors[kind] ?? null)),
    placeColor: colorBeside(isPlaces) ?? null,
  };
}
