import { ANOTHER_PLACE, type Candidate, type Draft } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isCapital, isSoft } from '../text/phrases';
import type { Word } from '../text/words';

/** "Kamloops | and Merritt", "Nashville | and Murfreesboro": a place with the one that is named beside it. */
export function withNextPlace(
  place: Candidate | null,
  words: readonly Word[],
  { claims, offers }: Draft,
  { isCommon }: Lexicon,
): Candidate | null {
  const end = (place?.words.at(-1)?.at ?? 0) + 1;
  const [and, next] = words.slice(end);
  if (place === null || next === undefined || and?.tag !== 'and' || !isSoft(and.gap)) return place;
  const named = claims.find(
    ({ reason, words: own }) => reason === ANOTHER_PLACE && own[0] === next,
  );
  const isRead = offers.some((offer) => offer.words.includes(next));
  const isOther =
    named === undefined &&
    isRead &&
    isCapital(next) &&
    isCapital(place.words[0]) &&
    !isCommon(next.lower);
  const more = named?.words ?? (isOther ? [next] : []);
  return more.length === 0 ? place : { ...place, words: [...place.words, and, ...more] };
}
