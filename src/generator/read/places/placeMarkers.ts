import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isSoft } from '../text/phrases';

/** The words of place right before a run, as "based in" or "outside"; null where there are none. */
export function placeMarker(words: Phrase, at: number, lexicon: Lexicon): string | null {
  let back = at - 1;
  while (
    back > 0 &&
    (words[back]?.tag === 'article' || lexicon.has('placeQualifiers', words[back]?.lower ?? '')) &&
    isSoft(words[back + 1]?.gap ?? '') &&
    !/,/.test(words[back]?.gap ?? '')
  )
    back -= 1;
  if (back < 0 || !isSoft(words[back + 1]?.gap ?? '')) return null;
  const phrases = lexicon.classes.get('in');
  for (let from = Math.max(0, back - 3); from <= back; from += 1) {
    if ((phrases?.lengthAt(words, from, back + 1) ?? 0) === back + 1 - from)
      return words
        .slice(from, back + 1)
        .map(({ lower }) => lower)
        .join(' ');
  }
  return null;
}

/** The same right behind a run, in languages that say where there. */
export function placeMarkerBehind(words: Phrase, at: number, lexicon: Lexicon): string | null {
  const found = lexicon.classes.get('inBehind')?.lengthAt(words, at) ?? 0;
  if (found === 0 || !isSoft(words[at]?.gap ?? '')) return null;
  return words
    .slice(at, at + found)
    .map(({ lower }) => lower)
    .join(' ');
}
