import type { Tag, Word } from './words';

/** Where a capture may end, longest first, when it begins at a word; empty where it cannot begin there. */
export type Extent = (words: readonly Word[], from: number, limit: number) => readonly number[];

interface Capture {
  role: string;
  from: number;
  to: number;
}

export interface Match {
  from: number;
  to: number;
  captures: readonly Capture[];
}

/** What patterns refer to: `@class` by name, `<role:extent>` by the extent's name. */
export interface Vocabulary {
  classes: ReadonlyMap<string, PhraseSet>;
  extents: Readonly<Record<string, Extent>>;
}

type Element =
  | { is: 'words'; options: Option[]; isOptional: boolean }
  | { is: 'group'; elements: Element[]; isOptional: boolean }
  | { is: 'capture'; role: string; extent: string }
  | { is: 'mark'; gap: RegExp; isOptional: boolean }
  | { is: 'start' }
  | { is: 'end' };

type Option =
  | { phrase: readonly string[] }
  | { class: string }
  | { tag: Tag }
  | { gap: RegExp }
  | { limit: 'start' | 'end' };

export interface Pattern {
  source: string;
  /** The classes and extents it refers to. */
  uses: ReadonlySet<string>;
  elements: Element[];
  /** Words that a match can begin with; null where it can begin with any. */
  starts: ReadonlySet<string> | null;
  /** A clause without a word of each of these has no match; the smallest first. */
  needs: readonly ReadonlySet<string>[];
}

/** Phrases by their first word, each as its words. */
export class PhraseSet {
  private readonly byFirst = new Map<string, (readonly string[])[]>();

  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) {
      const parts = phrase.split(' ');
      const first = parts[0] ?? '';
      const others = this.byFirst.get(first);
      if (others === undefined) this.byFirst.set(first, [parts]);
      else others.push(parts);
    }
    for (const phrases of this.byFirst.values()) phrases.sort((a, b) => b.length - a.length);
  }

  has(word: string): boolean {
    return this.byFirst.get(word)?.some((parts) => parts.length === 1) ?? false;
  }

  firsts(): Iterable<string> {
    return this.byFirst.keys();
  }

  /** Where the phrases that stand at a word end, longest first. */
  endsAt(words: readonly Word[], from: number, limit: number): number[] {
    const phrases = this.byFirst.get(words[from]?.lower ?? '');
    if (phrases === undefined) return [];
    return phrases.flatMap((parts) => {
      const end = from + parts.length;
      return end <= limit && standsAt(words, from, parts) ? [end] : [];
    });
  }

  /** How many words the longest of the phrases has that stands at a word; 0 when none does. */
  lengthAt(words: readonly Word[], from: number, limit = words.length): number {
    const [end] = this.endsAt(words, from, limit);
    return end === undefined ? 0 : end - from;
  }
}

function standsAt(words: readonly Word[], from: number, parts: readonly string[]): boolean {
  for (let offset = 1; offset < parts.length; offset += 1) {
    const word = words[from + offset];
    if (word?.lower !== parts[offset] || !JOINED.test(word?.gap ?? '')) return false;
  }
  return true;
}

