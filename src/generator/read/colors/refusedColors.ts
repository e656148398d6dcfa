import type { ColorPhrase } from './colorPhrases';
import { has, type Token } from './colorTokens';

const REACH = 5;

/** Whether a statement says no to a color: "no pink or red", "anything but purple", "bitte nicht so braun". */
export function isRefused(
  tokens: readonly Token[],
  { from, to }: Pick<ColorPhrase, 'from' | 'to'>,
): boolean {
  return isRefusedBefore(tokens, from) || isRefusedBehind(tokens, to);
}

function isRefusedBefore(tokens: readonly Token[], from: number): boolean {
  let isListed = false;
  for (let at = from; at > Math.max(0, from - REACH * 2); at -= 1) {
    const before = tokens[at - 1];
    const { gap } = tokens[at] as Token;
    if (gap === 'hard' || gap === 'colon' || gap === 'bracket' || has(before, 'but')) return false;
    if (gap === 'comma' && !isListed && !hasEither(tokens, at)) return false;
    isListed ||= gap === 'comma';
    if (has(before, 'not')) return true;
    const isNear = from - at < REACH || before?.term?.color !== undefined;
    if (!isNear || before?.term?.role !== undefined) return false;
  }
  return false;
}

/** A comma parts what is refused from what is wanted, unless "or" follows: "no red, pink or purple". */
function hasEither(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    if (has(tokens[at], 'or')) return true;
    const isColor = tokens[at]?.term?.color !== undefined || tokens[at]?.term?.change !== undefined;
    if (!isColor) return false;
  }
  return false;
}

function isRefusedBehind(tokens: readonly Token[], to: number): boolean {
  for (let at = to; at < Math.min(tokens.length, to + REACH); at += 1) {
    const token = tokens[at] as Token;
    if (token.gap !== 'blank') return false;
    if (has(token, 'notBehind')) return true;
    if (token.term === null || token.term.color !== undefined) return false;
  }
  return false;
}
