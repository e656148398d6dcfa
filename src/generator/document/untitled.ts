import { untitled as en } from '../languages/en/untitled';
import { untitled as es } from '../languages/es/untitled';
import { untitled as pt } from '../languages/pt/untitled';
import { untitled as fr } from '../languages/fr/untitled';
import { untitled as it } from '../languages/it/untitled';
import { untitled as de } from '../languages/de/untitled';
import { untitled as ar } from '../languages/ar/untitled';
import { untitled as ja } from '../languages/ja/untitled';
import { untitled as hi } from '../languages/hi/untitled';
import type { Language } from '../types';

/** Apart from the packs, because the editor's own thread needs it too. */
const UNTITLED: Record<Language, string> = { en, es, pt, fr, it, de, ar, ja, hi };

/** `language` as a page's `lang` has it; English where it is none of the generator's. */
export const untitledIn = (language: string): string =>
  Object.hasOwn(UNTITLED, language) ? UNTITLED[language as Language] : UNTITLED.en;
