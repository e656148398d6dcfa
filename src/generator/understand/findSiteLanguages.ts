import { LANGUAGES } from '../languages/languages';
import type { Language, Understood } from '../types';
import { detectLanguage } from './detectLanguage';
import type { Span } from './readPrompt';

export interface SiteLanguages {
  /** The language that the site is asked for in; null where the prompt does not say. */
  first: Language | null;
  /** The one beside it; null where none is asked for. */
  second: Language | null;
}

/** Where a prompt in a language says in which languages its site is to be; null where it does not. */
export function siteLanguagesAt(language: Language, prompt: string): (SiteLanguages & Span) | null {
  const { anyName, asked, languageOf } = LANGUAGES[language].lexicon.siteLanguages;
  if (!anyName.test(prompt)) return null;
  for (const rule of asked) {
    const match = rule.exec(prompt);
    if (match === null) continue;
    const [one, other] = ['first', 'second'].map((group) => {
      const word = match.groups?.[group];
      return word === undefined ? null : languageOf(word);
    });
    const span = { start: match.index, end: match.index + match[0].length };
    // Of two, that of the prompt comes first.
    const isTurned = other === language && one !== null;
    const [first = null, second = null] = isTurned ? [other, one] : [one, other];
    return { first, second: second === (first ?? language) ? null : second, ...span };
  }
  return null;
}

/**
 * In which languages a prompt asks for its site (specification section 2, builder), as "website in English and Spanish", with
 * the words that say it; null where it says nothing of it. Takes any string; never throws. Pure.
 */
export function findSiteLanguages(prompt: string): Understood<SiteLanguages> | null {
  const found = siteLanguagesAt(detectLanguage(prompt), prompt);
  if (found === null) return null;
  const { first, second, start, end } = found;
  return { value: { first, second }, evidence: prompt.slice(start, end) };
}
