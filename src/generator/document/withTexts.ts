import type { Customization } from '../../../machines/entities';
import { itemTextKey, textsByKey } from '../../../machines/itemTexts';
import { renameOf, renamer } from '../../../machines/siteName';
import type { Brief, Copy, Text } from '../types';
import { mapTexts } from '../write/mapTexts';
import { contentTexts, ownTexts } from './contentTexts';
import { untitledIn } from './untitled';

/**
 * A text as it stands after the person's changes: their own words, in a second language those of the text it follows, or
 * the generator's with the title that the person gave the site in place of `name`. `language`: that of the page.
 */
export function ownWords(
  { texts, content }: Customization,
  language: string,
  name: string | null,
): (original: Text) => Text {
  const own = new Map(Object.entries(textsByKey(ownTexts(texts))));
  const renamed = renamer(renameOf(name, content), language);
  for (const [id, value] of Object.entries(contentTexts(content, untitledIn(language)))) {
    own.set(id, value);
  }
  return (original) => {
    const { id, follows, source } = original;
    const given = own.get(itemTextKey(id));
    const value = given ?? (follows === undefined ? null : own.get(itemTextKey(follows)));
    if (value === null || value === undefined) {
      return source.from === 'prompt' ? { ...original, value: renamed(original.value) } : original;
    }
    // What is written over a text of another language is in the page's.
    const { language: _, ...bare } = original;
    const text = given === undefined ? original : bare;
    return value === text.value ? text : { ...text, value, source: { from: 'standard' } };
  };
}

/**
 * The copy with the person's own words in place of the generator's (specification section 2, builder): those of the Content
 * tab for title, subtitle and description, those written in the preview for every other text.
 */
export function withTexts(copy: Copy, customization: Customization, { name }: Brief): Copy {
  const own = ownTexts(customization.texts);
  const isNamed = (id: string) => `${id}.nav` in own || `${id}.heading` in own;
  const written = mapTexts(copy, ownWords(customization, copy.language, name?.value ?? null));
  return {
    ...written,
    sections: written.sections.map((section) =>
      isNamed(section.id) ? { ...section, isWanted: true } : section,
    ),
  };
}
