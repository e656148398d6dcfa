import type { Trade } from '../languages/wordsSchema';

/** The trade of a site for which no other is recognised. */
export const GENERAL = 'general';

/**
 * What each trade is in every language, by its id: one file a trade in this folder, found by being there. Its words stand
 * in `languages/<language>/trades/<id>.yaml`.
 */
export const TRADES: Readonly<Record<string, Trade>> = Object.fromEntries(
  Object.entries(import.meta.glob<Trade>('./*.yaml', { eager: true, import: 'default' })).map(
    ([path, trade]) => [path.slice(2, -'.yaml'.length), trade],
  ),
);

export const TRADE_IDS = Object.keys(TRADES);

/** The trade of an id; an unknown one, as from an older file, is general. */
export function tradeOf(id: string): Trade {
  const trade = Object.hasOwn(TRADES, id) ? TRADES[id] : TRADES[GENERAL];
  if (trade === undefined) throw new Error('trades/general.yaml is missing');
  return trade;
}
