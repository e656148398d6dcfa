import type { Language } from '../types';

/** What stands for a title that was emptied. Apart from the packs, because the editor's own thread needs it too. */
const UNTITLED: Record<Language, string> = {
  en: 'Untitled website',
  es: 'Página sin título',
  pt: 'Página sem título',
  fr: 'Page sans titre',
  it: 'Pagina senza titolo',
  de: 'Seite ohne Titel',
};

/** `language` as a page's `lang` has it; English where it is none of the generator's. */
export const untitledIn = (language: string): string =>
  Object.hasOwn(UNTITLED, language) ? UNTITLED[language as Language] : UNTITLED.en;
