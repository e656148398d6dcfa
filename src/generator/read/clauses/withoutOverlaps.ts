import type { Mode } from '../Context';
import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import type { Opened } from './frames';

/** Where two frames begin at the same word, the first of these holds. */
const ORDER: readonly Mode[] = [
  'refuse',
  'deny',
  'audience',
  'can',
  'style',
  'want',
  'with',
  'offer',
];

const MARK = /^\s*[,;]/;

/** The opened lists of a clause from first to last, each up to where the next begins, without those inside another. */
export function withoutOverlaps(
  opened: readonly Opened[],
  words: Phrase,
  lexicon: Lexicon,
): Opened[] {
  const kept: Opened[] = [];
  for (const one of sorted(opened)) {
    const last = kept.at(-1);
    if (last === undefined) {
      kept.push(one);
      continue;
    }
    if (isInside(one, last, words, lexicon)) continue;
    const goesOn = lastsToComma(one, last, words, lexicon);
    const rest = one.words.slice(goesOn);
    last.words = last.words.slice(0, one.frame.from - last.start);
    if (goesOn > 0 && rest.length > 0) {
      const start = one.start + goesOn;
      kept.push({ ...one, words: one.words.slice(0, goesOn) }, { ...last, words: rest, start });
    } else kept.push(one);
  }
  return kept.filter((one) => one.words.length > 0);
}

const sorted = (opened: readonly Opened[]): Opened[] =>
  [...opened].sort(
    (one, other) =>
      one.frame.from - other.frame.from ||
      ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode) ||
      other.start - one.start,
  );

/** Whether a frame belongs to the list that the one before it opened. */
function isInside(one: Opened, last: Opened, words: Phrase, lexicon: Lexicon): boolean {
  const { from } = one.frame;
  const lastEnd = last.frame.to;
  return (
    from < last.start ||
    one.start <= last.start ||
    (last.mode === one.mode && !(lexicon.isHeadLast && one.start >= lastEnd)) ||
    (from < lastEnd &&
      (one.mode === 'offer' ||
        ((one.mode === 'want' || one.mode === 'with') && words[from - 1]?.tag !== 'and')) &&
      last.mode !== 'want' &&
      last.mode !== 'style') ||
    /* "Site should have the dates for our next show, photos": a purpose belongs to what is wanted. */
    (one.mode === 'offer' &&
      last.frame.group === 'request' &&
      words[from]?.tag === 'preposition') ||
    /* "Galería no hace falta": the refusal ends behind what it refuses. */
    (lastEnd > from && last.start + last.words.length < lastEnd)
  );
}

/** How much of a refusal inside a list belongs to it, where the list goes on: "get a quote without calling, read reviews", "words without names, and a map"; else 0. */
function lastsToComma(one: Opened, last: Opened, words: Phrase, lexicon: Lexicon): number {
  const isInList = one.mode === 'refuse' && (last.mode === 'can' || last.mode === 'want');
  const before = last.words.findIndex((word) => word === words[one.frame.from]);
  const isInMember =
    !MARK.test(words[one.frame.from]?.gap ?? '') &&
    words[one.frame.from - 1]?.tag !== 'and' &&
    last.words.slice(1, before).some(({ gap }) => MARK.test(gap));
  if (!isInList || lexicon.isHeadLast || !(one.words[0]?.tag === 'gerund' || isInMember)) return 0;
  return Math.max(
    0,
    one.words.findIndex(({ gap }) => MARK.test(gap)),
  );
}
