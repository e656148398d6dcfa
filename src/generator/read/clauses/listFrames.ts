import type { Context, Mode } from '../Context';
import type { Phrase } from '../draft';
import { headEnd, isSoft } from '../text/phrases';
import { hasClass } from './clauseKinds';
import { asksForSite, type Frame, type Opened } from './frames';
import { isMeans } from './havings';
import { opensNothing } from './opensNothing';
import type { Clause } from './segments';
import { withoutOverlaps } from './withoutOverlaps';

const MODES: Readonly<Record<string, Mode>> = {
  refuse: 'refuse',
  deny: 'deny',
  can: 'can',
  request: 'want',
  having: 'want',
  offer: 'offer',
  style: 'style',
  audience: 'audience',
};

/** The lists that the frames of a clause open, each up to where the next begins. */
export function listFrames(context: Context, clause: Clause, frames: readonly Frame[]): Opened[] {
  const { lexicon } = context;
  const { words } = clause;
  const siteAt = siteAskedFor(words, frames, lexicon);
  const opened = frames.flatMap((frame): Opened[] => {
    const { refused, wanted, can, offers, style, audience } = frame.captures;
    const range = refused ?? wanted ?? can ?? offers ?? style ?? audience;
    const isGoods =
      frame.group === 'having' &&
      hasGoods(context, clause, frame.from, siteAt) &&
      /* "There should be a page on water with results and a tariff table" */
      !frames.some(
        ({ group, uses, from }) => group === 'request' && !uses.has('add') && from < frame.from,
      ) &&
      !isMeans(words.slice(0, frame.from), lexicon);
    if (range === undefined) return [];
    /* "She does not want | prices", but "they don't sell | lamps" */
    const isUnwanted =
      frame.group === 'deny' && hasClass(words.slice(frame.from, range.from), 'want', lexicon);
    const mode = isGoods
      ? 'with'
      : isUnwanted || isRefusedWith(frame, frames, words, lexicon)
        ? 'refuse'
        : isMore(words, frame, context)
          ? 'offer'
          : MODES[frame.group];
    if (mode === undefined) return [];
    if (mode === 'want' && range.from <= siteAt) return [];
    const { from } = range;
    /* "No es de la policía, por más que el edificio lo fue: | es un hostal" */
    const isNo = mode === 'deny' || mode === 'refuse';
    const colon = words.findIndex(({ gap }, at) => at > from && /:/.test(gap));
    const to = isNo && colon > 0 ? Math.min(colon, range.to) : range.to;
    if (mode === 'refuse' && exceptsHours(words, frame.from, lexicon)) return [];
    if (opensNothing({ frame, frames, mode, words, from, to, context })) return [];
    return [{ frame, mode, words: words.slice(from, to), start: from }];
  });
  return withoutOverlaps(opened, words, lexicon);
}

/** "We treat cats and dogs, | plus farm calls for sheep": more of what it does. */
const isMore = (
  words: Phrase,
  { group, from }: Frame,
  { lexicon, wanted, isOpening }: Context,
): boolean =>
  group === 'request' &&
  ((words[0]?.tag === 'pronoun' && words[from]?.tag === 'preposition') ||
    /* "Also bespoke commissions", where nothing was asked for yet */
    (from === 0 &&
      wanted === null &&
      !isOpening &&
      lexicon.has('moreWords', words[0]?.lower ?? ''))) &&
  !hasClass(words.slice(0, from), 'want', lexicon) &&
  !hasClass(words.slice(0, from), 'site', lexicon);

/** "I don't want it to look like every school | with the red L" */
const isRefusedWith = (
  { group, from }: Frame,
  frames: readonly Frame[],
  words: Phrase,
  lexicon: Context['lexicon'],
): boolean =>
  group === 'having' &&
  frames.some(
    (other) =>
      other.group === 'refuse' &&
      other.from < from &&
      words.slice(other.from, from).some(({ lower }) => lexicon.has('likeWords', lower)) &&
      !words
        .slice(other.from + 1, from)
        .some(({ gap, lower }) => /[,;:]/.test(gap) || lexicon.has('clauseJoiners', lower)),
  );

/** "Open all year | except two weeks in May": when it is closed, nothing that is refused. */
const exceptsHours = (words: Phrase, from: number, lexicon: Context['lexicon']): boolean =>
  from > 0 &&
  words[from]?.tag !== 'negation' &&
  isSoft(words[from]?.gap ?? '') &&
  words
    .slice(0, from)
    .some(({ fact, lower }) => fact === 'hours' || lexicon.has('hourMarkers', lower));

/** Where "I want a website for X with Y" names the site that it asks for, which is nothing that it has; -1 where it does not. */
function siteAskedFor(
  words: Phrase,
  frames: readonly Frame[],
  lexicon: Context['lexicon'],
): number {
  const found = frames.flatMap((frame) => {
    const { subject } = frame.captures;
    if (subject === undefined || !asksForSite(frame)) return [];
    /* "The site should show the squad, the fixtures and a page for beginners" */
    const ahead = words.slice(0, frame.from);
    const isMember =
      lexicon.has('siteParts', words[frame.from]?.lower ?? '') &&
      (ahead.slice(1).some(({ gap }) => /^,/.test(gap)) || hasClass(ahead, 'site', lexicon));
    return isMember
      ? []
      : [subject.from + headEnd(words.slice(subject.from, subject.to), lexicon) - 1];
  });
  return Math.max(-1, ...found);
}

/** "A bakery with rye bread": what a business has it offers, unless it is a section. */
function hasGoods(
  { heading, isOpening, lexicon }: Context,
  { words, isFirst }: Clause,
  from: number,
  siteAt: number,
): boolean {
  return (
    heading !== 'want' &&
    (isFirst || isOpening) &&
    (!hasClass(words, 'site', lexicon) || (siteAt >= 0 && siteAt < from)) &&
    !hasClass(words.slice(Math.max(0, from - 2), from), 'site', lexicon)
  );
}
