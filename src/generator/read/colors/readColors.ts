import type { Claim, ColorMention, Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import type { Word } from '../text/words';
import { asksForDark } from './asksForDark';
import type { ColorTerms } from './ColorTerms';
import { colorTokens, guessWords, has, type Token } from './colorTokens';
import { isRefused } from './refusedColors';
import { statementsOf, type Statement } from './statements';
import type { ColorPhrase } from './colorPhrases';
import { isNominal, weighColors, type Scene } from './weighColors';

/** What a prompt says about the colors of its site. */
export interface ColorReading {
  mentions: ColorMention[];
  /** Colors that must not be on the site. */
  refused: ColorMention[];
  /** Where a dark site is asked for. */
  dark: Phrase | null;
  claims: Claim[];
}

export interface ColorLanguage {
  lexicon: Lexicon;
  colors: ColorTerms;
}

/**
 * Reads the colors of a prompt, statement by statement: which of its color words speak of the design rather than of goods,
 * names and places, and which place on the page each gets. Pure; its time grows with the length of the prompt alone.
 */
export function readColors(
  words: readonly Word[],
  language: ColorLanguage,
  capitalsTell: boolean,
): ColorReading {
  const reading: ColorReading = { mentions: [], refused: [], dark: null, claims: [] };
  let isTold = false;
  let last: Statement | null = null;
  for (const statement of statementsOf(words, language.lexicon)) {
    if (
      isTold &&
      (statement.opensParagraph ||
        !(last?.isHeading === true || last?.isQuestion === true || statement.isItem))
    )
      isTold = false;
    const tokens = tokensOf(statement.words, language);
    readStatement(reading, {
      tokens,
      terms: language.colors,
      isTold,
      isItem: statement.isItem,
      capitalsTell,
    });
    isTold = (isTold && statement.isItem) || opensColors(statement, tokens);
    last = statement;
  }
  return reading;
}

/** Whether the next statements tell the colors: "Colors:" above a list, "What colors?" before an answer. */
const opensColors = ({ isHeading, isQuestion }: Statement, tokens: readonly Token[]): boolean =>
  (isHeading || isQuestion) && has(tokens.at(-1), 'design');

function tokensOf(words: Phrase, { colors, lexicon }: ColorLanguage): Token[] {
  const tokens = colorTokens(words, colors);
  const speaksOfDesign = tokens.some(
    ({ term }) =>
      term !== null &&
      (term.color !== undefined || term.role?.isWeak === false || term.marks.has('design')),
  );
  if (!speaksOfDesign) return tokens;
  const guesses = guessWords(tokens, colors, lexicon);
  return guesses.size === 0 ? tokens : colorTokens(words, colors, guesses);
}

function readStatement(reading: ColorReading, scene: Scene): void {
  const { tokens } = scene;
  if (
    tokens.every(
      ({ term, isCode }) =>
        !isCode &&
        term?.color === undefined &&
        !(['dark', 'darkSite'] as const).some((mark) => term?.marks.has(mark)),
    )
  )
    return;
  const { weighed, taken } = weighColors(scene);
  const wordsOf = (from: number, to: number): Word[] =>
    tokens
      .slice(from, to)
      .flatMap(({ words }) => words)
      .filter((word, at, all) => word !== all[at - 1]);
  const claimed = new Set<number>();
  for (const { color, pairs, isTaken, reason } of weighed) {
    const words = wordsOf(color.from, color.to);
    if (isRefused(tokens, color)) {
      reading.refused.push({ words, hex: color.hex, role: null, isWeak: false });
      continue;
    }
    if (!isTaken) continue;
    for (const { role, isWeak } of pairs.length > 0 ? pairs : [{ role: null, isWeak: false }])
      reading.mentions.push({ words, hex: color.hex, role, isWeak });
    const said = saidOf(tokens, color, scene.terms.follows);
    const from = Math.min(said.from, ...pairs.map((pair) => pair.from));
    const to = Math.max(said.to, ...pairs.map((pair) => pair.to));
    for (let at = from; at < to; at += 1) claimed.add(at);
    reading.claims.push({ words: wordsOf(from, to), role: 'style', reason });
  }
  for (const { from, to } of around(tokens, claimed))
    reading.claims.push({ words: wordsOf(from, to), role: 'style', reason: 'goes with a color' });
  const dark = asksForDark(tokens, taken);
  if (dark !== null) {
    reading.dark ??= dark;
    reading.claims.push({ words: dark, role: 'style', reason: 'asks for a dark site' });
  }
}

/** "Oyster grey", "gris perla": a basic color and the thing that says which one. */
function saidOf(
  tokens: readonly Token[],
  { from, to, isBase }: ColorPhrase,
  follows: boolean,
): { from: number; to: number } {
  const at = follows ? to : from - 1;
  const thing = tokens[at];
  const isThing =
    isBase &&
    thing?.term === null &&
    !thing.isCode &&
    tokens[follows ? to : from]?.gap === 'blank' &&
    thing.words.every(({ tag }) => isNominal(tag));
  return isThing ? { from: Math.min(from, at), to: Math.max(to, at + 1) } : { from, to };
}

/** What stands around colors and only leads to them: "use … for the", "in", "as the color". */
function around(
  tokens: readonly Token[],
  claimed: ReadonlySet<number>,
): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  const isLead = (at: number): boolean => {
    const { term, words } = tokens[at] ?? {};
    return term?.marks !== undefined
      ? term.marks.size > 0 || term.role !== undefined
      : words?.every(({ tag }) => tag === 'article') === true;
  };
  const isPlain = (at: number): boolean =>
    !['use', 'design', 'in', 'make'].some((mark) => has(tokens[at], mark as 'use')) &&
    tokens[at]?.term?.role === undefined;
  for (const at of claimed) {
    if (claimed.has(at - 1)) continue;
    let from = at;
    while (from > 0 && !claimed.has(from - 1) && isLead(from - 1) && tokens[from]?.gap !== 'hard')
      from -= 1;
    while (from < at && isPlain(from) && !claimed.has(from - 1)) from += 1;
    if (from < at) ranges.push({ from, to: at });
  }
  for (const at of claimed) {
    if (claimed.has(at + 1)) continue;
    let to = at + 1;
    while (to < tokens.length && !claimed.has(to) && isLead(to) && tokens[to]?.gap === 'blank')
      to += 1;
    while (to > at + 1 && isPlain(to - 1)) to -= 1;
    if (to > at + 1) ranges.push({ from: at + 1, to });
  }
  return ranges;
}
