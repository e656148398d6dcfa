import { hasClass, isTelling } from '../clauses/clauseKinds';
import type { Context } from '../Context';
import { overlaps, type Phrase } from '../draft';
import { asksForSite, type Frame, tellsBy } from '../clauses/frames';
import { namesSection, sectionAt } from '../sections/sections';
import { endsIn, type Lexicon } from '../text/lexicon';
import { isStyle } from './items';
import { listMembers } from './lists';
import type { Vocabulary } from '../text/pattern';
import { CONTENT, isCapital, isSoft } from '../text/phrases';
import type { Clause } from '../clauses/segments';
import type { Word } from '../text/words';

/** Fewer things behind the site that is asked for are no list, and no thing has more words. */
const FEWEST_GOODS = 3;

const LONGEST_GOODS = 6;

/**
 * What is listed behind the site that is asked for: "site for my salon, gel, nail art, prices"; without marks, what stands
 * behind its town: "site for a lawyer in leeds divorce wills". None where it is no list.
 */
export function goodsBehind(
  words: Phrase,
  { draft, lexicon, vocabulary, sections }: Context,
): Phrase[] {
  const [, ...members] = listMembers(words, lexicon);
  if (members.length === 0) return behindTown(words, vocabulary);
  const goods = members.filter(
    (member) =>
      member.length <= LONGEST_GOODS &&
      CONTENT.has(member[0]?.tag ?? 'other') &&
      !isTelling(member, lexicon) &&
      !hasClass(member, 'site', lexicon) &&
      !draft.namings.some((naming) => overlaps(naming.words, member)),
  );
  /* "Site for our choir, concert dates, singing along welcome" */
  const isMore = goods.length > 1 && goods.some((member) => namesSection(member, sections));
  /* "Site for tree removal, stump grinding and land clearing" */
  const isOneMore =
    goods.length > 0 &&
    draft.subjects.some(
      ({ words: subject }) =>
        subject.at(-1)?.at === (goods[0]?.[0]?.at ?? 0) - 1 &&
        (subject.at(-1)?.tag === 'gerund' || lexicon.has('goodsEnds', subject.at(-1)?.lower ?? '')),
    );
  /* "One pager for Old Kiln, lime plaster and cob walls" */
  const isPair =
    members.length === 2 &&
    goods.length === 2 &&
    words[words.indexOf(goods[1]?.[0] as Word) - 1]?.tag === 'and' &&
    goods.every((one) => isPlainThing(one, lexicon));
  const fewest =
    lexicon.isHeadLast || isOneMore
      ? 1
      : isPair || (members.length > 2 && !lexicon.spelling.capitalNouns)
        ? 2
        : FEWEST_GOODS;
  return isMore || goods.length >= fewest ? goods : [];
}

/** Whether words name a thing without whose it is, neither people nor a place nor how the site is to be. */
const isPlainThing = (words: Phrase, lexicon: Lexicon): boolean =>
  ['noun', 'other', 'gerund'].includes(words.at(-1)?.tag ?? 'fact') &&
  words.every((word) => CONTENT.has(word.tag) || word.tag === 'preposition') &&
  (lexicon.spelling.capitalNouns || !words.some(isCapital)) &&
  !endsIn('peopleEnds', words.at(-1)?.lower ?? '', lexicon) &&
  !lexicon.has('audiences', words.at(-1)?.lower ?? '') &&
  !isStyle(words, lexicon);

/**
 * What the site is for, where more is told of it than its kind and place: "a website for the Coleman Cup, | a chess congress
 * held every February in Sligo". Empty where no more is told.
 */
