import { elidedLength, spoken, type Spelling } from '../../languages/spoken';

/** A stretch of the prompt: `start` inclusive, `end` exclusive, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** What a word is in its sentence; `other` where only content can be told. */
export type Tag =
  | 'noun'
  | 'name'
  | 'verb'
  | 'gerund'
  | 'participle'
  | 'adjective'
  | 'adverb'
  | 'article'
  | 'possessive'
  | 'preposition'
  | 'and'
  | 'subordinator'
  | 'pronoun'
  | 'auxiliary'
  | 'negation'
  | 'number'
  | 'fact'
  | 'other';

/** What has a grammar of its own and is read before all words. */
export type FactKind =
  'email' | 'phone' | 'webAddress' | 'address' | 'price' | 'hours' | 'date' | 'year' | 'color';

export interface Word extends Span {
  /** As it is shown: the prompt's own letters, or what they were meant to spell. */
  text: string;
  /** As it is compared. */
  lower: string;
  /** What stands between the previous word and this one, its marks as Latin ones. */
  gap: string;
  tag: Tag;
  fact: FactKind | null;
  /** Its place among the words of the prompt. */
  at: number;
  /** How many brackets it stands in. */
  depth: number;
}

/** Nobody describes a site in more than this; the rest of a longer prompt is not read, so that time stays bounded. */
const READ_LIMIT = 5_000;
const WORD_LIMIT = 800;
/** A text of more characters is a whole document, of which the opening says what it is about. */
const LONGEST_DESCRIPTION = 20_000;
const OPENING_LIMIT = 1_000;
/** Letters in a row beyond these, without a mark between them, are no sentence. */
const LONGEST_RUN = 1_000;

/** Marks of other scripts as the Latin ones that the rules know; each is one code unit and stays one. */
const MARKS: Readonly<Record<string, string>> = {
  '【': '[',
  '】': ']',
  '。': '.',
  '।': '.',
  '．': '.',
  '؟': '?',
  '？': '?',
  '！': '!',
  '؛': ';',
  '；': ';',
  '：': ':',
  '／': '/',
  '、': ',',
  '，': ',',
  '،': ',',
  '・': '·',
  '（': '(',
  '）': ')',
  '〜': '–',
  '～': '–',
  '\u3000': ' ',
};

export const latinMarks = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : text.replace(/[^ -~]/g, (mark) => MARKS[mark] ?? mark);

/** Arabic, Devanagari and wide digits as the ones that numbers are found by. */
const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (code >= 0xff10 ? 0xff10 : code >= 0x966 ? 0x966 : 0x660));
};

/**
 * The part of a prompt that is read, index for index: controls, lone surrogates and noncharacters end a phrase; invisible
 * and direction-changing marks part words; digits are Latin ones.
 */
export function readable(prompt: string): string {
  return prompt
    .slice(0, prompt.length > LONGEST_DESCRIPTION ? OPENING_LIMIT : READ_LIMIT)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\n')
    .replace(/[\p{Cc}\uFFFE\uFFFF\u2028\u2029]/gu, (mark) => (mark === '\t' ? ' ' : '\n'))
    .replace(/[\u0660-\u0669\u0966-\u096F\uFF10-\uFF19]/g, latinDigit)
    .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g, ' ');
}

/** What is shown of the prompt: blanks collapsed, heaps of combining marks cut to two. */
export function tidy(value: string): string {
  return value
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A value typed by hand, as it may be shown. */
export const typed = (value: string): string => tidy(readable(value));

export interface Splitting {
  spelling: Spelling;
  /** Where a run of letters is parted into words: particles of a script without blanks, or what is attached to a word. */
  cut?: (run: string) => readonly number[];
}

const WORD =
  /\p{Nd}+(?:[.,:/]\p{Nd}+)+(?:[-–]\p{Nd}+(?:[.,:]\p{Nd}+)*)?(?:\p{L}{1,3}(?![\p{L}\p{N}]))?|[\p{L}\p{N}](?:(?!(?<=[\u3041-\u30FF\u4E00-\u9FFF])\p{Nd}+[.,:]\p{Nd})[\p{L}\p{M}\p{N}]|[\u200C\u200D](?=\p{L}))*(?:['’‘`ʼ\-‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** The words of a text that `readable` gave, compared as the language's spelling says. */
export function splitWords(text: string, { spelling, cut }: Splitting): Word[] {
  const words: Word[] = [];
  let end = 0;
  const add = (start: number, length: number): void => {
    const word = text.slice(start, start + length);
    words.push({
      start,
      end: start + length,
      text: word,
      lower: spoken(word, spelling),
      gap: latinMarks(text.slice(end, start)),
      tag: 'other',
      fact: null,
      at: 0,
      depth: 0,
    });
    end = start + length;
  };
  for (const { 0: match, index } of text.matchAll(WORD)) {
    if (words.length >= WORD_LIMIT) break;
    if (cut !== undefined) {
      const run = match.slice(0, LONGEST_RUN);
      const cuts = [0, ...cut(run), run.length];
      for (let part = 1; part < cuts.length && words.length < WORD_LIMIT; part += 1) {
        const from = cuts[part - 1] ?? 0;
        add(index + from, (cuts[part] ?? 0) - from);
      }
      continue;
    }
    const code = match.search(/(?<=^\p{Lu}\p{Ll}+)-\p{Lu}{2}$/u);
    if (code > 0) {
      add(index, code);
      add(index + code + 1, match.length - code - 1);
      continue;
    }
    const apart = elidedLength(match.toLowerCase().replace(/['‘ʼ`]/g, '’'), spelling);
    if (apart > 0) add(index, apart);
    add(index + apart, match.length - apart);
  }
  return words;
}

/** The words with those that a fact covers made one; of a word that a fact begins in, the beginning is left. */
export function mergeFacts(
  text: string,
  words: readonly Word[],
  facts: readonly (Span & { kind: FactKind })[],
  spelling: Spelling,
): Word[] {
  const merged: Word[] = [];
  let next = 0;
  const sorted = [...facts].sort((left, right) => left.start - right.start);
  const before = (at: number): string => latinMarks(text.slice(merged.at(-1)?.end ?? 0, at));
  const addFact = ({ start, end, kind }: Span & { kind: FactKind }): void => {
    const last = merged.at(-1);
    if (last !== undefined && last.end > start) {
      const left = text.slice(last.start, start);
      merged[merged.length - 1] = {
        ...last,
        end: start,
        text: left,
        lower: spoken(left, spelling),
      };
    }
    const value = text.slice(start, end);
    merged.push({
      start,
      end,
      text: value,
      lower: value.toLowerCase(),
      gap: before(start),
      tag: 'fact',
      fact: kind,
      at: 0,
      depth: 0,
    });
  };
  for (const word of words) {
    while (next < sorted.length && (sorted[next]?.start ?? 0) <= word.start) {
      addFact(sorted[next] as Span & { kind: FactKind });
      next += 1;
    }
    const last = merged.at(-1);
    if (last !== undefined && word.start < last.end) continue;
    merged.push(last === undefined ? word : { ...word, gap: before(word.start) });
  }
  for (const fact of sorted.slice(next)) addFact(fact);
  merged.forEach((word, at) => (word.at = at));
  return merged;
}
