import { isCapital } from '../text/phrases';
import type { Tag } from '../text/words';
import { Score } from '../Score';
import { type ColorPhrase, colorPhrases } from './colorPhrases';
import type { ColorTerms } from './ColorTerms';
import { has, type Token } from './colorTokens';
import { type Pair, pairRoles } from './pairRoles';

/** A statement and what is known where it stands. */
export interface Scene {
  tokens: readonly Token[];
  terms: ColorTerms;
  /** What stands before it says that colors are told. */
  isTold: boolean;
  isItem: boolean;
  capitalsTell: boolean;
}

interface Weighed {
  color: ColorPhrase;
  pairs: Pair[];
  /** It speaks of the design. */
  isTaken: boolean;
  reason: string;
}

/** What a color must reach before it speaks of the design. */
const ENOUGH = 4;
const MOST_WORDS_BESIDE = 3;
const NOMINAL: ReadonlySet<Tag> = new Set(['noun', 'name', 'other', 'gerund']);

export const isNominal = (tag: Tag): boolean => NOMINAL.has(tag);

/** Colors with nothing but what joins them between them. */
interface Run {
  from: number;
  to: number;
  colors: ColorPhrase[];
}

/**
 * A run, and whether it is all that its statement says, or that is said between two commas; whether it opens such a part, and
 * whether it stands in a list of things.
 */
interface PlacedRun extends Run {
  isAlone: boolean;
  isMember: boolean;
  isOpening: boolean;
  isListed: boolean;
}

/** Weighs for every color of a statement what speaks for the design and what for a thing, a name or a place. */
export function weighColors(scene: Scene): { weighed: Weighed[]; taken: ReadonlySet<number> } {
  const { tokens, terms } = scene;
  const colors = colorPhrases(tokens, terms);
  const pairs = pairRoles(tokens, colors, terms);
  const all: Run = { from: 0, to: tokens.length, colors };
  const isAlone = covers(scene, 0, tokens.length, all);
  const runs = runsOf(tokens, colors).map((run): PlacedRun => {
    const member = memberOf(tokens, run);
    return {
      ...run,
      isAlone,
      isMember: covers(scene, member.from, member.to, run),
      isOpening: opensPart(scene, run),
      isListed: isInList(scene, run, colors),
    };
  });
  const runOf = new Map(runs.flatMap((run) => run.colors.map((color) => [color, run])));
  const weigh = (color: ColorPhrase, isAmong: boolean): Weighed => {
    const own = pairs.filter((pair) => pair.color === color);
    const run = runOf.get(color) as PlacedRun;
    const score = scoreOf(scene, color, own, run, isAmong, colors);
    return { color, pairs: own, isTaken: score.sum >= ENOUGH, reason: score.reason };
  };
  const first = colors.map((color) => weigh(color, false));
  const isSure = first.some(
    ({ isTaken, pairs: own }) => isTaken && own.some(({ isWeak }) => !isWeak),
  );
  const isEachPlaced =
    colors.length > 1 &&
    new Set(pairs.map(({ role }) => role)).size > 1 &&
    first.every(({ pairs: own }) => own.length > 0);
  const weighed = isSure || isEachPlaced ? colors.map((color) => weigh(color, true)) : first;
  const weighedOf = new Map(weighed.map((one) => [one.color, one]));
  for (const { colors: members } of runs) {
    const own = members.flatMap((color) => weighedOf.get(color) ?? []);
    if (own.some(({ isTaken }) => isTaken))
      for (const one of own.filter(({ isTaken }) => !isTaken))
        one.isTaken = !isAttribute(scene, one.color.to, one.color) && !isName(scene, one.color);
  }
  return {
    weighed,
    taken: new Set(
      colors.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    ),
  };
}

function runsOf(tokens: readonly Token[], colors: readonly ColorPhrase[]): Run[] {
  const runs: Run[] = [];
  for (const color of colors) {
    const last = runs.at(-1);
    const between = last === undefined ? [] : tokens.slice(last.to, color.from);
    const isJoined =
      last !== undefined &&
      between.length <= 5 &&
      [...between, tokens[color.from] as Token].every(
        ({ gap }) => gap !== 'hard' && gap !== 'colon' && gap !== 'bracket',
      ) &&
      between.every(
        (token) =>
          token.term?.role === undefined &&
          ['and', 'with', 'filler', 'very', 'or'].some((mark) => has(token, mark as 'and')),
      );
    if (isJoined) {
      last.to = color.to;
      last.colors.push(color);
    } else runs.push({ from: color.from, to: color.to, colors: [color] });
  }
  return runs;
}

