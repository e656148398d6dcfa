import english from '../languages/en/pictures.yaml';
import { homeOf, type Setting, settingWords } from '../scenes/places';
import {
  frontWords,
  generalTrades,
  partWords,
  type RoomName,
  roomOf,
  ROOMS,
} from '../scenes/rooms';
import { thingEntry } from '../scenes/ThingWords';
import { drawable, THING_NAMES, type ThingName } from '../scenes/things';
import { allOf, firstOf, indexOf, type WordIndex } from '../scenes/wordIndex';
import { interiors } from './interiors';
import { type Subject, subjectLooks } from './subjects/subjectTable';

const MOST_THINGS = 4;
const BUILDINGS: ReadonlySet<Subject> = new Set(['house', 'castle', 'lighthouse', 'shopfront']);
/** What cannot be in a room. */
const OUTDOOR_THINGS: ReadonlySet<Subject> = new Set([...BUILDINGS, 'boat', 'rocket', 'balloon']);
/** What shows best on its own outdoors. */
const INDOORS: ReadonlySet<Setting> = new Set(['room', 'studio']);

export const subjectIndex = drawnIndex();
export const settingIndex: WordIndex<Setting> = indexOf(settingWords, (words) => words);
const tradeIndex: WordIndex<RoomName> = indexOf(ROOMS, ({ words }) => words);

export interface Things {
  things: readonly Subject[];
  interior: RoomName | null;
  setting: Setting | undefined;
}

/**
 * What of a prompt's words are things and where they are. A trade's noun is a room, with its own things added to those
 * named; outdoors it is a shopfront with them in its window. `named` is the place the words name themselves.
 */
export function readThings(words: readonly string[], named: Setting | undefined): Things {
  const trade = tradeOf(words);
  const hasPart = words.some((word) => partWords.has(word));
  const asked = namedThings(words, trade !== undefined);
  const isOutdoors = named !== undefined && !INDOORS.has(named);
  const isFront = words.some((word) => frontWords.has(word));
  if (trade !== undefined && isFront && !asked.includes('arch')) {
    const inWindow = filled(indoor(asked), trade);
    const isTown = named === undefined || INDOORS.has(named) || named === 'city';
    return {
      things: ['shopfront', ...inWindow],
      interior: trade,
      setting: isTown ? 'street' : named,
    };
  }
  if (trade !== undefined && isOutdoors && !hasPart) {
    if (asked.length > 0) return { things: asked.slice(0, 1), interior: null, setting: named };
    if (trade === 'yoga') return { things: ['person'], interior: null, setting: named };
    if (trade === 'wedding') return { things: ['arch'], interior: null, setting: named };
    if (trade !== 'music')
      return { things: ['shopfront', ...filled([], trade)], interior: trade, setting: named };
  }
  if (trade !== undefined) {
    const things = filled(indoor(asked), trade);
    return { things, interior: trade, setting: 'room' };
  }
  const [first] = asked;
  const setting = named ?? (first === undefined ? undefined : (homeOf[first] ?? 'room'));
  if (setting !== 'room') return { things: asked.slice(0, 1), interior: null, setting };
  const things = indoor(asked);
  const isOfKitchen = words.includes('kitchen');
  const interior = isOfKitchen
    ? 'kitchen'
    : (things.map((thing) => roomOf[thing]).find(Boolean) ?? 'home');
  return { things: things.length > 0 ? things : filled([], interior), interior, setting };
}

/** The things of a room: flowers are in a vase there, trees in a pot. */
function indoor(things: readonly Subject[]): Subject[] {
  const inRoom = things
    .filter((thing) => !OUTDOOR_THINGS.has(thing))
    .map((thing) => (thing === 'flower' ? 'vase' : thing === 'tree' ? 'plant' : thing));
  return [...new Set(inRoom)].slice(0, MOST_THINGS);
}

function filled(things: readonly Subject[], interior: RoomName): Subject[] {
  const { base } = interiors[interior];
  const others = drawnOf(ROOMS[interior].things).filter(
    (thing) => thing !== 'dog' || !things.includes('cat'),
  );
  const wanted = Math.max(things.length, things.length === 1 && base === 'floor' ? 2 : 3);
  return [...new Set([...things, ...others])].slice(0, wanted);
}

function tradeOf(words: readonly string[]): RoomName | undefined {
  const found = words.flatMap((word, index) => {
    const trade = firstOf([word], tradeIndex);
    const before = words[index - 1];
    const thing = before === undefined ? undefined : firstOf([before], subjectIndex);
    const room =
      thing === undefined
        ? undefined
        : thing === 'flower'
          ? 'florist'
          : thing === 'cup'
            ? 'cafe'
            : thing === 'wine' && word === 'bar'
              ? 'bar'
              : thing === 'bread'
                ? 'bakery'
                : thing === 'fruit'
                  ? 'shop'
                  : thing === 'cat' || thing === 'dog'
                    ? 'pets'
                    : roomOf[thing];
    const isQualified =
      partWords.has(word) && room !== undefined && !(word === 'table' || word === 'wall');
    if (isQualified) return [{ trade: room, isGeneral: false }];
    return trade === undefined ? [] : [{ trade, isGeneral: generalTrades.has(trade) }];
  });
  return (found.find(({ isGeneral }) => !isGeneral) ?? found[0])?.trade;
}

/** Things in the order of the words; what only qualifies the next noun, as in flower shop, is none. */
function namedThings(words: readonly string[], isTrade: boolean): Subject[] {
  const counted = words.filter((word, index) => {
    if (isTrade && firstOf([word], tradeIndex) !== undefined) return false;
    const next = words[index + 1];
    if (word === 'coffee' && next === 'machine') return false;
    if (isTrade && (word === 'desk' || word === 'workspace')) return false;
    return !(next !== undefined && partWords.has(next) && next !== 'wall' && isTrade);
  });
  // An orange fish is a fish, an orange is a fruit; a bowl of lemons is fruit.
  const found = allOf(counted, subjectIndex);
  const within: Partial<Record<Subject, Subject>> = { pottery: 'fruit', flower: 'arch' };
  return found.filter((thing) => {
    const whole = within[thing];
    return whole === undefined || !found.includes(whole);
  });
}

/** The shared words of single things, each for what this painter draws of it. */
function drawnIndex(): WordIndex<Subject> {
  const drawn = THING_NAMES.flatMap((thing) => {
    const subject = drawable(thing, subjectLooks);
    const words = thingEntry(english.things[thing] ?? '').words;
    return subject === null ? [] : words.map((word) => [word, subject] as const);
  });
  return new Map(drawn.filter(([word]) => !word.includes(' ')));
}

function drawnOf(things: readonly ThingName[]): Subject[] {
  return things.flatMap((thing) => drawable(thing, subjectLooks) ?? []);
}
