import type { Candidate } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import { wordsOf } from '../text/shownWords';
import { taggedWords } from '../text/taggedWords';
import type { Word } from '../text/words';
import { kindIn } from './kinds';

/** More words name no single thing that something is done with. */
const LONGEST_OBJECT = 2;
/** So far behind its verb an object may stand: "clean | the | houses". */
const REACH = 2;

/**
 * What somebody works at who tells what is done with something, and its kind of business where that is known: "I groom dogs"
 * → "dog grooming"; null where no verb says it.
 */
export function workNamed(
  subject: Candidate | null,
  words: readonly Word[],
  prompt: string,
  language: ReadingLanguage,
): { name: string; kind: ReturnType<typeof kindIn> } | null {
  const { lexicon, kinds, workName } = language;
  const start = subject?.words[0]?.at ?? 0;
  const verb = words.findLast(
    ({ at, tag }) => at < start && at >= start - REACH && tag !== 'article',
  );
  if (
    (subject?.by !== 'told' && subject?.by !== 'offer') ||
    subject.words.length > LONGEST_OBJECT ||
    verb === undefined ||
    workName === undefined ||
    !lexicon.has('workVerbs', verb.lower)
  )
    return null;
  const name = workName(verb.lower, wordsOf(subject.words, prompt));
  const named = taggedWords(name, language);
  const kind = kindIn(kinds, named, ({ length }) => length);
  /* "Sneaker cleaning" is none of a house. */
  return { name, kind: kind?.words.length === named.length ? kind : null };
}
