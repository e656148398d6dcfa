import { GENERAL } from '../../trades/trades';
import type { Clause } from '../clauses/segments';
import type { Candidate, Draft } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import { cleanSubject } from './cleanSubject';
import { kindIn } from './kinds';
import { behindName, kindInName, kindsTold, workTold } from './subjectCandidates';
import { weighSubject } from './weighSubject';
import { endsIn } from '../text/lexicon';
import { lowered } from '../text/phrases';

/** What speaks against whom a site is for, where it is said what it is. */
const WHOM = 40;

/** Everything that may say what the site is about, the surest first. */
export function rankedSubjects(
  draft: Draft,
  clauses: readonly Clause[],
  language: ReadingLanguage,
  taken: readonly (Candidate | null)[],
): Candidate[] {
  const others = taken.flatMap((one) => (one === null ? [] : [one.words]));
  /* "Two sisters, | one oven" */
  const isCounted = draft.offers[0]?.words[0]?.tag === 'number' && draft.offers[0].price === null;
  const offered = draft.offers.slice(0, isCounted ? 0 : 1).map(({ core }): Candidate => ({
    words: core,
    weight: 4,
    reason: 'subject: the first thing offered',
    by: 'offer',
  }));
  const done = draft.wants.flatMap(({ isCapability, need, words }): Candidate[] =>
    isCapability &&
    need === null &&
    ['verb', 'noun'].includes(words[0]?.tag ?? '') &&
    words.length > 2
      ? [{ words: words.slice(1), weight: 3, reason: 'subject: what people do there', by: 'told' }]
      : [],
  );
  const [name] = taken;
  const inName = name
    ? kindInName(
        name.words,
        clauses.flatMap(({ words }) => words),
        language,
      )
    : [];
  const isKindNamed = inName.some(
    (one) => kindIn(language.kinds, one.words, ({ length }) => length)?.trade !== GENERAL,
  );
  const work = workTold(clauses, language);
  /** "A tide forecast | web app for small-boat anglers": what it is stands before whom it is for. */
  const isFor = ({ words: whole, by }: Candidate): boolean => {
    const head = whole.at(-1)?.lower ?? '';
    const isCrowd =
      language.lexicon.has('audiences', head) || endsIn('crowdEndings', head, language.lexicon);
    return (
      by === 'about' &&
      isCrowd &&
      draft.subjects.some(
        (other) =>
          other.by === 'made' &&
          (cleanSubject(other, language, others)?.at(-1)?.at ?? Infinity) < (whole[0]?.at ?? 0) - 2,
      )
    );
  };
  const told = [
    ...draft.subjects,
    ...kindsTold(clauses, language),
    ...work,
    ...(name ? behindName(clauses, name.words, language) : []),
    ...offered,
    ...done.slice(0, 1),
  ].flatMap((candidate): Candidate[] => {
    const words = cleanSubject(candidate, language, others);
    if (words === null) return [];
    if (name && lowered(words) === lowered(name.words)) return [];
    const { sum, reason } = weighSubject(candidate, words, draft, language, {
      isKindNamed,
      isWorkTold: work.length > 0,
    });
    const weight = sum - (isFor(candidate) ? WHOM : 0);
    return weight > 0 ? [{ words, weight, reason, by: candidate.by }] : [];
  });
  return [...told, ...inName].sort((one, other) => other.weight - one.weight);
}
