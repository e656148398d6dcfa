import type { Clause } from '../clauses/segments';
import type { Draft, Phrase } from '../draft';
import { detectLanguage } from '../text/detectLanguage';

/** So many things of a list tell its language. */
const FEWEST = 3;

/**
 * What a site is about in its own language, where that is not the prompt's: the first thing of a list in it, as "Site en
 * anglais. Facteur de clavecins. Rubriques : | harpsichords |, spinets, tuning". Null where there is no such list.
 */
export function subjectAbroad(
  { wants, offers }: Draft,
  clauses: readonly Clause[],
  languages: { site: string; prompt: string },
): Phrase | null {
  const things = [...wants.filter(({ section }) => section === null), ...offers]
    .map(({ core }) => core)
    .filter((core) => core.length > 0);
  for (const { words } of clauses) {
    const own = things.filter(([first]) => words.some(({ at }) => at === first?.at));
    const inSite = own.filter((core) => languageOf(core) === languages.site);
    const list = inSite.flat();
    if (inSite.length >= FEWEST && languageOf(list) !== languages.prompt)
      return inSite.reduce((one, other) => ((other[0]?.at ?? 0) < (one[0]?.at ?? 0) ? other : one));
  }
  return null;
}

const languageOf = (words: Phrase): string =>
  detectLanguage(words.map(({ text }) => text).join(' '));
