import type { Phrase } from './draft';
import type { Lexicon } from './lexicon';
import { HEADS, INNER, isSoft } from './phrases';

const LONGEST_THING = 8;

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
    if (!isSaid) return [];
    let from = end;
    while (
      from > 0 &&
      !/[,;:]/.test(words[from]?.gap ?? '') &&
      (INNER.has(words[from - 1]?.tag ?? 'fact') ||
        ['article', 'preposition'].includes(words[from - 1]?.tag ?? ''))
    )
      from -= 1;
    while (words[from]?.tag === 'preposition') from += 1;
    const thing = words.slice(from, end);
    return thing.length > 0 && thing.length <= LONGEST_THING && namesThing(thing, lexicon)
      ? [[...thing, price]]
      : [];
  });

/** "Round trip" names a thing, "the price" and "it" none. */
const namesThing = (thing: Phrase, lexicon: Lexicon): boolean =>
  thing.some(({ tag }) => tag !== 'number' && HEADS.has(tag)) &&
  !thing.some(({ lower }) => lexicon.has('priceWords', lower));

/** The thing that stands right before a word of the prompt, in a sentence that was told: "there's a long session ($140)". */
export function thingBefore(statements: readonly Phrase[], at: number): Phrase {
  const words = statements.find((statement) => statement.some((word) => word.at === at - 1)) ?? [];
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