export function toldBehind(
  open: Phrase,
  frames: readonly Frame[],
  { words }: Clause,
  { draft, lexicon, vocabulary, kinds }: Context,
): Phrase {
  const isAbout = (frame: Frame): boolean =>
    asksForSite(frame) &&
    (tellsBy(frame) === 'about' || tellsBy(frame) === 'made' || frame.uses.has('siteitself'));
  const about = (
    frames.find((frame) => isAbout(frame) && frame.captures.who !== undefined) ??
    frames.find(isAbout)
  )?.captures.subject;
  if (about === undefined) return siteUsed(words, lexicon);
  const used = siteUsed(words, lexicon);
  if (used.length > 0) return used;
  const article = words[about.from - 1];
  const served = draft.audiences.some((one) => overlaps(one.words, words.slice(about.from)));
  /* "Site for my planetarium that visits schools" */
  const [next, verb] = words.slice(about.to);
  const isTold =
    lexicon.has('relatives', next?.lower ?? '') &&
    (verb?.tag === 'verb' ||
      (verb?.tag === 'noun' && verb.lower.endsWith('s')) ||
      (kinds.isHeadFirst && ['noun', 'other'].includes(verb?.tag ?? 'fact')));
  /* "An app for managing parcel lockers | in apartment buildings" */
  const isDoing = words[about.from]?.tag === 'gerund';
  const isOne = lexicon.has('indefinites', article?.lower ?? '');
  if (served || !(isOne || isTold || isDoing)) return [];
  const called = lexicon.classes.get('called');
  const isPlace = (at: number): boolean =>
    (vocabulary.extents.place?.(words, at, words.length).length ?? 0) > 0;
  let end = about.to;
  while (
    end < words.length &&
    open.includes(words[end] as Word) &&
    isSoft(words[end]?.gap ?? '') &&
    (isTold || !lexicon.has('withWords', words[end]?.lower ?? '')) &&
    !(end === about.to && words[end]?.tag === 'auxiliary') &&
    (called?.lengthAt(words, end) ?? 0) === 0
  )
    end += 1;
  const more = words
    .slice(about.to, end)
    .filter((word, at) => CONTENT.has(word.tag) && !isCapital(word) && !isPlace(about.to + at));
  return more.length > 0 ? words.slice(isOne ? about.from - 1 : about.from, end) : [];
}

/** What stands behind a comma beside the site that is asked for: "a workshop in Ghent, | run by two sisters". */
export function moreBehind(words: Phrase, { draft, lexicon, sections }: Context): Phrase[] {
  const claimed = [...draft.claims, ...draft.subjects].flatMap((one) => one.words);
  return listMembers(words, lexicon)
    .slice(1)
    .filter(
      (member) =>
        member.filter(({ tag }) => CONTENT.has(tag)).length > 1 &&
        /^\s*,/.test(member[0]?.gap ?? '') &&
        !overlaps(member, claimed) &&
        !isStyle(member, lexicon) &&
        !['site', 'sitething', 'want', 'make', 'please'].some((name) =>
          hasClass(member, name, lexicon),
        ) &&
        !member.some(
          ({ lower, tag }, at) =>
            tag === 'negation' ||
            ['siteParts', 'styleWords', 'modals'].some((list) => lexicon.has(list, lower)) ||
            sectionAt(sections, member, at, member.length) !== null,
        ),
    );
}

/** What others do with the site: "a site where | neighbours swap seeds", "an app with which | volunteers transcribe logbooks". */
function siteUsed(words: Phrase, lexicon: Lexicon): Phrase {
  if (lexicon.isHeadLast) return [];
  const at = words.findIndex(
    ({ lower }, index) =>
      index > 1 &&
      (lexicon.has('whereWords', lower) ||
        (lexicon.has('relatives', lower) && words[index - 1]?.tag === 'preposition')) &&
      ['site', 'sitething'].some((name) =>
        hasClass(words.slice(Math.max(0, index - 3), index), name, lexicon),
      ),
  );
  const told = at < 0 ? [] : words.slice(at + 1);
  return told.length > 2 && ['noun', 'other', 'adjective'].includes(told[0]?.tag ?? 'fact')
    ? told
    : [];
}

/** What stands behind the town where nothing parts the words: "site for a lawyer in leeds | divorce wills". */
export function behindTown(words: Phrase, { extents }: Vocabulary): Phrase[] {
  const ends = words.map((word, at) =>
    at > 0 && !isCapital(word) ? (extents.place?.(words, at, words.length)[0] ?? 0) : 0,
  );
  const behind = words.slice(ends.find((to) => to > 0) ?? words.length);
  return behind.length > 1 && behind.every(({ tag }) => CONTENT.has(tag) || tag === 'and')
    ? [behind]
    : [];
}
