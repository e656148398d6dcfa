import type { LanguageIdentity } from '../languages/wordsSchema';

/** Apart from the packs, because the editor's own thread needs it too. */
export const IDENTITIES: Readonly<Record<string, LanguageIdentity>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<LanguageIdentity>('../languages/*/language.yaml', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, identity]) => [path.split('/').at(-2) ?? '', identity]),
);

/** What a page without a name is called; `language` as the page's `lang` has it, English where it is none of the generator's. */
export const untitledIn = (language: string): string =>
  (Object.hasOwn(IDENTITIES, language) ? IDENTITIES[language] : IDENTITIES.en)?.untitled ?? '';
