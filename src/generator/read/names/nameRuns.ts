import { listMembers } from '../lists/lists';
import {
  capitalEnd,
  isCapital,
  isCased,
  isSoft,
  opensCapitals,
  quotationEnd,
} from '../text/phrases';
import type { Claim, Naming, Phrase } from '../draft';
import type { KindIndex } from '../subject/kinds';
import { placeIn } from './placeIn';
import type { Lexicon } from '../text/lexicon';
import type { Clause } from '../clauses/segments';
import type { Word } from '../text/words';

/** A prompt, as the search for names sees it. */
export interface NameScene {
  words: readonly Word[];
  clauses: readonly Clause[];
  claims: readonly Claim[];
  /** What frames and keys say is called so. */
  namings: readonly Naming[];
  lexicon: Lexicon;
  kinds: KindIndex;
  capitalsTell: boolean;
  isPlace: (words: Phrase) => boolean;
  /** Whether words name a section and nothing else. */
  isSection: (words: Phrase) => boolean;
  /** What stands behind a word, up to the next. */
  behind: (word: Word) => string;
}

/** Words that stand together and may be a name, with the clause around them. */
export interface Run {
  /** All words of the clause, its key before them. */
  words: Phrase;
  from: number;
  to: number;
  clause: Clause;
  index: number;
}

const LONGEST = 7;
const LONGEST_SMALL = 5;

/** Every run of words that may be the name of the site: capitals, quotations, and, where capitals tell nothing, what stands where names do. */
export function nameRuns(scene: NameScene): Run[] {
  return scene.clauses.flatMap((clause, index) => {
    const words = [...(clause.key ?? []), ...clause.words];
    const spans = [
      ...marked(scene, words),
      ...(scene.capitalsTell && (index > 0 || isCapital(words[0]))
        ? unknown(scene, words)
        : small(scene, words)),
    ];
    return spans.map(([from, to]): Run => ({ words, from, to, clause, index }));
  });
}

/** Runs of capitals, and what stands in quotation marks. */
function marked(
  { lexicon, kinds, capitalsTell, behind, isPlace }: NameScene,
  words: Phrase,
): [number, number][] {
  const spans: [number, number][] = [];
  for (let at = 0; at < words.length;) {
    const quoted = quotationEnd(words, at, words.length, (to) => behind(words[to - 1] as Word));
    if (quoted > at && quoted - at <= LONGEST) spans.push([at, quoted]);
    const end = capitalsTell ? capitalEnd(words, at, words.length, lexicon) : at;
    if (end > at && quoted !== end) {
      let from = at;
      while (
        from < end &&
        ((opensOnly(words[from], lexicon) && !opensCapitals(words, from)) ||
          (from === 0 && isLed(words[0], words[1])) ||
          (from > at && !isCapital(words[from])))
      )
        from += 1;
      const place = placeIn(words, from, end, { lexicon, kinds, isPlace });
      if (end > from && place === null) spans.push([from, end]);
      /* "the Flat Out Choir | and Moana" */
      const joined = words.findIndex(
        ({ tag }, index) =>
          index > from + 1 &&
          index < end &&
          tag === 'and' &&
          (lexicon.has('businessWords', words[index - 1]?.lower ?? '') ||
            kinds.phrases.endsAt(words, index - 1, index).includes(index)),
      );
      if (joined > from) spans.push([from, joined]);
      /* "the | 9th Workshop on Underwater Networks" */
      if (end > from && from > 0 && /^\d+\p{Ll}{2}$/u.test(words[from - 1]?.text ?? ''))
        spans.push([from - 1, end]);
      if (
        from > at &&
        from < end &&
        isCapital(words[at]) &&
        (isCapital(words[at + 1]) || words[at + 1]?.tag !== 'auxiliary') &&
        lexicon.has('siteOpeners', words[at]?.lower ?? '') &&
        !(lexicon.classes.get('site')?.has(words[at]?.lower ?? '') ?? false)
      )
        spans.push([at, end]);
      const title = words.findIndex(
        ({ lower }, index) => index > from && index < end && lexicon.has('titles', lower),
      );
      if (title > from) spans.push([title, end]);
      if (place !== null) spans.push([from, place]);
      if (words[from]?.tag === 'article' && end > from + 1) spans.push([from + 1, end]);
    }
    at = Math.max(end, at + 1);
  }
  return spans;
}

/** "Held at Lower Farm": what only says where something is. */
const isLed = (word: Word | undefined, next: Word | undefined): boolean =>
  word?.tag === 'participle' && next?.tag === 'preposition' && !isCapital(next);

/** Whether a word has its capital only because a sentence begins with it. */
const opensOnly = (word: Word | undefined, lexicon: NameScene['lexicon']): boolean =>
  word !== undefined &&
  (['pronoun', 'auxiliary', 'negation', 'subordinator', 'adverb'].includes(word.tag) ||
    (word.tag === 'preposition' && (lexicon.isCommon(word.lower) || !isCased(word))) ||
    (word.tag === 'possessive' && lexicon.tags.get(word.lower) === 'possessive') ||
    (word.lower !== 'the' && lexicon.has('siteOpeners', word.lower)));

const STOPS: ReadonlySet<string> = new Set([
  'verb',
  'auxiliary',
  'pronoun',
  'preposition',
  'subordinator',
  'negation',
  'fact',
  'participle',
  'possessive',
]);

