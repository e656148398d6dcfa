import { sitePagesOf } from '../../../machines/arrangedPages';
import type { Build } from '../../../machines/entities';
import {
  type CustomizationPatch,
  customizationPatch,
  type PatchedPage,
} from '../../generator/customizationPatch';

type Shown = Pick<PatchedPage, 'lead' | 'heroAddress' | 'photoAddresses'> & { language: string };

/** What one document of a build shows of what the person made of it. */
export function patchOf(build: Build, { language, ...shown }: Shown): CustomizationPatch {
  const { theme, customization, website } = build;
  return customizationPatch(theme, customization, {
    language,
    name: website.understanding?.name?.value ?? null,
    outline: sitePagesOf(website, customization),
    prefix: prefixOf(website, language),
    ...shown,
  });
}

/** What begins the ids of texts of the site's second language; empty in its first. */
function prefixOf({ pages }: Build['website'], language: string): string {
  return (pages?.[0]?.language ?? language) === language ? '' : `${language}.`;
}
