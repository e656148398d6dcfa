import type { Brief } from '../types';
import { assemble } from './assemble';
import { isRefusing, isTelling } from './clauses/clauseKinds';
import { colorCodes } from './colors/colorCodes';
import { readColors } from './colors/readColors';
import {
  CLOSES_LETTER,
  chosen,
  type Draft,
  emptyDraft,
  HAS_NO_NAME,
  type Phrase,
  without,
} from './draft';
import { findFacts } from './facts/findFacts';
import { nameCandidates } from './names/names';
import { extentsFor } from './places/extents';
import { placeCandidates } from './places/places';
import { hails, signatureAt, signedFor } from './clauses/letters';
import { correctSpelling } from './text/misspelt';
import type { Context } from './Context';
import { readClause } from './clauses/readClause';
import { tellUntold } from './clauses/toldAround';
import { readSections, settleRefusals } from './sections/readSections';
import type { Drafted, ReadingLanguage } from './ReadingLanguage';
import { sectionAt } from './sections/sections';
import { readSiteLanguages } from './siteLanguages';
import type { Lexicon } from './text/lexicon';
import { isCapital, isCased, isInCapitals, isShouted, isSoft, lowered } from './text/phrases';
import { type Clause, readClauses } from './clauses/segments';
import { latinMarks, mergeFacts, readable, splitWords, type Word } from './text/words';

/** What no place ends in. The towns are kept as a filter, which takes some of the many runs of words for one of them. */
const LOOSE_ENDS: ReadonlySet<string> = new Set([
  'preposition',
  'article',
  'possessive',
  'pronoun',
  'auxiliary',
  'and',
  'subordinator',
]);
const NO_PLACES: ReadonlySet<string> = new Set(['pronoun', 'auxiliary', 'subordinator', 'fact']);

/** "An astronomical | observatory.", not "an observatory tower". */
const endsPhrase = (words: readonly Word[], at: number): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  return (
    ['article', 'adjective', 'noun'].includes(before?.tag ?? 'fact') &&
    isSoft(words[at]?.gap ?? '') &&
    (next === undefined || !isSoft(next.gap) || ['preposition', 'and'].includes(next.tag))
  );
};

