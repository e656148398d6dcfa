import { spoken, type Spelling } from '../languages/spoken';
import type { Sense, TradeWords } from '../languages/wordsSchema';
import type { Phrase } from './draft';
import { PhraseSet } from './pattern';

export interface Kind {
  trade: string;
  sense: Sense;
}

/** The nouns that lead to a trade. */
export interface KindIndex {
  phrases: PhraseSet;
  byPhrase: ReadonlyMap<string, Kind>;
}

export function indexKinds(
  trades: Readonly<Record<string, TradeWords>>,
  spelling: Spelling,
): KindIndex {
  const byPhrase = new Map<string, Kind>();
  for (const [trade, { nouns }] of Object.entries(trades)) {
    for (const sense of nouns) {
      for (const written of [sense.noun, ...sense.words.split(',')]) {
        const phrase = spoken(written.trim().replace(/\s+/g, ' '), spelling);
        if (phrase !== '' && (!byPhrase.has(phrase) || byPhrase.get(phrase)?.sense.yields))
          byPhrase.set(phrase, { trade, sense });
      }
    }
  }
  return { phrases: new PhraseSet(byPhrase.keys()), byPhrase };
}

/** The longest noun of a trade that stands in a phrase; one that ends where its head does comes first. */
export function kindIn(
  { phrases, byPhrase }: KindIndex,
  words: Phrase,
  head: number,
): (Kind & { words: Phrase }) | null {
  let best: (Kind & { words: Phrase; score: number }) | null = null;
  for (let at = 0; at < words.length; at += 1) {
    for (const end of phrases.endsAt(words, at, words.length)) {
      const own = words.slice(at, end);
      const kind = byPhrase.get(own.map(({ lower }) => lower).join(' '));
      if (kind === undefined) continue;
      const score = (end === head ? 10 : 0) + own.length * 2 - (kind.sense.yields ? 3 : 0);
      if (best === null || score > best.score) best = { ...kind, words: own, score };
    }
  }
  return best;
}
