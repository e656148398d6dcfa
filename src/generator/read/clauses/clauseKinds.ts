import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { listMembers } from '../lists/lists';
import { HEADS, INNER, isCapital } from '../text/phrases';
import type { Word } from '../text/words';

const LONGEST_MEMBER = 6;

/** Whether a class has a phrase somewhere in the words. */
export const hasClass = (words: Phrase, name: string, lexicon: Lexicon): boolean => {
  const phrases = lexicon.classes.get(name);
  return phrases !== undefined && words.some((_, at) => phrases.lengthAt(words, at) > 0);
};

const LONGEST_PRICED = 12;

/** Whether a word is a verb of a sentence: not the one of "a full set is $40". */
const isFinite = ({ tag }: Word, next: Word | undefined): boolean =>
  tag === 'auxiliary' && next?.fact !== 'price';

/** Whether the words say something with a subject and a verb, rather than naming things one after the other. */
export function isTelling(words: Phrase, lexicon: Lexicon): boolean {
  if (isList(words, lexicon)) return false;
  if (isExplained(listMembers(words, lexicon))) return true;
  const isPriced =
    words.length < LONGEST_PRICED &&
    words.some(({ fact }) => fact === 'price') &&
    !words.some(({ tag }) => tag === 'auxiliary' || tag === 'pronoun');
  if (isPriced) return false;
  /* "Parts request form" */
  const isPart =
    words.length < LONGEST_MEMBER &&
    lexicon.has('siteParts', words.at(-1)?.lower ?? '') &&
    !words.some(({ tag }) => tag === 'auxiliary' || tag === 'pronoun' || tag === 'article');
  if (isPart) return false;
  /* "Theatre companies commission us" */
  const closes =
    words.length > 2 &&
    words.at(-1)?.tag === 'pronoun' &&
    lexicon.has('sentenceObjects', words.at(-1)?.lower ?? '') &&
    SAYABLE.has(words.at(-2)?.tag ?? 'fact') &&
    NAMING.has(words[0]?.tag ?? 'fact') &&
    !words.some(
      ({ tag, lower }) =>
        tag === 'preposition' || tag === 'subordinator' || lexicon.has('siteParts', lower),
    );
  if (closes) return true;
  const relative = words.findIndex(
    ({ lower }, at) =>
      at > 0 &&
      (lexicon.has('relativeWords', lower) || lexicon.has('conditions', lower)) &&
      ['noun', 'name', 'other'].includes(words[at - 1]?.tag ?? ''),
  );
  return words.slice(0, relative < 0 ? words.length : relative).some(({ tag, lower }, at) => {
    if (tag === 'auxiliary') return true;
    if (tag === 'pronoun')
      return (
        /['’]/.test(lower) ||
        ['verb', 'participle', 'auxiliary', 'adverb', 'negation'].includes(words[at + 1]?.tag ?? '')
      );
    if (tag !== 'verb' && tag !== 'participle') return false;
    /* "Conserto de máquinas" */
    if (at === 0)
      return (
        tag === 'verb' &&
        words.length > 2 &&
        !(
          lexicon.has('fromWords', words[1]?.lower ?? '') &&
          words[1]?.tag === 'preposition' &&
          (lexicon.classes.get('sell')?.lengthAt(words, 0) ?? 0) === 1
        )
      );
    const before = words[at - 1];
    const isSubject =
      before !== undefined && ['noun', 'name', 'other', 'adverb'].includes(before.tag);
    /* "Night guards": what ends in a verb and has no article names something. */
    const isNamed = at === words.length - 1 && at < 3 && HEADS.has(words[0]?.tag ?? 'fact');
    /* "My folks planted this place", "neighbors kept borrowing it" */
    const next = words[at + 1];
    const isPast =
      tag === 'participle' &&
      (['article', 'possessive', 'pronoun'].includes(next?.tag ?? 'fact') ||
        (next?.tag === 'gerund' && lexicon.has('aspectVerbs', lower)));
    return (
      (tag === 'verb' || isPast) && isSubject && !isNamed && !/[,;/]/.test(words[at]?.gap ?? '')
    );
  });
}

/** What an object can stand behind. */
const SAYABLE: ReadonlySet<string> = new Set(['noun', 'verb']);

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

/** A verb with no more than a word or two behind it: "are available", "are made here". */
const SHORT_PREDICATE = 4;

/** Nobody refuses so many things at once. */
const LONG_LIST = 5;

/** "The streets | we cover", "a room | you book": a thing and what somebody does with it. */
const isReducedAt = (member: Phrase, at: number): boolean =>
  member[at]?.tag === 'pronoun' &&
  member[0]?.tag === 'article' &&
  member[at - 1]?.tag === 'noun' &&
  member[at + 1]?.tag === 'verb' &&
  /^ $/.test(member[at]?.gap ?? '');

/** Whether the words are short things parted by commas. */
export function isList(words: Phrase, lexicon: Lexicon): boolean {
  if (asksFor(words, lexicon)) return false;
  /* "Ne prévoyez ni galerie ni boutique" */
  const denies = words[0]?.tag === 'negation';
  if (denies && words.some(({ lower }, at) => at > 1 && lexicon.has('nors', lower))) return false;
  const members = listMembers(words, lexicon);
  /* "La strega Micilina, Pulcinella va in banca, …" */
  /* "Our pieces | are Salt Ledger, Low Water and The Knee" */
  const isTold = members[0]?.some(
    ({ tag }, at, own) =>
      tag === 'auxiliary' && at > 0 && !isCapital(own[at - 1]) && isCapital(own[at + 1]),
  );
  const areTitles =
    isTold !== true &&
    !lexicon.spelling.capitalNouns &&
    members.every(([first]) => isCapital(first) && first?.tag !== 'pronoun');
  /* A verb at the end governs the whole list, a refusal at the end of a long one its last member alone. */
  const isGoverning =
    lexicon.isHeadLast && ['verb', 'auxiliary', 'negation'].includes(words.at(-1)?.tag ?? '');
  const isLong = members.length >= LONG_LIST && isRefusing(members.at(-1) ?? [], lexicon);
  if (isGoverning && !isLong) return false;
  const isShort = (member: Phrase): boolean =>
    member.length <= LONGEST_MEMBER &&
    (areTitles ||
      !member.some(
        (word, at) =>
          isFinite(word, member[at + 1]) ||
          (word.tag === 'pronoun' && at < member.length - 1 && !isReducedAt(member, at)),
      ));
  /* "The site should let visitors compare chairs, ramps, hoists, beds and rails" */
  const isGoverned =
    members[0]?.slice(1).some(({ tag }) => tag === 'auxiliary') === true &&
    (members[0][0]?.tag === 'pronoun' ||
      hasClass(members[0], 'site', lexicon) ||
      hasClass(members[0].slice(0, 1), 'people', lexicon));
  /* "Folks come for the laksa, roti and rendang" */
  const areGuests =
    members[0]?.[1]?.tag === 'verb' &&
    ['people', 'publics'].some((name) => lexicon.classes.get(name)?.has(words[0]?.lower ?? ''));
  /* "Ball valves, gate valves and custom castings are available" */
  const last = members.at(-1) ?? [];
  const predicate = last.findIndex(({ tag }) => tag === 'auxiliary');
  const isSubject =
    !lexicon.isHeadLast &&
    predicate > 0 &&
    last.length - predicate < SHORT_PREDICATE &&
    words[words.indexOf(last[0] as Word) - 1]?.tag === 'and' &&
    last.slice(0, predicate).every(({ tag }) => INNER.has(tag) || tag === 'article');
  if (
    isGoverned ||
    areGuests ||
    isSubject ||
    isExplained(members) ||
    sells(members[1] ?? [], lexicon)
  )
    return false;
  /* "…, and a reading group that is stuck on Ginzburg": the last may be told more of, others by no verb. */
  const short = members.map((member, index) => {
    const isLast = index === members.length - 1;
    const more = member.findIndex(
      ({ tag }, at) => at > 1 && (MORE.has(tag) || (isLast && tag === 'participle')),
    );
    const isPlain = index > 0 && !member.some(({ tag }) => tag === 'verb' || tag === 'auxiliary');
    /* "A reading room | you book in advance" */
    const reduced = member.findIndex((_, at) => at > 1 && isReducedAt(member, at));
    if (reduced > 0) return isShort(member.slice(0, reduced));
    return isShort(more > 0 && (isLast || isPlain) ? member.slice(0, more) : member);
  });
  const others = short.filter((isOne) => !isOne).length;
  const [subject, verb] = members[0] ?? [];
  const isToldOf = subject?.tag === 'pronoun' && verb?.tag === 'verb';
  return (
    members.length >= 3 &&
    (others === 0 || (others <= (members.length > 8 ? 2 : 1) && members.length > 4 && !isToldOf))
  );
}

/**
 * The one member that tells something between others that only name things: "Program day by day, | submissions are open until
 * July, | logos for partners, newsletter"; empty where there is none.
 */
export function toldMember(words: Phrase, lexicon: Lexicon): Phrase {
  if (lexicon.isHeadLast || asksFor(words, lexicon)) return [];
  const members = listMembers(words, lexicon);
  const told = members.filter((member) =>
    member.some((word, at) => isFinite(word, member[at + 1])),
  );
  const [one = []] = told;
  const isNaming = (member: Phrase): boolean =>
    member.length <= LONGEST_MEMBER &&
    NAMING.has(member[0]?.tag ?? 'fact') &&
    !member.some(({ tag }) => tag === 'verb' || tag === 'pronoun' || tag === 'negation');
  return told.length === 1 &&
    members.length >= FEWEST_AROUND &&
    one !== members[0] &&
    one[1]?.tag === 'auxiliary' &&
    HEADS.has(one[0]?.tag ?? 'fact') &&
    members.every((member) => member === one || isNaming(member))
    ? one
    : [];
}

const FEWEST_AROUND = 4;

const NAMING: ReadonlySet<string> = new Set(['noun', 'name', 'other', 'adjective', 'article']);

/** Where the examples begin of words that say they are some: "e.g. | Marans, Sussex"; 0 where they say no such thing. */
export function exampleStart(words: Phrase, lexicon: Lexicon): number {
  const [first, second] = words;
  const isLettered = lexicon.abbreviations.has(`${first?.lower ?? ''}.${second?.lower ?? ''}`);
  return isLettered ? 2 : (lexicon.classes.get('example')?.lengthAt(words, 0) ?? 0);
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
