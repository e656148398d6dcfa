import type { Tag, Word } from '../../read/text/words';

const DOERS: ReadonlySet<Tag> = new Set(['pronoun', 'subordinator', 'negation', 'auxiliary']);
const OBJECTS: ReadonlySet<Tag> = new Set(['article', 'participle', 'possessive', 'adverb']);

/** Where nobody types accents, "a" is "à" unless somebody has something: "coiffeuse a domicile", but "ma mère a un salon". */
export function readUnaccented(words: readonly Word[]): void {
  if (words.some(({ text }) => /[à-öø-ÿ]/i.test(text))) return;
  words.forEach((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (word.text !== 'a' || before === undefined || next === undefined) return;
    if (DOERS.has(before.tag) || OBJECTS.has(next.tag)) return;
    word.lower = 'à';
    word.tag = 'preposition';
  });
}
