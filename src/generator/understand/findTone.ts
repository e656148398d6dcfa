import type { SiteTone } from '../../../machines/entities';
import type { LanguagePack } from '../languages/LanguagePack';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import type { Understood } from '../types';
import { indexPhrases, overlaps, standsBefore, type Reading, type Span } from './readPrompt';

/** Words between a manner and what has it, as in "a warm and simple site". */
const REACH = 4;
const NEGATED = 3;

/** The manner that the prompt asks for first, as in "a cozy bakery" or "keep it playful"; null when it asks for none. */
export function findTone(
  { words, prompt }: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
): Understood<SiteTone> | null {
  const { lexicon } = pack;
  const { circumstances } = lexicon;
  if (circumstances === undefined) return null;
  const { tones, unclearTones } = circumstances;
  const vocabulary = tradeVocabulary(pack);
  const denials = [lexicon.negations, circumstances.refusals].map(indexPhrases);
  const toneOf = (index: number): SiteTone | undefined => {
    const word = words[index]?.lower ?? '';
    return Object.hasOwn(tones, word) ? tones[word] : undefined;
  };
  const isLook = (index: number): boolean => {
    const word = words[index]?.lower ?? '';
    return (
      lexicon.modeNouns.has(word) ||
      lexicon.colorNouns[word] === 'any' ||
      vocabulary.lookUp(word)?.sense != null
    );
  };
  const holds = (index: number): boolean => /^[ ,]+$/.test(words[index]?.gap ?? '');
  const isBetween = (index: number): boolean =>
    toneOf(index) !== undefined ||
    lexicon.and.has(words[index]?.lower ?? '') ||
    lexicon.commonWords.has(words[index]?.lower ?? '');

  const isBesideLook = (index: number): boolean => {
    for (let at = index + 1; at <= index + REACH && holds(at); at += 1) {
      if (isLook(at)) return true;
      if (!isBetween(at)) break;
    }
    if (!lexicon.adjectivesFollow) return false;
    for (let at = index; at > index - REACH && holds(at); at -= 1) {
      if (isLook(at - 1)) return true;
      if (!isBetween(at - 1)) break;
    }
    return false;
  };
  const isRefused = (index: number): boolean =>
    denials.some((phrases) => standsBefore(words, index, phrases, NEGATED));

  for (const [index, word] of words.entries()) {
    const tone = toneOf(index);
    if (tone === undefined || taken.some((other) => overlaps(other, word))) continue;
    if (isRefused(index) || (unclearTones.has(word.lower) && !isBesideLook(index))) continue;
    return { value: tone, evidence: prompt.slice(word.start, word.end) };
  }
  return null;
}
