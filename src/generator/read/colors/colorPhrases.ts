import { lchOf } from '../../design/color';
import { changeColor, tintColor } from './changeColor';
import { joinColors, type ColorTerms, type NamedColor } from './ColorTerms';
import { has, type Token } from './colorTokens';
import { hexOfCode } from './colorCodes';

/** A color that is named in a statement, `to` exclusive. */
export interface ColorPhrase {
  from: number;
  to: number;
  hex: string;
  /** What its name alone tells: a code and a color said in two words are sure, a thing such as "salmon" is not. */
  kind: 'code' | 'color' | 'thing';
  /** A basic color, which says nothing alone: "red", "green". */
  isBase: boolean;
}

const isSoft = (token: Token | undefined): boolean =>
  token !== undefined && (token.gap === 'blank' || token.gap === 'hyphen');
const isBlackOrWhite = (hex: string): boolean => {
  const [l, c] = lchOf(hex);
  return c < 0.02 && (l < 0.25 || l > 0.95);
};

/** Every color that the tokens of a statement name. */
export function colorPhrases(tokens: readonly Token[], language: ColorTerms): ColorPhrase[] {
  const found: ColorPhrase[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at, language);
    if (phrase !== null) found.push(phrase);
    at = phrase?.to ?? at + 1;
  }
  return found;
}

function phraseAt(
  tokens: readonly Token[],
  from: number,
  language: ColorTerms,
): ColorPhrase | null {
  const first = tokens[from] as Token;
  if (first.isCode)
    return {
      from,
      to: from + 1,
      hex: hexOfCode(first.words[0]?.text ?? ''),
      kind: 'code',
      isBase: false,
    };
  const moves: ((hex: string) => string)[] = [];
  const moveAt = (at: number): boolean => {
    const { term } = tokens[at] ?? {};
    const { change, tint } = term ?? {};
    if (change === undefined && tint === undefined) return false;
    const move = (hex: string): string =>
      change === undefined ? tintColor(hex, tint ?? hex) : changeColor(hex, change);
    moves.push(move);
    if (has(tokens[at - 1], 'very')) moves.push(move);
    return true;
  };
  let at = from;
  while (has(tokens[at], 'very') && isSoft(tokens[at + 1])) at += 1;
  while (tokens[at]?.term?.color === undefined && moveAt(at)) {
    at += 1;
    while (
      (has(tokens[at], 'filler') || has(tokens[at], 'very')) &&
      tokens[at]?.term?.color === undefined &&
      isSoft(tokens[at]) &&
      isSoft(tokens[at + 1])
    )
      at += 1;
    if (!isSoft(tokens[at])) return null;
  }
  const core = coreAt(tokens, at, language);
  if (core === null) return null;
  const isMoved = moves.length > 0;
  let { to } = core;
  const isLast = (end: number): boolean => !isSoft(tokens[end]) || has(tokens[end], 'and');
  while (isSoft(tokens[to])) {
    let end = to;
    while (has(tokens[end], 'very') && isSoft(tokens[end + 1])) end += 1;
    const opensNext = tokens[end + 1]?.term?.color !== undefined && isSoft(tokens[end + 1]);
    if (
      !(language.follows || isLast(end + 1)) ||
      (opensNext && !language.follows) ||
      tokens[end]?.term?.color !== undefined ||
      !moveAt(end)
    )
      break;
    to = end + 1;
  }
  const words = tokens.slice(from, to);
  const isCut = words.some(({ isPart }, index) => isPart && !isWhole(tokens, from + index));
  if (isCut) return null;
  const isSaid = moves.length > (isMoved ? 0 : 1) || core.isJoined;
  return {
    from,
    to,
    hex: moves.reduce((hex, move) => move(hex), core.color.hex),
    kind:
      core.color.isThing || words.some(({ isGuess }) => isGuess)
        ? isSaid && !core.color.isThing
          ? 'color'
          : 'thing'
        : 'color',
    isBase: core.color.isBase && !isMoved,
  };
}

/** Whether every part of the hyphenated word that a token is in means something among colors. */
function isWhole(tokens: readonly Token[], at: number): boolean {
  let [from, to] = [at, at + 1];
  while (tokens[from]?.gap === 'hyphen') from -= 1;
  while (tokens[to]?.gap === 'hyphen') to += 1;
  return tokens.slice(from, to).every(({ term }) => term !== null);
}

/** The color itself: one name, or a thing and the basic color that it says more of. */
function coreAt(
  tokens: readonly Token[],
  at: number,
  { follows }: ColorTerms,
): { color: NamedColor; to: number; isJoined: boolean } | null {
  const color = tokens[at]?.term?.color;
  if (color === undefined) return null;
  const next = tokens[at + 1];
  const other = next?.term?.color;
  if (next === undefined || other === undefined || !isSoft(next))
    return { color, to: at + 1, isJoined: false };
  const isMixed = next.gap === 'hyphen' && !isBlackOrWhite(color.hex) && !isBlackOrWhite(other.hex);
  const saysMore = follows
    ? color.isBase && other.isThing && !other.isBase
    : !color.isBase && other.isBase;
  if (!isMixed && !saysMore) return { color, to: at + 1, isJoined: false };
  return {
    color: { hex: joinColors(color, other), isThing: false, isBase: false },
    to: at + 2,
    isJoined: true,
  };
}
