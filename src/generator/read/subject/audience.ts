import { GENERAL } from '../../trades/trades';
import type { Context } from '../Context';
import { type Candidate, type Draft, overlaps, type Phrase } from '../draft';
import { type Frame, tellsBy } from '../clauses/frames';
import { kindIn } from './kinds';
import type { Lexicon } from '../text/lexicon';
import { capitalEnd, headEnd, isCapital, isSoft, nounEnd } from '../text/phrases';
import type { ReadingLanguage } from '../ReadingLanguage';
import type { Clause } from '../clauses/segments';

type Language = Pick<ReadingLanguage, 'lexicon' | 'kinds' | 'places'>;

const LEADS: ReadonlySet<string> = new Set(['article', 'possessive', 'preposition']);
/** An audience that is said by name speaks surer. */
const WEIGHT = 50;

/** Whom a business is for, said right behind its kind, name and place: "a café in Leeds for students". */
export function audiencesBeside(
  clauses: readonly Clause[],
  { claims }: Pick<Draft, 'claims'>,
  language: Language,
  name: Candidate | null,
): Candidate[] {
  const { lexicon } = language;
  const sold = claims.filter(({ role }) => role === 'clause').map((claim) => claim.words);
  const isSold = (words: Phrase): boolean =>
    words.some(({ tag }) => tag === 'gerund') && sold.some((phrase) => overlaps(phrase, words));
  return clauses
    .filter(({ sentence }) => sentence === 0)
    .flatMap(({ words }) =>
      words.flatMap((word, at): Candidate[] => {
        if (!lexicon.has('audienceLinks', word.lower) || !isSoft(word.gap)) return [];
        const before = words.slice(0, at);
        if (isSold(before) || !namesBusiness(before, language, name?.words ?? [])) return [];
        const people = peopleAt(words, at + 1, language);
        return people.length === 0
          ? []
          : [{ words: people, weight: WEIGHT, reason: `audience: behind "${word.lower}"` }];
      }),
    );
}

/**
 * Whom a site is for whose sort says what it is about: "a tide calendar website for | a small estuary harbour". Null where
 * the sort says only how it is made ("a booking website"), or where the business itself follows ("a website for my salon").
 */
export function servedBy(
  { lexicon, kinds }: Context,
  words: Phrase,
  frames: readonly Frame[],
): Phrase | null {
  const capturesOf = (by: Candidate['by']): Frame['captures'] =>
    frames.find((frame) => tellsBy(frame) === by)?.captures ?? {};
  const { subject: sited } = capturesOf('sited');
  const { subject: about, who } = capturesOf('about');
  if (sited === undefined || about === undefined || sited.to > about.from) return null;
  const sort = words.slice(sited.from, sited.to);
  const topic = topicOf(sort, lexicon);
  const served = words.slice(about.from, about.to);
  const hasArticle = words[about.from - 1]?.tag === 'article';
  const start = hasArticle ? about.from - 1 : about.from;
  /* "A come-and-try page for beginners" is a part of the site. */
  const isPart =
    sort.length === topic.length + 1 && lexicon.has('siteParts', sort.at(-1)?.lower ?? '');
  const isOwn =
    who !== undefined ||
    !lexicon.has('audienceLinks', words[start - 1]?.lower ?? '') ||
    served.every(isCapital);
  if (isOwn || isPart || saysOnlySort(sort, lexicon)) return null;
  /* "A restaurant website for a Lebanese bistro" */
  const end = (phrase: Phrase): number => headEnd(phrase, lexicon);
  const [one, other] = [kindIn(kinds, topic, end), kindIn(kinds, served, end)];
  const isSame = served.some(({ lower }) => lower === topic.at(-1)?.lower);
  const isCloser =
    topic.length === 1 &&
    served.length > 1 &&
    one !== null &&
    one.trade !== GENERAL &&
    one.trade === other?.trade;
  if (isSame || isCloser) return null;
  const called = lexicon.classes.get('called');
  const stop = words.findIndex(
    (word, at) =>
      at >= about.to &&
      (!isSoft(word.gap) ||
        lexicon.has('withWords', word.lower) ||
        (called?.lengthAt(words, at) ?? 0) > 0),
  );
  return words.slice(start, stop < 0 ? words.length : stop);
}

