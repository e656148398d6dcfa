import { capitalized } from './text';
import type { Customization, SiteContent, Understanding } from './entities';
import { withWords } from './itemCopies';
import { renamedListings } from './listings';

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
  const first = capitalized(from);
  const spellings = [...new Set([from, first])].map(escaped).join('|');
  const particle = language === 'fr' ? "(?:[dD](?:e |[’']))?" : '';
  const name = new RegExp(`(?<!${LETTER})(${particle})(${spellings})(?!${LETTER})`, 'gu');
  return (text) =>
    text.includes(from) || text.includes(first)
      ? text.replace(name, (_, before: string, found: string) => {
          const shown = found === from ? to : capitalized(to);
          return before === '' ? shown : `${before.charAt(0)}${isElided(to) ? '’' : 'e '}${shown}`;
        })
      : text;
}

/** A site as it was generated: what its texts call it, and in which languages they are. */
export interface GeneratedSite {
  customization: Customization;
  understanding?: Pick<Understanding, 'name' | 'language' | 'secondLanguage'>;
}

/** What takes the place of a site's name in its texts: the title that the person gave it; null where they call it nothing. */
export function renameOf(
  name: string | null,
  { title }: Pick<SiteContent, 'title'>,
): Rename | null {
  const to = title.trim();
  return name === null || to === '' || to === name ? null : { from: name, to };
}

/**
 * A customization with another title: subtitle, description and the person's own words follow where they have the title
 * before as the site's name; the generator's other texts follow by `renamer` when they are shown. Pure.
 */
export function retitled(
  now: Customization,
  title: string,
  { customization, understanding }: GeneratedSite,
): Customization {
  const own = now.content.title.trim();
  const isOwn = own !== '' && own !== customization.content.title;
  const rename = renameOf(isOwn ? own : (understanding?.name?.value ?? null), { title });
  const first = renamer(rename, understanding?.language.value);
  const second = renamer(rename, understanding?.secondLanguage?.value);
  const isSecond = (id: string) => id.startsWith(`${understanding?.secondLanguage?.value}.`);
  const renamed = (texts: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(texts).map(([id, words]) => [id, (isSecond(id) ? second : first)(words)]),
    );
  return {
    ...now,
    content: {
      title,
      subtitle: first(now.content.subtitle),
      description: first(now.content.description),
    },
    ...(now.texts === undefined ? {} : { texts: renamed(now.texts) }),
    ...(now.written === undefined ? {} : { written: renamed(now.written) }),
    ...(now.items === undefined ? {} : { items: withWords(now.items, first) }),
    ...(now.listings === undefined
      ? {}
      : { listings: renamedListings(now.listings, (page) => (isSecond(page) ? second : first)) }),
  };
}
