import { LANGUAGES } from '../languages/languages';
import type { PageLabels } from '../languages/LanguagePack';
import type { Language, SectionKind } from '../types';

const LISTS: ReadonlySet<SectionKind> = new Set([
  'offerings',
  'pricing',
  'gallery',
  'events',
  'posts',
  'team',
]);

/** A site may be written in a language that this version no longer knows. */
const labelsIn = (language: string): PageLabels =>
  LANGUAGES[Object.hasOwn(LANGUAGES, language) ? (language as Language) : 'en'].pages;

export const homeLabel = (language: string): string => labelsIn(language).home;

/** What stands on the link from the home page to the page of a section. */
export function moreLabel(language: string, lead: SectionKind, page: string): string {
  if (lead === 'about') return labelsIn(language).more(page);
  return LISTS.has(lead) ? labelsIn(language).whole(page) : page;
}
