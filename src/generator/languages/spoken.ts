/** How a language's words are compared. */
export interface Spelling {
  /** True where people leave out accents when they type: words of four letters and more are compared without them. */
  folds: boolean;
  /** True where every noun has a capital, so that a capital alone makes no name. */
  capitalNouns?: boolean;
  /** What stands before an apostrophe as a word of its own, such as the "l" of "l’atelier". */
  elisions: ReadonlySet<string>;
  /** Brings the spellings of one word together, as Arabic "أ" and "ا"; `word` is in lower case. */
  unify?: (word: string) => string;
  /** Whether a word, in lower case, is typed for short for the one that `unify` gives. */
  isShortened?: (word: string) => boolean;
  /** Words that always have a capital, as they are compared: "I". */
  proper?: ReadonlySet<string>;
}

const BEFORE_APOSTROPHE = /(?<![\p{L}\p{N}’])(\p{L}{1,6}’)(?=[\p{L}\p{N}])/gu;

/** How many letters of a word stand apart before an apostrophe, the apostrophe included; 0 when none do. */
export function elidedLength(lower: string, { elisions }: Spelling): number {
  const at = elisions.size === 0 ? -1 : lower.indexOf('’');
  return at > 0 && at < lower.length - 1 && elisions.has(lower.slice(0, at)) ? at + 1 : 0;
}

const folded = (text: string): string =>
  text.replace(/[\p{L}\p{M}]{4,}/gu, (word) =>
    word
      .normalize('NFD')
      .replace(/(n\u0303)|\p{M}/gu, '$1')
      .normalize('NFC')
      .replaceAll('ß', 'ss'),
  );

/** Words as they are compared: lower case, one kind of apostrophe, and as the spelling says. */
export function spoken(text: string, spelling: Spelling): string {
  const lower = text.toLowerCase().replace(/['‘ʼ`]/g, '’');
  const apart =
    spelling.elisions.size === 0
      ? lower
      : lower.replace(BEFORE_APOSTROPHE, (part: string) =>
          spelling.elisions.has(part.slice(0, -1)) ? `${part} ` : part,
        );
  if (spelling.unify !== undefined)
    return apart.replace(/[\p{L}\p{M}\u200C\u200D]+/gu, spelling.unify);
  return spelling.folds ? folded(apart) : apart;
}

/** The phrases of lists that are parted by commas, as they are compared. */
export function phrasesIn(spelling: Spelling, lists: readonly string[]): Set<string> {
  return new Set(
    lists
      .flatMap((list) => list.split(','))
      .map((phrase) => spoken(phrase.trim().replace(/\s+/g, ' '), spelling))
      .filter((phrase) => phrase !== ''),
  );
}

/** The single words of such lists. */
export const wordsIn = (spelling: Spelling, lists: readonly string[]): Set<string> =>
  new Set([...phrasesIn(spelling, lists)].flatMap((phrase) => phrase.split(' ')));