/** Reads a prompt clause by clause; `assemble` weighs what is found. Takes any string; never throws. */
export function draftOf(prompt: string, language: ReadingLanguage & { id: string }): Drafted {
  const { lexicon, sections, kinds, places } = language;
  const text = readable(prompt);
  const split = splitWords(text, language);
  const facts = [...findFacts(text, split, lexicon), ...colorCodes(text)];
  const words = mergeFacts(text, split, facts, language.spelling);
  const capitalsTell = doCapitalsTell(words);
  correctSpelling(words, language, capitalsTell);
  for (const word of words)
    if (word.fact === null)
      word.tag = lexicon.tags.get(word.lower) ?? (/^\d/.test(word.text) ? 'number' : 'other');
  language.tag?.(words);
  for (const [at] of words.entries())
    if (kinds.phrases.lengthAt(words, at) > 1)
      for (const word of words.slice(at, at + kinds.phrases.lengthAt(words, at)))
        if (word.tag === 'verb') word.tag = 'noun';
  for (const [at, word] of words.entries())
    if (
      word.tag === 'adjective' &&
      (words[at - 1]?.tag === 'possessive' || endsPhrase(words, at)) &&
      kinds.byFirst.get(word.lower)?.some((parts) => parts.length === 1)
    )
      word.tag = 'noun';
  /* "Do Not Disturb" says no to nothing, "IT" and "US" point to nothing. */
  for (const [at, word] of capitalsTell ? words.entries() : []) {
    const isInName = word.tag === 'negation' && isInCapitals(words, at);
    /* "Basic $40, Plus $90" */
    const isPriced =
      /^\s*[,(]/.test(word.gap) && words[at + 1]?.fact === 'price' && isCapital(word);
    /* "MacInally Minibus Hire" */
    const isUnknown = word.tag === 'adverb' && isCapital(word) && !lexicon.isCommon(word.lower);
    if (isInName || isPriced || isUnknown || (word.tag === 'pronoun' && isShouted(word)))
      word.tag = 'name';
  }
  const all = readClauses(latinMarks(text), words, lexicon);
  const clauses = all.slice(hails(all, lexicon) ? 1 : 0);
  const behind = ({ end, at }: Word): string =>
    latinMarks(text.slice(end, words[at + 1]?.start ?? text.length));
  const isNoPlace = (word: string): boolean =>
    ['indefinites', 'days', 'months'].some((list) => lexicon.has(list, word));
  const isPlace = (phrase: Phrase): boolean =>
    !(isCased(phrase.at(-1)) && phrase.length > 1 && LOOSE_ENDS.has(phrase.at(-1)?.tag ?? '')) &&
    !(
      isCased(phrase[0]) &&
      phrase
        .slice(1)
        .some(({ tag, lower, gap }) => /[,;:|]/.test(gap) || NO_PLACES.has(tag) || isNoPlace(lower))
    ) &&
    places.has(lowered(phrase));
  const draft = emptyDraft();
  const { mentions, refused, dark, claims } = readColors(words, language, capitalsTell);
  Object.assign(draft, { colors: mentions, refusedColors: refused, dark });
  draft.claims.push(...claims);
  const languages = readSiteLanguages(text, words, language.languages, language.id);
  if (languages !== null)
    draft.claims.push({ words: languages.words, role: 'style', reason: 'language of the site' });
  const context: Context = {
    lexicon,
    sections,
    kinds,
    vocabulary: {
      classes: lexicon.classes,
      extents: extentsFor(lexicon, { capitalsTell, behind, isPlace, kinds }),
    },
    draft,
    isPlace,
    colored: new Set(claims.flatMap(({ words: claimed }) => claimed.map(({ at }) => at))),
    heading: null,
    wanted: null,
    isOpening: true,
  };
  const signed = signatureAt(clauses, lexicon);
  for (const [index, clause] of continued(clauses, lexicon).entries()) {
    if (index >= signed) {
      draft.claims.push({ words: clause.words, role: 'comment', reason: CLOSES_LETTER });
      const firm = index > signed ? signedFor(context, clause.words) : [];
      if (firm.length > 0) draft.namings.push({ words: firm, how: 'called' });
      continue;
    }
    readClause(context, clause);
    readSections(context, { ...clause, words: without(clause.words, nameless(draft)) });
  }
  settleRefusals(context);
  tellUntold(context, clauses.slice(0, signed));
  const read = new Set(
    clauses.flatMap(({ words: own, key }) => [...(key ?? []), ...own]).map(({ at }) => at),
  );
  for (const word of words)
    if (!read.has(word.at))
      draft.claims.push({ words: [word], role: 'instruction', reason: 'counts what follows' });
  draft.subjects = draft.subjects.filter(
    ({ words: subject }) => !subject.every((word) => languages?.words.includes(word) === true),
  );
  draft.names.push(
    ...nameCandidates({
      words,
      clauses,
      claims: draft.claims,
      namings: draft.namings,
      lexicon,
      kinds,
      capitalsTell,
      isPlace,
      isSection: (phrase) => sectionAt(sections, phrase, 0, phrase.length)?.to === phrase.length,
      behind,
    }),
  );
  const subjects = draft.subjects.filter(({ by }) => by !== 'told').map((one) => one.words);
  draft.places.push(
    ...placeCandidates({
      clauses,
      claims: draft.claims,
      lexicon,
      kinds,
      capitalsTell,
      isPlace,
      subjects,
      name: chosen(draft.names),
    }),
  );
  return { words, clauses, draft, capitalsTell, languages };
}

/** "I'm not bothered about a name" says no to nothing else. */
const nameless = ({ claims }: Draft): Phrase[] =>
  claims.filter(({ reason }) => reason === HAS_NO_NAME).map(({ words }) => words);

/**
 * "Must not have: chat. Newsletter.", "Look: white, black. Drawings over photographs.": the short sentences behind a key that
 * refuses, styles or says for whom, on its line, are members of its list.
 * So are the parts behind one that wants: "Structure: hero with a button; plans (two); footer".
 */
function continued(clauses: readonly Clause[], lexicon: Lexicon): Clause[] {
  let last: Clause | null = null;
  let aside: Clause | null = null;
  let wanted: Clause | null = null;
  return clauses.map((clause): Clause => {
    const { key, line, words, setting } = clause;
    if (wanted?.line !== line) wanted = null;
    if (key !== null) {
      const phrase = lowered(key);
      if (lexicon.has('keysWant', phrase) && words.length > 0) wanted = clause;
      const holds =
        isRefusing(key, lexicon) ||
        ['keysRefuse', 'keysStyle', 'keysAudience'].some((list) => lexicon.has(list, phrase));
      last = holds && words.length > 0 ? clause : null;
      aside = lexicon.has('keysAside', phrase) ? clause : null;
      return clause;
    }
    if (clause.isFirst && setting !== 'brackets' && !/^\W*;/.test(words[0]?.gap ?? ''))
      wanted = null;
    const isPart = words.some(({ lower }) => lexicon.has('siteParts', lower));
    if (wanted !== null && setting !== 'brackets' && !isPart) return { ...clause, key: wanted.key };
    const goesOn =
      last?.line === line &&
      setting === 'sentence' &&
      words.length <= LONGEST_CONTINUED &&
      !isTelling(words, lexicon);
    /* "Problem: members miss outings, because nobody reads the chat" */
    if (clause.sentence === aside?.sentence && !clause.isFirst && setting !== 'brackets')
      return { ...clause, key: aside.key };
    /* "OBJECTIVES | 1) Donations go up. 2) Fewer calls." */
    if (clause.opensParagraph) aside = null;
    if (aside?.words.length === 0 && setting !== 'brackets') return { ...clause, key: aside.key };
    if (!goesOn) last = null;
    return goesOn && last !== null ? { ...clause, key: last.key } : clause;
  });
}

const LONGEST_CONTINUED = 4;

/** False where capitals say nothing: all lower case, all capitals, or Every Word Capitalised. */
function doCapitalsTell(words: readonly Word[]): boolean {
  const lettered = words.slice(0, 400).filter(({ text }) => /^\p{L}{2}/u.test(text));
  const long = lettered.filter(({ text }) => text.length > 3);
  const shouted = lettered.filter(({ text }) => !/\p{Ll}/u.test(text)).length;
  const upper = long.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return upper > 0 && shouted < lettered.length * 0.7 && (long.length < 3 || upper < long.length);
}

/** Reads a prompt in a language. Takes any string; never throws. Pure: the same prompt, the same brief. */
export const readPrompt = (prompt: string, language: ReadingLanguage & { id: string }): Brief =>
  assemble(prompt, draftOf(prompt, language), language);
