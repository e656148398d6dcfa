import type { Tag, Word } from '../../read/text/words';

const ADJECTIVE = /(?:ig|lich|isch|los|bar|sam|haft|frei|voll|iert)(?:e[rnsm]?)?$/;
const INFLECTED = /e[rnsm]?$/;
const PARTICIPLE = /^(?:ab|an|auf|aus|ein|her|hin|um|vor|zu|nach|mit)?ge\p{L}{3,}(?:t|en)$/u;
const VERB = /(?:e|en|eln|ern|t|te|ten)$/;
const INFINITIVE = /(?:en|eln|ern)$/;
/** "Preise weglassen" names nothing that is done. */
const REFUSES = /^(?:weglassen|verzichten)$/;
/** How a verb ends right behind who does it: "wir drehen Taue". */
const DOERS: ReadonlyMap<string, RegExp> = new Map([
  ['wir', /..(?:en|eln|ern)$/],
  ['ich', /..(?:e|le|re)$/],
]);
const ADVERB = /(?:weise|wärts|tags|abends|morgens|mittags|nachts|mals)$/;

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);
const opens = ({ gap }: Word): boolean => /[.!?:;\n•|]/.test(gap);

/** Tells nouns from verbs and adjectives by their capitals, endings and places; where nobody writes capitals, by endings alone. */
export function tagGerman(words: readonly Word[]): void {
  const written = words.filter(({ text }) => /^\p{L}{3}/u.test(text));
  const capitals = written.filter(isCapital).length;
  const tells = capitals > written.length * 0.12 && capitals < written.length * 0.85;
  /** Whether the sentence has said who does something, so that an infinitive at its end is its verb. */
  let hasSubject = false;
  words.forEach((word, at) => {
    if (at === 0 || opens(word)) hasSubject = false;
    if (word.tag === 'pronoun' || word.tag === 'auxiliary' || word.tag === 'subordinator')
      hasSubject = true;
    if (word.tag === 'verb' && tells && isCapital(word) && at > 0 && !opens(word))
      word.tag = 'noun';
    if (word.tag === 'verb' && !hasSubject && endsPhrase(words, at) && !REFUSES.test(word.lower))
      word.tag = 'other';
    if (word.tag === 'other') word.tag = tagOf(words, at, tells, hasSubject);
  });
}

/** "Laubgitter einbauen": an infinitive behind its object, where nobody is said to do it, names a work. */
function endsPhrase(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before === undefined || word === undefined || !INFINITIVE.test(word.lower)) return false;
  const isObject =
    /^ $/.test(word.gap) && ['noun', 'other', 'adjective', 'adverb', 'name'].includes(before.tag);
  return (
    isObject &&
    (next === undefined || /[^\s]|\n/.test(next.gap) || ['and', 'preposition'].includes(next.tag))
  );
}

function tagOf(words: readonly Word[], at: number, tells: boolean, hasSubject: boolean): Tag {
  const word = words[at] as Word;
  const { lower } = word;
  const next = words[at + 1];
  const before = words[at - 1];
  const isBeforeNoun =
    next !== undefined && /^ $/.test(next.gap) && tells && isCapital(next) && next.tag === 'other';
  if (!/^\p{L}{2}/u.test(lower)) return 'other';
  if (tells && isCapital(word)) {
    if (isBeforeNoun && ADJECTIVE.test(lower) && INFLECTED.test(lower)) return 'adjective';
    return 'noun';
  }
  if (before !== undefined && /^ $/.test(word.gap) && DOERS.get(before.lower)?.test(lower) === true)
    return 'verb';
  if (isBeforeNoun && INFLECTED.test(lower)) return 'adjective';
  if (ADVERB.test(lower)) return 'adverb';
  if (ADJECTIVE.test(lower)) return 'adjective';
  const isBesideDoer = ['ich', 'wir', 'man', 'die', 'er', 'sie', 'es'].some(
    (doer) => before?.lower === doer || next?.lower === doer,
  );
  if (isBesideDoer && VERB.test(lower) && (before?.tag === 'pronoun' || next?.tag === 'pronoun'))
    return 'verb';
  if (!tells) return 'other';
  if (PARTICIPLE.test(lower)) return 'participle';
  if (endsPhrase(words, at) && !hasSubject) return 'other';
  return VERB.test(lower) && at > 0 && !opens(word) ? 'verb' : 'other';
}
