import type { Customization } from '../../../machines/entities';
import type { Copy, Text } from '../types';
import { mapTexts } from '../write/mapTexts';
import { contentTexts, ownTexts } from './contentTexts';
import { untitledIn } from './untitled';

/**
 * A text as it stands after the person's changes: their own words, in a second language those of the text it follows, or
 * the generator's. `language`: that of the page, for a title that was emptied.
 */
export function ownWords(
  { texts, content }: Customization,
  language: string,
): (original: Text) => Text {
  const own = new Map(Object.entries(ownTexts(texts)));
  for (const [id, value] of Object.entries(contentTexts(content, untitledIn(language)))) {
    own.set(id, value);
  }
  return (original) => {
    const value =
      own.get(original.id) ?? (original.follows === undefined ? null : own.get(original.follows));
    return value === null || value === undefined || value === original.value
      ? original
      : { ...original, value, source: { from: 'standard' } };
  };
}

/**
 * The copy with the person's own words in place of the generator's (specification section 2, builder): those of the Content
 * tab for title, subtitle and description, those written in the preview for every other text.
 */
export function withTexts(copy: Copy, customization: Customization): Copy {
  return mapTexts(copy, ownWords(customization, copy.language));
}
