import type { ReadingLanguage } from '../ReadingLanguage';
import { readable, splitWords, type Word } from './words';

/** The words of a value typed by hand, each with what it is in its sentence. */
export function taggedWords(value: string, language: ReadingLanguage): Word[] {
  const words = splitWords(readable(value), language);
  words.forEach((word, at) => {
    word.at = at;
    word.tag = language.lexicon.tags.get(word.lower) ?? 'other';
  });
  language.tag?.(words);
  return words;
}
