import type { Phrase } from '../draft';
import { has, type Token } from './colorTokens';

const REACH = 4;

/** Where a statement asks for a dark site: "dark mode", "a dark page", "make it dark", "moody and dark". `taken`: tokens of colors. */
export function asksForDark(tokens: readonly Token[], taken: ReadonlySet<number>): Phrase | null {
  for (const [at, token] of tokens.entries()) {
    if (!(has(token, 'dark') || has(token, 'darkSite')) || taken.has(at)) continue;
    if (isDenied(tokens, at) || has(tokens[at + 1], 'option') || has(tokens[at + 2], 'option'))
      continue;
    if (isOfSite(tokens, at) || isSaidOfIt(tokens, at) || isAlone(tokens, at)) return token.words;
  }
  return null;
}

const isSiteWord = (token: Token | undefined): boolean =>
  has(token, 'page') ||
  has(token, 'design') ||
  has(token, 'look') ||
  token?.term?.role?.role === 'background';

/** "Dark theme", "tema oscuro", "a dark and moody design". */
function isOfSite(tokens: readonly Token[], at: number): boolean {
  if (has(tokens[at], 'darkSite')) return true;
  const before = tokens[at - 1];
  if (tokens[at]?.gap === 'blank' && isSiteWord(before) && !has(before, 'and')) return true;
  for (let next = at + 1; next < Math.min(tokens.length, at + REACH); next += 1) {
    const token = tokens[next];
    if (token?.gap !== 'blank' && token?.gap !== 'comma') return false;
    if (isSiteWord(token)) return true;
    const isAdjective =
      token.words.every(({ tag }) => tag === 'adjective' || tag === 'and' || tag === 'adverb') ||
      has(token, 'and') ||
      has(token, 'mood') ||
      has(token, 'dark');
    if (!isAdjective) return false;
  }
  return false;
}

/** "Make it dark", "the site should be dark". */
function isSaidOfIt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const goesOn =
    next !== undefined &&
    next.gap === 'blank' &&
    next.term === null &&
    next.words.every(({ tag }) => tag === 'noun' || tag === 'name');
  if (goesOn) return false;
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const token = tokens[before];
    if (tokens[before + 1]?.gap === 'hard') return false;
    if (has(token, 'make') || isSiteWord(token)) return true;
    if (
      token?.term === null &&
      token.words.some(
        ({ tag }) =>
          tag !== 'adjective' && tag !== 'auxiliary' && tag !== 'adverb' && tag !== 'verb',
      )
    )
      return false;
  }
  return false;
}

/** A part of the statement that says nothing else: "moody, dark, elegant", "dark with brass buttons". */
function isAlone(tokens: readonly Token[], at: number): boolean {
  let [from, to] = [at, at + 1];
  while (from > 0 && tokens[from]?.gap === 'blank') from -= 1;
  while (to < tokens.length && tokens[to]?.gap === 'blank' && !has(tokens[to], 'with')) to += 1;
  const isMood = (token: Token): boolean =>
    has(token, 'dark') ||
    has(token, 'mood') ||
    has(token, 'and') ||
    has(token, 'very') ||
    has(token, 'filler');
  if (!tokens.slice(from, to).every(isMood)) return false;
  return (
    tokens.some((token) => has(token, 'mood')) ||
    tokens.some(({ term }, other) => other !== at && term?.color !== undefined)
  );
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  for (
    let before = at - 1;
    before >= Math.max(0, at - REACH) && tokens[before + 1]?.gap === 'blank';
    before -= 1
  )
    if (has(tokens[before], 'not')) return true;
  for (
    let next = at + 1;
    next < Math.min(tokens.length, at + REACH) && tokens[next]?.gap === 'blank';
    next += 1
  )
    if (has(tokens[next], 'notBehind')) return true;
  return false;
}
