import { GENERAL } from '../trades/trades';
import type { LanguagePack } from './LanguagePack';
import { loadLanguage } from './languages';
import type { TradeFile, TradeWords } from './wordsSchema';

const said = new Map<TradeWords, TradeFile['sections']>();

/** The words of a trade; of the general one where the language has none of it. */
function wordsOf({ id, trades }: LanguagePack, trade: string): TradeWords {
  const words = trades[Object.hasOwn(trades, trade) ? trade : GENERAL];
  if (words === undefined) throw new Error(`languages/${id}/trades/${GENERAL}.yaml is missing`);
  return words;
}

/**
 * Loads a language, and once what a trade's sections say in it; what needs it later finds it by `tradeWords`. Rejects when a
 * chunk cannot be loaded.
 */
export async function loadTrade(id: string, trade: string): Promise<void> {
  const words = wordsOf(await loadLanguage(id), trade);
  if (!said.has(words)) said.set(words, (await words.sections.load?.())?.default ?? {});
}

/** Loads a language with all that its trades say. Rejects as `loadTrade` does. */
export async function loadTrades(id: string): Promise<void> {
  const { trades } = await loadLanguage(id);
  await Promise.all(Object.keys(trades).map((trade) => loadTrade(id, trade)));
}

/** All that a trade says in a language. Throws where it is not loaded. */
export function tradeWords(pack: LanguagePack, trade: string): TradeFile {
  const words = wordsOf(pack, trade);
  const sections = said.get(words);
  if (sections === undefined)
    throw new Error(`The trade "${trade}" is not loaded in "${pack.id}".`);
  return { ...words, sections };
}

/** All that the trades of a language say, by their ids. Throws where one is not loaded. */
export function tradesOf(pack: LanguagePack): Record<string, TradeFile> {
  return Object.fromEntries(
    Object.keys(pack.trades).map((trade) => [trade, tradeWords(pack, trade)]),
  );
}
