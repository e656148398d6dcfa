import type { ColorPhrase } from './colorPhrases';
import type { ColorRole, ColorTerms } from './ColorTerms';
import { has, type Gap, type Token } from './colorTokens';

/** A color with the place on the page that its statement gives it. */
export interface Pair {
  color: ColorPhrase;
  role: ColorRole;
  /** The words that name the place say so only beside a color: "page", "base", "cards". */
  isWeak: boolean;
  /** What stands between the two; less is surer. */
  cost: number;
  /** The tokens of both and what is between, `to` exclusive. */
  from: number;
  to: number;
}

interface Spot {
  from: number;
  to: number;
  color: ColorPhrase | null;
  role: { role: ColorRole; isWeak: boolean; isGround: boolean } | null;
}

/** What a color without a place costs: no pair may cost more. */
const ALONE = 5;
const UNUSED = 0.1;

const GAPS: Readonly<Record<Gap, { roleFirst: number; colorFirst: number }>> = {
  hyphen: { roleFirst: 0, colorFirst: 0 },
  blank: { roleFirst: 0, colorFirst: 0 },
  comma: { roleFirst: 6, colorFirst: 6 },
  bracket: { roleFirst: 1, colorFirst: 0.7 },
  colon: { roleFirst: 0.2, colorFirst: 0.6 },
  hard: { roleFirst: 9, colorFirst: 9 },
};

/**
 * Which place each color of a statement gets. Colors and places pair up where they stand nearest to each other, in whatever
 * order the statement keeps: the pairs with the least between them win, and none reaches over another.
 */
export function pairRoles(
  tokens: readonly Token[],
  colors: readonly ColorPhrase[],
  { follows }: ColorTerms,
): Pair[] {
  const spots = spotsOf(tokens, colors, follows);
  const parallel = respectively(tokens, spots);
  const pairs = parallel ?? leastCost(tokens, spots, follows);
  return parallel === null ? [...pairs, ...shared(tokens, spots, pairs)] : pairs;
}

function spotsOf(
  tokens: readonly Token[],
  colors: readonly ColorPhrase[],
  follows: boolean,
): Spot[] {
  const spots: Spot[] = colors.map((color) => ({
    from: color.from,
    to: color.to,
    color,
    role: null,
  }));
  const isFree = (at: number): boolean => !colors.some(({ from, to }) => at >= from && at < to);
  let isLikened = false;
  tokens.forEach((token, at) => {
    isLikened = has(tokens[at - 1], 'like') || (isLikened && token.gap === 'blank');
    if (!isFree(at)) return;
    const { role } = token.term ?? {};
    if (role !== undefined) {
      /* "Green like a rice field" */
      if (role.isWeak && isLikened) return;
      const isNamed = follows
        ? has(tokens[at + 1], 'page')
        : has(tokens[at - 1], 'kind') && token.gap === 'blank';
      if (!(role.isWeak && isNamed))
        spots.push({ from: at, to: at + 1, color: null, role: { ...role, isGround: false } });
      return;
    }
    const ground = groundAt(tokens, at, colors);
    if (ground)
      spots.push({
        from: at,
        to: at + 1,
        color: null,
        role: { role: 'background', isWeak: false, isGround: true },
      });
  });
  return spots.sort((one, other) => one.from - other.from);
}

/** "Pink on white", "白地に赤": the word that makes a color the ground of another. */
function groundAt(tokens: readonly Token[], at: number, colors: readonly ColorPhrase[]): boolean {
  const isColor = (index: number): boolean =>
    colors.some(({ from, to }) => index >= from && index < to);
  if (has(tokens[at], 'groundBehind'))
    return isColor(at - 1) && colors.some(({ from }) => from > at);
  if (!has(tokens[at], 'ground')) return false;
  let next = at + 1;
  while (next < at + 4 && has(tokens[next], 'filler') && !isColor(next)) next += 1;
  const hasFront =
    colors.some(({ to }) => to <= at) ||
    tokens.some(({ term }, index) => term?.role !== undefined && (index < at || !term.role.isWeak));
  return isColor(next) && hasFront;
}

/** "White and navy for the background and the buttons": as many colors as places, one behind the other. */
function respectively(tokens: readonly Token[], spots: readonly Spot[]): Pair[] | null {
  const half = spots.length / 2;
  if (spots.length < 4 || !Number.isInteger(half)) return null;
  const [first, second] = [spots.slice(0, half), spots.slice(half)];
  const isRun = (run: readonly Spot[], isColor: boolean): boolean =>
    run.every(
      ({ color, from, to }, index) =>
        (color !== null) === isColor &&
        (index === 0 || isJoined(tokens, run[index - 1]?.to ?? 0, from)) &&
        to > from,
    );
  const isColorFirst = isRun(first, true) && isRun(second, false);
  if (!isColorFirst && !(isRun(first, false) && isRun(second, true))) return null;
  return first.flatMap((spot, index) => pairOf(spot, second[index] as Spot, 1) ?? []);
}

/** Whether nothing but what joins two members stands between them: "and", a comma, an article. */
const isJoined = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((token) => has(token, 'and') || has(token, 'filler')) &&
  tokens.slice(from, to + 1).some((token) => has(token, 'and') || token.gap === 'comma');

function pairOf(one: Spot, other: Spot, cost: number): Pair | null {
  const color = one.color ?? other.color;
  const role = one.role ?? other.role;
  if (color === null || role === null) return null;
  return {
    color,
    role: role.role,
    isWeak: role.isWeak,
    cost,
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
  };
}

