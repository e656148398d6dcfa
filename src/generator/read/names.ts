import type { Candidate, Claim, Phrase } from './draft';
import type { KindIndex } from './kinds';
import type { Lexicon } from './lexicon';
import { isList } from './clauseKinds';
import { listMembers } from './lists';
import { capitalEnd, isCapital, isSoft, quotationEnd } from './phrases';
import { Score } from './Score';
import type { Clause } from './segments';
import type { Word } from './words';

/** What a score must reach before words are a name. */
const ENOUGH = 38;

export interface NameScene {
  words: readonly Word[];
  clauses: readonly Clause[];
  claims: readonly Claim[];
  lexicon: Lexicon;
  kinds: KindIndex;
  capitalsTell: boolean;
  isPlace: (words: Phrase) => boolean;
  /** What stands behind a word, up to the next. */
  behind: (word: Word) => string;
}

/** Every run of words that may be the name of the site, with what speaks for and against it. */
export function nameCandidates(scene: NameScene): Candidate[] {
  const found = scene.clauses.flatMap((clause, index) => [
    ...runsIn(scene, [...(clause.key ?? []), ...clause.words]).map(({ words, from, to }) => scored(scene, words, from, to, clause, index)),
  ]);
  if (!scene.capitalsTell) found.push(...smallNames(scene));
  return found.filter(({ weight }) => weight >= ENOUGH);
}

interface Run {
  words: Phrase;
  from: number;
  to: number;
}

/** Runs of capitals, and what stands in quotation marks. */
function runsIn({ lexicon, capitalsTell, behind }: NameScene, words: Phrase): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length; ) {
    const quoted = quotationEnd(words, at, words.length, (to) => behind(words[to - 1] as Word));
    if (quoted > at && quoted - at <= 7) runs.push({ words, from: at, to: quoted });
    const end = capitalsTell ? capitalEnd(words, at, words.length, lexicon) : at;
    if (end > at && quoted !== end) {
      let from = at;
      while (from < end && (opensOnly(words[from], lexicon) || (from > at && !isCapital(words[from])))) from += 1;
      if (end > from) runs.push({ words, from, to: end });
    }
    at = Math.max(end, at + 1);
  }
  return runs;
}

/** Whether a word has its capital only because a sentence begins with it. */
const opensOnly = (word: Word | undefined, lexicon: Lexicon): boolean =>
  word !== undefined &&
  (['pronoun', 'preposition', 'auxiliary', 'negation', 'subordinator', 'possessive'].includes(word.tag) || lexicon.has('siteOpeners', word.lower));

const CLOSED: ReadonlySet<string> = new Set(['pronoun', 'preposition', 'auxiliary', 'negation', 'subordinator', 'article', 'possessive', 'and', 'adverb', 'number', 'fact']);

