import { type Candidate, type Phrase, without } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import type { Word } from '../text/words';
import { withoutGoods } from './subjectCandidates';

const LOOSE: ReadonlySet<string> = new Set([
  'article',
  'possessive',
  'preposition',
  'auxiliary',
  'adverb',
  'and',
  'subordinator',
  'pronoun',
  'negation',
]);
const CONTENT: ReadonlySet<string> = new Set(['noun', 'name', 'other', 'gerund', 'verb']);
/** Where adjectives are of the business rather than of its site. */
const OWN_ADJECTIVES: ReadonlySet<Candidate['by']> = new Set(['about', 'kind', 'told']);

/** A subject without what only introduces, names or places it; null where nothing is left that says what the site is about. */
export function cleanSubject(
  { words: whole, by }: Candidate,
  language: ReadingLanguage,
  taken: readonly Phrase[],
): Phrase | null {
  const { lexicon, kinds } = language;
  const words = withoutGoods(whole, language);
  const site = lexicon.classes.get('site');
  /* "Airbnb but for | boat moorings", "like Airbnb for | dogs" */
  const isLike = lexicon.has('compareWords', words[0]?.lower ?? '');
  const like = words.findIndex(
    ({ lower }, at) =>
      at > 1 &&
      lexicon.has('siteLinks', lower) &&
      (isLike || lexicon.has('sentenceJoiners', words[at - 1]?.lower ?? '')),
  );
  let rest = words.slice(like + 1);
  for (let at = 0; at < rest.length; at += 1) {
    const length = site?.lengthAt(rest, at) ?? 0;
    if (length === 0 || kinds.phrases.lengthAt(rest, at) > length) continue;
    rest = at === 0 ? rest.slice(length) : rest.slice(0, at);
    break;
  }
  for (const phrase of taken) {
    const start = rest.findIndex(({ at }) => phrase.some((word) => word.at === at));
    const isLed = rest.slice(0, Math.max(0, start)).every(({ tag }) => LOOSE.has(tag));
    if (start > 0 && isLed) rest = without(rest.slice(start), [phrase]);
    else if (start > 0) rest = rest.slice(0, start);
    else if (start === 0) rest = without(rest, [phrase]);
  }
  /* "A dog groomer | covering north Leeds", "a rugby side | playing out of Regina" */
  const acting = rest.findIndex(
    ({ lower, tag }, at) =>
      at > 0 &&
      (tag === 'gerund' || lower.endsWith('ing')) &&
      (lexicon.has('serves', lower) || (at === rest.length - 1 && lexicon.has('actings', lower))),
  );
  if (acting > 0) rest = rest.slice(0, acting);
  /* "A | women's gym", not "my sister's | bakery" */
  const isOwner = ({ tag, lower }: Word): boolean => {
    const owner = lower.replace(/’s?$/, '');
    const isOne = tag === 'possessive' && owner !== lower && lexicon.isCommon(owner);
    return isOne && lexicon.classes.get('kin')?.has(owner) !== true;
  };
  const isLead = (word: Word): boolean =>
    (LOOSE.has(word.tag) && !isOwner(word)) ||
    /* "A modern site for | a classic car club" */
    (lexicon.has('styleWords', word.lower) &&
      !lexicon.has('tradeStyles', word.lower) &&
      !OWN_ADJECTIVES.has(by)) ||
    lexicon.has('subjectLeads', word.lower);
  let [from, to] = [0, rest.length];
  while (from < to && isLead(rest[from] as Word)) from += 1;
  /* "A two | person architecture practice" */
  const isCrew =
    to - from > 2 &&
    words[words.indexOf(rest[from] as Word) - 1]?.tag === 'number' &&
    lexicon.has('vague', rest[from]?.lower ?? '');
  if (isCrew) from += 1;
  const called = lexicon.classes.get('called');
  while (
    to > from &&
    (LOOSE.has(rest[to - 1]?.tag ?? '') ||
      lexicon.has('basedWords', rest[to - 1]?.lower ?? '') ||
      called?.has(rest[to - 1]?.lower ?? ''))
  )
    to -= 1;
  rest = rest.slice(from, to);
  return rest.some((word) => CONTENT.has(word.tag) && !lexicon.has('vague', word.lower))
    ? rest
    : null;
}
