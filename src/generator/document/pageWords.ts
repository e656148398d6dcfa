import { languagePack } from '../languages/languages';
import type { SectionKind } from '../types';

const LISTS: ReadonlySet<SectionKind> = new Set([
  'offerings',
  'pricing',
  'gallery',
  'events',
  'posts',
  'team',
]);

export const homeLabel = (language: string): string => languagePack(language).labels.home;

/** What stands on the link from the home page to the page of a section. */
export function moreLabel(language: string, lead: SectionKind, page: string): string {
  const { more, whole } = languagePack(language).labels;
  const line = lead === 'about' ? more : LISTS.has(lead) ? whole : '{page}';
  return line.replace('{page}', () => page);
}
