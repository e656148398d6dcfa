import { hasClass } from '../clauses/clauseKinds';
import { type ItemDraft, overlaps, type Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isCapital } from '../text/phrases';

/** So many things make a list beside which one that stands alone is seldom offered. */
const FEWEST = 3;
/** Between two things of one list stand fewer words: a price, an "and". */
const APART = 5;
/** Longer words about a part of the site say what it is for. */
const SHORT = 4;

const NAMES: ReadonlySet<string> = new Set(['noun', 'other', 'gerund', 'name']);
const STARTS: ReadonlySet<string> = new Set([
  ...NAMES,
  'article',
  'adjective',
  'participle',
  'verb',
  'number',
]);
const SAYING: ReadonlySet<string> = new Set([
  'verb',
  'pronoun',
  'auxiliary',
  'negation',
  'subordinator',
]);
const OF_SITE = ['site', 'sitething', 'please'];
const WHEN = ['days', 'months', 'seasons', 'timeWords'];
const INFORMING = [...WHEN, 'audienceLinks'];
const TELLING: ReadonlySet<string> = new Set(['number', 'negation']);
const OF_LOOK = ['styleWords', 'styleNouns', 'siteParts'];
const NO_GOODS = [...WHEN, ...OF_LOOK, 'vague'];
const WHO = ['people', 'publics', 'kin'];

export interface Told {
  lexicon: Lexicon;
  /** What is said already: name, place. */
  said: readonly Phrase[];
  /** Whether words name a section. */
  isSection: (phrase: Phrase) => boolean;
  /** Whether words stand in brackets or behind a key, which says what they are. */
  isSet: (phrase: Phrase) => boolean;
}

export interface MainList {
  /** Things of the longest list that a title and a description may name. */
  leading: ItemDraft[];
  /** Things that stand alone elsewhere in the text and that nothing says to be offered. */
  astray: ItemDraft[];
}

/**
 * What a prompt offers stands mostly in one list. Where there is one, a thing alone somewhere else is more often a detail of
 * what is told than something to buy: "I quit | my job", "put it | in order", "| Suite 2,". `wants`: what is asked for, in whose
 * list a thing may stand.
 */
export function mainListOf(
  offers: readonly ItemDraft[],
  wants: readonly ItemDraft[],
  told: Told,
): MainList {
  const { lexicon } = told;
  const things = (run: readonly ItemDraft[]): ItemDraft[] =>
    run.filter((item) => isThing(item, told));
  const runs = runsOf(offers);
  const main = runs.reduce<ItemDraft[]>(
    (one, other) => (things(other).length > things(one).length ? other : one),
    [],
  );
  const isAstray = (item: ItemDraft, run: readonly ItemDraft[]): boolean =>
    item.price === null &&
    !item.isCapability &&
    !item.isSold &&
    !item.words.some(
      ({ fact, tag, lower }) =>
        fact !== null || TELLING.has(tag) || INFORMING.some((list) => lexicon.has(list, lower)),
    ) &&
    !(item.core.length > 1 && item.core.every(isCapital)) &&
    !told.said.some((phrase) => isBehind(item.words, phrase)) &&
    !told.isSet(item.words) &&
    lengthOf(run) < (isThing(item, told) ? 2 : FEWEST);
  const [first = []] = runs;
  const opening = first.filter((item) => item.isSold || isThing(item, told)).slice(0, 1);
  /* The main list from its first thing on, in spite of a word whose tag is doubtful: "Lockouts, rekeying, safes". */
  const leading = main.filter((item) => isNamed(item, told));
  return {
    leading: lexicon.isHeadLast
      ? [...offers]
      : [
          ...new Set([
            ...opening,
            ...(leading.length > 1 || main.length < FEWEST ? leading : main),
          ]),
        ],
    astray:
      main.length < FEWEST || lexicon.isHeadLast
        ? []
        : runsOf([...offers, ...wants]).flatMap((run) =>
            run.filter(
              (item) =>
                offers.includes(item) &&
                !main.includes(item) &&
                !opening.includes(item) &&
                isAstray(item, run),
            ),
          ),
  };
}

/** "In Mansoura | and Talkha": what stands behind a place or a name goes with it. */
const isBehind = ([first]: Phrase, phrase: Phrase): boolean => {
  const apart = (first?.at ?? 0) - (phrase.at(-1)?.at ?? -APART);
  return apart === 1 || apart === 2;
};

/** How many things: "birthday parties and work outings" is read as one until it is shown. */
const lengthOf = (run: readonly ItemDraft[]): number =>
  run.reduce((sum, { detail }) => sum + (detail[0]?.tag === 'and' ? 2 : 1), 0);

/** What begins so is half of a sentence, where it is no thing. */
const LOOSE: ReadonlySet<string> = new Set([
  'adjective',
  'adverb',
  'participle',
  'pronoun',
  'other',
]);

/**
 * What is asked for alone and is no section says more often how the site is to be than what stands on it: "| something simple",
 * "big | buttons", "put that | right".
 */
export function askedAstray(wants: readonly ItemDraft[], told: Told): ItemDraft[] {
  const { lexicon } = told;
  const isPart = (core: Phrase): boolean =>
    core.some(({ lower }) => OF_LOOK.some((list) => lexicon.has(list, lower))) ||
    OF_SITE.some((name) => hasClass(core, name, lexicon));
  const isAstray = (item: ItemDraft): boolean =>
    !lexicon.isHeadLast &&
    !item.isCapability &&
    !told.isSet(item.words) &&
    ((item.core.length === 1 && item.detail.length === 0) ||
      (item.words.length <= SHORT && isPart(item.core)) ||
      (LOOSE.has(item.core[0]?.tag ?? 'fact') && !isThing(item, told)));
  return runsOf(wants).flatMap((run) => (run.length === 1 ? run.filter(isAstray) : []));
}

/** Things one after the other, in the order of the prompt. */
function runsOf(offers: readonly ItemDraft[]): ItemDraft[][] {
  const runs: ItemDraft[][] = [];
  let end = -1;
  const start = ({ words }: ItemDraft): number => words[0]?.at ?? 0;
  for (const item of [...offers].sort((one, other) => start(one) - start(other))) {
    const last = runs.at(-1);
    if (last !== undefined && start(item) - end <= APART) last.push(item);
    else runs.push([item]);
    end = item.words.at(-1)?.at ?? end;
  }
  return runs;
}

/** Whether words name a thing by itself: no place, person, section, style, time or half a sentence. */
function isThing(item: ItemDraft, told: Told): boolean {
  const [first, ...more] = item.core;
  return (
    isNamed(item, told) &&
    (item.price !== null ||
      (STARTS.has(first?.tag ?? 'fact') &&
        NAMES.has(item.core.at(-1)?.tag ?? 'fact') &&
        !more.some(({ tag }) => SAYING.has(tag))))
  );
}

function isNamed({ core }: ItemDraft, { lexicon, said, isSection }: Told): boolean {
  const last = core.at(-1);
  return (
    last !== undefined &&
    !core.some(
      ({ fact, lower }) => fact !== null || NO_GOODS.some((list) => lexicon.has(list, lower)),
    ) &&
    !OF_SITE.some((name) => hasClass(core, name, lexicon)) &&
    !lexicon.has('audiences', last.lower) &&
    !WHO.some((name) => hasClass([last], name, lexicon)) &&
    !said.some((phrase) => overlaps(phrase, core)) &&
    !isSection(core)
  );
}
