import type { TradeId } from '../../../src/generator/trades/trades';

/** A prompt and the trade that it must be understood as. */
export type CorpusRow = readonly [prompt: string, trade: TradeId];