/** What stands before the word for the site: "tide calendar | website". */
function topicOf(sort: Phrase, lexicon: Lexicon): Phrase {
  const site = lexicon.classes.get('site');
  return sort.slice(
    0,
    sort.findIndex((_, at) => (site?.lengthAt(sort, at) ?? 0) > 0),
  );
}

/** Whether a sort of site says only how it is made or what it is good for: "one-page booking website". */
export const saysOnlySort = (sort: Phrase, lexicon: Lexicon): boolean =>
  topicOf(sort, lexicon).every(
    ({ lower, tag }) =>
      ['adjective', 'adverb', 'article', 'possessive', 'and'].includes(tag) ||
      lexicon.has('siteSorts', lower) ||
      lexicon.has('styleWords', lower),
  );

/** Whether words end in a kind of business or its name, with nothing behind it but its name and place. */
function namesBusiness(words: Phrase, language: Language, name: Phrase): boolean {
  const { lexicon, kinds } = language;
  const isWith = (at: number): boolean => lexicon.has('withWords', words[at]?.lower ?? '');
  return words.some((_, at) => {
    const before = words[at - 1];
    if (before !== undefined && (!LEADS.has(before.tag) || isWith(at - 1))) return false;
    const isNamed = words[at] === name[0];
    const end = isNamed ? at + name.length : nounEnd(words, at, words.length, lexicon);
    if (end === at) return false;
    if (!isNamed && kindIn(kinds, words.slice(at, end), ({ length }) => length) === null)
      return false;
    let rest = end;
    while (rest < words.length && !isWith(rest)) {
      const next = properEnd(words, rest + 1, language);
      if (next === rest + 1) break;
      rest = next;
    }
    return rest === words.length;
  });
}

/** Where a name or place ends that begins at a word behind "called" or "in". */
function properEnd(words: Phrase, from: number, { lexicon, places }: Language): number {
  const leads = words[from - 1];
  const isLed =
    leads?.tag === 'preposition' || lexicon.classes.get('called')?.has(leads?.lower ?? '');
  if (isLed !== true) return from;
  const start = words[from]?.tag === 'article' ? from + 1 : from;
  for (let to = words.length; to > start; to -= 1)
    if (
      places.has(
        words
          .slice(start, to)
          .map(({ lower }) => lower)
          .join(' '),
      )
    )
      return to;
  const end = capitalEnd(words, start, words.length, lexicon);
  return end > start ? end : from;
}

/** The people that a phrase names, with those that it joins to them: "families with small children". */
function peopleAt(words: Phrase, from: number, { lexicon }: Language): Phrase {
  const lead = words[from]?.tag ?? 'other';
  const start = LEADS.has(lead) && lead !== 'article' ? from + 1 : from;
  const endOf = (at: number): number => {
    const end = nounEnd(words, at, words.length, lexicon);
    return words.slice(at, end).some(({ lower }) => lexicon.has('audiences', lower)) ? end : at;
  };
  let end = endOf(start);
  if (end === start) return [];
  for (let next = endOf(end + 1); next > end + 1; next = endOf(end + 1)) {
    const link = words[end];
    const joins = link?.tag === 'and' || lexicon.has('withWords', link?.lower ?? '');
    if (!joins || !isSoft(link?.gap ?? '')) break;
    end = next;
  }
  /* "Owners of classic tractors" */
  const link = words[end];
  const governs =
    link?.tag === 'preposition' && isSoft(link.gap) && lexicon.has('joinsNames', link.lower);
  if (governs) end = Math.max(end, nounEnd(words, end + 1, words.length, lexicon));
  /* "People who are afraid of cold water" */
  const isTold = lexicon.has('relatives', words[end]?.lower ?? '') && isSoft(words[end]?.gap ?? '');
  if (isTold) {
    const stop = words.findIndex(({ gap }, at) => at > end && /[,;:]|\s[-–—]\s/.test(gap));
    end = stop < 0 ? words.length : stop;
  }
  return words.slice(start, end);
}
