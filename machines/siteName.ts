import type { Customization, GeneratedWebsite, SiteContent } from './entities';

/** A name that something else takes the place of. */
export interface Rename {
  from: string;
  to: string;
}

/** A name of one letter would be found in any text. */
const SHORTEST_NAME = 2;
/** A letter that would make a longer word of a name; scripts without blanks write words beside each other. */
const LETTER = '(?![\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}])[\\p{L}\\p{M}\\p{N}]';

/** Whether French "de" loses its vowel before a word. */
export const isElided = (word: string): boolean => /^[aeiouyàâéèêëîïôœ]/i.test(word);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const capitalised = (text: string): string => {
  const first = [...text][0] ?? '';
  return first.toUpperCase() + text.slice(first.length);
};

/**
 * Puts a name in the place of another wherever that stands in a text as a word of its own, also with a capital that begins
 * a sentence. `language`: that of the text; French "de" and "d’" before the name follow it. Gives back a function for many
 * texts; without a rename it changes nothing.
 */
export function renamer(rename: Rename | null, language = ''): (text: string) => string {
  if (rename === null || rename.from.length < SHORTEST_NAME || rename.from === rename.to) {
    return (text) => text;
  }
  const { from, to } = rename;
  const first = capitalised(from);
  const spellings = [...new Set([from, first])].map(escaped).join('|');
  const particle = language === 'fr' ? "(?:[dD](?:e |[’']))?" : '';
  const name = new RegExp(`(?<!${LETTER})(${particle})(${spellings})(?!${LETTER})`, 'gu');
  return (text) =>
    text.includes(from) || text.includes(first)
      ? text.replace(name, (_, before: string, found: string) => {
          const shown = found === from ? to : capitalised(to);
          return before === '' ? shown : `${before.charAt(0)}${isElided(to) ? '’' : 'e '}${shown}`;
        })
      : text;
}

/** What the texts of a generated site call it; null where they call it nothing (specification section 3, Customization). */
export function nameOfSite({
  customization,
  understanding,
}: Pick<GeneratedWebsite, 'customization' | 'understanding'>): string | null {
  const name = understanding?.name?.value ?? null;
  return name === customization.content.title ? name : null;
}

/** What takes the place of a site's name in its texts: the title that the person gave it. */
export function renameOf(
  name: string | null,
  { title }: Pick<SiteContent, 'title'>,
): Rename | null {
  const to = title.trim();
  return name === null || to === '' || to === name ? null : { from: name, to };
}

/**
 * A customization with another title. The person's own words follow where the title stands in them as the site's name;
 * the generator's follow by `renamer` when they are shown. `generated`: the site that was customized. Pure.
 */
export function retitled(
  now: Customization,
  title: string,
  generated: Pick<GeneratedWebsite, 'customization' | 'understanding'>,
): Customization {
  const initial = generated.customization.content;
  const own = now.content.title.trim();
  const from = own === '' || own === initial.title ? nameOfSite(generated) : own;
  const rename = from === null ? null : renameOf(from, { title });
  const language = generated.understanding?.language.value;
  const second = generated.understanding?.secondLanguage?.value;
  const renamed = (words: string, id: string) =>
    renamer(rename, second !== undefined && id.startsWith(`${second}.`) ? second : language)(words);
  const { subtitle, description } = now.content;
  return {
    ...now,
    content: {
      title,
      subtitle: subtitle === initial.subtitle ? subtitle : renamed(subtitle, ''),
      description: description === initial.description ? description : renamed(description, ''),
    },
    ...(now.texts === undefined
      ? {}
      : {
          texts: Object.fromEntries(
            Object.entries(now.texts).map(([id, words]) => [id, renamed(words, id)]),
          ),
        }),
  };
}
