import nlp from 'compromise/two';

import type { Tag, Word } from '../../read/words';

/** Beyond these many words a prompt is tagged by its closed classes alone, so that time stays bounded. */
const MOST_TAGGED = 700;

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

const NOMINAL: ReadonlySet<Tag> = new Set(['article', 'possessive', 'adjective']);

/** Tags the words that no closed class has, by `compromise`; what it takes for a verb behind an article is a noun. */
export function tagEnglish(words: readonly Word[]): void {
  const tagged = words.slice(0, MOST_TAGGED);
  const starts: number[] = [];
  let text = '';
  for (const { text: word, gap, fact } of tagged) {
    if (text !== '') text += /[.!?\n;]/.test(gap) ? '. ' : /,/.test(gap) ? ', ' : ' ';
    starts.push(text.length);
    text += fact === null ? word.replace(/\./g, '') : 'it';
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
        word.tag = TAGS.find(([name]) => tags.has(name))?.[1] ?? 'other';
      offset += term.length + post.length;
    }
  }
  tagged.forEach((word, at) => {
    const before = tagged[at - 1];
    const follows = before !== undefined && /^[ -]$/.test(word.gap);
    if (word.tag === 'verb' && follows && NOMINAL.has(before.tag)) word.tag = 'noun';
  });
}
