import type { Context } from '../Context';
import type { Phrase } from '../draft';
import { sectionAt } from '../sections/sections';
import { CONTENT, isCased, isSoft } from '../text/phrases';
import type { Word } from '../text/words';

/** Fewer sections in a row may be one: "team photos". */
const FEWEST_SECTIONS = 3;
/** Fewer plurals in a row may be one thing: "sports clothes". */
const FEWEST_PLURALS = 3;

/** What only says of what the next is: "team photos", "menu prices". */
const QUALIFYING: ReadonlySet<string> = new Set(['team', 'menu', 'events', 'offerings', 'posts']);

const JOINERS: ReadonlySet<string> = new Set(['and', 'article']);

/** The sections of a list without marks: "gallery pricing and contact form"; null where it says more or fewer than that. */
export function unmarkedSections(words: Phrase, { sections }: Context): Phrase[] | null {
  const members: Phrase[] = [];
  const kinds = new Set<string>();
  let last = '';
  let bare = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at] as Word;
    if (at > 0 && !isSoft(word.gap)) return null;
    const found = sectionAt(sections, words, at, words.length);
    if (found !== null) {
      const isBare = at > 0 && !JOINERS.has(words[at - 1]?.tag ?? '');
      if (isBare && !QUALIFYING.has(last)) bare += 1;
      members.push(words.slice(at, found.to));
      kinds.add(found.kind);
      last = found.kind;
      at = found.to;
    } else if (JOINERS.has(word.tag)) at += 1;
    else return null;
  }
  return kinds.size < FEWEST_SECTIONS || bare === 0 ? null : members;
}

/**
 * The things of a member without marks, by their articles and plurals: "castles | water slides | a dunk tank", "kids classes |
 * adult classes | parties". The member itself where it names one thing.
 */
export function unmarkedThings(
  member: Phrase,
  { kinds, lexicon }: Pick<Context, 'kinds' | 'lexicon'>,
): Phrase[] {
  /* "Forty loaves | a day" is one. */
  const isOne = (word: Word): boolean =>
    lexicon.has('indefinites', word.lower) &&
    !lexicon.has('timeWords', member[member.indexOf(word) + 1]?.lower ?? '');
  const isList =
    !kinds.isHeadFirst &&
    !lexicon.isHeadLast &&
    member.every(
      (word, at) =>
        isCased(word) &&
        (at === 0 || isSoft(word.gap)) &&
        (CONTENT.has(word.tag) || word.tag === 'and' || isOne(word)),
    );
  if (!isList) return [member];
  const plurals = member.filter(isMany).map(({ lower }) => lower);
  const repeated = new Set(plurals.filter((word, at) => plurals.indexOf(word) < at));
  const hasArticle = member.some((word, at) => at > 0 && isOne(word));
  const isParted =
    (hasArticle && plurals.length > 0) ||
    ((plurals.length >= FEWEST_PLURALS || repeated.size > 0) && isMany(member.at(-1) as Word));
  if (!isParted) return [member];
  /* "Kids classes | adult classes | parties": up to the last word that is said again only such words end a thing. */
  const lastRepeated = member.findLastIndex(({ lower }) => repeated.has(lower));
  const ends = (at: number): boolean => {
    const word = member[at];
    return word !== undefined && isMany(word) && (at > lastRepeated || repeated.has(word.lower));
  };
  const things: Word[][] = [[]];
  member.forEach((word, at) => {
    if (word.tag === 'and' || isOne(word) || ends(at - 1)) things.push([]);
    if (word.tag !== 'and') things.at(-1)?.push(word);
  });
  return things.filter((thing) => thing.some((word) => !isOne(word)));
}

const isMany = ({ lower, fact }: Word): boolean => fact === null && /[^su]s$/.test(lower);
