import type { LanguagePack, Sense } from '../languages/LanguagePack';
import type { Intent } from '../types';
import { tradeIdOf } from './trades';
import { tradeVocabulary } from './tradeVocabulary';

/** The word family that the prompt used for its trade; the trade's first one when it used only hints. */
export function senseOf(pack: LanguagePack, intent: Intent): Sense {
  const id = tradeIdOf(intent.trade.value);
  const found = tradeVocabulary(pack).recognise(intent.trade.evidence.toLowerCase());
  return found !== null && found.trade === id && found.sense !== null
    ? found.sense
    : pack.trades[id].senses[0];
}
