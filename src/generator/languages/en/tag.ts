import filter from 'virtual:ordinary-english';

import type { Tag, Word } from '../../read/text/words';
import { WordFilter } from '../WordFilter';
import { isNoun, OBJECTS, SITE, SUBJECTS } from './isNoun';
import { stemsOf } from './stems';
import { lexicon, nlp } from './tagger';
import { isTaggerWord } from './taggerWords';

/** Beyond these many words and parts a prompt is tagged by its closed classes alone, so that time stays bounded. */
const MOST_TAGGED = 500;
const MOST_PARTS = 120;
const FEWEST_TITLED = 16;

type Term = { text: string; pre: string; post: string; tags?: Set<string> };

/** What a term's tags say, the surest first. */
const TAGS: readonly (readonly [string, Tag])[] = [
  ['Negative', 'negation'],
  ['Modal', 'auxiliary'],
  ['Copula', 'auxiliary'],
  ['Preposition', 'preposition'],
  ['Conjunction', 'subordinator'],
  ['Determiner', 'article'],
  ['Possessive', 'possessive'],
  ['Pronoun', 'pronoun'],
  ['Value', 'number'],
  ['Gerund', 'gerund'],
  ['PastTense', 'participle'],
  ['Participle', 'participle'],
  ['Verb', 'verb'],
  ['Adverb', 'adverb'],
  ['Adjective', 'adjective'],
  ['ProperNoun', 'name'],
  ['Place', 'name'],
  ['Noun', 'noun'],
];

