import type { LanguagePack, Sense } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { indexPhrases, type PhraseIndex } from '../understand/readPrompt';
import { TRADE_IDS, type TradeId } from './trades';
import { withinEdits } from './withinEdits';

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
  /** As `lookUp`, and a light misspelling of one long word is understood too. */
  recognise(phrase: string): TradeWord | null;
}

const vocabularies = new WeakMap<LanguagePack, TradeVocabulary>();

function build(pack: LanguagePack): TradeVocabulary {
  const { spelling } = pack.lexicon;
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
  const single = [...words].filter(
    ([word, { sense }]) => sense !== null && /^\p{L}{5,}$/u.test(word),
  );
  const lookUp = (phrase: string): TradeWord | null => words.get(phrase) ?? null;
  return {
    index: indexPhrases([...words.keys()]),
    lookUp,
    recognise(phrase) {
      const exact = lookUp(phrase);
      if (exact !== null || phrase.length < 5 || phrase.length > 24) return exact;
      const allowed = phrase.length < 8 ? 1 : 2;
      const near = single.find(
        ([word]) =>
          word[0] === phrase[0] &&
          word.length > phrase.length - allowed - 1 &&
          withinEdits(phrase, word, allowed),
      );
      return near?.[1] ?? null;
    },
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
