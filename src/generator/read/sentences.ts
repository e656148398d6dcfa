import { overlaps, type Phrase, without } from './draft';
import type { Lexicon } from './text/lexicon';

/** Clauses as sentences: one that only goes on another, as "but is too much" and "because they ask", stands behind it or not at all; what only names is none, what says what is not comes last. */
export function sentencesOf(clauses: readonly Phrase[], name: Phrase, lexicon: Lexicon): Phrase[] {
  const sentences: Phrase[] = [];
  const isNot = ([first]: Phrase): boolean => first?.tag === 'negation';
  for (const clause of clauses) {
    const last = sentences.at(-1);
    const whole = sentenceOf(clause, lexicon);
    const goesOn = last !== undefined && last.at(-1)?.at === (clause[0]?.at ?? 0) - 1;
    if (whole === null && goesOn) sentences.splice(-1, 1, [...last, ...clause]);
    else if (whole !== null && !onlyNames(whole, name, lexicon)) sentences.push(whole);
  }
  return [...sentences.filter((one) => !isNot(one)), ...sentences.filter(isNot)];
}

/** "And we sew covers" without its "and"; null where a clause goes on another. */
function sentenceOf(phrase: Phrase, lexicon: Lexicon): Phrase | null {
  const [first, second] = phrase;
  if (first === undefined || lexicon.isHeadLast) return phrase;
  if (first.tag === 'and' || lexicon.has('sentenceJoiners', first.lower)) {
    const goesOn =
      second === undefined || ['verb', 'auxiliary', 'preposition'].includes(second.tag);
    return goesOn ? null : phrase.slice(1);
  }
  return lexicon.has('subordinating', first.lower) ? null : phrase;
}

const NAMING: ReadonlySet<string> = new Set([
  'pronoun',
  'auxiliary',
  'article',
  'possessive',
  'participle',
]);

/** Whether a clause only says what something is called: "We're Tuckers Hives", "the name is Plandex". */
const onlyNames = (phrase: Phrase, name: Phrase, lexicon: Lexicon): boolean =>
  overlaps(phrase, name) &&
  without(phrase, [name]).every(
    ({ tag, lower: word }) => NAMING.has(tag) || lexicon.has('naming', word),
  );