/** "Near kington its open", "our tenants' union": no possessive without its s. */
const tagOf = ({ lower }: Word, tags: ReadonlySet<string>): Tag =>
  TAGS.find(
    ([name, tag]) => tags.has(name) && (tag !== 'possessive' || /['’]s$/.test(lower)),
  )?.[1] ?? 'other';

/** What no "an" stands before: in "pots an tables" it is short for "and". */
const CONSONANT = /^[b-dfgj-np-tv-wyz](?=[a-z]*[aeiouy])[a-z]{2,}/;
const isList = (word: Word | undefined): boolean =>
  word !== undefined && /^lists?$/.test(word.lower) && word.gap === ' ';

/** Tags the words that no closed class has, by `compromise`; not every verb that it sees is one. */
export function tagEnglish(words: readonly Word[]): void {
  for (const [at, word] of words.entries())
    if (word.text === 'an' && CONSONANT.test(words[at + 1]?.text ?? ''))
      Object.assign(word, { lower: 'and', text: 'and', tag: 'and' });
  const tagged = taggedOf(words);
  const starts: number[] = [];
  let text = '';
  const isShouted =
    words.length > 4 &&
    words.filter(({ text: word }) => /\p{Ll}/u.test(word)).length < words.length * 0.3;
  /* "We Do Old Chairs , Boat Cushions" */
  const isTitled =
    words.length > FEWEST_TITLED &&
    words.filter(({ text: word }) => /^\p{Ll}/u.test(word)).length < words.length * 0.2;
  for (const { text: word, gap, fact } of tagged) {
    if (text !== '') text += /[.!?\n;]/.test(gap) ? '. ' : /,/.test(gap) ? ', ' : ' ';
    starts.push(text.length);
    const plain = isShouted || isTitled ? word.toLowerCase() : word;
    text += fact === null ? plain.replace(/\./g, '') : 'it';
  }
  let offset = 0;
  let index = -1;
  for (const sentence of (nlp(text) as unknown as { docs: Term[][] }).docs) {
    for (const { pre, text: term, post, tags } of sentence) {
      offset += pre.length;
      while (index + 1 < tagged.length && (starts[index + 1] ?? 0) <= offset && term !== '')
        index += 1;
      const word = tagged[index];
      if (word !== undefined && tags !== undefined && term !== '' && word.tag === 'other')
        word.tag = tagOf(word, tags);
      offset += term.length + post.length;
    }
  }
  tagged.forEach((word, at) => {
    const before = tagged[at - 1];
    const follows = before !== undefined && /^[ -]$/.test(word.gap);
    if (word.tag === 'verb' && isNoun(tagged, at)) word.tag = 'noun';
    if (word.tag === 'noun' && DOUBLES.has(word.lower) && orders(tagged, at)) word.tag = 'verb';
    if (word.tag === 'noun' && follows && SUBJECTS.has(before.lower)) word.tag = 'verb';
    if (word.tag === 'noun' && isDoing(tagged, at)) word.tag = 'verb';
    /* "My mother-in-law | cooks confinement food" */
    if (
      word.tag === 'noun' &&
      /[^s]s$/.test(word.lower) &&
      follows &&
      KIN.test(before.lower) &&
      tagged[at - 2]?.tag === 'possessive' &&
      OBJECTS.has(tagged[at + 1]?.tag ?? 'fact')
    )
      word.tag = 'verb';
    /* "We're still arguing" */
    if (
      word.tag === 'noun' &&
      word.lower.endsWith('ing') &&
      before?.tag === 'adverb' &&
      /’(?:re|m)$/.test(tagged[at - 2]?.lower ?? '')
    )
      word.tag = 'gerund';
    /* "Waiting list about 2 years" */
    if (word.tag === 'noun' && /^(?:wait|mail|read)ing$/.test(word.lower) && isList(tagged[at + 1]))
      word.tag = 'gerund';
    /* "A carpooling website" */
    if (
      word.tag === 'adjective' &&
      /\p{L}{4}ing$/u.test(word.lower) &&
      tagged[at + 1]?.tag === 'noun' &&
      (!isCommonEnglish(word.lower) || SITE.test(tagged[at + 1]?.lower ?? ''))
    )
      word.tag = 'gerund';
    /* "One vintage bus", "one red van" */
    const next = tagged[at + 1];
    if (
      word.lower === 'one' &&
      next?.gap === ' ' &&
      ['adjective', 'noun', 'name', 'other'].includes(next.tag)
    )
      word.tag = 'number';
    if (isOwner(tagged, at))
      Object.assign(word, { lower: word.lower.replace(/s$/, '’s'), tag: 'possessive' });
    /* "Its a walking group", "were not trained" */
    if (word.lower in SHORTENED && isShortened(tagged, at)) {
      word.lower = SHORTENED[word.lower] ?? word.lower;
      word.tag = 'pronoun';
    }
    /* "A non-profit" */
    if (word.tag === 'negation' && word.lower.includes('-')) word.tag = 'noun';
    /* "Pies an pasties" */
    if (word.lower === 'an' && /^[^aeiouh\d]/.test(tagged[at + 1]?.lower ?? '')) word.tag = 'and';
    /* "Q&A" */
    if (word.gap === '&' && word.text.length === 1) word.tag = 'noun';
  });
}

const KIN =
  /^(?:mum|mom|mother|dad|father|wife|husband|sister|brother|daughter|son|nan|gran|aunt|uncle|partner|cousin)(?:-in-law)?$/;

const FIRST_NAMES: ReadonlySet<unknown> = new Set(['MaleName', 'FemaleName', 'FirstName']);
/** First names that the tagger knows for something else. */
const NAMES_TOO: ReadonlySet<string> = new Set(['bill', 'earl', 'flo', 'frank', 'ray']);
/** Behind these, or at the beginning, somebody's business may be named. */
const BEFORE_OWNER: ReadonlySet<string> = new Set(['at', 'called', 'for', 'is', 'it’s', 'named']);
const OWNED: ReadonlySet<Tag> = new Set(['noun', 'adjective', 'gerund', 'name']);

/** "Site for | hanks bait shop": somebody's, typed without its apostrophe. */
function isOwner(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at] as Word, words[at + 1]];
  const owner = /^([a-z]{2,})s$/.exec(word.text)?.[1];
  return (
    owner !== undefined &&
    (FIRST_NAMES.has(lexicon[owner]) || NAMES_TOO.has(owner)) &&
    next?.gap === ' ' &&
    OWNED.has(next.tag) &&
    /^[a-z]/.test(next.text) &&
    (before === undefined ||
      BEFORE_OWNER.has(before.lower) ||
      (/^(?:big|little|lil|old|uncle|aunt|auntie|granny|mama|papa|miss)$/.test(before.lower) &&
        (words[at - 2] === undefined || BEFORE_OWNER.has(words[at - 2]?.lower ?? ''))))
  );
}

