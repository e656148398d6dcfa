import { homeOf, type Setting } from '../scenes/places';
import { generalTrades, type RoomName, roomOf, ROOMS } from '../scenes/rooms';
import type { ThingName } from '../scenes/things';
import { interiors } from './interiors';
import type { SceneWord } from './readPhrases';
import type { Mark } from './sceneLexicon';
import { drawnAs } from './subjects/subjectTable';

const MOST_THINGS = 4;
const MOST_OUTDOORS = 3;
const BUILDINGS: ReadonlySet<ThingName> = new Set(['house', 'castle', 'lighthouse', 'shopfront']);
/** What cannot be in a room. */
const OUTDOOR_THINGS: ReadonlySet<ThingName> = new Set([
  ...BUILDINGS,
  'apartments',
  'boat',
  'train',
  'plane',
  'crane',
  'mountains',
  'rocket',
  'balloon',
]);
/** What shows best on its own outdoors. */
const INDOORS: ReadonlySet<Setting> = new Set(['room', 'studio']);
/** Where a thing before "bar", "shop" or "counter" leads that is not the thing's own room. */
const TRADES: Partial<Record<ThingName, RoomName>> = {
  flower: 'florist',
  cup: 'cafe',
  bread: 'bakery',
  fruit: 'shop',
  cat: 'pets',
  dog: 'pets',
};

export interface Things {
  things: readonly ThingName[];
  interior: RoomName | null;
  setting: Setting | undefined;
}

export interface Asked {
  words: readonly SceneWord[];
  /** The drawn things among the nouns, in their order. */
  named: readonly ThingName[];
  /** The place that the words name themselves. */
  place: Setting | undefined;
  /** Whether a noun, not only a word before one, is a place that a trade works at. */
  isRoomNamed: boolean;
  /** Whether a room may get the things of its trade besides those that are asked for. */
  mayAdd: boolean;
}

/** What a refused or missing thing leaves is never filled by another: only a room whose nouns are all drawn gets more. */
export function readThings({ words, named, place, isRoomNamed, mayAdd }: Asked): Things {
  const trade = tradeOf(words);
  const asked = wholes(named);
  const has = (mark: Mark): boolean => words.some(({ meaning }) => meaning?.marks.has(mark));
  const filled = (things: readonly ThingName[], interior: RoomName): readonly ThingName[] =>
    mayAdd ? filledUp(things, interior) : things;
  const isOutdoors = place !== undefined && !INDOORS.has(place);
  if (trade !== undefined && has('fronts') && !asked.includes('arch')) {
    const inWindow = filled(indoor(asked), trade);
    const isTown = place === undefined || INDOORS.has(place) || place === 'city';
    return {
      things: ['shopfront', ...inWindow],
      interior: trade,
      setting: isTown ? 'street' : place,
    };
  }
  if (trade !== undefined && isOutdoors && !has('parts')) {
    if (asked.length > 0)
      return { things: asked.slice(0, MOST_OUTDOORS), interior: null, setting: place };
    if (!mayAdd && !isRoomNamed) return { things: [], interior: null, setting: place };
    const alone: Partial<Record<RoomName, ThingName>> = { yoga: 'person', wedding: 'arch' };
    const [only] = mayAdd ? [alone[trade]] : [];
    if (only !== undefined) return { things: [only], interior: null, setting: place };
    if (trade !== 'music')
      return { things: ['shopfront', ...filled([], trade)], interior: trade, setting: place };
  }
  if (trade !== undefined)
    return { things: filled(indoor(asked), trade), interior: trade, setting: 'room' };
  const first = asked.find((thing) => OUTDOOR_THINGS.has(thing)) ?? asked[0];
  const setting = place ?? (first === undefined ? undefined : (homeOf[first] ?? 'room'));
  if (setting !== 'room') return { things: asked.slice(0, MOST_OUTDOORS), interior: null, setting };
  const things = indoor(asked);
  const interior = things.map((thing) => roomOf[thing]).find(Boolean) ?? 'home';
  return { things: things.length > 0 ? things : filled([], interior), interior, setting };
}

/** Flowers are in a vase in a room, trees in a pot. */
const RESTING: Partial<Record<ThingName, ThingName>> = { flower: 'vase', tree: 'plant' };

/** Whether a thing that was asked for is among those of a scene, by itself, in a room or within another. */
export const isAmong = (thing: ThingName, things: readonly ThingName[]): boolean =>
  [thing, RESTING[thing], ...(WITHIN[thing] ?? [])].some(
    (one) => one !== undefined && things.includes(one),
  );

/** The things of a room. */
function indoor(things: readonly ThingName[]): ThingName[] {
  const inRoom = things
    .filter((thing) => !OUTDOOR_THINGS.has(thing))
    .map((thing) => RESTING[thing] ?? thing);
  return [...new Set(inRoom)].slice(0, MOST_THINGS);
}

function filledUp(things: readonly ThingName[], interior: RoomName): ThingName[] {
  const { base } = interiors[interior];
  const others = ROOMS[interior].things
    .flatMap((thing) => drawnAs(thing) ?? [])
    .filter((thing) => thing !== 'dog' || !things.includes('cat'));
  const wanted = Math.max(things.length, things.length === 1 && base === 'floor' ? 2 : 3);
  return [...new Set([...things, ...others])].slice(0, wanted);
}

/** The trade whose room or shop the words name: a noun of its own, or a thing before a part of a room. */
function tradeOf(words: readonly SceneWord[]): RoomName | undefined {
  const found = words.flatMap(({ meaning }, index) => {
    const trade = meaning?.room;
    const thing = words[index - 1]?.meaning?.thing ?? undefined;
    const room = thing === undefined ? undefined : (TRADES[thing] ?? roomOf[thing]);
    if (meaning?.marks.has('parts') === true && room !== undefined)
      return [{ trade: thing === 'wine' && trade === 'bar' ? 'bar' : room, isGeneral: false }];
    return trade === undefined ? [] : [{ trade, isGeneral: generalTrades.has(trade) }];
  });
  return (found.find(({ isGeneral }) => !isGeneral) ?? found[0])?.trade;
}

/** A bowl of lemons is fruit, a plate of pasta pasta, an arch of flowers an arch. */
const WITHIN: Partial<Record<ThingName, readonly ThingName[]>> = {
  pottery: ['fruit', 'soup', 'salad', 'pasta', 'curry'],
  plate: ['pasta', 'sushi', 'tacos', 'fishDish', 'meat', 'canapes', 'cookies'],
  flower: ['arch'],
};
/** What a person has on; a person is drawn as far as the shoulders and in clothes of their own. */
const WORN: ReadonlySet<ThingName> = new Set([
  'boots',
  'clothes',
  'dress',
  'glasses',
  'hat',
  'helmet',
  'jumper',
  'necklace',
  'shoe',
  'sunglasses',
  'tShirt',
]);

function wholes(named: readonly ThingName[]): ThingName[] {
  const isWorn = named.includes('person');
  return [...new Set(named)].filter(
    (thing) =>
      !(isWorn && WORN.has(thing)) && !WITHIN[thing]?.some((whole) => named.includes(whole)),
  );
}
