import type { Tag, Word } from '../../read/text/words';

/** A word right behind these is a verb, whatever else it may be. */
export const SUBJECTS: ReadonlySet<string> = new Set([
  'we',
  'i',
  'they',
  'you',
  'he',
  'she',
  'who',
  'nobody',
  'everyone',
  'everybody',
]);
const BEING: ReadonlySet<string> = new Set(['am', 'is', 'i’m', 'im', 'he’s', 'she’s']);
const NOMINAL: ReadonlySet<Tag> = new Set(['article', 'possessive', 'adjective']);
/** What may be the object of a verb before it. */
export const OBJECTS: ReadonlySet<Tag> = new Set([
  'article',
  'possessive',
  'adjective',
  'number',
  'noun',
]);

/** Whether a word that was taken for a verb is a noun where it stands. */
export function isNoun(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  if (before === undefined || !/^[ -]$/.test(word.gap)) return opensCompound(words, at);
  /* "A fortnightly podcast" */
  const isQualified = before.tag === 'adverb' && words[at - 2]?.tag === 'article';
  /* "I am tailor from Aleppo" */
  if (NOMINAL.has(before.tag) || isQualified || BEING.has(before.lower)) return true;
  /* "14 volunteers" */
  if (before.tag === 'number' && word.lower.endsWith('s')) return true;
  if (!/[^s]s$/.test(word.lower)) return false;
  return (
    /* "A site for volunteers" */
    before.tag === 'preposition' ||
    isGoverned(words, at) ||
    isInCompound(words, at) ||
    /* "Three electric day boats" */
    isCounted(words, at) ||
    /* "I restore carousel horses in a barn", "i build barn owl boxes" */
    isObject(words, at) ||
    endsFragment(words, at)
  );
}

/** "Rooms for travel nurses on short contracts", "website for twin forks antique tractor club". */
function isGoverned(words: readonly Word[], at: number): boolean {
  const [link, before, next] = [words[at - 2], words[at - 1], words[at + 1]];
  const behind = words.slice(at + 1, at + 5);
  const parted = behind.findIndex(({ gap, tag }) => gap !== ' ' || !FRAGMENT.has(tag));
  const isInName = behind
    .slice(0, parted < 0 ? behind.length : parted)
    .some(({ lower }) => ORGANIZATION.test(lower));
  return (
    before?.tag === 'noun' &&
    before.gap === ' ' &&
    (link?.tag === 'preposition' || (link?.tag === 'and' && words[at - 3]?.tag === 'gerund')) &&
    (isInName || !OBJECTS.has(next?.tag ?? 'fact'))
  );
}

export const SITE = /^(?:web ?)?(?:site|page)s?$|^(?:app|platform|portal)$/;

/** "Construct a tenant rights information website". */
function isInCompound(words: readonly Word[], at: number): boolean {
  const [article, before, next] = [words[at - 2], words[at - 1], words[at + 1]];
  return (
    article?.tag === 'article' &&
    before?.tag === 'noun' &&
    next?.tag === 'noun' &&
    words.slice(at + 1, at + 4).some(({ lower, gap }) => gap === ' ' && SITE.test(lower))
  );
}

const ORGANIZATION = /^(?:club|league|team|society|school|shop|studio|group|collective)$/;

/** "Bike polo club osaka". */
function opensCompound(words: readonly Word[], at: number): boolean {
  const [word, next, last] = [words[at], words[at + 1], words[at + 2]];
  return (
    (at === 0 || /\n/.test(word?.gap ?? '')) &&
    next?.tag === 'noun' &&
    [next, last].every((one) => one?.gap === ' ') &&
    ORGANIZATION.test(last?.lower ?? '')
  );
}

/** Whether a number above one stands before a word and what describes it. */
function isCounted(words: readonly Word[], at: number): boolean {
  const from = words.findLastIndex(
    ({ tag }, index) => index < at && tag !== 'noun' && tag !== 'adjective',
  );
  const count = words[from];
  return count?.tag === 'number' && count.lower !== 'one' && count.lower !== '1' && at - from > 1;
}

/** Whether nouns stand between a word and a verb behind its subject, and no object follows. */
function isObject(words: readonly Word[], at: number): boolean {
  let from = at;
  while (from > 0 && words[from]?.gap === ' ' && words[from - 1]?.tag === 'noun') from -= 1;
  const verb = words[from - 1];
  return (
    from < at &&
    words[from]?.gap === ' ' &&
    (verb?.tag === 'verb' || verb?.tag === 'gerund') &&
    (verb.tag === 'gerund' || SUBJECTS.has(words[from - 2]?.lower ?? '')) &&
    !NOMINAL.has(words[at + 1]?.tag ?? 'fact')
  );
}

const FRAGMENT: ReadonlySet<Tag> = new Set(['noun', 'adjective', 'gerund', 'number', 'other']);

/** "Paper lantern workshops for schools", "custom boats, repairs", "car keys cut on site": nothing before it that could do something. */
function endsFragment(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const ends =
    next === undefined ||
    !/^[ -]$/.test(next.gap) ||
    /^(?:for|of|with|and|cut|made|sold)$/.test(next.lower);
  let from = at;
  while (from > 0 && /^[ -]$/.test(words[from]?.gap ?? '')) from -= 1;
  return ends && words.slice(from, at).every(({ tag }) => FRAGMENT.has(tag));
}