function scoreOf(
  scene: Scene,
  color: ColorPhrase,
  pairs: readonly Pair[],
  run: PlacedRun,
  isAmong: boolean,
  all: readonly ColorPhrase[],
): Score {
  const { tokens, isTold, isItem } = scene;
  const { kind } = color;
  const [pair] = pairs;
  const isThing = kind === 'thing';
  const only = isThing && run.colors.every((one) => one.kind === 'thing');
  const { isAlone, isMember } = run;
  const isAloneEnough = all.every((one) => one.kind === 'thing')
    ? all.length === 2 && !isItem
    : true;
  const before = lead(tokens, run.from);

  const score = new Score(
    `color ${color.hex}${pair === undefined ? '' : ` for ${pairs.map(({ role }) => role).join(' and ')}`}`,
  );
  score.add(10, 'a code', kind === 'code');
  score.add(2, 'a color by name', kind === 'color');
  score.add(4, 'beside its place', pair !== undefined && !pair.isWeak);
  score.add(2, 'beside what may be its place', pair?.isWeak === true);
  score.add(
    1,
    'said to be it',
    pair?.isWeak === true &&
      tokens.slice(pair.from, pair.to).some((token) => has(token, 'for') || has(token, 'be')),
  );
  score.add(4, 'where colors are told', isTold || isDesignNear(tokens, run));
  score.add(
    2,
    'where the look is told',
    !isThing && tokens.some((token, at) => has(token, 'look') && at < run.from),
  );
  score.add(
    2,
    'beside a dark site',
    pair !== undefined && tokens.some((token) => has(token, 'darkSite')),
  );
  score.add(4, 'stands alone', isAlone && isAloneEnough);
  score.add(isThing ? 1 : 2, 'a member of its own', !isAlone && isMember);
  score.add(1, 'among colors', run.colors.length > 1 && !only);
  score.add(2, 'colors open their part', run.colors.length > 1 && !only && run.isOpening);
  score.add(2, 'beside a color with its place', isAmong);
  score.add(4, 'what it is to be', has(before, 'make'));
  score.add(2, 'what is to be used', has(before, 'use'));
  score.add(1, 'in a color', has(before, 'in'));

  score.add(4, 'likened to something', isAlone && isThing && has(tokens[run.to], 'like'));
  score.add(-5, 'says more of a thing', kind !== 'code' && isAttribute(scene, run.to, color));
  /* "cat cafe / matcha / birthday parties / no blog / lilac" */
  const isLast = isMember && !isAlone && run.to === tokens.length && all.length === 1;
  const marks = tokens.filter(({ gap }) => gap === 'comma').length;
  /* "Amber on charcoal" */
  score.add(
    5,
    'on another color',
    isThing &&
      run.colors.length === 1 &&
      has(tokens[run.to], 'ground') &&
      all.some(({ from, kind: other }) => from === run.to + 1 && other !== 'thing'),
  );
  score.add(3, 'ends a terse list', isThing && isLast && marks > 3);
  score.add(-6, 'in a list of things', kind !== 'code' && pair === undefined && run.isListed);
  score.add(-5, 'part of a name', kind !== 'code' && isName(scene, color));
  score.add(
    -8,
    'goods in a color',
    pair === undefined &&
      kind !== 'code' &&
      tokens.some((token, at) => has(token, 'goods') && at < run.from),
  );
  return score;
}

/** The last word before a color that does more than join. */
function lead(tokens: readonly Token[], from: number): Token | undefined {
  let at = from - 1;
  while (
    at >= 0 &&
    tokens[at + 1]?.gap === 'blank' &&
    ['filler', 'very'].some((mark) => has(tokens[at], mark as 'very')) &&
    !isLead(tokens[at])
  )
    at -= 1;
  return tokens[at + 1]?.gap === 'blank' || tokens[at + 1]?.gap === 'colon'
    ? tokens[at]
    : undefined;
}

const isLead = (token: Token | undefined): boolean =>
  has(token, 'make') || has(token, 'use') || has(token, 'in');

const REACH_BEFORE = 7;
const REACH_BEHIND = 5;

/** "Colors: navy and sand", "navy and sand are our colors". */
function isDesignNear(tokens: readonly Token[], { from, to }: Run): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    if (tokens[at + 1]?.gap === 'hard' || tokens[at + 1]?.gap === 'bracket') return false;
    const isKey = tokens[at + 1]?.gap === 'colon';
    if (has(tokens[at], 'design') && (isKey || from - at <= REACH_BEFORE)) return true;
    if (has(tokens[at], 'design')) break;
  }
  for (let at = to; at < Math.min(tokens.length, to + REACH_BEHIND); at += 1) {
    if (tokens[at]?.gap !== 'blank') return false;
    if (has(tokens[at], 'design')) return true;
  }
  return false;
}

