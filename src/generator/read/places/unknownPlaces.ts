import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isCased, isSoft } from '../text/phrases';
import type { Tag, Word } from '../text/words';
import { placeMarker, placeMarkerBehind } from './placeMarkers';

const LONGEST = 2;
/** What may stand before a place that its word of place stands behind. */
const BEFORE: ReadonlySet<Tag> = new Set(['pronoun', 'possessive', 'adverb', 'subordinator']);
/** What cannot go on a place. */
const BEHIND: ReadonlySet<Tag> = new Set([
  'preposition',
  'and',
  'subordinator',
  'pronoun',
  'verb',
  'auxiliary',
  'negation',
  'fact',
]);

/** Where a place that nobody lists may end, in scripts without capitals: "في | المكنين | بتونس", "हम | थानागाज़ी | में". */
export function unknownEnds(words: Phrase, at: number, lexicon: Lexicon): number[] {
  const isOpen = lexicon.classes.has('inBehind')
    ? at === 0 || /,/.test(words[at]?.gap ?? '') || BEFORE.has(words[at - 1]?.tag ?? 'fact')
    : isLed(words, at, lexicon);
  if (!isOpen || lexicon.has('pluralEndings', words[at]?.lower.slice(-2) ?? '')) return [];
  const ends: number[] = [];
  for (let to = at; to < Math.min(words.length, at + LONGEST); to += 1) {
    const word = words[to] as Word;
    if (!isUnusual(word, lexicon) || (to > at && !/^ +$/.test(word.gap))) break;
    if (endsAt(words, at, to + 1, lexicon)) ends.push(to + 1);
  }
  return ends;
}

/** Whether a run is in a script without capitals and nobody lists it. */
export const isUnknown = (run: Phrase, isKnown: boolean, lexicon: Lexicon): boolean =>
  !isKnown && run.every((word) => !isCased(word) && isUnusual(word, lexicon));

const isUnusual = ({ tag, lower, text }: Word, lexicon: Lexicon): boolean =>
  (tag === 'other' || tag === 'name') &&
  text.length > 2 &&
  !/^[\d\p{Script=Latin}]/u.test(text) &&
  !lexicon.isCommon(lower) &&
  !lexicon.notPlaces.has(lower) &&
  !lexicon.has('noNames', lower);

/** Whether a word of place leads here, or what says where the writers are from: "أنا رمضان من | كفر الزيات". */
function isLed(words: Phrase, at: number, lexicon: Lexicon): boolean {
  const marker = placeMarker(words, at, lexicon);
  if (marker === null) return false;
  if (!lexicon.has('fromWords', marker)) return lexicon.has('inWords', marker) || / /.test(marker);
  return at < 6 && (lexicon.classes.get('weare')?.lengthAt(words, 0) ?? 0) > 0;
}

function endsAt(words: Phrase, from: number, to: number, lexicon: Lexicon): boolean {
  const next = words[to];
  if (!lexicon.classes.has('inBehind'))
    return to === from + 1 || next === undefined || !isSoft(next.gap) || BEHIND.has(next.tag);
  return (
    placeMarkerBehind(words, to, lexicon) !== null &&
    next?.gap === ' ' &&
    (lexicon.has('settings', next.lower) || words[to + 1]?.tag === 'auxiliary')
  );
}