/** What is typed without its apostrophe and then another word. */
const SHORTENED: Readonly<Record<string, string>> = { its: 'it’s', were: 'we’re' };

const BEHIND_SHORTENED: ReadonlySet<Tag> = new Set([
  'article',
  'possessive',
  'negation',
  'adverb',
  'preposition',
]);

/** Whether a word for short has no noun behind it that it could belong to, nor a subject before it. */
function isShortened(words: readonly Word[], at: number): boolean {
  const [word, next, after] = [words[at], words[at + 1], words[at + 2]];
  if (next?.gap !== ' ') return false;
  const opens = at === 0 || /[.!?\n;:(,–-]/.test(word?.gap ?? '');
  if (word?.lower === 'were' && !opens) return false;
  /* "So its ice fishing houses" */
  const before = words[at - 1];
  if (word?.lower === 'its' && before?.lower === 'so' && /^$|[.!?\n]/.test(before.gap)) return true;
  return (
    BEHIND_SHORTENED.has(next.tag) ||
    next.lower === 'got' ||
    (next.tag === 'adjective' && (after === undefined || after.gap !== ' '))
  );
}

/** Nouns that ask for something to be done where they begin a member and have an object: "book a slot, look up a street". */
const DOUBLES: ReadonlySet<string> = new Set([
  'book',
  'check',
  'contact',
  'list',
  'look',
  'map',
  'order',
  'post',
  'report',
  'request',
  'search',
  'share',
  'view',
]);

function orders(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const opens = before === undefined || before.tag === 'and' || /[,;:.\n]/.test(word?.gap ?? '');
  return (
    opens &&
    next?.gap === ' ' &&
    (['article', 'possessive'].includes(next.tag) || PARTICLES.has(next.lower))
  );
}

const PARTICLES: ReadonlySet<string> = new Set(['up', 'for', 'by']);

function taggedOf(words: readonly Word[]): readonly Word[] {
  let parts = 0;
  const end = words.findIndex(({ gap }, at) => {
    if (/[.!?\n;,]/.test(gap)) parts += 1;
    return at === MOST_TAGGED || parts > MOST_PARTS;
  });
  return end < 0 ? words : words.slice(0, end);
}

/** Whether a word ending in s stands between a name that opens its sentence and an object: "Fourth Leg designs prosthetic limbs". */
function isDoing(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  if (!/^\p{Ll}{2,}[^s]s$/u.test(word.text) || next === undefined || !OBJECTS.has(next.tag))
    return false;
  if (word.gap !== ' ' || next.gap !== ' ' || /^\p{Lu}/u.test(next.text)) return false;
  let from = at;
  while (from > 0 && /^\p{Lu}/u.test(words[from - 1]?.text ?? '') && words[from]?.gap === ' ')
    from -= 1;
  const opens = from === 0 || /[.!?\n]/.test(words[from]?.gap ?? '');
  const name = words[from]?.lower ?? '';
  return opens && (at - from > 1 || (at > from && !isCommonEnglish(name)));
}

let ordinary: WordFilter | null = null;

/** Whether a word is an ordinary one, or a form of one. */
export function isCommonEnglish(word: string): boolean {
  const listed = (ordinary ??= WordFilter.read(filter));
  /* The filter takes one of the many words for an ordinary one: an accent is looked at twice, "Kecskemét" is none. */
  const isListed = (form: string): boolean =>
    listed.has(form) && listed.has(form.normalize('NFD').replace(/\p{M}/gu, ''));
  const isKnown = (form: string): boolean => isTaggerWord(form) || isListed(form);
  const plain = word.replace(/['’]s$/, '');
  if (isKnown(plain)) return true;
  const stems = stemsOf(plain);
  return stems.some(isKnown) || stems.flatMap(stemsOf).some(isKnown) || isJoined(plain);
}

/** "Well-kept", "half-day". */
const isJoined = (word: string): boolean =>
  word.includes('-') && word.split('-').every((part) => part === '' || isCommonEnglish(part));