/** The part of a statement between commas that colors stand in. */
function memberOf(tokens: readonly Token[], { from, to }: Run): { from: number; to: number } {
  let [start, end] = [from, to];
  while (start > 0 && tokens[start]?.gap === 'blank') start -= 1;
  while (end < tokens.length && tokens[end]?.gap === 'blank') end += 1;
  return { from: start, to: end };
}

const QUIET = [
  'and',
  'with',
  'filler',
  'very',
  'use',
  'make',
  'for',
  'in',
  'be',
  'design',
  'look',
  'like',
  'or',
  'mood',
  'dark',
  'not',
  'but',
] as const;

/** Whether a part of a statement says nothing but the colors of a run, and what they are like. */
function covers(
  { tokens, terms: { follows } }: Scene,
  from: number,
  to: number,
  run: Run,
): boolean {
  const isBeside = (at: number): boolean =>
    run.colors.some(
      ({ isBase, from: start, to: end }) =>
        isBase &&
        (follows
          ? at >= end && at < end + MOST_WORDS_BESIDE
          : at < start && at >= start - MOST_WORDS_BESIDE),
    );
  let isLikened = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token;
    if (token.gap !== 'blank' && token.gap !== 'hyphen') isLikened = false;
    const color = run.colors.find((one) => at >= one.from && at < one.to);
    if (color !== undefined) {
      isLikened = false;
      continue;
    }
    isLikened ||= has(token, 'like');
    if (isLikened || QUIET.some((mark) => has(token, mark)) || token.term?.role !== undefined)
      continue;
    const isPlain = token.words.every(
      ({ tag }) => tag === 'article' || tag === 'adverb' || tag === 'and',
    );
    if (isPlain || (isBeside(at) && token.gap === 'blank') || (at === from && isBeside(at)))
      continue;
    return false;
  }
  return true;
}

/** "Red and white, same as the shop sign", not "red and white wine". */
function opensPart(scene: Scene, run: Run): boolean {
  const { from } = memberOf(scene.tokens, run);
  return covers(scene, from, run.to, run) && !isNoun(scene.tokens[run.to]);
}

/** "Black pork curry", "vino tinto": an ordinary noun right beside the color. */
function isAttribute(
  { tokens, terms: { follows } }: Scene,
  to: number,
  { from }: ColorPhrase,
): boolean {
  if (isNoun(tokens[to])) {
    for (let at = to + 1; at < to + MOST_WORDS_BESIDE && tokens[at]?.gap === 'blank'; at += 1) {
      const token = tokens[at];
      if (token?.term?.role !== undefined || has(token, 'design')) return false;
      if (token?.term !== null) break;
    }
    if (!follows) return true;
  }
  const before = tokens[from - 1];
  return (
    follows &&
    tokens[from]?.gap === 'blank' &&
    before !== undefined &&
    before.term === null &&
    !before.isCode &&
    before.words.every(({ tag }) => isNominal(tag))
  );
}

const isNoun = (token: Token | undefined): boolean => {
  if (token === undefined || token.gap !== 'blank') return false;
  if (token.words.some(({ fact }) => fact !== null && fact !== 'color')) return true;
  return token.term === null && token.words.every(({ tag }) => isNominal(tag));
};

/** "Red Lantern", "Dr. Brown": a capital beside another that is no color. */
function isName({ tokens, capitalsTell }: Scene, { from, to }: ColorPhrase): boolean {
  if (!capitalsTell || !isCapital(tokens[from]?.words[0])) return false;
  const isOther = (token: Token | undefined, gap: string | undefined): boolean =>
    token !== undefined &&
    /^[^\S\n]*[&+.]?[^\S\n]*$/.test(gap ?? ',') &&
    isCapital(token.words[0]) &&
    (token.term === null || isOnlyQuiet(token));
  return (
    isOther(tokens[to], tokens[to]?.words[0]?.gap) ||
    (from > 0 && isOther(tokens[from - 1], tokens[from]?.words[0]?.gap))
  );
}

/** "Fraser fir, balsam, | blue spruce, and wreaths": the only colors of a list that ends in things. */
function isInList({ tokens }: Scene, run: Run, all: readonly ColorPhrase[]): boolean {
  const isThing = (token: Token | undefined): boolean =>
    token?.term === null && token.words.every(({ tag }) => isNominal(tag));
  const [first] = tokens[run.from]?.words ?? [];
  const and = tokens.findIndex((token, at) => at >= run.to && has(token, 'and'));
  return (
    all.every((color) => color.kind === 'thing' || run.colors.includes(color)) &&
    /^\s*,/.test(first?.gap ?? '') &&
    isThing(tokens[run.from - 1]) &&
    and === run.to &&
    isThing(tokens[and + 1])
  );
}

const isOnlyQuiet = ({ term }: Token): boolean =>
  term !== null &&
  term.color === undefined &&
  term.role === undefined &&
  term.change === undefined &&
  term.marks.size === 0;
