import type { Spelling } from '../languages/spoken';
import type { Brief } from '../types';
import { assemble } from './assemble';
import type { ColorIndex } from './colors';
import { emptyDraft, type Draft } from './draft';
import { findFacts } from './facts';
import type { KindIndex } from './kinds';
import type { Lexicon } from './lexicon';
import { extentsFor } from './phrases';
import { readClause, type Context } from './readClause';
import type { SectionIndex } from './sections';
import { readClauses, type Clause } from './segments';
import { latinMarks, mergeFacts, readable, splitWords, type Word } from './words';

export interface ReadingLanguage {
  spelling: Spelling;
  cut?: (run: string) => readonly number[];
  lexicon: Lexicon;
  sections: SectionIndex;
  tag?: (words: readonly Word[]) => void;
  kinds: KindIndex;
  colors: ColorIndex;
  places: ReadonlySet<string>;
}

export interface Drafted {
  text: string;
  words: Word[];
  clauses: Clause[];
  draft: Draft;
}

const COLOR_CODE = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])|\brgb\(\s?\d{1,3}(?:\s?,\s?|\s)\d{1,3}(?:\s?,\s?|\s)\d{1,3}\s?\)/giu;

function capitalsTell(words: readonly Word[]): boolean {
  const long = words.slice(0, 400).filter(({ text }) => /^\p{L}{4,}/u.test(text));
  const lettered = words.slice(0, 400).filter(({ text }) => /^\p{L}{2}/u.test(text));
  const shouted = lettered.filter(({ text }) => !/\p{Ll}/u.test(text)).length;
  const upper = long.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return words.some(({ text }) => /^\p{Lu}/u.test(text)) && shouted < lettered.length * 0.7 && (long.length < 3 || upper < long.length);
}

export function draftOf(prompt: string, language: ReadingLanguage): Drafted {
  const { lexicon, sections } = language;
  const text = readable(prompt);
  const split = splitWords(text, language);
  const codes = [...text.matchAll(COLOR_CODE)].map(({ index, 0: { length } }) => ({ start: index, end: index + length, kind: 'color' as const }));
  const words = mergeFacts(text, split, [...findFacts(text, split, lexicon), ...codes]);
  for (const word of words) if (word.fact === null) word.tag = lexicon.tags.get(word.lower) ?? (/^\d/.test(word.text) ? 'number' : 'other');
  language.tag?.(words);
  const clauses = readClauses(latinMarks(text), words, lexicon);
  const draft = emptyDraft();
  const tells = capitalsTell(words);
  const closing = (at: number): string => latinMarks(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length));
  const isPlace = (from: number, to: number): boolean =>
    language.places.has(words.slice(from, to).map(({ lower }) => lower).join(' '));
  const extents = extentsFor(lexicon, { capitalsTell: tells, closing, isPlace });
  const context: Context = { text, words, lexicon, sections, colors: language.colors, vocabulary: { classes: lexicon.classes, extents }, draft, capitalsTell: tells, heading: null };
  let line = -1;
  for (const [index, clause] of clauses.entries()) {
    if (clause.line !== line && clause.setting !== 'item' && /\n\s*\n/.test(words[clause.from]?.gap ?? '')) context.heading = null;
    line = clause.line;
    readClause(context, clause, index);
  }
  return { text, words, clauses, draft };
}

/** Reads a prompt in a language. Takes any string; never throws. Pure: the same prompt, the same brief. */
export const readPrompt = (prompt: string, language: ReadingLanguage & { id: string }): Brief =>
  assemble(prompt, draftOf(prompt, language), language);
