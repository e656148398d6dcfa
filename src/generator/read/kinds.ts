import { spoken, type Spelling } from '../languages/spoken';
import type { Sense, TradeWords } from '../languages/wordsSchema';
import { PhraseSet } from './pattern';
import type { Range } from './segments';
import type { Word } from './words';

export interface Kind {
  trade: string;
  sense: Sense;
}

/** The nouns that lead to a trade. */
export interface KindIndex {
  phrases: PhraseSet;
  byPhrase: ReadonlyMap<string, Kind>;
}

export function indexKinds(trades: Readonly<Record<string, TradeWords>>, spelling: Spelling): KindIndex {
  const byPhrase = new Map<string, Kind>();
  for (const [trade, { nouns }] of Object.entries(trades)) {
    for (const sense of nouns) {
      for (const written of [sense.noun, ...sense.words.split(',')]) {
        const phrase = spoken(written.trim().replace(/\s+/g, ' '), spelling);
        if (phrase !== '' && (!byPhrase.has(phrase) || byPhrase.get(phrase)?.sense.yields)) byPhrase.set(phrase, { trade, sense });
      }
    }
  }
  return { phrases: new PhraseSet(byPhrase.keys()), byPhrase };
}

/** The longest noun of a trade that stands in a range, those that `isHead` says the range is about first. */
export function kindIn({ phrases, byPhrase }: KindIndex, words: readonly Word[], { from, to }: Range, isHead: (at: number, end: number) => boolean): (Kind & Range) | null {
  let best: (Kind & Range & { score: number }) | null = null;
  for (let at = from; at < to; at += 1) {
    for (const end of phrases.endsAt(words, at, to)) {
      const kind = byPhrase.get(words.slice(at, end).map(({ lower }) => lower).join(' '));
      if (kind === undefined) continue;
      const score = (isHead(at, end) ? 10 : 0) + (end - at) * 2 - (kind.sense.yields ? 3 : 0);
      if (best === null || score > best.score) best = { ...kind, from: at, to: end, score };
    }
  }
  return best;
}