function scored(scene: NameScene, words: Phrase, from: number, to: number, clause: Clause, index: number): Candidate {
  const { lexicon, kinds, claims, behind } = scene;
  const run = words.slice(from, to);
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const before = words[from - 1];
  const next = words[to];
  const ending = behind(last);
  const isQuoted = quotationEnd(words, from, words.length, (at) => behind(words[at - 1] as Word)) === to;
  const isOrdinary = run.length === 1 && (lexicon.isCommon(first.lower) || CLOSED.has(first.tag));
  const isBusiness = run.length > 1 && lexicon.has('businessWords', last.lower);
  const isPlaceAt = (at: number): boolean => [1, 2, 3].some((length) => at + length <= words.length && scene.isPlace(words.slice(at, at + length)));
  const isListing = isList(words, lexicon);
  const isWhole =
    from === 0 &&
    (to === words.length || (/^\s*[.,;:|\n–—(-]/.test(ending) && (!isListing || isBusiness || isPlaceAt(to) || next?.fact != null))) &&
    !/^\s*,\s*(?:and|or|&)\b/.test(ending);
  const isShouted = run.every(({ text }) => /^[\p{Lu}\p{N}&'’-]{2,}$/u.test(text)) && scene.words.some(({ text }) => /^\p{Ll}{3}/u.test(text));
  const isAllCommon = run.every(({ lower, tag }) => lexicon.isCommon(lower) || CLOSED.has(tag));
  const endsAsKind = (phrase: Phrase): boolean => phrase.some((_, at) => kinds.phrases.endsAt(phrase, at, phrase.length).includes(phrase.length));
  const kindStarts = (at: number): boolean => [0, 1, 2].some((ahead) => kinds.phrases.lengthAt(words, at + ahead) > 0);
  const isListed = claims.some(({ role, words: claimed }) => (role === 'offering' || role === 'request' || role === 'style' || role === 'refusal') && claimed.length < words.length && claimed.some(({ at }) => at === first.at));
  const joined = run.filter(({ tag }) => tag !== 'article').map(({ lower }) => lower).join('').replace(/[^\p{L}\p{N}]/gu, '');
  const repeats = scene.words.filter((word) => word.lower === first.lower && isCapital(word)).length - 1;

  const score = new Score('name');
  score.add(20, 'quoted', isQuoted);
  score.add(10, 'several words', run.length > 1);
  score.add(8, 'joined by &', run.slice(1).some(({ gap }) => /[&+]/.test(gap)));
  score.add(22, 'ends in a kind', isBusiness || (run.length > 1 && endsAsKind(run)));
  score.add(8, 'with its article', before?.lower === 'the' && run.length > 1);
  score.add(26, 'before its place', from === 0 && /^,? /.test(ending) && isPlaceAt(to) && run.length < 6);
  score.add(30, 'shouted at the start', isShouted && index === 0 && from === 0);
  score.add(12, 'first words', index === 0 && from === 0);
  score.add(38, 'stands alone', isWhole && clause.setting !== 'brackets' && !isOrdinary && clause.key === null);
  score.add(30, 'does something', from === 0 && !isOrdinary && next !== undefined && isSoft(next.gap) && (['verb', 'auxiliary', 'participle', 'negation'].includes(next.tag) || (run.length > 1 && !isCapital(next) && /^\p{L}{2,}s$/u.test(next.lower))));
  score.add(30, 'before its kind', from === 0 && next !== undefined && isSoft(next.gap) && !isCapital(next) && kindStarts(to) && !isOrdinary);
  score.add(24, 'explained behind a comma', from === 0 && /^\s*,/.test(ending) && next !== undefined && (next.tag === 'article' || next.tag === 'possessive' || kindStarts(to)));
  score.add(42, 'what the site is for', !isOrdinary && isSiteFor(words, from, lexicon));
  score.add(34, 'named behind what is owned', !isOrdinary && isOwned(words, from));
  score.add(60, 'the only capitals of a list', isOnlyCapitals(words, from, to, lexicon));
  score.add(26, 'named behind its kind', from > 0 && /^[\s,:]*$/.test(first.gap) && endsAsKind(words.slice(Math.max(0, from - 4), from)));
  score.add(40, 'in the address', joined.length > 3 && scene.words.some(({ fact, text }) => (fact === 'email' || fact === 'webAddress') && text.toLowerCase().replace(/^[^@]*@|^www\./, '').replace(/[^\p{L}\p{N}]/gu, '').startsWith(joined.slice(0, 14))));
  score.add(5 * Math.min(3, repeats), 'said again', repeats > 0 && !isOrdinary);
  score.add(-60, 'behind a word of place', before !== undefined && before.tag === 'preposition' && lexicon.has('placeLinks', before.lower) && isSoft(first.gap) && !isSiteFor(words, from, lexicon));
  score.add(-45, 'a known place', !isQuoted && (scene.isPlace(run) || run.some((word, at) => at > 0 && lexicon.has('regions', word.lower) && scene.isPlace(run.slice(0, at)))));
  score.add(-45, 'one of a list', isListed && !isQuoted && from > 0);
  score.add(isShouted && index === 0 ? -10 : -40, 'an ordinary word', isOrdinary && !isQuoted);
  score.add(-60, 'only shouted', isShouted && isAllCommon && !(index === 0 && from === 0) && !isQuoted);
  score.add(-40, 'an address', run.length > 1 && /^\d{1,4}\p{L}?$/u.test(last.text));
  score.add(-30, 'several like it', isListing && !isBusiness && from === 0 && run.length < 3);
  score.add(-70, 'a day', lexicon.has('days', first.lower) || lexicon.has('months', first.lower));
  score.add(-70, 'never a name', lexicon.has('noNames', run.map(({ lower }) => lower).join(' ')) || (run.length === 1 && lexicon.has('notPlaces', first.lower)));
  score.add(-30, 'the site itself', run.length === 1 && ['site', 'sitething'].some((name) => lexicon.classes.get(name)?.has(first.lower)));
  score.add(-50, 'only said', before !== undefined && lexicon.has('quoteMarkers', before.lower));
  const isKey = clause.key !== null && from < clause.key.length;
  score.add(-40, 'what one is asked', isKey && run.length === 1);
  score.add(24, 'stands before what it is', isKey && run.length > 1 && to === clause.key?.length);
  return { words: run, weight: score.sum, reason: score.reason };
}

/** A whole member of a list whose other members are written small. */
function isOnlyCapitals(words: Phrase, from: number, to: number, lexicon: Lexicon): boolean {
  const members = listMembers(words, lexicon);
  const own = members.find((member) => member[0]?.at === words[from]?.at);
  if (members.length < 4 || own?.length !== to - from) return false;
  return members.filter((member) => member !== own && isCapital(member[0])).length <= 1;
}

/** "Website for X", "a page for the X": the words before are the site and its preposition. */
function isSiteFor(words: Phrase, at: number, lexicon: Lexicon): boolean {
  let back = at - 1;
  while (back > 0 && ['article', 'possessive'].includes(words[back]?.tag ?? '') && isSoft(words[back + 1]?.gap ?? '')) back -= 1;
  if (back < 1 || !lexicon.has('siteLinks', words[back]?.lower ?? '') || !/^[^\S\n]*,?[^\S\n]*$/.test(words[back]?.gap ?? '')) return false;
  const isSite = (word: string): boolean => ['site', 'sitething'].some((name) => lexicon.classes.get(name)?.has(word));
  return words.slice(Math.max(0, back - (/,/.test(words[back]?.gap ?? '') ? 4 : 1)), back).some(({ lower }) => isSite(lower));
}

/** "My tattoo studio X", "our band, X": an owned noun stands right before. */
function isOwned(words: Phrase, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
    const word = words[back] as Word;
    const gap = words[back + 1]?.gap ?? '';
    if (word.tag === 'possessive') return back < at - 1;
    if (!/^[^\S\n]*,?[^\S\n]*$/.test(gap) || (/,/.test(gap) && back < at - 1)) return false;
    if (!['noun', 'name', 'adjective', 'gerund', 'other', 'number', 'participle'].includes(word.tag)) return false;
  }
  return false;
}

const STOPS: ReadonlySet<string> = new Set(['verb', 'auxiliary', 'pronoun', 'preposition', 'subordinator', 'negation', 'fact', 'participle']);

/**
 * In a prompt without capitals: what opens it before its kind, place or date; what a site is asked for by the name alone;
 * what stands behind an owned business; and what ends in the word for a business.
 */
function smallNames({ clauses, lexicon, kinds, isPlace }: NameScene): Candidate[] {
  const found: Candidate[] = [];
  const isKind = (words: Phrase): boolean => words.some((_, at) => kinds.phrases.endsAt(words, at, words.length).includes(words.length));
  const isPlaceAt = (words: Phrase, at: number): boolean => [1, 2, 3].some((length) => at + length <= words.length && isPlace(words.slice(at, at + length)));
  const isBusiness = (word: Word | undefined): boolean => word !== undefined && (lexicon.has('businessWords', word.lower) || (lexicon.classes.get('org')?.has(word.lower) ?? false));
  /** The words from one on that can belong to a name. */
  const runFrom = (words: Phrase, from: number, most = 5): Phrase => {
    let to = from;
    while (to < Math.min(words.length, from + most) && (to === from || isSoft(words[to]?.gap ?? '')) && !STOPS.has(words[to]?.tag ?? '') && !(to > from && isPlaceAt(words, to))) to += 1;
    while (to > from && words[to - 1]?.tag === 'and') to -= 1;
    return words.slice(from, to);
  };
  const add = (words: Phrase, weight: number, reason: string): void => {
    if (words.length > 0 && words.length < 6) found.push({ words, weight, reason: `name: ${reason}` });
  };
  for (const [index, { words, key }] of clauses.entries()) {
    if (key !== null || words.length === 0) continue;
    const isLed = lexicon.has('siteOpeners', words[0]?.lower ?? '') || (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) > 0;
    const opening = runFrom(words, 0);
    const next = words[opening.length];
    if (index < 3 && !isLed && opening.length >= 2 && next !== undefined) {
      const isMarked = /[,\-–]/.test(next.gap);
      if (!isKind(opening) && (isPlaceAt(words, opening.length) || next.fact === 'date' || (isMarked && [0, 1, 2].some((ahead) => kinds.phrases.lengthAt(words, opening.length + ahead) > 0))))
        add(opening, 40, 'opens the prompt before its place, date or kind');
    }
    const business = opening.findIndex((word, at) => at > 0 && lexicon.has('businessWords', word.lower));
    if (!isLed && business > 0 && index < 4 && !isKind(opening.slice(0, business + 1))) add(opening.slice(0, business + 1), 42, 'ends in the word for a business');
    for (let at = 1; at < words.length; at += 1) {
      const isArticle = words[at]?.lower === 'the';
      const start = isArticle ? at : at;
      if (isSiteFor(words, at, lexicon) && !['article', 'possessive'].includes(words[at - 1]?.tag ?? '') && (isArticle || !['article', 'possessive', 'pronoun'].includes(words[at]?.tag ?? ''))) {
        const run = runFrom(words, start, 6);
        if (isArticle ? isBusiness(run.at(-1)) || isKind(run) : run.length > 1 && !isKind(run)) add(run, 44, 'what the site is for');
      }
      const owned = words.slice(Math.max(0, at - 4), at);
      const isOwnedBusiness = isBusiness(words[at - 1]) && isSoft(words[at]?.gap ?? '') && owned.some(({ tag, lower }) => tag === 'possessive' || lower === 'me' || lower === 'a') && owned.every(({ tag }) => !STOPS.has(tag) || tag === 'pronoun');
      if (isOwnedBusiness) {
        const run = runFrom(words, at);
        const behind = words[at + run.length];
        if (run.length > 1 && behind !== undefined && (behind.tag === 'preposition' || isPlaceAt(words, at + run.length))) add(run, 43, 'behind the business that is owned');
      }
    }
  }
  return found;
}
