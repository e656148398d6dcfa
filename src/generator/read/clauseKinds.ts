import type { Phrase } from './draft';
import type { Lexicon } from './lexicon';
import { listMembers } from './lists';

const LONGEST_MEMBER = 6;

/** Whether a class has a phrase somewhere in the words. */
export const hasClass = (words: Phrase, name: string, lexicon: Lexicon): boolean => {
  const phrases = lexicon.classes.get(name);
  return phrases !== undefined && words.some((_, at) => phrases.lengthAt(words, at) > 0);
};

const LONGEST_PRICED = 12;

/** Whether the words say something with a subject and a verb, rather than naming things one after the other. */
export function isTelling(words: Phrase, lexicon: Lexicon): boolean {
  if (isList(words, lexicon)) return false;
  if (isExplained(listMembers(words, lexicon))) return true;
  const isPriced =
    words.length < LONGEST_PRICED &&
    words.some(({ fact }) => fact === 'price') &&
    !words.some(({ tag }) => tag === 'auxiliary' || tag === 'pronoun');
  if (isPriced) return false;
  return words.some(({ tag, lower }, at) => {
    if (tag === 'auxiliary') return true;
    if (tag === 'pronoun')
      return (
        /['’]/.test(lower) ||
        ['verb', 'participle', 'auxiliary', 'adverb', 'negation'].includes(words[at + 1]?.tag ?? '')
      );
    if (tag !== 'verb' && tag !== 'participle') return false;
    if (at === 0) return tag === 'verb' && words.length > 2;
    const before = words[at - 1];
    const isSubject =
      before !== undefined && ['noun', 'name', 'other', 'adverb'].includes(before.tag);
    return tag === 'verb' && isSubject && !/[,;/]/.test(words[at]?.gap ?? '');
  });
}

/** Whether the words begin by asking for something: "build a website", "need one page". */
function asksFor(words: Phrase, lexicon: Lexicon): boolean {
  const at = (name: string): boolean =>
    [0, 1, 2].some((from) => (lexicon.classes.get(name)?.lengthAt(words, from) ?? 0) > 0);
  return (
    at('make') ||
    at('want') ||
    (at('site') && words.slice(0, 5).some(({ lower }) => lexicon.has('siteLinks', lower)))
  );
}

/** Whether words behind a name explain it by what it sells: "Alder, a restaurant serving pizza, pasta and wine". */
const sells = (words: Phrase, lexicon: Lexicon): boolean =>
  words[0]?.tag === 'article' && hasClass(words.slice(2, -1), 'sell', lexicon);

/** Whether what does something is explained between commas: "our choir, the Larkhill Singers, rehearses on Mondays". */
const isExplained = ([first, second, third, ...more]: readonly Phrase[]): boolean =>
  more.length === 0 &&
  ['article', 'possessive', 'name'].includes(first?.[0]?.tag ?? 'fact') &&
  second?.[0]?.tag === 'article' &&
  third?.[0]?.tag === 'verb';

/** What follows one of these only tells more of a thing. */
const MORE: ReadonlySet<string> = new Set(['preposition', 'subordinator', 'article']);

/** Nobody refuses so many things at once. */
const LONG_LIST = 5;

/** Whether the words are short things parted by commas. */
export function isList(words: Phrase, lexicon: Lexicon): boolean {
  if (asksFor(words, lexicon)) return false;
  const members = listMembers(words, lexicon);
  /* A verb at the end governs the whole list, a refusal at the end of a long one its last member alone. */
  const isGoverning =
    lexicon.isHeadLast && ['verb', 'auxiliary', 'negation'].includes(words.at(-1)?.tag ?? '');
  const isLong = members.length >= LONG_LIST && isRefusing(members.at(-1) ?? [], lexicon);
  if (isGoverning && !isLong) return false;
  const isShort = (member: Phrase): boolean =>
    member.length <= LONGEST_MEMBER &&
    !member.some(
      ({ tag }, at) => tag === 'auxiliary' || (tag === 'pronoun' && at < member.length - 1),
    );
  /* "The site should let visitors compare chairs, ramps, hoists, beds and rails" */
  const isGoverned =
    members[0]?.slice(1).some(({ tag }) => tag === 'auxiliary') === true &&
    (members[0][0]?.tag === 'pronoun' || hasClass(members[0], 'site', lexicon));
  if (isGoverned || isExplained(members) || sells(members[1] ?? [], lexicon)) return false;
  /* "…, and a reading group that is stuck on Ginzburg": the last may be told more of. */
  const last = members.at(-1) ?? [];
  const more = last.findIndex(({ tag }, at) => at > 1 && MORE.has(tag));
  const named = [...members.slice(0, -1), more < 0 ? last : last.slice(0, more)];
  const short = named.filter(isShort).length;
  return members.length >= 3 && short >= members.length - (members.length > 4 ? 1 : 0);
}

/** Whether a clause says no to what it speaks of: "price list no", "fees are not to be displayed". */
export const isRefusing = (words: Phrase, lexicon: Lexicon): boolean =>
  !hasClass(words, 'affirm', lexicon) &&
  (words.some(
    ({ tag, lower }, at) =>
      (tag === 'negation' && words[at + 1]?.tag !== 'preposition') || /n['’]t$/.test(lower),
  ) ||
    hasClass(words, 'refuse', lexicon) ||
    hasClass(words, 'unwanted', lexicon) ||
    ['no', 'none'].includes(words.at(-1)?.lower ?? ''));
