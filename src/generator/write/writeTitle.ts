import type { Text } from '../types';
import type { WritingContext } from './WritingContext';

const TITLE_LIMIT = 60;

/** The brand, or what it is and where. Names and places longer than the limit were refused when they were read. */
export function writeTitle({
  intent,
  fillings,
  noun,
  pack,
  fromPrompt,
  placeholder,
  standard,
}: WritingContext): Text {
  if (intent.name !== null) return fromPrompt('title', intent.name);
  if (fillings.noun == null) return placeholder('title', pack.placeholders.name, 'name');
  const { place } = intent;
  if (place !== null) {
    const value = pack.grammar.descriptiveTitle(noun, pack.grammar.inPlace(place));
    if (value.length <= TITLE_LIMIT)
      return fromPrompt('title', { value, evidence: place.evidence });
  }
  return standard('title', pack.grammar.descriptiveTitle(noun, null));
}
