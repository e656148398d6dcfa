/** How a language's words are compared. */
export interface Spelling {
  /** True where people leave out accents when they type: words of four letters and more are compared without them. */
  folds: boolean;
  /** What stands before an apostrophe as a word of its own, such as the "l" of "l’atelier". */
  elisions: ReadonlySet<string>;
  /** Brings the spellings of one word together, as Arabic "أ" and "ا"; `word` is in lower case. */
  unify?: (word: string) => string;
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

/** Reads the word lists of a lexicon: words parted by blanks, phrases parted by commas. */
export function wordTools(spelling: Spelling) {
  const words = (list: string): string[] =>
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => spoken(word, spelling));
  const phrases = (list: string): string[] =>
    list
      .split(',')
      .map((phrase) => spoken(phrase.trim().replace(/\s+/g, ' '), spelling))
      .filter((phrase) => phrase !== '');
  return {
    words,
    phrases,
    /** Every prefix before every noun: "sección de", "página de" × "precios", "equipo". */
    prefixed: (prefixes: string, nouns: string): string[] =>
      phrases(prefixes).flatMap((prefix) =>
        phrases(nouns).map((noun) => spoken(`${prefix} ${noun}`.replace('’ ', '’'), spelling)),
      ),
    set: (list: string): Set<string> => new Set(words(list)),
    /** Values by word or phrase: rows parted by commas, each a phrase, a colon and its value. */
    table: <Value extends string>(list: string): Record<string, Value> =>
      Object.fromEntries(
        list
          .split(',')
          .map((row) => row.split(':').map((part) => part.trim()))
          .filter(([word, value]) => word !== '' && value !== undefined)
          .map(([word = '', value = '']) => [spoken(word, spelling), value as Value]),
      ),
  };
}
