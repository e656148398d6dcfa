import type { Phrase } from '../draft';
import { isCapital } from '../text/phrases';
import type { Word } from '../text/words';

/** The place that the value of a key for places gives. */
export const placeOfKey = (words: Phrase): Phrase => withoutRadius(words.slice(0, placeEnd(words)));

/** "Alder Fold Barn, near | Kendal", "Corn Exchange, | Wexford" */
export function townOfVenue(words: Phrase): Phrase {
  const part = words.slice(
    Math.max(
      0,
      words.findLastIndex(({ gap }) => gap.includes(',')),
    ),
  );
  return part.slice(Math.max(0, part.findIndex(isCapital)));
}

/** "Within 30 miles of | Hereford" */
function withoutRadius(words: Phrase): Phrase {
  const before = words.findLastIndex(({ tag }) => tag === 'preposition');
  const isRadius = words.slice(0, Math.max(before, 0)).some(({ text }) => /^\d/.test(text));
  return isRadius && isCapital(words[before + 1]) ? words.slice(before + 1) : words;
}

/** Where a place ends that a key gives, before what is told beside it: "Chennai, and online", "Burslem, behind the old pottery", "Kilkenny and 40 km around". */
function placeEnd(words: Phrase): number {
  const isTold = ({ gap, tag }: Word, next: Word | undefined): boolean =>
    /[+;|(]|\s[–—-]\s/.test(gap) ||
    (tag === 'and' && /^\d/.test(next?.text ?? '')) ||
    (/,/.test(gap) && ['and', 'preposition', 'subordinator', 'adverb'].includes(tag)) ||
    (/,/.test(gap) && tag === 'noun' && next?.tag === 'article') ||
    (/,/.test(gap) && tag === 'auxiliary');
  const end = words.findIndex((word, at) => at > 0 && isTold(word, words[at + 1]));
  return end < 0 ? words.length : end;
}