function leastCost(tokens: readonly Token[], spots: readonly Spot[], follows: boolean): Pair[] {
  const alone = ({ color }: Spot): number => (color === null ? UNUSED : ALONE);
  const best: { sum: number; pairs: Pair[] }[] = [];
  best[spots.length] = { sum: 0, pairs: [] };
  for (let at = spots.length - 1; at >= 0; at -= 1) {
    const spot = spots[at] as Spot;
    const next = best[at + 1] as { sum: number; pairs: Pair[] };
    let found = { sum: alone(spot) + next.sum, pairs: next.pairs };
    let skipped = 0;
    for (let to = at + 1; to < Math.min(spots.length, at + 4); to += 1) {
      const other = spots[to] as Spot;
      const cost =
        (spot.color === null) === (other.color === null)
          ? Infinity
          : costOf(tokens, spot, other, follows) + (to - at - 1);
      const rest = best[to + 1] as { sum: number; pairs: Pair[] };
      const sum = cost + skipped + rest.sum;
      const pair = cost < ALONE ? pairOf(spot, other, cost) : null;
      if (pair !== null && sum < found.sum) found = { sum, pairs: [pair, ...rest.pairs] };
      skipped += alone(other);
    }
    best[at] = found;
  }
  return best[0]?.pairs ?? [];
}

/** What stands between a color and a place, the less the better. */
function costOf(tokens: readonly Token[], first: Spot, second: Spot, follows: boolean): number {
  const isColorFirst = first.color !== null;
  const between = tokens.slice(first.to, second.from);
  const role = isColorFirst ? second.role : first.role;
  if (role?.isGround === true) {
    const isBehind = has(tokens[isColorFirst ? second.from : first.from], 'groundBehind');
    if (isBehind !== isColorFirst) return Infinity;
    return between.every((token) => has(token, 'filler')) ? 0.4 : Infinity;
  }
  const isSaidOfIt = follows && first.to === second.from && tokens[first.to]?.gap === 'blank';
  if (role?.isWeak === true && !isColorFirst && !isSaidOfIt && !opensMember(tokens, first.from))
    return Infinity;
  const before = tokens[first.from - 1];
  const leads = has(before, 'for') || (has(before, 'filler') && has(tokens[first.from - 2], 'for'));
  const side = isColorFirst ? 'colorFirst' : 'roleFirst';
  let cost = isColorFirst ? 0 : 0.4;
  for (const token of tokens.slice(first.to, second.from + 1)) {
    const gap = GAPS[token.gap][side];
    const isEased = token.gap === 'comma' && (isColorFirst ? has(token, 'for') : leads);
    cost += isEased ? Math.min(gap, 2) : gap;
  }
  for (const token of between) cost += costOfToken(token, isColorFirst);
  return cost;
}

function costOfToken(token: Token, isColorFirst: boolean): number {
  if (token.term === null) return token.isCode ? 1.5 : 1;
  if (has(token, 'but')) return 4;
  if (has(token, 'and')) return isColorFirst ? 3 : 3.4;
  if (has(token, 'with')) return isColorFirst ? 2.6 : 1.2;
  if (has(token, 'for') || has(token, 'be')) return 0.1;
  if (has(token, 'design')) return 0.15;
  if (token.term.role !== undefined) return 0.6;
  return 0.3;
}

/** A weak word before its color names a place only where it begins its part of the statement: "page: ivory", "the base is ivory". */
function opensMember(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (
    first > 0 &&
    (has(tokens[first - 1], 'filler') || has(tokens[first - 1], 'for')) &&
    tokens[first]?.gap === 'blank'
  )
    first -= 1;
  const before = tokens[first - 1];
  return (
    before === undefined ||
    tokens[first]?.gap !== 'blank' ||
    has(before, 'and') ||
    has(before, 'use')
  );
}

/** "Navy for headings, links and buttons": places without a color that are joined to one that has it. */
function shared(tokens: readonly Token[], spots: readonly Spot[], pairs: readonly Pair[]): Pair[] {
  const added: Pair[] = [];
  spots.forEach((spot, index) => {
    const { role } = spot;
    const known = [...pairs, ...added];
    if (
      role === null ||
      role.isGround ||
      (role.isWeak && !endsMember(tokens, spot.to)) ||
      pairs.some(({ from, to }) => spot.from >= from && spot.to <= to)
    )
      return;
    for (const neighbor of [spots[index - 1], spots[index + 1]]) {
      const pair = known.find(
        ({ from, to }) =>
          neighbor !== undefined &&
          neighbor.role !== null &&
          (neighbor.from === from || neighbor.to === to),
      );
      if (neighbor === undefined || pair === undefined) continue;
      const isBehind = neighbor.from < spot.from;
      const isNear = isBehind
        ? isJoined(tokens, neighbor.to, spot.from)
        : isJoined(tokens, spot.to, neighbor.from);
      if (!isNear || role.role === 'background' || pair.role === 'background') continue;
      if (role.isWeak && !(isBehind && pair.color.to <= neighbor.from)) continue;
      added.push({
        ...pair,
        role: role.isWeak ? pair.role : role.role,
        from: Math.min(pair.from, spot.from),
        to: Math.max(pair.to, spot.to),
      });
      return;
    }
  });
  return added;
}

/** Whether nothing more is said of what ends before a token. */
const endsMember = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined ||
  has(tokens[at], 'and') ||
  ['comma', 'hard', 'bracket'].includes(tokens[at]?.gap ?? 'hard');
