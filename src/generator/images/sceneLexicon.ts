import { languagePack } from '../languages/languages';
import { spoken } from '../languages/spoken';
import type { PictureWords } from '../languages/wordsSchema';
import { termOf } from '../read/colors/ColorTerms';
import type { Splitting, Word } from '../read/text/words';
import { SETTINGS, type Setting } from '../scenes/places';
import { type RoomName, ROOMS } from '../scenes/rooms';
import {
  colorWords,
  MOODS,
  type Mood,
  type Season,
  SEASONS,
  type TimeOfDay,
  TIMES,
  type Weather,
  WEATHERS,
} from '../scenes/sceneWords';
import { thingEntry } from '../scenes/ThingWords';
import { THING_NAMES } from '../scenes/things';
import { rgb } from './rgb';
import { drawnAs } from './subjects/subjectTable';
import type { ThingName } from '../scenes/things';

const MARKS = [
  'neon',
  'parts',
  'fronts',
  'surfaces',
  'lights',
  'aside',
  'qualities',
  'doings',
  'small',
  'manner',
  'without',
  'withoutBehind',
  'nobody',
  'of',
  'stars',
  'spacefarers',
] as const;
/** Words that name a thing in a title and mean none in a prompt: "picture", or "sobre" in Spanish. */
const NO_THINGS: readonly Mark[] = ['aside', 'doings', 'small'];
export type Mark = (typeof MARKS)[number];

/** What a word or phrase of an image prompt can mean, several at once: "kitchen" is a room and a part of one. */
export interface Meaning {
  /** Null where it names a thing that is not drawn. */
  thing?: ThingName | null;
  /** Sort of the thing that has a color of its own. */
  kind?: string;
  setting?: Setting;
  room?: RoomName;
  time?: TimeOfDay;
  weather?: Weather;
  season?: Season;
  mood?: Mood;
  marks: ReadonlySet<Mark>;
}

export interface NamedHex {
  /** The English name of one of the painter's colors. */
  name: string;
  hex: string;
}

export interface SceneLexicon {
  head: 'first' | 'last';
  hasCapitals: boolean;
  standSideBySide: boolean;
  splitting: Splitting;
  tag?: (words: readonly Word[]) => void;
  /** What the longest phrase means that begins at a word, and how many words it has; null where none is known. */
  meaningAt: (words: readonly Word[], at: number) => { meaning: Meaning; length: number } | null;
  colorOf: (word: Word) => NamedHex | null;
}

const LONGEST_PHRASE = 4;
const SHORTEST_STEM = 3;
/** Fewest letters of the noun at the end of a compound. */
const SHORTEST_NOUN = 4;
/** Mountains are the place of a picture, and no thing in it. */
const THINGS = THING_NAMES.filter((thing) => !SETTINGS.some((setting) => setting === thing));
const UNKNOWN: Meaning = { marks: new Set() };

const lexicons = new Map<string, SceneLexicon>();

