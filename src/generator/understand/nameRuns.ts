import type { Lexicon } from '../languages/LanguagePack';
import { looksLikeName } from './nameRules';
import type { Reading, Span, Word } from './readPrompt';

const MOST_WORDS = 7;

/** A gap inside a name: blanks, an ampersand or plus, or the full stop of an abbreviation. */
export function holdsTogether(before: Word, gap: string, lexicon: Lexicon): boolean {
  if (/^ *$/.test(gap) || /^ ?[&+|×] ?$/.test(gap) || gap === '’' || gap === "'") return true;
  return (
    /^\. ?$/.test(gap) && (lexicon.abbreviations.has(before.lower) || before.text.length === 1)
  );
}

/** How many words a name has that begins with a capital; 0 where none does. */
export function capitalisedRun(reading: Reading, from: number, lexicon: Lexicon): number {
  const { words } = reading;
  if (!looksLikeName(words[from])) return 0;
  let length = 1;
  for (;;) {
    const last = words[from + length - 1] as Word;
    const next = words[from + length];
    if (next === undefined || length >= MOST_WORDS) return length;
    if (looksLikeName(next)) {
      const joined =
        holdsTogether(last, next.gap, lexicon) ||
        (/^, ?$/.test(next.gap) && lexicon.companyForms.has(next.lower));
      if (!joined) return length;
      length += 1;
      continue;
    }
    /* "Rita e do Nuno" has two words between its names. */
    const isDouble =
      lexicon.and.has(next.lower) &&
      lexicon.nameConnectors.has(words[from + length + 1]?.lower ?? '') &&
      words[from + length + 1]?.gap === ' ';
    const link = isDouble ? 2 : 1;
    const after = words[from + length + link];
    const bridges =
      lexicon.nameConnectors.has(next.lower) &&
      next.lower !== 'on' &&
      next.lower !== 'for' &&
      /^ +$/.test(next.gap) &&
      after !== undefined &&
      looksLikeName(after) &&
      /^ *$/.test(after.gap) &&
      (after.gap === '' || !lexicon.commonWords.has(after.lower));
    if (!bridges) return length;
    length += link + 1;
  }
}

/** As `capitalisedRun` behind a word that announces a name: "Crumb & cake" and "Fade and co" end with a small letter. */
export function announcedRun(reading: Reading, from: number, lexicon: Lexicon): number {
  const length = capitalisedRun(reading, from, lexicon);
  const [next, after] = reading.words.slice(from + length);
  if (length === 0 || next === undefined) return length;
  if (/^ ?[&+] ?$/.test(next.gap)) return length + 1;
  const isFirm =
    lexicon.and.has(next.lower) && next.gap === ' ' && lexicon.companyForms.has(after?.lower ?? '');
  return isFirm ? length + 2 : length;
}

/** How many words a name may have whose letters are all small. */
export function lowerCaseRun(reading: Reading, from: number, lexicon: Lexicon): number {
  const { words } = reading;
  let length = 0;
  while (length < MOST_WORDS - 1) {
    const word = words[from + length];
    const before = words[from + length - 1];
    if (word === undefined || lexicon.nameStops.has(word.lower)) break;
    if (length > 0 && before !== undefined && !holdsTogether(before, word.gap, lexicon)) break;
    const next = words[from + length + 1];
    const joins = lexicon.listJoiners.has(word.lower);
    if (
      joins &&
      (next === undefined || lexicon.nameStops.has(next.lower) || lexicon.articles.has(next.lower))
    )
      break;
    length += 1;
  }
  return length;
}

export const spanOf = (words: readonly Word[], from: number, length: number): Span => ({
  start: words[from]?.start ?? 0,
  end: words[from + length - 1]?.end ?? 0,
});
