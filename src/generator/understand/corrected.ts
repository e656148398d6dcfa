import type { LanguagePack } from '../languages/LanguagePack';
import { spellingsOf } from '../trades/spellings';
import { QUOTED } from './findName';
import type { Reading, Word } from './readPrompt';

/** Different words beyond these are not compared letter by letter, so that time stays bounded. */
const MOST_WORDS = 300;
/** Where every noun has a capital, so has a short surname, which is no misspelling. */
const SHORTEST_NOUN = 7;

/**
 * A reading whose misspelt common words compare as what was meant, as "resturant" does as "restaurant". The words
 * themselves stay as written. Names are left alone: words with a capital in the middle of a sentence, words in
 * quotation marks, and words that are parts of addresses.
 */
export function corrected(reading: Reading, pack: LanguagePack): Reading {
  const { lexicon } = pack;
  const spellings = spellingsOf(pack);
  const quoted = [...reading.text.matchAll(QUOTED)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const meant = new Map<string, string>();
  const mayBeName = ({ text, gap }: Word, index: number): boolean => {
    if (!reading.capitalsTell || !/^\p{Lu}/u.test(text)) return false;
    if (lexicon.nounsCapitalised) return text.length < SHORTEST_NOUN;
    return index > 0 && !/[.!?:\n]/.test(gap);
  };
  const words = reading.words.map((word, index) => {
    const { lower, start, end } = word;
    if (
      !/^\p{L}+$/u.test(lower) ||
      mayBeName(word, index) ||
      /[@./_-]$/.test(index === 0 ? '' : word.gap) ||
      /^[@/_]|^\.\p{L}/u.test(reading.text.slice(end, end + 2)) ||
      quoted.some((span) => span.start < end && start < span.end)
    )
      return word;
    let correct = meant.get(lower);
    if (correct === undefined) {
      if (meant.size >= MOST_WORDS) return word;
      correct = spellings.correct(lower);
      meant.set(lower, correct);
    }
    return correct === lower ? word : { ...word, lower: correct };
  });
  return { ...reading, words };
}