/** Between words of one phrase: blanks and quotation marks, no other mark and no new line; "&" in "Q&A". */
const JOINED = /^&$|^[^\S\n]*["'“”„«»‘’「」『』()*_]*[^\S\n]*["'“”„«»‘’「」『』()*_]*$/;
const MARKS: Readonly<Record<string, RegExp>> = {
  ',': /,|\s[>|/•·]\s/,
  ':': /[:=→]|->|\s[–—-]\s?/,
  ';': /[;.!?\n]/,
};

/**
 * A pattern over words. `word` or `a|b` is a word, `@class` a phrase of a class, `#tag` a word of a tag, `(…)` a group, `,` `:`
 * `;` a mark before the next word, `^` and `$` the ends of a clause, each also among words as in `(^|,|and)`,
 * `<role:extent>` what is captured; `?` behind one makes it optional. Words of one phrase are joined by `_`. Throws where
 * the pattern cannot be read.
 */
export function compilePattern(source: string, classes: Vocabulary['classes']): Pattern {
  const tokens = source.match(/<[^>]+>|[()]\??|[^\s()<>]+/g) ?? [];
  let at = 0;
  const option = (text: string): Option => {
    if (text.startsWith('@')) {
      if (!classes.has(text.slice(1))) throw new Error(`"${source}": there is no class ${text}`);
      return { class: text.slice(1) };
    }
    if (text === '^' || text === '$') return { limit: text === '^' ? 'start' : 'end' };
    const gap = MARKS[text];
    if (gap !== undefined) return { gap };
    return text.startsWith('#') ? { tag: text.slice(1) as Tag } : { phrase: text.split('_') };
  };
  const sequence = (isGroup: boolean): { elements: Element[]; isOptional: boolean } => {
    const elements: Element[] = [];
    while (at < tokens.length) {
      const token = tokens[at] ?? '';
      at += 1;
      if (token === ')' || token === ')?') {
        if (!isGroup) throw new Error(`"${source}": a bracket closes that none opened`);
        return { elements, isOptional: token === ')?' };
      }
      if (token === '(') elements.push({ is: 'group', ...sequence(true) });
      else if (token === '^') elements.push({ is: 'start' });
      else if (token === '$') elements.push({ is: 'end' });
      else if (token.startsWith('<')) {
        const [role = '', extent = role] = token.slice(1, -1).split(':');
        elements.push({ is: 'capture', role, extent });
      } else {
        const isOptional = token.endsWith('?');
        const text = isOptional ? token.slice(0, -1) : token;
        const gap = MARKS[text];
        if (gap !== undefined) elements.push({ is: 'mark', gap, isOptional });
        else elements.push({ is: 'words', options: text.split('|').map(option), isOptional });
      }
    }
    if (isGroup) throw new Error(`"${source}": a bracket is not closed`);
    return { elements, isOptional: false };
  };
  const { elements } = sequence(false);
  const uses = new Set(source.match(/(?<=[@:])[\w-]+/g));
  const starts = startsOf(elements, classes);
  return { source, uses, elements, starts, needs: needsOf(elements, classes) };
}

const needsOf = (
  elements: readonly Element[],
  classes: Vocabulary['classes'],
): ReadonlySet<string>[] =>
  elements
    .flatMap((element) => {
      if (element.is === 'group' && !element.isOptional) return needsOf(element.elements, classes);
      return element.is === 'words' ? (startsOf([element], classes) ?? []) : [];
    })
    .sort((one, other) => one.size - other.size);

function startsOf(
  elements: readonly Element[],
  classes: Vocabulary['classes'],
): ReadonlySet<string> | null {
  const starts = new Set<string>();
  for (const element of elements) {
    if (element.is === 'start' || element.is === 'mark') continue;
    if (element.is === 'words') {
      for (const option of element.options) {
        if ('tag' in option) return null;
        if ('phrase' in option) starts.add(option.phrase[0] ?? '');
        if ('class' in option)
          for (const first of classes.get(option.class)?.firsts() ?? []) starts.add(first);
      }
      const isWord = element.options.every((option) => !('gap' in option) && !('limit' in option));
      if (!element.isOptional && isWord) return starts;
    } else if (element.is === 'group') {
      const inner = startsOf(element.elements, classes);
      if (inner === null) return null;
      for (const first of inner) starts.add(first);
      if (!element.isOptional) return starts;
    } else return null;
  }
  return null;
}

/** The first way in which a pattern matches at a word of the clause `[start, limit)`; null where it does not. */
export function matchPattern(
  { elements, starts }: Pattern,
  words: readonly Word[],
  from: number,
  clause: { from: number; to: number },
  { classes, extents }: Vocabulary,
): Match | null {
  if (starts !== null && !starts.has(words[from]?.lower ?? '')) return null;
  const captures: Capture[] = [];
  let end = -1;

  const isLimit = (limit: 'start' | 'end', at: number): boolean =>
    at === (limit === 'start' ? clause.from : clause.to);
  /** Continues behind `at`; `gap` is what the mark before the next word must be. */
  const run = (
    rest: readonly Element[],
    index: number,
    at: number,
    gap: RegExp | null,
    then: (at: number, gap: RegExp | null) => boolean,
  ): boolean => {
    const element = rest[index];
    if (element === undefined) return then(at, gap);
    const next = (to: number, mark: RegExp | null = null) => run(rest, index + 1, to, mark, then);
    const stands = (): boolean => {
      if (at >= clause.to) return false;
      if (at === from && gap === null) return true;
      const before = words[at]?.gap ?? '';
      return gap === null ? JOINED.test(before) : gap.test(before) && !/\n/.test(before);
    };
    switch (element.is) {
      case 'start':
      case 'end':
        return isLimit(element.is, at) && next(at, gap);
      case 'mark':
        return next(at, element.gap) || (element.isOptional && next(at, gap));
      case 'words': {
        for (const option of element.options) {
          if ('gap' in option && next(at, option.gap)) return true;
          if ('limit' in option && isLimit(option.limit, at) && next(at, gap)) return true;
        }
        if (stands()) {
          for (const option of element.options) {
            if ('gap' in option || 'limit' in option) continue;
            for (const to of optionEnds(option, words, at, clause.to, classes)) {
              if (next(to)) return true;
            }
          }
        }
        return element.isOptional && next(at, gap);
      }
      case 'group':
        return (
          run(element.elements, 0, at, gap, (to, mark) => next(to, mark)) ||
          (element.isOptional && next(at, gap))
        );
      case 'capture': {
        const extent = extents[element.extent];
        if (extent === undefined) throw new Error(`There is no extent ${element.extent}`);
        if (!stands()) return false;
        for (const to of extent(words, at, clause.to)) {
          captures.push({ role: element.role, from: at, to });
          if (next(to)) return true;
          captures.pop();
        }
        return false;
      }
    }
  };

  const found = run(elements, 0, from, null, (at, gap) => {
    end = at;
    return gap === null || at >= clause.to || gap.test(words[at]?.gap ?? '');
  });
  return found ? { from, to: end, captures: [...captures] } : null;
}

function optionEnds(
  option: Exclude<Option, { gap: RegExp } | { limit: string }>,
  words: readonly Word[],
  at: number,
  limit: number,
  classes: Vocabulary['classes'],
): readonly number[] {
  if ('tag' in option) return words[at]?.tag === option.tag ? [at + 1] : [];
  if ('class' in option) return classes.get(option.class)?.endsAt(words, at, limit) ?? [];
  const end = at + option.phrase.length;
  return end <= limit && words[at]?.lower === option.phrase[0] && standsAt(words, at, option.phrase)
    ? [end]
    : [];
}
