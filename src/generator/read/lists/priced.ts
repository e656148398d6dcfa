import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { listMembers, namesOne } from './lists';
import type { Vocabulary } from '../text/pattern';
import { CONTENT, HEADS, INNER, isSoft, nounEnd } from '../text/phrases';

const LONGEST_THING = 8;
const LONGEST_SHARED = 4;

/**
 * The things of a sentence that says their prices, each with its price behind it: "a marionette costs $45, a new head starts
 * at $120 and caskets are £140". Empty where it says none so.
 */
export const pricedThings = (words: Phrase, lexicon: Lexicon): Phrase[] =>
  words.flatMap((price, at) => {
    if (price.fact !== 'price') return [];
    let end = at;
    while (end > 0 && lexicon.has('priceLinks', words[end - 1]?.lower ?? '')) end -= 1;
    const isSaid = words
      .slice(end, at)
      .some(({ tag }) => tag === 'auxiliary' || tag === 'verb' || tag === 'participle');
    if (!isSaid) return thingBehind(words, at, lexicon);
    let from = end;
    while (
      from > 0 &&
      !/[,;:]/.test(words[from]?.gap ?? '') &&
      (INNER.has(words[from - 1]?.tag ?? 'fact') ||
        ['article', 'possessive', 'preposition'].includes(words[from - 1]?.tag ?? '') ||
        lexicon.has('priceWords', words[from - 1]?.lower ?? '') ||
        (words[from - 1]?.tag === 'adverb' && words[from - 2]?.tag === 'preposition'))
    )
      from -= 1;
    while (words[from]?.tag === 'preposition') from += 1;
    const shared = sharing(words, from, end, lexicon);
    if (shared.length > 1) return shared.map((thing) => [...thing, price]);
    const thing = withoutPriceWord(words.slice(from, end), lexicon);
    const isPriceOf = thing.length < end - from;
    if (thing.length === 0) return thingBehind(words, at, lexicon);
    return thing.length <= LONGEST_THING &&
      (namesThing(thing, lexicon) ||
        (isPriceOf &&
          ['adverb', 'adjective'].includes(words[end - 1]?.tag ?? 'fact') &&
          words[end - 2]?.tag === 'preposition'))
      ? [[...thing, price]]
      : [];
  });

/** The thing that stands behind its price: "£45 for cornrows", "I charge €30 for a short cut". */
function thingBehind(words: Phrase, at: number, lexicon: Lexicon): Phrase[] {
  if (!lexicon.has('audienceLinks', words[at + 1]?.lower ?? '')) return [];
  const from = words.findIndex(({ tag }, index) => index > at + 1 && tag !== 'article');
  const end = from < 0 ? from : nounEnd(words, from, words.length, lexicon);
  return end > from ? [[...words.slice(from, end), ...words.slice(at, at + 1)]] : [];
}

/** The things that have one price: "grey oysters, pink oysters and lion's mane | are all $12"; `from`: where the last begins. */
function sharing(words: Phrase, from: number, end: number, lexicon: Lexicon): Phrase[] {
  if (words[from - 1]?.tag !== 'and') return [];
  const before = words.slice(0, from).findLastIndex(({ fact }) => fact === 'price');
  const things = listMembers(words.slice(before + 1, end), lexicon, 2);
  return things.every(
    (thing) =>
      thing.length <= LONGEST_SHARED &&
      thing.every(
        ({ tag, lower }, at) =>
          !lexicon.has('priceWords', lower) &&
          (INNER.has(tag) || (at < thing.length - 1 && ['article', 'possessive'].includes(tag))),
      ),
  )
    ? things
    : [];
}

/** "The rate for | overnight", "plot | fee" */
function withoutPriceWord(thing: Phrase, lexicon: Lexicon): Phrase {
  const at = thing.findIndex(({ lower }) => lexicon.has('priceWords', lower));
  if (at < 0) return thing;
  return thing[at + 1]?.tag === 'preposition'
    ? thing.slice(at + 2)
    : at === thing.length - 1
      ? thing.slice(0, at)
      : thing;
}