/** The words of image prompts in a language that is loaded, compiled once. Throws where it is not. */
export function sceneLexicon(language: string): SceneLexicon {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const lexicon = compile(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

function compile(language: string): SceneLexicon {
  const { pictures, grammar, reader } = languagePack(language);
  const { spelling } = grammar;
  const { words, prompts } = pictures;
  const listed = (list = ''): string[] =>
    list.split(',').flatMap((phrase) => spoken(phrase.trim(), spelling) || []);
  const meanings = meaningsOf(pictures, listed);
  const stemEndings = listed(words.endings);
  const doingEndings = listed(prompts.doings).flatMap((doing) =>
    doing.startsWith('-') ? doing.slice(1) : [],
  );
  const prefixes = listed(words.prefixes);
  const formsOf = (word: string, shortest = SHORTEST_STEM): string[] => {
    const bare = word.replace(/’s?$/, '');
    const stems = stemEndings.flatMap((ending) =>
      bare.endsWith(ending) && bare.length - ending.length >= shortest
        ? bare.slice(0, -ending.length)
        : [],
    );
    return [word, bare, ...stems];
  };
  const meaningOf = (word: string): Meaning | undefined => {
    const whole = [
      word,
      ...prefixes.flatMap((one) => (word.startsWith(one) ? word.slice(one.length) : [])),
    ]
      .flatMap((form) => formsOf(form))
      .map((form) => meanings.get(form))
      .find((found) => found !== undefined);
    if (whole !== undefined || words.isJoined !== 'atEnd') return whole;
    for (let start = 2; start <= word.length - SHORTEST_NOUN; start += 1)
      for (const form of formsOf(word.slice(start), SHORTEST_NOUN)) {
        const found = meanings.get(form);
        if (found !== undefined && namesSomething(found)) return found;
      }
    return undefined;
  };
  return {
    head: words.head,
    hasCapitals: prompts.hasCapitals ?? false,
    standSideBySide: prompts.standSideBySide ?? false,
    splitting: {
      spelling,
      cut: grammar.cutter?.(() => new Set([...meanings.keys(), ...reader.colors.terms.keys()])),
    },
    tag: grammar.tag,
    meaningAt(all, at) {
      const most = Math.min(LONGEST_PHRASE, all.length - at);
      for (let length = most; length > 1; length -= 1) {
        const phrase = all.slice(at, at + length);
        if (phrase.slice(1).some(({ gap }) => gap.trim() !== '')) continue;
        const start = phrase
          .slice(0, -1)
          .map(({ lower }) => lower)
          .join(' ');
        const found = formsOf(phrase.at(-1)?.lower ?? '')
          .map((last) => meanings.get(`${start} ${last}`))
          .find((one) => one !== undefined);
        if (found !== undefined) return { meaning: found, length };
      }
      const { lower = '' } = all[at] ?? {};
      const meaning = meaningOf(lower);
      if (meaning !== undefined) return { meaning, length: 1 };
      const isDoing = doingEndings.some(
        (ending) => lower.length > ending.length + 2 && lower.endsWith(ending),
      );
      return isDoing ? { meaning: { marks: new Set(['doings']) }, length: 1 } : null;
    },
    colorOf({ lower }) {
      const own = colorWords[lower];
      if (own !== undefined && Object.hasOwn(colorWords, lower)) return { name: lower, hex: own };
      const color = termOf(lower, reader.colors)?.color;
      return color === undefined || (color.isThing && !color.isBase) ? null : nearest(color.hex);
    },
  };
}

/** Whether a meaning is of something that can be looked for in a picture. */
export const namesSomething = ({ thing, setting, room, marks }: Meaning): boolean =>
  thing !== undefined || setting !== undefined || room !== undefined || marks.has('parts');

function meaningsOf(
  { things, prompts }: PictureWords,
  listed: (list?: string) => string[],
): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add = (list: string | undefined, sense: Omit<Meaning, 'marks'>, mark?: Mark): void => {
    for (const phrase of listed(list)) {
      const { marks, ...known } = meanings.get(phrase) ?? UNKNOWN;
      meanings.set(phrase, {
        ...sense,
        ...known,
        marks: mark === undefined ? marks : new Set([...marks, mark]),
      });
    }
  };
  const isSaidOtherwise = (word: string): boolean =>
    listed(word).some((phrase) =>
      NO_THINGS.some((mark) => meanings.get(phrase)?.marks.has(mark) === true),
    );
  for (const mark of MARKS) add(prompts[mark], {}, mark);
  add(prompts.others, { thing: null });
  for (const thing of THINGS) add(prompts.things[thing], { thing: drawnAs(thing) });
  for (const thing of THINGS)
    for (const word of thingEntry(things[thing] ?? '').words)
      if (!isSaidOtherwise(word)) add(word, { thing: drawnAs(thing) });
  for (const [kind, list] of Object.entries(prompts.kinds)) add(list, { kind });
  for (const setting of SETTINGS) add(prompts.settings[setting], { setting });
  for (const room of Object.keys(ROOMS) as RoomName[]) add(prompts.rooms[room], { room });
  for (const time of TIMES) add(prompts.times[time], { time });
  for (const weather of WEATHERS) add(prompts.weathers[weather], { weather });
  for (const season of SEASONS) add(prompts.seasons[season], { season });
  for (const mood of MOODS) add(prompts.moods[mood], { mood });
  addNames(meanings, things, listed, new Set(listed(prompts.small)));
  return meanings;
}

/** What a thing is called names it, too, without its article, where the words mean nothing else. */
function addNames(
  meanings: Map<string, Meaning>,
  things: PictureWords['things'],
  listed: (list?: string) => string[],
  small: ReadonlySet<string>,
): void {
  for (const thing of THINGS) {
    const [name = ''] = listed(thingEntry(things[thing] ?? '').name);
    const words = name.split(' ');
    const bare = words.slice(small.has(words[0] ?? '') ? 1 : 0).join(' ');
    if (bare !== '' && !meanings.has(bare))
      meanings.set(bare, { thing: drawnAs(thing), marks: UNKNOWN.marks });
  }
}

/** The painter's color that is most like one of the language's. */
function nearest(hex: string): NamedHex {
  const wanted = rgb(hex);
  const distance = (other: string): number =>
    rgb(other).reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0);
  const [name, own] = Object.entries(colorWords).reduce((best, one) =>
    distance(one[1]) < distance(best[1]) ? one : best,
  );
  return { name, hex: own };
}