/** "A one-page site for | mossgit |, a command line tool" */
function unknown({ lexicon }: NameScene, words: Phrase): [number, number][] {
  const at = words.findIndex(
    ({ lower, tag, gap }, index) =>
      index > 1 &&
      index < words.length - 1 &&
      /^[^\S\n]$/.test(gap) &&
      ['other', 'noun', 'name'].includes(tag) &&
      !lexicon.isCommon(lower) &&
      lexicon.has('siteLinks', words[index - 1]?.lower ?? '') &&
      /^\s*,/.test(words[index + 1]?.gap ?? '') &&
      words[index + 1]?.tag === 'article',
  );
  return at < 0 ? [] : [[at, at + 1]];
}

/** Whether a particle goes on a name that is written to its kind without a blank: "学習塾まなび | の森". */
const isWrittenTo = (words: Phrase, start: number, at: number): boolean =>
  start > 0 && [start, at, at + 1].every((index) => words[index]?.gap === '');

/** "Los Gavilanes de Oro | serenatas bodas": small letters behind several capitals. */
const endsCapitals = (words: Phrase, from: number, to: number, { nameLinks }: Lexicon): boolean =>
  to > from + 1 &&
  isCased(words[to]) &&
  !isCapital(words[to]) &&
  !nameLinks.has(words[to]?.lower ?? '') &&
  words.slice(from, to).every((word) => isCapital(word) || nameLinks.has(word.lower));

/** "My" ends a run, "Maria's" and "Coppergate" do not. */
const stops = (word: Word | undefined, lexicon: NameScene['lexicon']): boolean =>
  word !== undefined &&
  STOPS.has(word.tag) &&
  !(word.tag === 'verb' && isCapital(word) && !lexicon.isCommon(word.lower)) &&
  (word.tag !== 'possessive' || lexicon.tags.get(word.lower) === 'possessive');

/** Runs at the beginning of a clause or a member of a list, behind the site that is asked for, and behind a kind of business. */
function small(
  { lexicon, kinds, capitalsTell, isPlace }: NameScene,
  words: Phrase,
): [number, number][] {
  const isPlaceAt = (at: number): boolean =>
    !lexicon.has('notPlaces', words[at]?.lower ?? '') &&
    [1, 2, 3].some(
      (length) => at + length <= words.length && isPlace(words.slice(at, at + length)),
    );
  const isBusiness = (word: Word | undefined): boolean =>
    word !== undefined && lexicon.has('businessWords', word.lower);
  const starts = new Set(
    listMembers(words, lexicon).map((member) => words.indexOf(member[0] as Word)),
  );
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1] as Word;
    const isKindBefore = [1, 2, 3].some(
      (length) => at >= length && kinds.phrases.endsAt(words, at - length, at).includes(at),
    );
    /* "Los Gavilanes de | Oro" */
    const isInside =
      capitalsTell &&
      !lexicon.spelling.capitalNouns &&
      isCapital(words[at]) &&
      isCapital(words[at - 2]) &&
      lexicon.nameLinks.has(before.lower);
    if (isInside) continue;
    if (
      lexicon.has('siteLinks', before.lower) ||
      isBusiness(before) ||
      isKindBefore ||
      (lexicon.classes.get('org')?.has(before.lower) ?? false)
    )
      starts.add(at);
    /* "we r the nickel city gravy boats in sudbury" */
    const told = words[at]?.tag === 'article' ? 2 : 0;
    if (told > 0 && at >= told && lexicon.classes.get('weare')?.lengthAt(words, at - told) === told)
      starts.add(at);
  }
  const spans: [number, number][] = [];
  for (const start of starts) {
    let from = start;
    while (
      opensOnly(words[from], lexicon) &&
      words[from]?.tag !== 'preposition' &&
      from < start + 2
    )
      from += 1;
    const isArticle = words[from]?.tag === 'article';
    /* "pizzeria chez nono" */
    const isOpener =
      start > 0 && kinds.isHeadFirst && lexicon.has('nameOpeners', words[from]?.lower ?? '');
    let to = isOpener ? from + 1 : from;
    while (
      to < Math.min(words.length, from + LONGEST_SMALL) &&
      (to === from || isSoft(words[to]?.gap ?? '') || /^ ?& ?$/.test(words[to]?.gap ?? '')) &&
      !endsCapitals(words, from, to, lexicon) &&
      (!stops(words[to], lexicon) ||
        (to > from &&
          lexicon.nameLinks.has(words[to]?.lower ?? '') &&
          !lexicon.has('inWords', words[to]?.lower ?? '') &&
          (isCased(words[to])
            ? !lexicon.spelling.capitalNouns && isCapital(words[to + 1])
            : words[to - 1]?.tag === 'name' || isWrittenTo(words, start, to)) &&
          !isPlaceAt(to + 1))) &&
      !(
        to > from &&
        (isPlaceAt(to) ||
          words[to]?.tag === 'article' ||
          lexicon.has('months', words[to]?.lower ?? ''))
      )
    )
      to += 1;
    while (to > from && words[to - 1]?.tag === 'and') to -= 1;
    const business = words.findIndex((word, at) => at > from && at < to && isBusiness(word));
    if (business > from && business < to - 1 && !isCapital(words[business + 1]))
      spans.push([from, business + 1]);
    if (to > from + (isArticle ? 1 : 0)) spans.push([from, to]);
    /* "pizzeria la nonna" */
    const isArticled =
      kinds.isHeadFirst && isCased(words[start]) && words[start]?.tag === 'article';
    if (isArticled && to > from && from > start) spans.push([start, to]);
  }
  return spans;
}