/** Where a row of things begins that only their prices part, behind what is told: "j'y vais, | coupe 22€ brushing 18€"; 0 where there is none. */
export function pricedRowAt(words: Phrase, { extents }: Vocabulary): number {
  const prices = words.flatMap(({ fact }, at) => (fact === 'price' ? [at] : []));
  const first = prices.find(
    (price, index) =>
      isSoft(words[price + 1]?.gap ?? '') && namesOne(words.slice(price + 1, prices[index + 1])),
  );
  if (first === undefined || first === prices.at(-1)) return 0;
  let from = first;
  while (
    from > 0 &&
    from > first - LONGEST_FIRST &&
    (from === first || !/[,;|:.]/.test(words[from]?.gap ?? '')) &&
    ROW.has(words[from - 1]?.tag ?? 'fact')
  )
    from -= 1;
  const ends = words
    .slice(from, first)
    .map((_, at) => extents.place?.(words, from + at, first)[0] ?? 0);
  from = Math.max(from, ...ends.filter((end) => end < first));
  while (words[from]?.tag === 'preposition') from += 1;
  return from < first ? from : 0;
}

const LONGEST_FIRST = 4;

const ROW: ReadonlySet<string> = new Set([...INNER, 'preposition']);

/** "Round trip" names a thing, "the price" and "it" none. */
const namesThing = (thing: Phrase, lexicon: Lexicon): boolean =>
  thing.some(({ tag }) => tag !== 'number' && HEADS.has(tag)) &&
  !thing.some(({ lower }) => lexicon.has('priceWords', lower));

/** The thing that stands right before a word of the prompt: "there's a long session ($140)". */
export function thingBefore(phrases: readonly Phrase[], at: number): Phrase {
  const words = phrases.find((phrase) => phrase.some((word) => word.at === at - 1)) ?? [];
  const to = words.findIndex((word) => word.at === at - 1) + 1;
  let from = to;
  while (
    from > 0 &&
    INNER.has(words[from - 1]?.tag ?? 'fact') &&
    (from === to || isSoft(words[from]?.gap ?? ''))
  )
    from -= 1;
  return words.slice(from, to);
}

/** What a sentence tells the prices of, without the verb at its end: "素泊まりは5,500円、二食付きは9,800円 | です"; none where it tells more. */
export function pricedList(words: Phrase, lexicon: Lexicon): Phrase {
  if (!lexicon.isHeadLast || words.at(-1)?.tag !== 'auxiliary') return [];
  const end = words.findLastIndex(({ tag }) => tag !== 'auxiliary') + 1;
  const things = words.slice(0, end);
  const isPriced = (member: Phrase): boolean => {
    const at = member.findIndex(({ fact }) => fact === 'price');
    return at > 0 && member.slice(0, at).every(({ tag }) => CONTENT.has(tag) || THING.has(tag));
  };
  return listMembers(things, lexicon).every(isPriced) ? things : [];
}

/**
 * The first words of a clause, where each of their members says what something costs: "knives are $8, shears $12", "violins
 * $4,800, violas $6,200, | wait is about 18 months"; none where fewer than two do.
 */
export function pricedStart(words: Phrase, lexicon: Lexicon): Phrase {
  if (lexicon.isHeadLast) return [];
  const members = listMembers(words, lexicon);
  const isPriced = (member: Phrase): boolean => {
    const at = member.findIndex(({ fact }) => fact === 'price');
    const thing = member.slice(0, at);
    const end = thing.findLastIndex(({ lower }) => !lexicon.has('priceLinks', lower)) + 1;
    return (
      member.filter(({ fact }) => fact === 'price').length === 1 &&
      end > 0 &&
      end < LONGEST_THING &&
      member.length - at < LONGEST_FIRST &&
      thing
        .slice(0, end)
        .every(
          ({ tag, lower }) =>
            LISTED.has(tag) || (tag === 'pronoun' && !lexicon.has('speakers', lower)),
        )
    );
  };
  /* "Bring £5, pay £6 later" tells what somebody does. */
  const areDone =
    members.every(([first]) => first?.tag === 'verb') || members[0]?.[0]?.tag === 'gerund';
  const first = members.findIndex((member) => !isPriced(member));
  const end = first < 0 ? members.length : first;
  const last = members[end - 1]?.at(-1);
  return end > 1 && !areDone && last !== undefined ? words.slice(0, words.indexOf(last) + 1) : [];
}

const LISTED: ReadonlySet<string> = new Set([...CONTENT, 'verb', 'and', 'article', 'number']);

/** What may stand between the words of a thing. */
const THING: ReadonlySet<string> = new Set(['preposition', 'and', 'adverb', 'article']);
