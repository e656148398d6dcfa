import type { LanguagePack, Sense } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import type { Intent } from '../types';
import { tradeIdOf } from './trades';
import { tradeVocabulary } from './tradeVocabulary';

/** The word family that the prompt used for its trade; the trade's first one when it used only hints. */
export function senseOf(pack: LanguagePack, intent: Intent): Sense {
  const id = tradeIdOf(intent.trade.value);
  const found = tradeVocabulary(pack).recognise(
    spoken(intent.trade.evidence, pack.lexicon.spelling),
  );
  return found !== null && found.trade === id && found.sense !== null
    ? found.sense
    : pack.trades[id].senses[0];
}
