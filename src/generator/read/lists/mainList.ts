import { hasClass } from '../clauses/clauseKinds';
import { type ItemDraft, overlaps, type Phrase } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import { namesSection } from '../sections/sections';
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

export interface ListScene extends Pick<ReadingLanguage, 'lexicon' | 'sections'> {
  /** What is said already: name, place. */
  said: readonly Phrase[];
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
 * what is told than something to buy: "I come to you with | a suitcase", "they | trust us". `wants`: what is asked for, in whose
 * list a thing may stand.
 */
export function mainListOf(
  offers: readonly ItemDraft[],
  wants: readonly ItemDraft[],
  scene: ListScene,
): MainList {
  const { lexicon } = scene;
  /* Where heads come last, tags tell too little of what a thing is. */
  if (lexicon.isHeadLast) return { leading: [...offers], astray: [] };
  const runs = runsOf(offers);
  const thingsIn = (run: readonly ItemDraft[]): number =>
    run.filter((item) => isThing(item, scene)).length;
  const main = runs.reduce<ItemDraft[]>(
    (one, other) => (thingsIn(other) > thingsIn(one) ? other : one),
    [],
  );
  const isList = main.length >= FEWEST;
  /* The business itself may be the first thing that is offered. */
  const opening = (runs[0] ?? []).find((item) => item.isSold || isThing(item, scene));
  /* Here a word whose tag is doubtful stays: "Lockouts, rekeying, safes". */
  const named = main.filter((item) => isNamed(item, scene));
  const leading = named.length > 1 || !isList ? named : main;
  const isAstray = (item: ItemDraft, run: readonly ItemDraft[]): boolean =>
    offers.includes(item) && !main.includes(item) && item !== opening && isAlone(item, run, scene);
  return {
    leading: opening === undefined ? leading : [...new Set([opening, ...leading])],
    astray: isList
      ? runsOf([...offers, ...wants]).flatMap((run) => run.filter((item) => isAstray(item, run)))
      : [],
  };
}

/** Whether nothing beside or in words says that they are offered: no list, price, time, purpose, place or verb of selling. */
function isAlone(item: ItemDraft, run: readonly ItemDraft[], scene: ListScene): boolean {
  const { lexicon, said, isSet } = scene;
  return (
    item.price === null &&
    !item.isCapability &&
    !item.isSold &&
    !item.words.some(
      ({ fact, tag, lower }) =>
        fact !== null || TELLING.has(tag) || INFORMING.some((list) => lexicon.has(list, lower)),
    ) &&
    !(item.core.length > 1 && item.core.every(isCapital)) &&
    !said.some((phrase) => isBehind(item.words, phrase)) &&
    !isSet(item.words) &&
    lengthOf(run) < (isThing(item, scene) ? 2 : FEWEST)
  );
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
 * What is asked for alone and is no section says more often how the site is to be than what stands on it: "| humour",
 * "| a big header", "put that | right".
 */
export function askedAstray(wants: readonly ItemDraft[], scene: ListScene): ItemDraft[] {
  const { lexicon } = scene;
  if (lexicon.isHeadLast) return [];
  const isPart = (core: Phrase): boolean =>
    core.some(({ lower }) => OF_LOOK.some((list) => lexicon.has(list, lower))) ||
    OF_SITE.some((name) => hasClass(core, name, lexicon));
  const isAstray = (item: ItemDraft): boolean =>
    !item.isCapability &&
    !scene.isSet(item.words) &&
    ((item.core.length === 1 && item.detail.length === 0) ||
      (item.words.length <= SHORT && isPart(item.core)) ||
      (LOOSE.has(item.core[0]?.tag ?? 'fact') && !isThing(item, scene)));
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

/** Whether words name a thing, and are no half of a sentence. */
function isThing(item: ItemDraft, scene: ListScene): boolean {
  const [first, ...more] = item.core;
  return (
    isNamed(item, scene) &&
    (item.price !== null ||
      (STARTS.has(first?.tag ?? 'fact') &&
        NAMES.has(item.core.at(-1)?.tag ?? 'fact') &&
        !more.some(({ tag }) => SAYING.has(tag))))
  );
}

/** Whether words name no place, person, section, style or time. */
function isNamed({ core }: ItemDraft, { lexicon, sections, said }: ListScene): boolean {
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
    !namesSection(core, sections)
  );
}
