import type { Candidate } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import { wordsOf } from '../text/shownWords';
import type { Word } from '../text/words';

/** More words name no single thing that something is done with. */
const LONGEST_OBJECT = 2;
/** So far behind its verb an object may stand: "clean | the | houses". */
const REACH = 2;

/** What somebody works at who tells what is done with something: "I groom dogs" → "dog grooming"; null where no verb says it. */
export function workNamed(
  subject: Candidate | null,
  words: readonly Word[],
  prompt: string,
  { lexicon, workName }: ReadingLanguage,
): string | null {
  const start = subject?.words[0]?.at ?? 0;
  const verb = words.findLast(
    ({ at, tag }) => at < start && at >= start - REACH && tag !== 'article',
  );
  return subject?.by === 'told' &&
    subject.words.length <= LONGEST_OBJECT &&
    verb !== undefined &&
    lexicon.has('workVerbs', verb.lower)
    ? (workName?.(verb.lower, wordsOf(subject.words, prompt)) ?? null)
    : null;
}
