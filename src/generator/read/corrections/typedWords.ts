import { firstGraphemes } from '../../../../machines/text';
import { GENERAL } from '../../trades/trades';
import type { Brief, Understood } from '../../types';
import { findFacts } from '../facts/findFacts';
import { kindIn } from '../subject/kinds';
import { nounEnd } from '../text/phrases';
import type { ReadingLanguage } from '../ReadingLanguage';
import { taggedWords } from '../text/taggedWords';
import { readable, tidy, typed } from '../text/words';

/** At most `limit` characters of a value typed by hand, graphemes whole. */
export function cut(value: string, limit: number): string {
  const clean = typed(value.slice(0, limit * 64));
  let short = firstGraphemes(clean, limit);
  for (let count = limit - 1; short.length > limit; count -= 1)
    short = firstGraphemes(clean, count);
  return short.trim();
}

/**
 * What a site is about, as the person says it: the kind is that of its noun in the first of the languages that knows it;
 * a noun that none knows stays the person's own, with no trade's words.
 */
export function subjectOf(
  subject: Understood<string> | null,
  languages: readonly ReadingLanguage[],
): Pick<Brief, 'subject' | 'noun' | 'trade' | 'schemaType' | 'motif'> {
  const value = subject?.value ?? '';
  for (const language of languages) {
    const kind = kindIn(language.kinds, taggedWords(value, language), (phrase) =>
      nounEnd(phrase, 0, phrase.length, language.lexicon),
    );
    if (kind === null) continue;
    const { trade, type, motif, words } = kind;
    const noun = readable(value).slice(words[0]?.start, words.at(-1)?.end);
    return { subject, noun: { value: noun, evidence: noun }, trade, schemaType: type, motif };
  }
  return { subject, noun: null, trade: GENERAL, schemaType: null, motif: null };
}

/** What an offering typed as one line is called, and the price at its end: "Haircut from £25". */
export function pricedName(
  line: string,
  language: ReadingLanguage,
): { name: string; price: Understood<string> | null } {
  const text = readable(line);
  const words = taggedWords(line, language);
  const last = findFacts(text, words, language.lexicon).find(
    ({ kind, end }) => kind === 'price' && /^[\s).]*$/.test(text.slice(end)),
  );
  const before = words.filter(({ end }) => last !== undefined && end <= last.start);
  const named = before.findLastIndex(({ tag }) => tag !== 'preposition');
  if (last === undefined || named < 0) return { name: tidy(line), price: null };
  const price = tidy(text.slice(before[named + 1]?.start ?? last.start, last.end));
  return {
    name: tidy(text.slice(0, before[named]?.end)),
    price: { value: price, evidence: price },
  };
}
