import type { LanguagePack, Sense } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { indexPhrases, type PhraseIndex } from '../understand/readPrompt';
import { spellingsOf } from './spellings';
import { TRADE_IDS, type TradeId } from './trades';

interface TradeWord {
  trade: TradeId;
  /** Null for a hint: it points to a trade without naming it. */
  sense: Sense | null;
}

export interface TradeVocabulary {
  /** All phrases, by their first word. */
  index: PhraseIndex;
  /** Lower-case phrase, words joined by one space → what it reveals. */
  lookUp(phrase: string): TradeWord | null;
  /** As `lookUp`, and light misspellings of long words are understood too. */
  recognise(phrase: string): TradeWord | null;
}

const vocabularies = new WeakMap<LanguagePack, TradeVocabulary>();

function build(pack: LanguagePack): TradeVocabulary {
  const { spelling } = pack.lexicon;
  const spellings = spellingsOf(pack);
  const words = new Map<string, TradeWord>();
  for (const trade of TRADE_IDS) {
    for (const written of pack.trades[trade].hints) {
      const hint = spoken(written, spelling);
      if (!words.has(hint)) words.set(hint, { trade, sense: null });
    }
  }
  for (const trade of TRADE_IDS) {
    for (const sense of pack.trades[trade].senses) {
      for (const word of sense.words) words.set(spoken(word, spelling), { trade, sense });
    }
  }
  const lookUp = (phrase: string): TradeWord | null => words.get(phrase) ?? null;
  return {
    index: indexPhrases([...words.keys()]),
    lookUp,
    recognise: (phrase) =>
      lookUp(phrase) ??
      lookUp(
        phrase
          .split(' ')
          .map((word) => spellings.correct(word))
          .join(' '),
      ),
  };
}

/** All trade words of a language, built once. */
export function tradeVocabulary(pack: LanguagePack): TradeVocabulary {
  const known = vocabularies.get(pack);
  if (known !== undefined) return known;
  const built = build(pack);
  vocabularies.set(pack, built);
  return built;
}
